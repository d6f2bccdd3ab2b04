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
    const after = text.slice(index + words.length, index + words.length + LONGEST_TITLE);
    const [title = ""] = COMMA_TITLE.exec(after) ?? [];
    return IS_TITLE.test(after) ? rest : blankPart(rest, index, index + words.length + title.length);
  }, text);
}

const LONGEST_TITLE = 160;
// « lot 1 démolition, dépose du carrelage 12 m² … »: a name without number before a work that has its own.
const COMMA_TITLE =
  /^(?: ?[–-])? ?\p{L}[\p{L} '’/&-]{1,40}(?=, ?(?!(?:lot|forfait|prix|tarif|montant|au|à) )\p{L}[^,;\n]{0,80}\d)/iu;

const LONGEST = 4_000;
const SOME = /(?<!\p{L})lot (?:1|un)(?!\p{L}|\d)/iu;
const LOT = /(?<!\p{L})lot (\d{1,2}|un|deux|trois|quatre|cinq|six|sept|huit|neuf)(?![\p{L}\d])/giu;
const IS_TITLE = /^[^:\n,;.\d]{0,40}(?::|\n)/;
const RANKS = ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];

/** Which lot it is: « deux » is 2. */
export function rankOfLot(rank: string): number {
  return /^\d/.test(rank) ? Number(rank) : RANKS.indexOf(rank.toLowerCase()) + 1;
}
