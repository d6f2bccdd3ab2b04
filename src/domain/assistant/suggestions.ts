import { suggestionMessages as questions } from "./suggestion.messages.ts";

/** How many things wait for each reason that a question asks about. */
export type WaitingCounts = { late: number; finished: number; unanswered: number };

/** A question that may be asked. `needsAmounts`: only a user who sees amounts gets an answer. */
type Suggestion = { ask: string; needsAmounts: boolean };

const MOST = 2;

const OF_PROJECT: Suggestion = { ask: questions.project, needsAmounts: false };

/** What to ask on the pages of a project, by step, and on the other pages. */
const OF_PAGE: readonly { path: RegExp; suggestion: Suggestion }[] = [
  { path: /^\/etape\/[^/]+\/work/, suggestion: { ask: questions.openTasks, needsAmounts: false } },
  {
    path: /^\/etape\/[^/]+\/invoice/,
    suggestion: { ask: questions.restOfProject, needsAmounts: true },
  },
  { path: /^\/(?:etape|project)\/[0-9a-f-]{36}/, suggestion: OF_PROJECT },
  { path: /^\/app\/billing/, suggestion: { ask: questions.moneyDue, needsAmounts: true } },
  { path: /^\/app\/timeline/, suggestion: { ask: questions.week, needsAmounts: false } },
  { path: /^\/app\/customers/, suggestion: { ask: questions.bestCustomers, needsAmounts: true } },
  { path: /^\/app\/analytics/, suggestion: { ask: questions.invoicedThisMonth, needsAmounts: true } },
  { path: /^\/app\/projects/, suggestion: { ask: questions.underWay, needsAmounts: false } },
];

const OF_WAITING: readonly { reason: keyof WaitingCounts; suggestion: Suggestion }[] = [
  { reason: "late", suggestion: { ask: questions.late, needsAmounts: true } },
  { reason: "finished", suggestion: { ask: questions.finished, needsAmounts: true } },
  { reason: "unanswered", suggestion: { ask: questions.unanswered, needsAmounts: true } },
];

/**
 * Questions worth a button, from the page and from what waits: at most one of the page first, then the most urgent.
 * `waitingCounts` is null while it is unknown.
 */
export function suggestedQuestions(path: string, waitingCounts: WaitingCounts | null, seesAmounts: boolean): string[] {
  const ofPage = OF_PAGE.find((page) => page.path.test(path) && (seesAmounts || !page.suggestion.needsAmounts));
  const ofWaiting = OF_WAITING.filter(({ reason }) => (waitingCounts?.[reason] ?? 0) > 0);
  return [...(ofPage ? [ofPage] : []), ...ofWaiting]
    .map(({ suggestion }) => suggestion)
    .filter(({ needsAmounts }) => seesAmounts || !needsAmounts)
    .map(({ ask }) => ask)
    .slice(0, MOST);
}

/** Every question that may be suggested. */
export const ALL_SUGGESTIONS: readonly string[] = [...OF_PAGE, ...OF_WAITING].map(({ suggestion }) => suggestion.ask);
