/** What the server sends; see docs/protocol.md. */

interface Option {
  answer: string;
  label: string;
  targets: string[];
  rule: string;
  /** The heading under which a long list shows it. */
  group?: string;
}

interface NumberRange {
  low: number;
  high: number;
  step: number;
}

interface Decision {
  id: string;
  seat: number;
  /** How to show the answers: pick, amounts, confirm or number. */
  kind: string;
  /** Which question of the game this is, whoever asks it. */
  ask: string;
  /** The numbers that may be answered as "number:350", beside the options. */
  number?: NumberRange;
  prompt: string;
  rule: string;
  options: Option[];
  /** What cannot be done now, and why. */
  missing?: { label: string; rule: string; why: string }[];
  /** What was picked on the way to this question, as far as it can be taken back. */
  chosen: { answer: string; label: string; targets: string[] }[];
  undo: boolean;
  /** Whether the same is asked again and again for one thing: shown as one dialog. */
  series?: boolean;
  /** The picks of the series that were given already, one by one, and can be taken back. */
  taken?: Pick<Option, "answer" | "label" | "targets">[];
}

interface LogLine {
  version: number;
  key: string;
  args: [string, unknown][];
  text: string;
}

interface Act {
  answer: string;
  label: string;
}

interface StandingOrder {
  window: string;
  until: string;
  label: string;
  clear: string;
}

interface GameView {
  game: string;
  version: number;
  seats: number;
  seat: number | null;
  names: string[];
  over: boolean;
  turn: number[];
  scores: number[];
  winners: number[];
  waiting: string;
  decision: Decision | null;
  acts: Act[];
  orders: StandingOrder[];
  log: LogLine[];
}

interface Seat {
  seat: number;
  kind: string;
  name: string;
  you: boolean;
  level?: string | null;
  online: boolean;
  thinking: boolean;
  /** A bot keeps this seat for you. */
  kept?: boolean;
  /** A free seat that needs the invitation. */
  reserved?: boolean;
}

interface ChatLine {
  from: string;
  /** Of a private line: the names of those it is for. */
  to?: string[];
  text: string;
  when: number | string;
}

interface Rewind {
  by: number;
  version: number;
  agreed: number[];
}

interface Clock {
  kind: string;
  seconds: number;
  increment: number;
  nights: boolean;
  weekends: boolean;
  /** What happens when time is up: default or bot. */
  out: string;
  paused: boolean;
  /** Whether the hours are such in which no clock runs. */
  rests: boolean;
  agreed: number[];
  now: number;
  seats: { left: number; deadline: number | null; outs: number }[];
}

interface TableFacts {
  id: string;
  name: string;
  game: string;
  title: string;
  invite?: string | null;
  hotseat: boolean;
  /** Whether people at one screen have to look away while another plays. */
  secrets: boolean;
  public: boolean;
  /** Who opened the table: their name where they sit at it. */
  host: { name: string; you: boolean };
  started: number | null;
  revision: number;
  /** Whether the record may be saved now. */
  record: boolean;
  undo?: number[];
  seats: Seat[];
  rewind: Rewind | null;
  clock: Clock | null;
  /** The game has not begun: a seat is free. */
  waiting: boolean;
  chat: ChatLine[];
  /** Whether people may write to each other in private. */
  letters: boolean;
  rematch: string | null;
}

interface Tip {
  title: string;
  lines: string[];
  rules: string[];
  /** Said on the button of the answer. */
  warning?: string;
}

interface PanelItem {
  icon: string;
  label: string;
  value: string;
  /** What the reader has to spend. */
  mine?: boolean;
}

interface SheetRow {
  source: string;
  title: string;
  points: number[];
  /** Whether it only decides between equal sums. */
  tie: boolean;
}

interface TableView {
  /** The mark of this view: sent along, only what is new comes back. */
  have?: string;
  table: TableFacts;
  view: GameView;
  svg: string;
  tips: Record<string, Tip>;
  panels: PanelItem[][];
  sheet: SheetRow[];
}

interface Rule {
  id: string;
  level: number;
  html: string;
}

interface Moment {
  version: number;
  scores: number[];
  chapter: number;
  /** How far the game is, in the words of its log. */
  stage: string;
  text: string;
}

interface Away {
  since: number | null;
  when: number | null;
  chapters: { chapter: number; stage: string; events: { version: number; text: string }[] }[];
}

interface Tried {
  asks: boolean;
  prompt: string;
  options: Option[];
  /** The board with what is only thought over, where the game draws that. */
  svg?: string;
}

interface Throw {
  version: number;
  sides: number;
  faces: number[];
}

interface Timeline {
  versions: Moment[];
  dice: { thrown: number[]; throws: Throw[] };
}

interface Reason {
  key: string;
  points: number;
  text: string;
}

interface Advice {
  decision: string;
  seat: number;
  chance: number;
  moves: { answer: string; label: string; chance: number; plan: string[]; reasons: Reason[] }[];
}

/** What a coach says to one question; see gonfalon.server.lessons. */
interface LessonStep {
  id: string;
  ask: string;
  text: string;
  good: string[];
  fits: string[];
  point: string[];
  after: string;
  heard: string;
}

interface Lesson {
  over: string;
  times: number;
  end: string;
  steps: LessonStep[];
}

interface ChancePoint {
  version: number;
  chapter: number;
  stage: string;
  chances: number[];
}

interface TurningPoint {
  from: number;
  to: number;
  seat: number;
  change: number;
  log: string[];
}

interface SecondThought {
  version: number;
  chapter: number;
  stage: string;
  seat: number;
  played: string;
  played_label: string;
  better: string;
  better_label: string;
  gain: number;
}

interface Analysis {
  names: string[];
  yours: number[];
  scores: number[];
  winners: number[];
  progress: { done: number; of: number; thinking: boolean };
  curve: ChancePoint[];
  turning_points: TurningPoint[];
  otherwise: SecondThought[];
  agreement: (number | null)[];
}

/** The table as the widgets of the page see it. */
interface Desk {
  id: string;
  /** The seat whose eyes we look through; null for a spectator. */
  seat: number | null;
  data: TableView;
  /** Whether an old position is shown instead of the present one. */
  looking: boolean;
  answer(option: Option, follows?: boolean): Promise<boolean>;
  answerAll(answers: string[]): Promise<void>;
  undo(): Promise<void>;
  post(path: string, body?: object): Promise<boolean>;
  refresh(): Promise<void>;
  /** What is heard from the server, once the table stands. */
  live: { listen(): void } | null;
}
