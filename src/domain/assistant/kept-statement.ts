import type { CalendarDate } from "../shared/calendar-date.ts";
import { plainWords } from "../shared/search-text.ts";
import type { AssistantProject } from "./conversation/assistant-project.ts";
import { messages } from "./conversation/assistant.messages.ts";
import type { Answers, FlowState, Turn } from "./conversation/flow.ts";
import { IDLE } from "./conversation/flow.ts";
import { offer, say } from "./conversation/message.ts";
import { answersOf, keptItems, saidCivility } from "./conversation/said-answers.ts";
import { factsBeside, placesOfDays, readOrder } from "./read-order.ts";
import { introducesCustomer, readToldCustomer, readToldWork, stillTold, toldItems, toldParts } from "./told-work.ts";
import type { Slots, Understanding } from "./understanding.ts";
import { wantedWork, withoutOpening } from "./words/told-talk.ts";
import { unkeptParts } from "./words/unkept.ts";

// What a person tells without an order: it is said back, and kept for the order that follows.

/** Says back works that are told with their prices, and holds them for the order that follows. Null of another text. */
export function keepWork(
  state: FlowState,
  text: string,
  today: CalendarDate,
  project: AssistantProject | null,
): Turn | null {
  const { answers: earlier } = state;
  const facts = factsBeside(text);
  const toldWorks = readToldWork(facts.rest, today);
  if (toldWorks === null) return null;
  const works = { ...toldWorks.answers, ...facts.answers };
  const { quoteSaid, durationSaid: _hours, projectDescription: _work, ...who } = works;
  const description = wantedWork(toldWorks.text) || toldWorks.workName;
  const later = description === "" || project !== null ? {} : { projectDescription: description };
  const toldWork = { text: withoutOpening(text), projectId: project?.id ?? null, later };
  const [name, earlierName] = [who.lastName || who.company, earlier.lastName || earlier.company];
  const isOfOther = Boolean(name && earlierName && plainWords(name) !== plainWords(earlierName));
  const idle = { ...IDLE, answers: { ...(isOfOther ? {} : earlier), ...who }, toldWork };
  const items = [...workItem(later), ...toldItems(works, toldWorks.vatPercent)];
  const parts = [...workItem(later), ...toldParts(works, toldWorks.vatPercent)];
  const summary = { type: "summary" as const, content: messages.kept, items };
  const notes = [quoteSaid?.note ?? "", ...facts.notes, notKept(facts.rest, parts, [quoteSaid?.note ?? ""])]
    .filter((note) => note !== "")
    .map((note) => say(note));
  const nextOrders = [messages.makeQuote, messages.makeProject];
  return { state: idle, messages: [summary, ...notes, offer(messages.afterWorks, nextOrders)], effects: [] };
}

/** Keeps what is told without an order for the next flow, and says it back. Null when nothing is told. */
export function keepAnswers(
  state: FlowState,
  text: string,
  { slots }: Understanding,
  today: CalendarDate,
): Turn | null {
  const facts = factsBeside(text);
  const isBeside = Object.keys(facts.answers).length > 0;
  const isOfCustomer = facts.answers.siren !== undefined || introducesCustomer(text);
  const answers = isOfCustomer
    ? { ...readToldCustomer(facts.rest, today), ...facts.answers }
    : isBeside
      ? readOrder(text, today).answers
      : { ...answersOf(slots), ...saidCivility(text, slots), ...workFor(text) };
  const items = [...workItem(answers), ...keptItems(answers)];
  // « Mme Riou est passée » tells of somebody, and begins nothing.
  const isOfSomebody = Object.keys(slots).every((name) => OF_PERSON.has(name)) && !/[:=]/.test(text);
  const isBare = isOfSomebody && answers.projectDescription === undefined;
  if (items.length === 0 || (isBare && !isBeside && !isOfCustomer)) return null;
  const summary = { type: "summary" as const, content: messages.kept, items };
  const toldWork = stillTold(state, answers);
  const earlier = state.toldWork && !toldWork ? {} : state.answers;
  const idle = { ...IDLE, answers: { ...earlier, ...answers }, ...(toldWork && { toldWork }) };
  // The places of a text from which facts were taken are not those of what is left.
  const slotsOfRest = facts.rest === text ? slots : {};
  const notes = [...facts.notes, notKept(facts.rest, items, [], slotsOfRest)].filter((note) => note !== "");
  const sentences = [...notes, messages.afterKept].map((sentence) => say(sentence));
  return { state: idle, messages: [summary, ...sentences], effects: [] };
}

// « une salle de bain pour Mme Claire Roux »: a work and whom it is for, without a verb.
function workFor(text: string): Pick<Answers, "projectDescription"> {
  const [, projectDescription, customer = ""] = WORK_FOR.exec(text.slice(0, LONGEST_WORK_FOR).trim()) ?? [];
  return projectDescription === undefined || !TITLED.test(customer) ? {} : { projectDescription };
}

const LONGEST_WORK_FOR = 120;
const WORK_FOR =
  /^une? ((?!devis|facture|avoir|projet|chantier|mail|rdv|rendez)[^,.:;?\d]{3,50}) (?:pour|chez) (.{3,60})$/;
const TITLED = /^(?:M\.|Mme|Mlle|[Mm]onsieur|[Mm]adame) \p{Lu}[\p{L}' -]{1,50}$/u;

const OF_PERSON: ReadonlySet<string> = new Set(["company", "firstName", "lastName"]);

function workItem({ projectDescription = "" }: Answers) {
  return projectDescription === "" ? [] : [{ label: messages.toldWanted, value: projectDescription }];
}

// Nothing that has a number is lost in silence.
function notKept(
  text: string,
  items: readonly { label: string; value: string }[],
  notes: readonly string[],
  slots: Slots = {},
): string {
  const keptTexts = [...items.flatMap(({ label, value }) => [label, value]), ...notes];
  const parts = unkeptParts(text, keptTexts, { places: placesOfDays(slots) });
  return parts.length === 0 ? "" : messages.notKept(parts);
}
