import { STANDARD_VAT_BASIS_POINTS } from "../../../company/company.ts";
import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { cardMessages } from "../../conversation/card.messages.ts";
import { knownCore } from "../../conversation/core-answers.ts";
import type { FlowState } from "../../conversation/flow.ts";
import { regimeOf } from "../../conversation/seller-regime.ts";
import type { QuoteCard } from "../quote-card.ts";
import { regimeOn } from "../total-words.ts";

// Works in a home finished more than two years ago are taxed at 10 % (CGI art. 279-0 bis). Only the person knows the
// home: the rate is suggested, never set.

/** The two answers to the question about the home. */
export const HOME_RATE = { reduced: "home-10", standard: "home-20" } as const;

/**
 * The card with the question about the home, when its works are those of a building for a private person, at the
 * standard rate that nobody said. Asked once, on `earlierCard`, it stays through every change until it is answered.
 * What the card asks besides keeps its own buttons.
 */
export function askHomeRate(state: FlowState, card: QuoteCard, earlierCard: QuoteCard | null = null): QuoteCard {
  const { options = [], ...cardAlone } = card;
  const bareCard = { ...cardAlone, submit: cardMessages.submit };
  const otherOptions = options.filter(({ value }) => !isHomeValue(value));
  if (!isHomeOpen(state, card, earlierCard))
    return otherOptions.length === 0 ? bareCard : { ...bareCard, options: otherOptions };
  const question = state.answers.isOldHome ? cardMessages.oldHome : cardMessages.askOldHome;
  // After a doubt the card says what stays meanwhile, and asks no second time.
  const isSaid = [question, cardMessages.leftOpen.home.onCard].some((words) => card.content.includes(words));
  const content = isSaid ? card.content : `${card.content} ${question}`;
  const homeOptions = [
    { value: HOME_RATE.reduced, label: cardMessages.reducedRate },
    { value: HOME_RATE.standard, label: cardMessages.standardRate },
  ];
  // A home that was said to be old is answered for before the quote is made.
  const submit = state.answers.isOldHome ? cardMessages.submit : cardMessages.submitAtStandard;
  return { ...bareCard, content, submit, options: [...otherOptions, ...homeOptions] };
}

/** True when a card may make no quote before its question about the home, which was said to be old, is answered. */
export function isHomeAwaited(state: FlowState, card: QuoteCard): boolean {
  return state.answers.isOldHome === true && isHomeAsked(card) && isHomeAsked(askHomeRate(state, card, card));
}

/** The answers to the question about the home, apart from what else a card asks. */
export function splitHomeOptions(options: QuoteCard["options"] = []) {
  return {
    ofHome: options.filter(({ value }) => isHomeValue(value)),
    others: options.filter(({ value }) => !isHomeValue(value)),
  };
}

/** True when a card asks about the home, and no line of it has another rate than the standard one. */
export function isHomeAsked({ options = [], rows }: Pick<QuoteCard, "options" | "rows">): boolean {
  return options.some(({ value }) => isHomeValue(value)) && isStandard(rows);
}

/** « oui », « oui mets 10 % » or « non » under the question about the home, as its button. Null for another text. */
export function homeAnswerIn(card: QuoteCard, text: string): string | null {
  const answer = text.length > LONGEST_ANSWER || !isHomeAsked(card) ? "" : plainWords(text).replaceAll("’", "'").trim();
  if (YES.test(answer)) return HOME_RATE.reduced;
  return NO.test(answer) ? HOME_RATE.standard : null;
}

const LONGEST_ANSWER = 80;
const TO_RATE = "(?:mets|met|passe|applique|laisse|garde|reste)(?:[ -](?:la|le|moi))?(?: tout)?(?: la tva)?(?: a| de)?";
const EVERYWHERE = "(?: (?:partout|sur tout|sur toutes les lignes|stp|svp|merci))*[ .!]*$";
// « oui » and the rate that was asked about say one thing.
const YES = new RegExp(
  `^(?:oui(?:[ ,]+(?:mets|passe)[ -]la)?|(?:oui|ouais|ok|yes)[ ,]+(?:${TO_RATE} ?|(?:la )?tva (?:a )?|a )?` +
    `(?:10|dix) ?(?:%|pour ?cents?)?(?: de tva)?|${TO_RATE} (?:10|dix) ?(?:%|pour ?cents?))${EVERYWHERE}`,
);
const NO = new RegExp(
  `^(?:non|(?:non|nan)[ ,]+(?:${TO_RATE} ?|(?:la )?tva (?:a )?|a )?(?:20|vingt) ?(?:%|pour ?cents?)?(?: de tva)?)` +
    EVERYWHERE,
);

