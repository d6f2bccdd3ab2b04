import { SEE_QUOTES } from "./tools/money.messages.ts";
import { SEE_WEEK } from "./tools/record.messages.ts";

/** How many things wait for each reason that a question asks about. */
export type WaitingCounts = { late: number; finished: number; unanswered: number };

/** A question that may be asked. `amounts`: only whoever sees amounts gets an answer. */
type Suggestion = { ask: string; amounts: boolean };

const MOST = 2;

const OF_PROJECT: Suggestion = { ask: "Où en est ce projet ?", amounts: false };

/** What to ask on the pages of a project, by step, and on the other pages. */
const OF_PAGE: readonly { path: RegExp; suggestion: Suggestion }[] = [
  { path: /^\/etape\/[^/]+\/work/, suggestion: { ask: "Quelles tâches restent sur ce projet ?", amounts: false } },
  {
    path: /^\/etape\/[^/]+\/invoice/,
    suggestion: { ask: "Combien reste à payer sur ce projet ?", amounts: true },
  },
  { path: /^\/(?:etape|project)\/[0-9a-f-]{36}/, suggestion: OF_PROJECT },
  { path: /^\/app\/billing/, suggestion: { ask: "Combien on me doit ?", amounts: true } },
  { path: /^\/app\/timeline/, suggestion: { ask: SEE_WEEK.ask, amounts: false } },
  { path: /^\/app\/customers/, suggestion: { ask: "Qui sont mes meilleurs clients ?", amounts: true } },
  { path: /^\/app\/analytics/, suggestion: { ask: "Combien j'ai facturé ce mois-ci ?", amounts: true } },
  { path: /^\/app\/projects/, suggestion: { ask: "Quels projets sont en cours ?", amounts: false } },
];

const OF_WAITING: readonly { reason: keyof WaitingCounts; suggestion: Suggestion }[] = [
  { reason: "late", suggestion: { ask: "Quelles factures sont en retard ?", amounts: true } },
  { reason: "finished", suggestion: { ask: "Quels chantiers finis sont à facturer ?", amounts: true } },
  { reason: "unanswered", suggestion: { ask: SEE_QUOTES.ask, amounts: true } },
];

/**
 * Questions worth a button, from the page and from what waits: at most one of the page first, then the most urgent.
 * `waitingCounts` is null while it is unknown.
 */
export function suggestedQuestions(path: string, waitingCounts: WaitingCounts | null, seesAmounts: boolean): string[] {
  const ofPage = OF_PAGE.find((page) => page.path.test(path) && (seesAmounts || !page.suggestion.amounts));
  const ofWaiting = OF_WAITING.filter(({ reason }) => (waitingCounts?.[reason] ?? 0) > 0);
  return [...(ofPage ? [ofPage] : []), ...ofWaiting]
    .map(({ suggestion }) => suggestion)
    .filter(({ amounts }) => seesAmounts || !amounts)
    .map(({ ask }) => ask)
    .slice(0, MOST);
}

/** Every question that may be suggested. */
export const ALL_SUGGESTIONS: readonly string[] = [...OF_PAGE, ...OF_WAITING].map(({ suggestion }) => suggestion.ask);
