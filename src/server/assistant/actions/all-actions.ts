import type { Action } from "./action.ts";
import { COMPANY_ACTIONS } from "./company.actions.ts";
import { CUSTOMER_ACTIONS } from "./lines/change-customer.actions.ts";
import { QUOTE_LINES_ACTIONS } from "./lines/quote-lines.actions.ts";
import { MONEY_ACTIONS } from "./money.actions.ts";
import { PROJECT_ACTIONS } from "./project.actions.ts";
import { QUOTE_DRAFT_ACTIONS } from "./quote-draft.actions.ts";
import { QUOTE_ACTIONS } from "./quote.actions.ts";

/** Everything that the assistant, a model or a program may propose. */
export const ALL_ACTIONS: readonly Action[] = [
  ...QUOTE_DRAFT_ACTIONS,
  ...QUOTE_LINES_ACTIONS,
  ...QUOTE_ACTIONS,
  ...MONEY_ACTIONS,
  ...PROJECT_ACTIONS,
  ...CUSTOMER_ACTIONS,
  ...COMPANY_ACTIONS,
];

const ACTION_OF_KIND: ReadonlyMap<string, Action> = new Map(ALL_ACTIONS.map((one) => [one.kind, one]));

/** The action of this kind. Null for a kind that a stored row has and that no longer exists. */
export function actionOfKind(kind: string): Action | null {
  return ACTION_OF_KIND.get(kind) ?? null;
}
