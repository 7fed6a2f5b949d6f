// The table: fetches what the server says, hands it to the widgets, sends back what the player picks.
import { showActs } from "./acts.js";
import { Board } from "./board.js";
import { Chat } from "./chat.js";
import { showClock } from "./clock.js";
import { Coach } from "./coach.js";
import { drawCurtain, liftCurtain, nextAtScreen, shared } from "./curtain.js";
import { whole } from "./deltas.js";
import { byId, toast } from "./dom.js";
import { Drawer } from "./drawer.js";
import { End } from "./end.js";
import { Happened } from "./happened.js";
import { Hint } from "./hint.js";
import { showInvite } from "./invite.js";
import { Live } from "./live.js";
import { Log } from "./log.js";
import { get, post, Refusal } from "./net.js";
import { askToNotify, callPlayer, mountNotify } from "./notify.js";
import { Options } from "./options.js";
import { showPlayers } from "./players.js";
import { mountPrefs } from "./prefs.js";
import { chosenTargets, showLooking, showPrompt } from "./prompt.js";
import { Replay } from "./replay.js";
import { showRewind } from "./rewind.js";
import { mountSheet, openPanel, raiseSheet, stacked } from "./sheet.js";
import { hideTip, mountTips, showWhy } from "./tips.js";
import { mountTools } from "./tools.js";
import { showUndo } from "./undo.js";
import { putAway, showAway, whileAway } from "./whileaway.js";
import { lang, listed, t, trouble } from "./words.js";

/** @implements {Desk} */
class Table {
  constructor() {
    this.id = document.body.dataset.table ?? "";
    /** @type {number | null} */
    this.seat = null;
    /** @type {TableView} */
    this.data = /** @type {any} */ (null);
    this.looking = false;
    /** The newest revision we have heard of, and how many requests of ours are on their way. */
    this.heard = 0;
    this.posting = 0;
    /** The decision that was answered last: no decision is answered twice. */
    this.sent = "";
    this.undoing = false;
    /** Between two people at one screen: down, then ready once the next one is there. @type {"" | "down" | "ready"} */
    this.curtain = "";
    /** @type {Promise<void> | null} */
    this.fetching = null;
    this.again = false;
    this.board = new Board(byId("board"), (target, element) => this.options.pick(target, element), (target, element) => this.why(target, element));
    this.options = new Options(this, (targets) => this.board.point(targets.length ? targets : this.options.targetsOf(this.hint.held())));
    this.options.onSeries = () => this.lightChoices();
    this.hint = new Hint(this, this.options);
    this.coach = new Coach(this, this.options, this.board);
    this.board.onPoint = (target, on) => this.options.echo(target, on);
    this.drawer = new Drawer(document.body.dataset.game ?? "");
    this.log = new Log(this.id, (targets) => this.board.point(targets, "noted"));
    this.chat = new Chat(this);
    this.replay = new Replay(this, (moment, version) => this.look(moment, version));
    this.happened = new Happened(this.board);
    this.end = new End(this, () => this.replay.past(), () => this.replay.go(0));
    mountPrefs();
    mountNotify();
    mountSheet();
    mountTips({ tips: () => this.shown?.tips ?? {}, ruleText: (id) => this.drawer.text(id) });
    mountTools(this);
    /** What is on the board: the present, or the moment looked at. @type {TableView | null} */
    this.shown = null;
    /** @type {Live | null} */
    this.live = null;
  }

  async start() {
    const seen = this.log.mark ?? 0;
    const [away] = await Promise.all([whileAway(this.id), this.drawer.load().catch(() => undefined), this.refresh()]);
    if (this.data && !this.curtain) this.show(); // now with the words of the rules
    this.live = new Live(`/api/tables/${this.id}/events`, {
      changed: (revision) => this.hear(revision),
      chat: (line) => this.hearTalk(line),
      letter: () => this.chat.fetch(),
      presence: (online) => this.seeOnline(online),
      thinking: (seat) => this.thinks(seat),
    });
    if (this.data && !this.data.table.hotseat && !this.data.view.over) showAway(away, this.replay, this.data.view.decision !== null, seen);
    const at = new URLSearchParams(location.search).get("at");
    if (at !== null) this.replay.go(Number(at));
    if (location.hash.length > 1) this.drawer.open(decodeURIComponent(location.hash.slice(1)));
  }

  // -- from the server -------------------------------------------------------------------------