function isHomeOpen(state: FlowState, { fields, rows }: QuoteCard, earlierCard: QuoteCard | null): boolean {
  const { quoteSaid, isOldHome, isHomeRateSaid, correction } = state.answers;
  return (
    (regimeOf(state) ?? regimeOn(fields)) === "standard" &&
    correction === undefined &&
    quoteSaid?.isRateSaid !== true &&
    isHomeRateSaid !== true &&
    isPrivate(state, fields) &&
    isStandard(rows) &&
    (isOldHome === true ||
      (earlierCard !== null && isHomeAsked(earlierCard)) ||
      rows.some(({ label }) => BUILDING.test(plainWords(label))))
  );
}

function isHomeValue(value: string): boolean {
  return value === HOME_RATE.reduced || value === HOME_RATE.standard;
}

function isStandard(rows: QuoteCard["rows"]): boolean {
  return rows.every(({ vatBasisPoints }) => vatBasisPoints === STANDARD_VAT_BASIS_POINTS);
}

// What the card shows of the customer is newer than what was said first.
function isPrivate(state: FlowState, fields: QuoteCard["fields"]): boolean {
  const values = Object.fromEntries(fields.map(({ name, value = "" }) => [name, value]));
  const { customerKind, ...answers } = knownCore(state);
  const { company = "", lastName = "", civility = "" } = { ...answers, ...values };
  if (values.company === undefined && customerKind !== undefined) return customerKind === "person";
  return company.trim() === "" && (customerKind === "person" || lastName !== "" || civility !== "");
}

const BUILDING = new RegExp(
  [
    "\\b(?:d?e?pose[rs]?|remplac|renov|refaire|refection|peint|repeint|carrel|parquet|placo|cloison|isol|electr|plomb|",
    "chauff|radiateur|chaudiere|ballon d'eau|cumulus|robinet|mitigeur|evier|lavabo|vasque|douche|baignoire|wc|",
    "toilettes|siphon|chasse d'eau|bonde|fuite d'eau|canalis|deboucha|interrupteur|prises? electri|serrure|velux|",
    "sanitaire|fenetre|volet|toit|couverture|gouttiere|facade|enduit|maconn|charpent|salle de bain|ravalement|",
    "etanche|demoli|faience|plafond|clim|vmc|poele|tableau electrique)",
  ].join(""),
);

/** True for words that say works in a building. */
export function saysBuildingWorks(text: string): boolean {
  return BUILDING.test(plainWords(text));
}

/** Where a text says that the home is more than two years old: « maison de 1985 », « appartement de plus de 2 ans ». */
export function oldHomeAt(text: string, today: CalendarDate): [number, number] | null {
  const match = HOME.exec(text.slice(0, LONGEST));
  if (match === null) return null;
  const { years, year, old } = match.groups ?? {};
  const age =
    year === undefined
      ? Number(years === "deux" ? 2 : (years ?? Number.NaN))
      : Number(today.slice(0, 4)) - Number(year);
  const isMore = /plus de/i.test(match[0]);
  if (/(?<!\p{L})(?:moins de|pas) /iu.test(match[0])) return null;
  const isOld = old !== undefined || age > LEAST_YEARS || (isMore && age === LEAST_YEARS);
  return isOld ? [match.index, match.index + match[0].length] : null;
}

const LONGEST = 5_000;
const LEAST_YEARS = 2;
const HOME = new RegExp(
  [
    "(?:(?:dans |c'est |elle habite |il habite |ils habitent )?(?:une? |la |le |l['’]|sa |son |leur ))?",
    "(?:maison|appartement|appart|logement|pavillon|immeuble|studio|villa|longère|longere|ferme)",
    "(?:(?= )[^,.;:\\n]{0,25}? (?:(?:a|de|d['’]|depuis|il y a|fait) ?(?:plus de )?(?<years>\\d{1,3}|deux) ans|",
    "(?:de|en|date de|datant de) (?<year>1[6-9]\\d\\d|20[0-4]\\d)(?!\\d| ?€| euros))| (?<old>ancienne?)(?![\\p{L}]))",
  ].join(""),
  "iu",
);
