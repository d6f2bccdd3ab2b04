import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatMoney, parseFrenchNumber, typedDecimal, withCapital } from "../shared/french-format.ts";
import { quantityTimesPriceCents, scaleDecimal } from "../shared/money.ts";
import { plainWords } from "../shared/search-text.ts";
import { messages } from "./conversation/assistant.messages.ts";
import type { Answers, Flow, FlowState, ToldWork } from "./conversation/flow.ts";
import { answersOf, keptItems, saidCivility } from "./conversation/said-answers.ts";
import type { SaidQuote } from "./conversation/said-quote.ts";
import { doubtfulQuote } from "./conversation/said-quote.ts";
import { namedWorks } from "./slots/lines/named-works.ts";
import { understand } from "./understand.ts";
import { pattern } from "./words/pattern.ts";
import { withoutOpening, withoutSelf } from "./words/told-talk.ts";
import { isWorkVerb } from "./words/work-verbs.ts";

// Works that are told with their prices and without an order: « Salle de bain chez Mme Roux : dépose 6 h à 55 €, pose
// d'un receveur 850 € ». They are said back, and held as typed for the order that follows, which reads them as its own.

/** What the order of a flow says before the works that it is about. */
const ORDERS = { lines: "fais un devis pour ", project: "cree un projet : " };

const LONGEST = 5_000;

/**
 * What works told without an order say, the rate of VAT that they give, and their text without the words that only
 * begin it. Null of any other text: a question, what is past, paid or refused.
 */
export function readToldWork(
  typedText: string,
  today: CalendarDate,
): { answers: Answers; vatPercent: number | null; text: string; workName: string } | null {
  const text = withoutOpening(typedText);
  if (text.length > LONGEST || isOfSomethingElse(text)) return null;
  const { act, intent, slots } = understand(ORDERS.lines + text, { today, activeFlow: null, pending: null });
  if (act !== "order" || intent !== "quote") return null;
  const order = ORDERS.lines + text;
  const answers: Answers = { ...answersOf(slots), ...saidCivility(order, slots) };
  const whole = slots.description?.value ?? "";
  const isWork = isWorkVerb(/^\p{L}{1,20}/u.exec(whole)?.[0] ?? "");
  const workName = namedWorks(order, slots) || (isWork ? withCapital(whole) : "");
  const quoteSaid = answers.quoteSaid ?? doubtfulQuote(slots);
  // Hours that are told without any price are no works to quote.
  if (quoteSaid === null || hasNoPrice(quoteSaid)) return null;
  const isNamed = Boolean(answers.lastName || answers.company);
  if (!isNamed && quoteSaid.rows.length < 2) return null;
  return { answers: { ...answers, quoteSaid }, vatPercent: slots.vatPercent?.value ?? null, text, workName };
}

function hasNoPrice({ rows, pricesWithVat = [] }: SaidQuote): boolean {
  return pricesWithVat.length === 0 && rows.every(({ unitPrice }) => unitPrice === "");
}

/**
 * Who a text is about, where they are and how to reach them, when it introduces a customer without an order:
 * « Nordvent SAS, SIREN 552 100 554, 3 rue des Prés 44000 Nantes ».
 */
export function readToldCustomer(typedText: string, today: CalendarDate): Answers {
  const text = ORDERS.lines + withoutOpening(typedText);
  if (text.length > LONGEST) return {};
  const { slots } = understand(text, { today, activeFlow: null, pending: null });
  const { quoteSaid: _lines, durationSaid: _hours, projectDescription: _work, ...who } = answersOf(slots);
  return { ...who, ...saidCivility(text, slots) };
}

/** True for a text that begins by saying that there is a new customer: « j'ai un nouveau client, la société Bati ». */
export function introducesCustomer(text: string): boolean {
  return text.length <= LONGEST && withoutOpening(text) !== text && OF_NEW.test(text) && !text.includes("?");
}

const OF_NEW = /(?<!\p{L})(?:(?:un|une|le|la) )?nouve(?:au|lle) cliente?(?!\p{L})/iu;

