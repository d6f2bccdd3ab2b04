import type { VatRegime } from "../../../company/company.ts";
import { netCents } from "../../../lines/line.ts";
import { typedDecimal } from "../../../shared/french-format.ts";
import { centsToEuros, eurosToCents, proportionCents } from "../../../shared/money.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../../shared/typed-number.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import type { AskedPrice } from "../../conversation/flow.ts";
import type { CardRow } from "../../conversation/message.ts";
import { pattern } from "../../words/pattern.ts";
import type { BareSum } from "../bare-sum.ts";
import { bareSumIn } from "../bare-sum.ts";
import { sumOfCounted } from "../card-after-sum.ts";
import { lineOf } from "../card-lines.ts";
import type { QuoteCard } from "../quote-card.ts";
import { cardWith } from "../quote-card.ts";
import { saidChange } from "../said-change.ts";
import { rowsToPrice, withPrice } from "../said-price.ts";
import { cardRegime, regimeOn } from "../total-words.ts";

// A price that is said of a line that counts several things is that of each, or of all. It is asked, with a button for
// each answer, unless it was said.

/** What a price may be the price of. */
export const EACH_OR_ALL = [
  { value: "each", label: "Chaque" },
  { value: "all", label: "Pour tout" },
] as const;

type Part = "each" | "all";

const LONGEST = 80;
const EACH = pattern`
  (?:\b(?:pour |par |a |de )?(?:chaque|chacune?s?|(?:la )?(?:piece|unite)|l'unite|unitaires?|l'une?)(?![a-z'])|
  \b(?:le )?prix unitaire(?! *\d))`;
const ALL = pattern`
  \b(?:pour |en |c'est )?(?:(?:le |la |les )?(?:tout|toutes?|tous|totale?|ensemble)|
  les (?:deux|trois|quatre|cinq|six|\d{1,3}))\b(?: compris)?|\bau total\b`;
const TAXES = /^(?:(?:prix )?(?:ht|hors taxes?|unitaire(?: ht)?))$/;
const AROUND = new RegExp(
  pattern`\b(?:c'est|ca fait|non|oui|ouais|euh|bah|ben|donc|alors|du coup|en fait|prix|le|la|pour|a|de|du|je|dis|
  voulais dire|stp|svp|merci)\b|[.,!:]`.source,
  "g",
);

/**
 * The card once a price is said to be that of each thing or of all of them, in the same breath (« 70 € HT chacun ») or
 * as the answer to the question. Null for another text.
 */
export function cardAfterEachOrAll(
  card: QuoteCard,
  askedPrice: AskedPrice | undefined,
  text: string,
  regime: VatRegime | null,
): QuoteCard | null {
  if (text.length > LONGEST) return null;
  const plain = plainWords(text);
  const part = partIn(plain);
  const sum = sumIn(plain);
  const [row, ...others] = askedPrice ? card.rows.filter(({ id }) => id === askedPrice.rowId) : rowsToPrice(card.rows);
  if (row === undefined || others.length > 0 || row.quantity === "1") return null;
  if (part === null) return isAskedWithoutVat(row, sum) ? withPartPrice(card, row, sum, "each", regime) : null;
  // « pour tout » alone, of a card of several lines, is about the whole unless the line was asked about.
  if (!askedPrice && part === "all" && card.rows.length > 1) return null;
  const price = sum ?? (askedPrice && isOnlyPart(plain) ? sumOf(askedPrice) : null);
  return price === null ? null : withPartPrice(card, row, price, part, regime);
}

/** The card once one of the two buttons is pressed. Null when nothing was askedPrice. */
export function cardAfterPart(
  card: QuoteCard,
  askedPrice: AskedPrice | undefined,
  part: string,
  regime: VatRegime | null,
): QuoteCard | null {
  const row = card.rows.find(({ id }) => id === askedPrice?.rowId);
  if (askedPrice === undefined || row === undefined) return null;
  return withPartPrice(card, row, sumOf(askedPrice), part === "all" ? "all" : "each", regime);
}

/** The price that a text says of a line that counts several, of which it does not say whether it is that of each. */
export function askedPriceOf(card: QuoteCard, text: string): AskedPrice | null {
  const priceSaid = sumOfCounted(card, text);
  if (priceSaid === null) return null;
  return {
    rowId: priceSaid.row.id,
    euros: centsToEuros(priceSaid.sum.cents),
    isWithVat: priceSaid.sum.taxes === "ttc",
  };
}

// The card has just asked for its price without VAT: a sum is what its field holds.
function isAskedWithoutVat({ grossPrice, unitPrice }: CardRow, sum: BareSum | null): sum is BareSum {
  return grossPrice !== undefined && unitPrice === "" && sum !== null && sum.taxes !== "ttc" && !sum.isWhole;
}

function partIn(plain: string): Part | null {
  const [isEach, isAll] = [EACH.test(plain), ALL.test(plain)];
  if (isEach !== isAll) return isEach ? "each" : "all";
  return TAXES.test(bare(plain)) ? "each" : null;
}

function sumIn(plain: string): BareSum | null {
  const rest = plain.replace(EACH, " ").replace(ALL, " ").replace(/ +/g, " ").trim();
  return /\d/.test(rest) ? (bareSumIn(rest) ?? bareSumIn(`${rest} €`)) : null;
}

// « pour chaque », and nothing of another matter beside it.
function isOnlyPart(plain: string): boolean {
  const rest = bare(plain.replace(EACH, " ").replace(ALL, " "));
  return rest === "" || TAXES.test(rest);
}

const bare = (plain: string) => plain.replace(AROUND, " ").replace(/ +/g, " ").trim();

function sumOf({ euros, isWithVat }: AskedPrice): BareSum {
  return { cents: eurosToCents(euros), taxes: isWithVat ? "ttc" : null, isWhole: false };
}

function withPartPrice(card: QuoteCard, row: CardRow, sum: BareSum, part: Part, regime: VatRegime | null): QuoteCard {
  const rowRegime = cardRegime(card.fields, regime);
  const { row: countedRow, euros } =
    part === "each" ? { row, euros: centsToEuros(sum.cents) } : priceOfOne(row, sum.cents);
  const rows = card.rows.map((one) => (one === row ? countedRow : one));
  const next = withPrice(rows, countedRow, { euros, isWithVat: sum.taxes === "ttc", regime: rowRegime });
  const change = saidChange({ card, fields: card.fields, rows: next.rows }, regime ?? regimeOn(card.fields));
  const note = next.note === "" ? change : next.note;
  return cardWith(card.fields, next.rows, countedRow === row ? note : `${cardMessages.asOne(row)} ${note}`);
}

// The price of one of several, when they then come to the same cent. Otherwise the line is one lump sum, which says how
// many it was.
function priceOfOne(row: CardRow, cents: number): { row: CardRow; euros: number } {
  const { value: count } = readTypedNumber(row.quantity, MAX_UNIT_PRICE_EUROS);
  const euros = count ? centsToEuros(proportionCents(cents, 1, count)) : 0;
  if (count && netCents(lineOf({ ...row, unitPrice: typedDecimal(euros) })) === cents) return { row, euros };
  const label = `${row.label} (${row.quantity} ${row.unit})`;
  return { row: { ...row, label, quantity: "1", unit: "forfait" }, euros: centsToEuros(cents) };
}
