import { formatScaled } from "../shared/french-format.ts";
import { scaleDecimal } from "../shared/money.ts";
import { HOURS_A_DAY } from "../shared/working-day.ts";
import { catalogMessages } from "./catalog.messages.ts";
import type { ChosenWork } from "./choose-works.ts";
import { chooseUsualWork, chooseWorks, isSaidFirst } from "./choose-works.ts";
import type { ComposedWork } from "./compose-works.ts";
import { composeWorks, ordersOf } from "./compose-works.ts";
import { quantityFor } from "./count-work.ts";
import { titleInWords } from "./own-words.ts";
import { nameNewOnes } from "./reading/anaphora.ts";
import { clauseAt, splitClauses } from "./reading/clauses.ts";
import { prepare } from "./reading/library.ts";
import { matchWorks } from "./reading/match-works.ts";
import { isNoJob } from "./reading/no-job.ts";
import type { Order } from "./reading/orders.ts";
import { readMeasures } from "./reading/quantities.ts";
import type { Reading } from "./reading/reading.ts";
import { correctTyping } from "./reading/typing.ts";
import { isUnknownWork } from "./reading/unknown-work.ts";
import type { Word } from "./reading/words.ts";
import { plainWord, readWords, wordAt } from "./reading/words.ts";
import type { SaidLength } from "./said-length.ts";
import { lengthInWords, readSaidLength, spreadHours } from "./said-length.ts";
import { fillName } from "./thing-works.ts";
import { tradesOf } from "./trade-of.ts";
import { ALL_WORKS } from "./trades/all-trades.ts";
import type { Condition, Rate, TemplateTask } from "./work-template.ts";
import { isSaidIn, thingOf, titleOf } from "./work-title.ts";

/** Tasks proposed for a description, and what was counted. Hours in hours, rounded to the quarter. */
export type TemplateProposal = {
  summary: string;
  tasks: { title: string; estimate_h: number; description: string }[];
  /** The works that were recognised, none when the description says none. */
  works: string[];
};

/** Hours of a proposal above which they are asked for, and not proposed. */
const MOST_PROPOSED_HOURS = 360;

/**
 * Proposes tasks for a described work, from the library of trades and without a model. Only what the text asks for
 * is proposed, within the company's trade; quantities are those of the text, and the summary tells them. Above
 * `MOST_PROPOSED_HOURS` the hours are left at 0 and the summary asks. Days that the text says for all of it are the sum
 * of the hours. Nothing is proposed for what says no work.
 */
export function proposeFromTemplates(
  description: string,
  trade: string,
  hoursADay: number = HOURS_A_DAY,
): TemplateProposal {
  const trades = tradesOf(trade);
  const words = nameNewOnes(correctTyping(readWords(description), prepare(ALL_WORKS).vocabulary));
  if (isNoJob(words)) return { summary: catalogMessages.noWork, tasks: [], works: [] };
  const reading = { text: description, words, clauses: splitClauses(words, trades), measures: readMeasures(words) };
  const orders = ordersOf(reading, ALL_WORKS);
  const saidWorks = withoutAntecedents(chooseWorks(ALL_WORKS, reading, trades, orders), orders, reading);
  const composedWorks = composeWorks(reading, ALL_WORKS, saidWorks, orders, trades);
  const isTerse = trades.length > 0 && composedWorks.length === 0 && !isSaidFirst(saidWorks, reading);
  const usualWorks = isTerse ? chooseUsualWork(ALL_WORKS, reading, trades) : [];
  const isBesideOrders = ({ clauses }: ChosenWork) =>
    composedWorks.length > 0 && clauses.every((at) => clauseAt(reading.clauses, at).role === "aside");
  const works = usualWorks.length > 0 ? usualWorks : saidWorks.filter((work) => !isBesideOrders(work));
  const length = readSaidLength(description, hoursADay);
  if (works.length + composedWorks.length === 0) return proposeSteps(description, reading, trades, length);
  const countedWorks = inOrder(
    withOwnTitles(works.map((chosen) => countTasks(chosen, works, reading, orders))),
    composedWorks.map((work) => countComposed(work, works.length > 0)),
  );
  const libraryTasks = mergeTasks(countedWorks.flatMap(({ tasks: ofWork }) => ofWork));
  const tasks = length === null ? libraryTasks : spreadHours(libraryTasks, length.hours);
  const hours = tasks.reduce((sum, task) => sum + task.estimate_h, 0);
  const isTooMuch = hours > MOST_PROPOSED_HOURS;
  const sentences = countedWorks.map(({ work, amounts, reference, isComposed }) =>
    isComposed
      ? catalogMessages.composed(work)
      : catalogMessages.counted(work, amounts, length === null ? reference : null),
  );
  return {
    summary: isTooMuch
      ? catalogMessages.tooMuch(Math.round(hours), sentences)
      : catalogMessages.summary(sentences, length && lengthInWords(length)),
    tasks: isTooMuch ? tasks.map((task) => ({ ...task, estimate_h: 0 })) : tasks,
    works: countedWorks.map(({ work }) => work),
  };
}

