import type { VatRegime } from "../../../company/company.ts";
import { withCapital } from "../../../shared/french-format.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { Answers } from "../../conversation/flow.ts";
import type { CardRow } from "../../conversation/message.ts";
import type { SaidQuote } from "../../conversation/said-quote.ts";
import { rowsNamed } from "../card-order.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith } from "../quote-card.ts";
import { saidChange } from "../said-change.ts";
import { saysMore } from "../title/project-title.ts";
import { regimeOn } from "../total-words.ts";
import { givenRow } from "./card-after-gift.ts";
import { readGift } from "./said-gift.ts";

const LONGEST_ORDER = 2_000;
const BETWEEN = /[;.\n!]|[:,] | (?:et|puis|mais) /;
const GIVEN = /(?:^| )(?:est |sont |en |à titre )?(?:offert(?:e|s|es)?|gratuit(?:e|s|es)?)$/i;
const COUNT = /^(?:\d[\d ]*(?:[.,]\d+)? ?\p{L}{0,8}²? (?:de |d['’])?|une? demi-?(?:journée|heure)s? (?:de |d['’])?)/iu;

const PRICED =
  /^(\D{3,80}?),? (?:à )?\d[\d ]{0,8}(?:[.,]\d{1,2})? ?(?:€|euros?(?!\p{L}))(?: ht| ttc)?,? (?:et )?(\D{3,80})$/iu;
const GIVEN_ALONE = /^(?:est |en )?(?:offert(?:e|s|es)?|gratuit(?:e|s|es)?)$/i;
const LONGEST_CLAUSE = 80;

/**
 * What an order says with what it gives: « une demi-journée de recette offerte » is a line of which all is taken off.
 * A gift of no line there is named, and bills nothing.
 */
export function withGifts(quoteSaid: SaidQuote, order: string): SaidQuote {
  if (order.length > LONGEST_ORDER) return quoteSaid;
  const clauses = clausesOf(order);
  const namedRows = quoteSaid.rows.map((row) => (isPricedApart(row, clauses) ? row : withoutGiftWord(row)));
  const givenRows = new Set(namedRows.filter((row, at) => row !== quoteSaid.rows[at]));
  const lostGifts: string[] = [];
  for (const clause of clauses) {
    const target = giftIn(clause);
    const candidates = target === "" ? [] : rowsNamed(namedRows, target);
    const isTold =
      candidates.some((row) => givenRows.has(row)) || plainWords(quoteSaid.note).includes(plainWords(target));
    if (target === "" || isTold) continue;
    const [row, ...others] = candidates;
    // « 1 h de pose offerte » beside four hours of it gives one of them.
    if (row !== undefined && others.length === 0 && !COUNT.test(clause)) givenRows.add(row);
    else lostGifts.push(clause.length < LONGEST_CLAUSE && row !== undefined ? clause : target);
  }
  if (givenRows.size === 0 && lostGifts.length === 0) return quoteSaid;
  const rows = namedRows.map((row) => (givenRows.has(row) ? giveRow(row) : row));
  const notes = [
    quoteSaid.note,
    givenRows.size === 0 ? "" : cardMessages.given([...givenRows].map(({ label }) => label)),
    lostGifts.length === 0 ? "" : cardMessages.giftLost(lostGifts),
  ];
  return { ...quoteSaid, rows, note: notes.filter((note) => note !== "").join(" ") };
}

// « 1 200 » is one number.
function clausesOf(order: string): string[] {
  return order.split(BETWEEN).map((clause) => clause.trim().replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, ""));
}

// « chauffe-eau 690 €, déplacement gratuit »: a price of another part is not that of the gift.
function isPricedApart({ label, unitPrice, grossPrice = unitPrice }: CardRow, clauses: readonly string[]): boolean {
  const name = plainWords(label);
  return grossPrice !== "" && !clauses.some((one) => plainWords(one).includes(name) && one.includes(grossPrice));
}

// « Recette offerte » is the line « Recette ».
function withoutGiftWord(row: CardRow): CardRow {
  const label = row.label.replace(GIVEN, "").trim();
  return label.length < 3 || label === row.label ? row : { ...row, label: withCapital(label) };
}

function giftIn(clause: string): string {
  const gift = readGift(clause.replace(COUNT, ""));
  if (gift !== null) return gift.isAtNothing ? "" : gift.targets.join(" et ");
  // « recette 450 € offerte », « chauffe-eau 690 € pose offerte ».
  const [, label = "", tail = ""] = PRICED.exec(clause) ?? [];
  if (label === "") return "";
  return GIVEN_ALONE.test(tail) ? label : (readGift(tail)?.targets.join(" et ") ?? "");
}

// Hours and days of no price get the usual one, of which all is taken off.
function giveRow(row: CardRow): CardRow {
  return row.unit === "h" || row.unit === "jour" ? { ...row, discount: "100" } : givenRow(row);
}

/** What is told of works whose names were those of the lines, with the names that the lines have now. */
export function retoldWorks(answers: Answers, quoteBefore: SaidQuote | null, quoteSaid: SaidQuote | null): Answers {
  if (quoteBefore === null || quoteSaid === null || saysMore(answers, quoteBefore.rows)) return answers;
  const namesOf = ({ rows }: SaidQuote) => rows.map(({ label }) => label).join(", ");
  const projectDescription = namesOf(quoteSaid);
  return projectDescription === namesOf(quoteBefore) || answers.projectDescription === undefined
    ? answers
    : { ...answers, projectDescription };
}

/** A card whose new lines « … offerte » are gifts, and have no such word in their names. */
export function withGivenRows(
  card: QuoteCard,
  nextCard: QuoteCard,
  { text, regime }: { text: string; regime: VatRegime | null },
): QuoteCard {
  if (text.length > LONGEST_ORDER) return nextCard;
  const clauses = clausesOf(text);
  const idsBefore = new Set(card.rows.map(({ id }) => id));
  const rows = nextCard.rows.map((row) => {
    const mayBeGiven =
      !idsBefore.has(row.id) && (row.unit === "h" || row.unit === "jour" || !isPricedApart(row, clauses));
    const namedRow = mayBeGiven ? withoutGiftWord(row) : row;
    return namedRow === row ? row : givenRow(namedRow);
  });
  if (rows.every((row, at) => row === nextCard.rows[at])) return nextCard;
  const { fields } = nextCard;
  return cardWith(fields, rows, saidChange({ card, fields, rows }, regime ?? regimeOn(fields)));
}