  /** The table is at this revision: fetch it, unless we have it or our own answer is about to bring it. @param {number} revision */
  hear(revision) {
    this.heard = Math.max(this.heard, revision);
    if (this.posting === 0 && (!this.data || this.data.table.revision < this.heard)) this.refresh();
  }

  /** Somebody said something: nothing else has changed. @param {ChatLine & {revision: number}} line */
  hearTalk({ revision, ...line }) {
    if (!this.data || this.posting > 0 || this.data.table.revision !== revision - 1) return this.hear(revision);
    this.heard = Math.max(this.heard, revision);
    this.data.table.revision = revision;
    this.data.table.chat.push(line);
    document.body.dataset.revision = String(revision);
    if (!this.curtain) this.chat.show(this.data.table);
  }

  /** @param {number[]} online */
  seeOnline(online) {
    if (!this.data) return;
    for (const seat of this.data.table.seats) if (seat.kind === "person") seat.online = online.includes(seat.seat);
    if (!this.looking && !this.curtain) showPlayers(this);
  }

  /** Fetch the table; requests made meanwhile become one more fetch. @returns {Promise<void>} */
  refresh() {
    this.again = this.fetching !== null;
    this.fetching ??= this.fetch().finally(() => {
      this.fetching = null;
      if (this.again) this.refresh();
    });
    return this.fetching;
  }

  async fetch() {
    this.again = false;
    const { seat } = this;
    try {
      const last = this.data;
      const data = whole(await get(`/api/tables/${this.id}`, { seat, lang, have: last?.have ?? "" }), last);
      if (seat === this.seat) this.take(data);
    } catch (error) {
      if (error instanceof Refusal && error.status === 403) this.seat = null;
      else if (error instanceof Refusal) toast(trouble(error));
    }
  }

  /** Show what the server said, unless something newer has overtaken it. @param {TableView} data */
  take(data) {
    if (this.data && data.table.revision < this.data.table.revision) return;
    if (data.table.waiting) data.view.decision = null; // nobody answers before every seat is taken
    this.data = data;
    document.body.dataset.version = String(data.view.version);
    document.body.dataset.revision = String(data.table.revision);
    if (this.seat === null && !(shared(data.table) && data.view.decision)) this.seat = data.view.seat;
    const next = nextAtScreen(data, this.seat);
    if (this.curtain === "ready" && data.view.seat === this.seat) this.lift();
    else if (!this.curtain && next !== null) this.hand(next);
    else if (!this.curtain) this.show();
  }

  /** Give the screen to another seat; between people who have secrets, behind the curtain. @param {number} seat */
  async hand(seat) {
    const { table, view } = this.data;
    if (shared(table) && table.secrets) {
      this.curtain = "down";
      document.body.classList.add("curtained");
      await drawCurtain(seat, view.names[seat]);
      this.curtain = "ready";
    }
    this.seat = seat;
    await this.refresh();
  }

  /** The view of the player at the screen has come: let them see it. */
  lift() {
    this.curtain = "";
    this.show();
    document.body.classList.remove("curtained");
    liftCurtain();
  }

  // -- showing ---------------------------------------------------------------------------------

  show() {
    const { view, table } = this.data;
    this.replay.show(view.version);
    this.chat.show(table);
    showRewind(this);
    showClock(this);
    showActs(this);
    showInvite(this);
    byId("record-save").hidden = !table.record;
    byId("record-later").hidden = table.record;
    callPlayer(this.data);
    askToNotify(this);
    this.end.show();
    showUndo(this);
    this.hint.show();
    if (this.looking) return void this.coach.show();
    const answered = this.shown !== null && this.shown.view.decision?.id !== view.decision?.id;
    const fresh = view.decision && this.shown?.view.decision?.id !== view.decision.id;
    const last = this.shown?.view.seat === view.seat ? this.shown : null;
    this.paint(this.data, this.posting === 0 && last !== null);
    this.happened.show(last, this.data);
    showPrompt(this);
    this.options.show(view.decision);
    if (answered) this.board.camera.goBack();
    this.lightChoices();
    this.coach.show();
    if (fresh && stacked.matches) {
      raiseSheet(true);
      openPanel("play");
    }
    document.body.dataset.ready = `${table.revision}.${view.seat}`;
  }

  /** Light what may be picked, and mark what is; an offer that is thought over stands on the board as well as in the list. */
  lightChoices() {
    if (this.looking) return;
    const { series } = this.options;
    this.board.draw(series?.next.svg ?? this.data.svg);
    this.board.light(this.options.lit(), this.data.tips);
    this.board.point([...chosenTargets(this.data.view.decision), ...(series?.picked.flatMap(({ targets }) => targets) ?? [])], "chosen");
  }

