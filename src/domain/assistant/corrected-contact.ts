import { personName } from "../customers/customer.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { plainWords } from "../shared/search-text.ts";
import { messages } from "./conversation/assistant.messages.ts";
import { askOf, CORE_QUESTIONS, knownCore, nextCoreQuestion } from "./conversation/core-answers.ts";
import { answerPending } from "./conversation/engine.ts";
import type { Answers, AskedState, Turn } from "./conversation/flow.ts";
import type { AssistantMessage } from "./conversation/message.ts";
import { say } from "./conversation/message.ts";
import { keptItems } from "./conversation/said-answers.ts";
import { withTitle } from "./repairs.ts";
import { SCRIPT } from "./script.ts";
import { collectCore, saveCoreEffect } from "./steps/collect-core.step.ts";
import { collectDescription } from "./steps/collect-description.step.ts";
import { pattern } from "./words/pattern.ts";

/**
 * Changes who the contact is, with what was said beside, and says all of it back. The question that waits returns,
 * unless that answered it.
 */
export function correctContact(state: AskedState, contact: Answers, text: string, today: CalendarDate): Turn {
  const { firstName: _first, lastName: _last, civility: _civility, ...others } = state.answers;
  const answers = withTitle(state.answers, { ...others, ...contact });
  const sentences = [
    say(messages.correctedAll(correctedParts(contact, knownCore({ ...state, answers }).customerKind !== "person"))),
    ...sayKept({ ...state, answers }, text),
  ];
  const next = { ...state, answers };
  const { project, pending } = state;
  if (project !== null) {
    const effect = saveCoreEffect(project, knownCore(next));
    const running = { step: collectCore.name, effect: effect.name };
    return { state: { ...next, pending: null, running }, messages: sentences, effects: [effect] };
  }
  const pendingQuestion = CORE_QUESTIONS.find(({ about }) => about === pending.about);
  if (pending.step !== collectCore.name || !pendingQuestion)
    return { state: next, messages: [...sentences, pending.message], effects: [] };
  const question = nextCoreQuestion(answers);
  if (question === null) {
    const turn = answerPending(
      SCRIPT,
      next,
      { kind: "text", text: String(answers[pendingQuestion.about] ?? "") },
      today,
    );
    return { ...turn, messages: [...sentences, ...turn.messages] };
  }
  const message = askOf(question, answers);
  const nextPending = { step: collectCore.name, about: question.about, message };
  return { state: { ...next, pending: nextPending }, messages: [...sentences, message], effects: [] };
}

function correctedParts(
  { civility, firstName = "", lastName = "", company, email, phone }: Answers,
  isFirm: boolean,
): string[] {
  const parts: [string, string | undefined][] = [
    [isFirm ? messages.contactName : messages.customerName, personName({ civility, firstName, lastName })],
    [messages.fieldNames.company ?? "", company],
    [messages.fieldNames.email ?? "", email],
    [messages.phoneName, phone],
  ];
  return parts.flatMap(([label, value]) => (value ? [`${label}, ${value}`] : []));
}

/** True for « je te l'ai déjà dit », whatever the question is. */
function saysAlready(text: string): boolean {
  return text.length <= LONGEST && !text.includes("?") && ALREADY.test(plainWords(text));
}

const LONGEST = 300;
const ALREADY = pattern`
  \bdeja (?:tout )?(?:dit|dite|dits|dites|donnee?s?|precisee?s?|indiquee?s?|repondu|expliquee?s?|ecrite?s?)(?! \d)`;
const OF_WORK = /\b(?:taches?|travaux|travail|prix|lignes?|prestations?|heures)\b/;

/** What was kept of what was said before, when a text says that it was said. Without works, that they will be asked. */
export function sayKept(state: AskedState, text: string): AssistantMessage[] {
  if (!saysAlready(text)) return [];
  const { projectDescription, quoteSaid, durationSaid } = state.answers;
  const hasWork = [projectDescription, quoteSaid, durationSaid].some((work) => work !== undefined);
  const items = keptItems(state.answers);
  const isOfLostWork = !hasWork && state.project === null && OF_WORK.test(plainWords(text));
  const lostSentence = state.queue.includes(collectDescription.name) ? messages.worksAskedLater : messages.worksLost;
  return [
    ...(items.length > 0 ? [{ type: "summary" as const, content: messages.keptOfSaid, items }] : []),
    ...(isOfLostWork ? [say(lostSentence)] : []),
  ];
}
