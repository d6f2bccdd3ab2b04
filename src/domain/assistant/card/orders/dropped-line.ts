import type { VatRegime } from "../../../company/company.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { AskedLine } from "../../conversation/flow.ts";
import type { CardRow } from "../../conversation/message.ts";
import { pattern } from "../../words/pattern.ts";
import { rowsNamed } from "../card-order.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith } from "../quote-card.ts";
import { saidChange } from "../said-change.ts";
import { rowOfRank } from "../sums/row-of-rank.ts";
import { regimeOn } from "../total-words.ts";

// « laisse tomber l'évacuation » beside a card: a line that is named goes, and the quote stays. Without a name, or of
// the whole (« laisse tomber le devis »), the same words give the quote up.

const LONGEST_SAYING = 120;
const DROPS = pattern`
  ^(?:(?:ah|oh|oups|zut|mince|non|nan|mais|euh|pardon|attends?|finalement|bon|ok|et|en fait|alors|du coup|tu peux|
  on peut|on va|on|je|j'|il|n'|y)\b ?[,:.!]? ?){0,6}
  (?:(laiss(?:e|es|er|ez|ons) tomber|oubli(?:e|er|ez|ons)|vire[rsz]?|virons|zapp(?:e|er|ez|ons)|
  (?:ai |a |avons )?(?:pas|plus) besoin (?:de |d'|du |des ))|
  ((?:en )?(?:veux |veut )?(?:pas|plus) (?:de |d'|du |des |(?=l[ea]s? |l'))|(?:(?:fais|faites|fait) )?sans |
  annul(?:e|er|ez|ons)|abandonn(?:e|er|ez|ons)|arret(?:e|er|ez|ons)))
  \x20?(?:aussi |plutot |finalement |pour |avec )?(.{2,80}?)(?:,? (?:finalement|en fait|stp|svp|merci|du coup))?$`;
// What is no line: the quote itself, and what else the card holds.
const OF_WHOLE = pattern`
  ^(?:(?:de |d'|du |des )?(?:l[ea]s?|l'|ce|cet|cette|ces|mon|ma|notre|un|une) ?)?(?:tout|toute|ca|cela|flux|devis|
  projet|chantier|carte|factures?|affaire|truc|histoire|idee|creation|demande|saisie|discussion|conversation|operation|
  procedure|process|proposition|client|cliente|annulation|suite|reste|taches?|recap|formulaire|question|questions|
  remise|rabais|ristourne|reduction|acompte|arrhes|tva|(?:dernier )?changement|(?:derniere )?(?:modif|modification|
  chose|action|ligne)|email|mail|adresse|telephone|date|description|plus tard|moi|nous|toi|mois)(?:[ ,].*)?$`;

/** True for a text that gives up something that it names, and not the quote: « laisse tomber l'évacuation ». */
export function dropsLine({ rows }: QuoteCard, text: string): boolean {
  const drop = dropIn(text);
  if (drop === null) return false;
  // « annule … » gives up the quote, and « pas de … » answers a question, unless they name a line.
  return drop.isSoft ? !OF_WHOLE.test(drop.target) || rowsMeant(rows, drop.target).length > 0 : isNamed(rows, drop);
}

/** The card without the line that a text gives up, or with what is asked. Null for another text. */
export function cardAfterDrop(card: QuoteCard, text: string, regime: VatRegime | null): QuoteCard | null {
  if (!dropsLine(card, text)) return null;
  const { fields, rows } = card;
  const parts = (dropIn(text)?.target ?? "").split(/ et (?:de |d'|du |des )?|, /);
  const candidates = parts.map((words) => rowsMeant(rows, words));
  const unsureRows = candidates.find(({ length }) => length !== 1);
  if (unsureRows !== undefined)
    return cardWith(fields, rows, cardMessages.whichDropped(labelsOf(unsureRows.length > 1 ? unsureRows : rows)));
  const droppedRows = candidates.flat();
  const nextRows = rows.filter((row) => !droppedRows.includes(row));
  if (nextRows.length === 0) return cardWith(fields, rows, cardMessages.lastLine(labelsOf(rows).join(", ")));
  return cardWith(fields, nextRows, saidChange({ card, fields, rows: nextRows }, regime ?? regimeOn(fields)));
}

/** What was given up of no line for sure, said of each line. Null for another text. */
export function askedDropOf({ rows, ...card }: QuoteCard, text: string): AskedLine | null {
  const after = cardAfterDrop({ rows, ...card }, text, null);
  if (after === null || after.rows !== rows || rows.length < 2) return null;
  return { labels: labelsOf(rows), orders: rows.map((_row, at) => `laisse tomber la ligne ${at + 1}`) };
}

type Drop = { target: string; isSoft: boolean };

function dropIn(text: string): Drop | null {
  // « oublié la dépose »: it is to be added.
  if (text.length > LONGEST_SAYING || /oublié|oublie pas/i.test(text)) return null;
  if (/[\d%€?]/.test(text.replace(/ligne \d{1,2}/i, ""))) return null;
  const plain = plainWords(text)
    .replaceAll("’", "'")
    .replace(/[«»"“”]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[.! ]{1,5}$/, "")
    .trim();
  const [, soft, , target = ""] = DROPS.exec(plain) ?? [];
  return target === "" ? null : { target: target.trim(), isSoft: soft !== undefined };
}

function isNamed(rows: readonly CardRow[], { target }: Drop): boolean {
  return !OF_WHOLE.test(target) && rowsMeant(rows, target).length > 0;
}

function rowsMeant(rows: readonly CardRow[], words: string): CardRow[] {
  const rankedRow = rowOfRank(rows, words);
  if (rankedRow !== null) return [rankedRow];
  const options = /^(?:l'|cette |les )?options?$/.test(words) ? rows.filter(({ isOption }) => isOption) : [];
  return options.length > 0 ? options : rowsNamed(rows, words);
}

function labelsOf(rows: readonly CardRow[]): string[] {
  return rows.map(({ label }) => label);
}