// « Rideau métallique : le motoriser » puts in no curtain.
function withoutAntecedents(works: readonly ChosenWork[], orders: readonly Order[], reading: Reading): ChosenWork[] {
  const isApart = ({ clause, head }: Order) => head < clauseAt(reading.clauses, clause).from;
  // « des tuiles ont glissé, les remettre en place »: the order is what the work does.
  const isDoing = ({ work }: ChosenWork, { operation }: Order) =>
    operation !== null && ["put", "replace", "repair"].includes(operation) && /^R(?:emplac|épar)/.test(work.title);
  const isOnlyNamed = ({ wordPlaces, isOrdered }: ChosenWork, order: Order) =>
    !isOrdered &&
    wordPlaces.includes(order.head) &&
    !wordPlaces.includes(order.at) &&
    wordPlaces.every((at) => at < 0 || isToldOf(wordAt(reading.words, at), order));
  // What is out of order is to be checked.
  const isToldOf = ({ actions }: Word, { operation }: Order) =>
    actions.every((name) => operation === "check" && name === "@reparer");
  const apart = orders.filter(isApart);
  const isOnlyCheck = apart.some(({ operation, clause }) => operation === "check" && saysOnly(clause, reading));
  return works.filter(
    (work) =>
      !apart.some((order) => isOnlyNamed(work, order) && !isDoing(work, order)) && !(isOnlyCheck && !work.isOrdered),
  );
}

// « on veut juste un audit »: nothing is mended.
function saysOnly(place: number, { words, clauses }: Reading): boolean {
  const { from, to } = clauseAt(clauses, place);
  return words.slice(from, to).some(({ text }) => /^(?:juste|seulement|uniquement|simplement|simple)$/.test(text));
}

// Work that the library does not know, said to a company of a known trade: honest steps, and the sentence says so.
function proposeSteps(
  description: string,
  reading: Reading,
  trades: readonly string[],
  length: SaidLength | null,
): TemplateProposal {
  const isOurs = trades.length > 0 && isUnknownWork(reading) && matchWorks(ALL_WORKS, reading, null).length === 0;
  if (!isOurs) return { summary: catalogMessages.noWork, tasks: [], works: [] };
  const name = description.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
  const steps = catalogMessages.steps(name).map(([title, hours]) => ({ title, estimate_h: hours, description: "" }));
  const tasks = length === null ? steps : spreadHours(steps, length.hours);
  return { summary: catalogMessages.unknownWork, tasks, works: [] };
}

/** Longest part of a description that stands in the title of a step, in characters. */
const LONGEST_NAME = 80;

type CountedWork = {
  work: string;
  libraryTitle: string;
  clause: number;
  amounts: string[];
  reference: string | null;
  isComposed: boolean;
  tasks: TemplateProposal["tasks"];
};

// Two works that the same word would name keep the titles of the library.
function withOwnTitles(works: readonly CountedWork[]): CountedWork[] {
  const isTwice = ({ work }: CountedWork) => works.filter((other) => other.work === work).length > 1;
  return works.map((work) => (isTwice(work) ? { ...work, work: work.libraryTitle } : work));
}

// Works stay in the order of the text.
function inOrder(works: readonly CountedWork[], otherWorks: readonly CountedWork[]): CountedWork[] {
  return otherWorks.length === 0 ? [...works] : [...works, ...otherWorks].toSorted((a, b) => a.clause - b.clause);
}

// Beside a work of the library, which prepares and cleans, one in the words of the text is a task of its own.
function countComposed({ title, clause, tasks: ofWork }: ComposedWork, isBeside: boolean): CountedWork {
  const ownTasks = isBeside ? ofWork.filter((task) => task.title === title) : ofWork;
  const tasks = ownTasks.map(({ title: name, hours }) => ({ title: name, estimate_h: hours, description: "" }));
  return { work: title, libraryTitle: title, clause, amounts: [], reference: null, isComposed: true, tasks };
}

