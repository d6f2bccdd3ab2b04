import { toWireDeposit } from "#api/quotes/quote-conditions.ts";
import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import { placeIn } from "#domain/assistant/actions/lines/quote-place.ts";
import { recordNamesIn } from "#domain/assistant/actions/record-names.ts";
import type { SaidAction } from "#domain/assistant/actions/said-action.ts";
import { billsDeposit } from "#domain/assistant/actions/said-limit.ts";
import { depositSaidBeside } from "#domain/assistant/card/sums/deposit-on-card.ts";
import { lineChangeMessages } from "#domain/assistant/changes/line-change.messages.ts";
import { depositOf } from "#domain/assistant/slots/lines/deposit-text.ts";
import { canonicalJson } from "#domain/shared/canonical-json.ts";
import type { Db } from "#server/db/database.ts";
import { findQuoteConditions } from "#server/quotes/conditions/quote-conditions.repository.ts";
import type { ActionRequest, Place } from "../action-request.ts";
import { open, want } from "../action-request.ts";
import type { TargetOrQuestion } from "../action-target.ts";
import { findProjectSaid, tell } from "../action-target.ts";
import { readVersionFacts } from "./draw-up.ts";
import { findDepositToInvoice } from "./find-deposit-to-invoice.ts";

/**
 * The deposit that a sentence gives the quote that it is about: « acompte 30 % », « enlève l'acompte ». What says
 * anything else of a deposit, or comes after the customer agreed, is told how deposits go.
 */
export async function findDepositChange(
  tx: Db,
  saidAction: SaidAction,
  place: Place,
): Promise<TargetOrQuestion<ActionRequest>> {
  if (billsDeposit(place.order)) return findDepositToInvoice(tx, saidAction, place);
  const explanation = open(proposalMessages.explainDeposit, "/app/settings#mentions");
  const { order, place: owner } = placeIn(place.order);
  const saidDeposit = order.includes("?") ? null : depositSaidBeside(order);
  // The whole order says the deposit, so that only the words beside it name a project.
  const namedAction = { ...saidAction, names: owner === "" ? [] : recordNamesIn(owner, place.today) };
  if (saidDeposit === null || isOfNoProject(namedAction, place)) return explanation;
  const project = await findProjectSaid(tx, namedAction, place);
  if ("ask" in project) return project;
  const { versionIds, isAgreed } = await readVersionFacts(tx, project.target);
  if (isAgreed) return explanation;
  if (versionIds.length === 0) return tell(proposalMessages.noQuote);
  const nextDeposit = depositOf(saidDeposit);
  const { deposit = null } = await findQuoteConditions(tx, project.target);
  if (canonicalJson(deposit) === canonicalJson(nextDeposit)) return tell(lineChangeMessages.same);
  const wireDeposit = nextDeposit && toWireDeposit(nextDeposit);
  return want("change_quote_lines", { project_id: project.target, deposit: wireDeposit });
}

function isOfNoProject({ names, projectName, documentNumber }: SaidAction, place: Place): boolean {
  const isNamed = names.length > 0 || projectName !== null || documentNumber !== null;
  return !isNamed && place.pageProjectId === null && place.recentProjectId === null;
}