/**
 * The order of a flow with the works that were told before it, in one text, or null when it is not about them: it has
 * works of its own, it names somebody or something else, or it is given on another page.
 */
export function orderOfToldWork(
  { createsProject, takesLines }: Flow,
  { text, projectId }: ToldWork,
  order: { text: string; answers: Answers; projectId: string | null },
): string | null {
  if (!(createsProject || takesLines) || order.projectId !== projectId) return null;
  const { lastName, company, projectName, projectDescription, quoteSaid, durationSaid } = order.answers;
  if (quoteSaid || durationSaid) return null;
  const names = [lastName, company, createsProject ? "" : projectName, projectDescription];
  if (!names.every((name) => !name || isSaidIn(text, name))) return null;
  return (takesLines ? ORDERS.lines : ORDERS.project) + text;
}

/** The order of a quote for works that were told. */
export function orderOfLines(text: string): string {
  return ORDERS.lines + text;
}

/** The works that stay told after another statement. One about somebody else ends them. */
export function stillTold({ toldWork }: FlowState, answers: Answers): ToldWork | undefined {
  const names = [answers.lastName, answers.company];
  const isOfThem = toldWork && names.every((name) => !name || isSaidIn(toldWork.text, name));
  return isOfThem ? { ...toldWork, later: { ...toldWork.later, ...answers } } : undefined;
}

/** What the works say, to be said back: who and where, each line with its price, and their sum. */
export function toldItems(answers: Answers, vatPercent: number | null) {
  const { quoteSaid } = answers;
  const parts = toldParts(answers, vatPercent);
  if (!quoteSaid) return parts;
  return [...parts, { label: messages.toldCount(quoteSaid.rows.length), value: sumOf(quoteSaid) }];
}

/** The same without the sum, which repeats what the parts say. */
export function toldParts({ quoteSaid, projectDescription: _lines, ...others }: Answers, vatPercent: number | null) {
  const { durationSaid: _hours, ...who } = others;
  if (!quoteSaid) return keptItems(who);
  const rate = vatPercent === null ? [] : [{ label: messages.toldRate, value: `${typedDecimal(vatPercent)} %` }];
  const prices = new Map((quoteSaid.pricesWithVat ?? []).map(({ rowId, euros }) => [rowId, euros]));
  const lines = quoteSaid.rows.map(({ id, label, quantity, unit, unitPrice }) => {
    const euros = prices.get(id);
    const price = euros === undefined ? unitPrice : typedDecimal(euros);
    return {
      label: label || messages.toldUnnamed,
      value: messages.toldLine(`${quantity} ${unit}`, price, euros !== undefined),
    };
  });
  return [...keptItems(who), ...lines, ...rate];
}

// What has VAT in it and what has not are summed apart. A line without price leaves no sum.
function sumOf({ rows, pricesWithVat = [], discount }: SaidQuote): string {
  const gross = new Map(pricesWithVat.map(({ rowId, euros }) => [rowId, euros]));
  let [netCents, grossCents, openLines] = [0, 0, 0];
  for (const { id, quantity, unitPrice, isOption } of rows) {
    if (isOption) continue;
    const withVat = gross.get(id);
    const euros = withVat ?? parseFrenchNumber(unitPrice);
    const count = parseFrenchNumber(quantity);
    if (euros === null || count === null) openLines += 1;
    else if (withVat === undefined) netCents += centsOf(count, euros);
    else grossCents += centsOf(count, euros);
  }
  if (openLines > 0) return messages.toldUnpriced(openLines);
  const sums = [
    netCents > 0 ? messages.toldNet(formatMoney(netCents)) : "",
    grossCents > 0 ? messages.toldGross(formatMoney(grossCents)) : "",
  ];
  return messages.toldSum(
    sums.filter((sum) => sum !== ""),
    discount,
  );
}

function centsOf(quantity: number, euros: number): number {
  return quantityTimesPriceCents(scaleDecimal(quantity, 4), scaleDecimal(euros, 6));
}

function isSaidIn(text: string, name: string): boolean {
  return plainWords(text).includes(plainWords(name));
}

