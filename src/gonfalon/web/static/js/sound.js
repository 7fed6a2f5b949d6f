// Small sounds, made here: off unless the reader wishes them.
import { store, stored } from "./prefs.js";

/** @type {AudioContext | null} */
let context = null;

export const sounding = () => stored("sound") === "on";

/** @param {boolean} on */
export function setSound(on) {
  store("sound", on ? "on" : "off");
  if (on) play("turn");
}

/** Notes as [pitch in hertz, when, how long], and how each sound is made of them. @type {Record<string, [number, number, number][]>} */
const TUNES = {
  move: [[196, 0, 0.09]],
  turn: [[523, 0, 0.16], [659, 0.14, 0.26]],
  end: [[392, 0, 0.2], [494, 0.18, 0.2], [587, 0.36, 0.5]],
};
const SOFT = 0.07; // how loud

/** A note that begins at once and fades. @param {AudioContext} at @param {[number, number, number]} note */
function note(at, [pitch, when, length]) {
  const start = at.currentTime + when;
  const tone = at.createOscillator();
  const level = at.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(SOFT, start + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(level).connect(at.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** Dice on wood: four knocks of filtered noise. @param {AudioContext} at */
function rattle(at) {
  const grain = at.createBuffer(1, Math.round(at.sampleRate * 0.04), at.sampleRate);
  const wave = grain.getChannelData(0);
  for (let i = 0; i < wave.length; i += 1) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 2;
  for (const when of [0, 0.07, 0.13, 0.24]) {
    const knock = at.createBufferSource();
    const wood = at.createBiquadFilter();
    const level = at.createGain();
    knock.buffer = grain;
    wood.type = "bandpass";
    wood.frequency.value = 1400;
    level.gain.value = SOFT * 2;
    knock.connect(wood).connect(level).connect(at.destination);
    knock.start(at.currentTime + when);
  }
}

/** @param {"move" | "turn" | "end" | "dice"} what */
export function play(what) {
  if (!sounding() || document.visibilityState === "hidden") return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => undefined); // browsers wait for a first click
  document.body.dataset.sounded = what;
  if (what === "dice") rattle(context);
  else for (const each of TUNES[what]) note(context, each);
}