function countTasks(
  chosen: ChosenWork,
  all: readonly ChosenWork[],
  reading: Reading,
  orders: readonly Order[],
): CountedWork {
  const { work } = chosen;
  const unit = work.units.join(",");
  const mainUnit = shownUnit(chosen, reading);
  const saidQuantity = unit === "" ? null : quantityFor(unit, chosen, all, reading);
  const quantities = new Map<string, number>();
  if (saidQuantity !== null) quantities.set(mainUnit, saidQuantity);
  const quantityOf = (name: string | null) => {
    const quantity = name === null ? (saidQuantity ?? work.reference) : quantityFor(name, chosen, all, reading);
    if (name !== null && quantity !== null) quantities.set(name.replace(/,.*/, ""), quantity);
    return quantity;
  };
  const saidThing = thingOf(chosen, reading);
  const tasks = work.tasks
    .filter((task) => isNeeded(task, reading))
    .map((task) => ({
      title: fillName(task.title, saidThing?.name ?? ""),
      estimate_h: hoursOf(task.rates, quantityOf),
      description: suppliesOf(task),
    }));
  const isAssumed = unit !== "" && saidQuantity === null && work.reference > 1;
  const shownName = (name: string) =>
    saidThing && fillName("{nom}", work.things[0]?.name ?? "") === name ? fillName("{nom}", saidThing.name) : name;
  return {
    work: titleInWords(titleOf(chosen, reading), chosen, orders, reading),
    libraryTitle: work.title,
    clause: Math.min(...chosen.clauses),
    isComposed: false,
    amounts: [...quantities].map(([name, count]) => amount(count, shownName(name))),
    reference: isAssumed ? amount(work.reference, mainUnit) : null,
    tasks,
  };
}

// « 4 tuiles cassées » are counted as tiles, though the work counts slates first.
function shownUnit({ work, clauses, at: place }: ChosenWork, { words, clauses: allClauses }: Reading): string {
  const isHead = (unit: string) =>
    isSaidIn(plainWord(unit.replaceAll(/[ '-]/g, "_")), words, { from: place, to: place + LONGEST_UNIT });
  const isSaid = (unit: string) => {
    const noun = plainWord(unit.replaceAll(/[ '-]/g, "_"));
    return clauses.some((at) => isSaidIn(noun, words, clauseAt(allClauses, at)));
  };
  const isOfMany = clauses.length > 1 && work.units.filter(isSaid).length > 1;
  if (isOfMany) return work.units[0] ?? "";
  return work.units.find(isHead) ?? work.units.find(isSaid) ?? work.units[0] ?? "";
}

/** Most words of a unit: « fenêtre de toit ». */
const LONGEST_UNIT = 3;

const LEAST_HOURS = 0.25;

function hoursOf(rates: readonly Rate[], quantityOf: (unit: string | null) => number | null): number {
  const rate = rates.find(({ unit, hoursPerUnit }) => hoursPerUnit === 0 || quantityOf(unit) !== null) ?? rates.at(-1);
  if (!rate) return LEAST_HOURS;
  const quantity = rate.hoursPerUnit === 0 ? 0 : (quantityOf(rate.unit) ?? 1);
  return Math.max(LEAST_HOURS, Math.round((rate.fixedHours + rate.hoursPerUnit * quantity) * 4) / 4);
}

function suppliesOf({ supplies }: TemplateTask): string {
  return supplies === "" ? "" : catalogMessages.supplies(supplies);
}

function isNeeded({ conditions }: TemplateTask, reading: Reading): boolean {
  return conditions.every((condition) => isHeld(condition, reading));
}

function isHeld({ kind, words: names }: Condition, { words, clauses }: Reading): boolean {
  const isSaid = (isLeftOut: boolean) =>
    names.some((name) => clauses.some((clause) => clause.isLeftOut === isLeftOut && isSaidIn(name, words, clause)));
  if (kind === "said") return isSaid(false);
  return kind === "unsaid" ? !isSaid(false) : !isSaid(true);
}

// Two works protect and clean once: a task of the same title is kept once, with the longer hours. What begins a work
// stays first, what ends it goes last.
function mergeTasks(tasks: readonly TemplateProposal["tasks"][number][]): TemplateProposal["tasks"] {
  const byTitle = new Map<string, TemplateProposal["tasks"][number]>();
  for (const task of tasks) {
    const other = byTitle.get(task.title);
    if (other && ENDING.test(task.title)) byTitle.delete(task.title);
    byTitle.set(task.title, other && other.estimate_h > task.estimate_h ? other : task);
  }
  return [...byTitle.values()];
}

const ENDING = /^(?:Nettoyer|Évacuer|Remettre|Régler|Retoucher|Contrôler|Tester|Faire les joints|Démonter)/;

function amount(count: number, unit: string): string {
  return `${formatScaled(scaleDecimal(count, 2), 2, 0)} ${count >= 2 ? plural(unit) : unit}`;
}

// « 3 fenêtres de toit », « 2 volets roulants », « 25 m² », « 2 WC »: the noun and its adjectives take the mark of the
// plural. Symbols never do.
function plural(unit: string): string {
  const [noun = "", ...rest] = unit.split(" ");
  const next = rest.findIndex((word) => !/^[a-zà-ÿ]{4,}$/.test(word));
  const adjectives = next < 0 ? rest.length : next;
  const isNoun = /^[a-zà-ÿ]{3,}$/.test(noun);
  return [noun, ...rest].map((word, at) => (isNoun && at <= adjectives ? pluralOf(word) : word)).join(" ");
}

function pluralOf(word: string): string {
  if (/[sxz]$/.test(word)) return word;
  return word.endsWith("eau") ? `${word}x` : `${word}s`;
}