// « j'ai posé… », « acheté… », « … a payé », « … est trop cher », « ajoute… »: nothing to quote. « c'est 55 € de
// l'heure » and « il y a » tell nothing.
function isOfSomethingElse(text: string): boolean {
  const words = withoutSelf(plainWords(text))
    .replace(/\b(?:contact|cliente?|interlocut(?:eur|rice)) (?:c['’ ]est|s['’]appelle) /g, " ")
    .replace(/\bc['’ ]est (?=(?:de |a |toujours )?\d)/g, " ")
    .replaceAll(BESIDE_WORKS, " ")
    .replace(/(?<!ne |veut |veux |pas )\bplus (?=\d|(?:une?|deux|trois|quatre|cinq|six|l[ea]s?) |l['’])/g, " ")
    .replace(/\bc['’ ]est (?=(?:pour|chez) |[a-z]{4,14}(?:er|ir|re) )/g, " ")
    .replace(/\bil y a (?!\d+ (?:an|mois|jour|semaine))/g, " ");
  return text.includes("?") || ELSE.test(words) || PAST.test(text);
}

// « son mail c'est … », « ça fait à peu près deux jours », « je commence lundi »: what is said beside works.
const BESIDE_WORKS = new RegExp(
  [
    "\\b(?:son|sa|leur|le|l['’]) ?(?:adresse )?(?:e-?mail|mail|tel|telephone|numero|portable|mobile|adresse)",
    "(?: de (?:telephone|portable|mail))? ?(?:c['’ ]est|est)?(?: le)?\\b|",
    "\\bca (?:me |nous |va me |va nous |va )?(?:fait|fera|faire|prend|prendra|prendre|represente)",
    "(?: (?:a peu pres|environ|dans les|bien|au moins))?",
    "(?= (?:\\d|une? |deux |trois |quatre |cinq |six |sept |huit |dix |douze ))|",
    "\\b(?:je|on|nous) (?:(?:peux|peut|pense|pourrai|pourrais|vais|va) )?",
    "(?:commence|demarre|attaque|debute)[a-z]{0,4}\\b",
  ].join(""),
  "g",
);

const ELSE = pattern`
    \b(?:est|sont|etait|etaient|ete|ai|as|ont|avait|avais|avons|avez|je|tu|vous|ne|pas|jamais|plus|si|quand|
    que|deja|hier|passe|passee|passent|refuse|refusee|refuses|annule|annulee|annuler|oublie|laisse|paye|payee|
    payes|paie|regle|reglee|reglement|recu|recue|recus|recues|verse|versee|versement|virement|cheque|especes|
    acompte|encaisse|encaissee|solde|rembourse|remboursement|relance|avoir|impaye|achat|achats|ticket|
    fournisseur|facture|factures|facturee|signe|signee|accepte|acceptee|fini|finie|termine|terminee|cher|
    chere|finalement|plutot|enleve|supprime|retire|remplace|ajoute|rajoute|change|corrige|doit|dois|devait|
    coute|coutait|vend|vendu|combien|pourquoi|hesite|prefere|trouve|budget|depenses?|note de frais|
    rale|ralent|chipote|chipotent|pinaille|pinaillent|reclame|reclament|se (?:plaint|plaignent)|litige|conteste|
    contestent|negocie|marchande|histoires|fait la tete|insiste|embete|
    a (?:fait|refait|pris|mis|dit|offert|ouvert))\b|
    \b(?:[jmn]['’]|au lieu|ce matin|(?:mois|semaine|annee|fois) derniere?)`;

// A participle that begins a part of the sentence: « posé un receveur ». « béton ciré » stays a work. « a choisi ».
const PAST = pattern`
    (?:^|[\n,;:.] ?)[a-zà-ÿA-ZÀ-Ý]+(?:é|ée|és|ées) (?:une?|l[ea]|les|des|du|deux|trois|\d)|
    (?<![a-zà-ÿA-ZÀ-Ý])a (?!aussi)[a-zà-ÿ]+(?:é|ée|és|ées|i|u|is)(?![a-zà-ÿ])`;
