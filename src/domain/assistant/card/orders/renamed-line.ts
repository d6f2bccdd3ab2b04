import { withCapital } from "../../../shared/french-format.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { AskedLine } from "../../conversation/flow.ts";
import type { CardRow } from "../../conversation/message.ts";
import { readableLabel } from "../../slots/labels/clean-label.ts";
import { pattern } from "../../words/pattern.ts";
import { rowsNamed } from "../card-order.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith } from "../quote-card.ts";
import { rowOfRank } from "../sums/row-of-rank.ts";

// Another name of a line: « appelle le receveur « bac de douche » », « renomme la ligne 2 en dépose complète ».

const LONGEST_SAYING = 250;
const LONGEST_LABEL = 120;
const LEAD = pattern`
  (?:(?:ah|oh|bon|non|nan|mais|euh|pardon|ok|et|puis|finalement|en fait|plutôt|plutot|tu peux|peux-tu|il faut|
  je veux|je voudrais|stp)\b ?[,:]? ?){0,5}`.source;
const QUOTED = String.raw`[«"“] ?([^«»"“”]{2,120}?) ?[»"”]`;
const END = String.raw`(?:,? (?:stp|svp|merci|finalement|plut[oô]t))?[.! ]{0,3}$`;
const RENAMES = "(?:renomm|rebaptis|intitul)(?:e[rsz]?)";
const OF_NAME = "(?:nom|libell[ée]|titre|intitul[ée]|texte|d[ée]signation)";
const VERB = "(?:appell?|nomm|renomm|rebaptis|intitul)e[rsz]?";
const OF_LINE = String.raw`(?:de la ligne |de l['’]|de |du |des |d['’])?(.{2,80}?)`;
const NAME_CHANGES = String.raw`^${LEAD}(?:chang|remplac|modifi|corrig)e[rsz]? (?:le |la |l['’])${OF_NAME} ${OF_LINE}`;
const BECOMES = String.raw`(?:s['’]appelle|se nomme|devient|doit s['’]appeler) (?:plut[oô]t |en fait )?`;
const SAYINGS = [
  String.raw`^${LEAD}${VERB}(?:[- ]moi)? (.{2,80}?),? (?:en |par |: ?|comme )?${QUOTED}${END}`,
  String.raw`^${LEAD}${RENAMES}(?:[- ]moi)? (.{2,80}?) (?:en|par|comme|:|->) (.{2,120}?)${END}`,
  String.raw`${NAME_CHANGES} (?:en|par|pour|:) ${QUOTED}${END}`,
  String.raw`${NAME_CHANGES} (?:en|par|pour|:) (.{2,120}?)${END}`,
  String.raw`^${LEAD}(.{2,80}?),? ${BECOMES}(?:${QUOTED}|([^«»"“”]{2,120}?))${END}`,
].map((source) => new RegExp(source, "iu"));
// « appelle la ligne 2 dépose complète »: the name begins after the words that name the line.
const UNQUOTED = new RegExp(String.raw`^${LEAD}${VERB}(?:[- ]moi)? (.{4,200}?)${END}`, "iu");
const ORDERS = new RegExp(`^${LEAD}${RENAMES} `, "iu");
const MONEY = /€|%|\beuros?\b/i;

/** The lines of a card after another name of one of them, or what is asked. Null for another text. */
export type AfterRename = { rows: CardRow[]; question: "" } | { rows: null; question: string };

/** Reads another name of a line in a text. Null for another text. */
export function rowsAfterRename(rows: readonly CardRow[], text: string): AfterRename | null {
  const sentence = text.replace(/\s+/g, " ").trim();
  if (rows.length === 0 || sentence.length > LONGEST_SAYING || MONEY.test(sentence)) return null;
  if (readProjectName(sentence) !== null) return null;
  const names = saidNames(sentence, (target) => rowsMeant(rows, target).length);
  const candidates = names === null ? [] : rowsMeant(rows, names.target);
  const [row, ...others] = candidates;
  if (names !== null && row !== undefined && others.length === 0) {
    const label = withCapital(readableLabel(names.label.trim())).slice(0, LONGEST_LABEL);
    return { rows: rows.map((one) => (one === row ? { ...row, label } : one)), question: "" };
  }
  if (!ORDERS.test(sentence) && others.length === 0) return null;
  const labels = (others.length > 0 ? candidates : rows).map(({ label }) => label);
  return { rows: null, question: cardMessages.whichRenamed(labels) };
}

/** The card after a text that asks of which line the name is another. Null for another text. */
export function cardAskedName({ fields, rows }: QuoteCard, text: string): QuoteCard | null {
  const after = rowsAfterRename(rows, text);
  return after === null || after.rows !== null ? null : cardWith(fields, rows, after.question);
}

/** The name that was said of no line for sure, said of each line. Null for another text. */
export function askedNameOf(rows: readonly CardRow[], text: string): AskedLine | null {
  if (rowsAfterRename(rows, text)?.rows !== null) return null;
  const name = saidNames(text.replace(/\s+/g, " ").trim(), () => 1)?.label.trim() ?? "";
  const labels = rows.map(({ label }) => label);
  return name === "" ? null : { labels, orders: labels.map((label) => `renomme ${label} en « ${name} »`) };
}

const OF_PROJECT = /^(?:(?:le|ce|mon|cette) |l')?(?:projet|chantier|dossier|devis|affaire)$/;
const SHORTEST_NAME = 3;
const LONGEST_NAME = 60;

/** The other name of the project that a text says: « renomme le projet en Villa Roux ». Null for another text. */
export function readProjectName(text: string): string | null {
  if (text.length > LONGEST_SAYING) return null;
  const isProject = (target: string) => OF_PROJECT.test(plainWords(target).replaceAll("’", "'"));
  const names = saidNames(text.replace(/\s+/g, " ").trim(), (target) => (isProject(target) ? 1 : 0));
  const name = withCapital((names?.label ?? "").trim());
  return name.length < SHORTEST_NAME || name.length > LONGEST_NAME ? null : name;
}

function saidNames(sentence: string, countMeant: (target: string) => number): { target: string; label: string } | null {
  for (const saying of SAYINGS) {
    const [, target = "", label = "", otherLabel = ""] = saying.exec(sentence) ?? [];
    if (target !== "" && countMeant(target) > 0) return { target, label: label || otherLabel };
  }
  const words = (UNQUOTED.exec(sentence)?.[1] ?? "").split(" ");
  for (let count = 1; count < words.length; count += 1) {
    const target = words.slice(0, count).join(" ");
    const label = words.slice(count).join(" ");
    if (countMeant(target) === 1 && /\p{L}{3}/u.test(label)) return { target, label };
  }
  return null;
}

function rowsMeant(rows: readonly CardRow[], words: string): CardRow[] {
  const plain = plainWords(words).replace(/^(?:la )?ligne (?=[a-z])/, "");
  const rankedRow = rowOfRank(rows, plain);
  return rankedRow === null ? rowsNamed(rows, plain) : [rankedRow];
}
