import { blankPart } from "./blank-part.ts";

/**
 * A dictated order whose lots are parted by commas: in « lot un plomberie dix robinets à 45 euros lot deux peinture … »
 * the rank of a lot counts nothing. A lot that is written with its colon is read as a title.
 */
export function partLots(text: string): string {
  if (text.length > LONGEST || !SOME.test(text)) return text;
  const lots = [...text.matchAll(LOT)].filter(({ 1: rank = "" }, index) => rankOfLot(rank) === index + 1);
  if (lots.length < 2) return text;
  return lots.reduce((rest, { index, 0: words }) => {
    return IS_TITLE.test(text.slice(index + words.length)) ? rest : blankPart(rest, index, index + words.length);
  }, text);
}

const LONGEST = 4_000;
const SOME = /(?<!\p{L})lot (?:1|un)(?!\p{L}|\d)/iu;
const LOT = /(?<!\p{L})lot (\d{1,2}|un|deux|trois|quatre|cinq|six|sept|huit|neuf)(?![\p{L}\d])/giu;
const IS_TITLE = /^[^:\n,;.\d]{0,40}(?::|\n)/;
const RANKS = ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];

/** Which lot it is: « deux » is 2. */
export function rankOfLot(rank: string): number {
  return /^\d/.test(rank) ? Number(rank) : RANKS.indexOf(rank.toLowerCase()) + 1;
}