  /** @param {TableView} data @param {boolean} [calm] somebody else has moved */
  paint(data, calm = false) {
    this.shown = data;
    this.board.draw(data.svg, calm);
    this.board.label(data.table.title);
    showPlayers(this);
    this.log.show(data.view);
  }

  /** @param {TableView | null} moment @param {number} version */
  look(moment, version) {
    this.looking = moment !== null;
    document.body.classList.toggle("looking", this.looking);
    if (!moment) {
      this.shown = null; // coming back from the past is no news
      return this.show();
    }
    const present = this.data;
    this.options.show(null);
    this.hint.show();
    showLooking(this, version, () => this.replay.live(), (way) => this.replay.event(way));
    this.data = { ...moment, view: { ...moment.view, decision: null } };
    this.paint(this.data);
    this.data = present;
    this.board.light(new Set(), moment.tips);
    this.board.point([], "chosen");
    document.body.dataset.ready = `at.${version}`;
  }

  /** @param {number} seat */
  thinks(seat) {
    if (!this.data) return;
    for (const other of this.data.table.seats) other.thinking = other.seat === seat;
    if (!this.looking && !this.curtain) showPlayers(this);
  }

  // -- from the player -------------------------------------------------------------------------

  /** Do something that may be refused, and show the table it leads to. @param {() => Promise<any>} work @param {boolean} [move] */
  async attempt(work, move = false) {
    this.options.busy(true);
    this.posting += 1;
    const last = this.data;
    try {
      const data = whole(await work(), last);
      if (move) this.log.seen(data.view.version);
      if (data.view) this.take(data);
      else await this.refresh();
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.view) this.take(whole(error.view, last));
      toast(error instanceof Refusal ? trouble(error) : t("no-connection"));
      return false;
    } finally {
      this.posting -= 1;
      this.options.busy(false);
      this.hear(0);
    }
  }

  /** @param {string} path @param {object} [body] */
  post(path, body = {}) {
    return this.attempt(() => post(`/api/tables/${this.id}/${path}?lang=${lang}${path === "answer" ? `&have=${this.data.have ?? ""}` : ""}`, body), path === "answer" || path === "undo");
  }

  /** Answer what is asked now, and once; whether it was taken. @param {object} answer */
  async send(answer) {
    const decision = this.data.view.decision;
    if (!decision || this.looking || this.sent === decision.id) return false;
    hideTip();
    this.sent = decision.id;
    const taken = await this.post("answer", { seat: decision.seat, decision: decision.id, ...answer });
    if (taken) putAway();
    else if (this.sent === decision.id) this.sent = "";
    return taken;
  }

  /**
   * Send an answer; whether it was taken.
   * @param {Option} option @param {boolean} [follows] it belongs to the answer just before, as one click
   */
  answer(option, follows = false) {
    return this.send({ answer: option.answer, ...(follows && { follows }) });
  }

  /** Send a series of picks, as one answer that is taken back as one. @param {string[]} answers */
  async answerAll([first, ...then]) {
    await this.send({ answer: first, then });
  }

  undoSeat() {
    const { table, view } = this.data;
    const may = table.undo ?? (view.decision?.undo ? [view.decision.seat] : []);
    return may.includes(this.seat ?? -1) ? (this.seat ?? undefined) : undefined;
  }

  async undo() {
    const seat = this.undoSeat();
    if (seat === undefined) return toast(byId("undo").dataset.tip ?? "");
    if (this.undoing) return;
    this.undoing = true;
    await this.post("undo", { seat }).finally(() => (this.undoing = false));
  }

  /** @param {string} target @param {Element} element */
  async why(target, element) {
    if (this.seat === null || this.looking) return;
    const allowed = this.options.concerning(target);
    if (allowed.length) return showWhy(element, allowed[0].rule, t("why-allowed", { options: listed(allowed.map(({ label }) => label)) }));
    try {
      const { legal, rule, fact, law } = await get(`/api/tables/${this.id}/why`, { seat: this.seat, answer: target, lang });
      if (!legal) showWhy(element, rule ?? "", fact ?? "", law ?? "");
    } catch (error) {
      if (!(error instanceof Refusal)) toast(t("no-connection"));
    }
  }
}

new Table().start();
