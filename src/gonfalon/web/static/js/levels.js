// The bots' levels, which the page carries.
import { byId } from "./dom.js";

const levels = /** @type {{name: string, title: string}[]} */ (JSON.parse(byId("side").dataset.levels ?? "[]"));

/** @param {string} name */
export const levelTitle = (name) => levels.find((level) => level.name === name)?.title ?? name;

/** What is written somewhere, without the levels of bots. @param {string} words */
export const unlevelled = (words) => levels.reduce((out, { title }) => out.replace(` (${title})`, ""), words);

/** A level for a bot that is asked to help out. */
export const usualLevel = levels[1]?.name ?? "";
