import { answersForProject } from "../card/project-of-card.ts";
import type { QuoteCard } from "../card/quote-card.ts";
import { cardWith, firstMissing, quoteCardOf } from "../card/quote-card.ts";
import type { AssistantProject, FoundProject } from "../conversation/assistant-project.ts";
import { isPriced, splitTasks } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import { cardMessages } from "../conversation/card.messages.ts";
import type { FlowState, Move } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";
import type { Outcome } from "../conversation/world.ts";
import { matchingProjects } from "./resolve-project.step.ts";

// The lines of a card that were said to be for a project that exists. The card waits while it is looked for.

/** Looks for the project of these words, or reads the one that the conversation spoke of. */
export function seekProject(
  { answers, recentProjectId }: FlowState,
  card: QuoteCard,
  words: string,
): Move<"searchProjects" | "getProject"> {
  if (words === "" && recentProjectId === null) return askCardAgain(card, cardMessages.whichProject([]));
  const set = { answers: { ...answers, waitingCard: { fields: card.fields, rows: card.rows, project: words } } };
  const effect =
    words === ""
      ? ({ name: "getProject", id: recentProjectId ?? "" } as const)
      : ({ name: "searchProjects", search: words } as const);
  return { set, next: { kind: "run", effect } };
}

/** The card after the search: its project is read, or is asked again when none or several have that name. */
export function readSoughtProject(state: FlowState, outcome: Outcome<FoundProject[]>): Move<"getProject"> {
  const words = state.answers.waitingCard?.project ?? "";
  if (!outcome.ok) return askWaitingCard(state, messages.searchFailed(outcome.message));
  const [project, ...others] = matchingProjects(outcome.value, words);
  if (project === undefined) return askWaitingCard(state, messages.unknownProject(words));
  if (others.length > 0)
    return askWaitingCard(state, cardMessages.whichProject([project, ...others].map(({ name }) => name)));
  return { next: { kind: "run", effect: { name: "getProject", id: project.id } } };
}

/** The card of a project that was found: its lines, and what the project still lacks. */
export function askCardOfProject(state: FlowState, outcome: Outcome<AssistantProject | null>): Move {
  if (!outcome.ok) return askWaitingCard(state, messages.projectUnreadable(outcome.message));
  const project = outcome.value;
  if (project === null) return askWaitingCard(state, messages.projectNotFound);
  if (isPriced(project)) return askWaitingCard(state, cardMessages.linesOnQuote(project.id));
  const { fields = [], rows = [] } = state.answers.waitingCard ?? {};
  const discount = fields.find(({ name }) => name === "discount")?.value ?? "";
  const quoteSaid = { rows: [...rows], discount, note: "" };
  const facts = { ...splitTasks(project), answers: answersForProject({ ...state.answers, quoteSaid }, fields) };
  const card = quoteCardOf({ ...state, ...facts }, quoteSaid);
  return { ...askCardAgain(card, messages.oneMatch(project.name)), set: facts };
}

function askWaitingCard({ answers: { waitingCard, ...answers } }: FlowState, sentence: string): Move {
  const card = cardWith(waitingCard?.fields ?? [], waitingCard?.rows ?? [], "");
  return { ...askCardAgain(card, sentence), set: { answers } };
}

function askCardAgain(card: QuoteCard, sentence: string): Move {
  return { say: [say(sentence)], next: { kind: "ask", about: firstMissing(card), message: card } };
}
