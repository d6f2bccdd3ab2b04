import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import type { SaidAction } from "#domain/assistant/actions/said-action.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { findAgreements } from "#server/analytics/brief.figures.ts";
import type { Db } from "#server/db/database.ts";
import type { AskedRow } from "#server/documents/agreed/asked-deposit.repository.ts";
import { askedDepositCents, findAskedDeposit } from "#server/documents/agreed/asked-deposit.repository.ts";
import { notAllowed } from "#server/http/api-error.ts";
import type { ActionRequest, Place } from "../action-request.ts";
import { open } from "../action-request.ts";
import type { TargetOrQuestion } from "../action-target.ts";
import { findProjectSaid, tell } from "../action-target.ts";

type DepositToInvoice = { id: string; name: string; cents: number };

/**
 * Where the deposit invoice is issued that a sentence asks for: of the project that is named or shown, else of the one
 * of the conversation, else of the only one that waits for it. Of several, it is asked which.
 */
export async function findDepositToInvoice(
  tx: Db,
  saidAction: SaidAction,
  place: Place,
): Promise<TargetOrQuestion<ActionRequest>> {
  if (!place.seesAmounts) throw notAllowed();
  const { names, projectName, documentNumber } = saidAction;
  const isNamed = names.length > 0 || projectName !== null || documentNumber !== null;
  if (!isNamed && place.pageProjectId === null) return findWaiting(tx, place);
  const project = await findProjectSaid(tx, saidAction, place);
  if ("ask" in project) return project;
  const row = await findAskedDeposit(tx, project.target);
  const [deposit] = row === null ? [] : toInvoice([row]);
  const without = proposalMessages.noDepositToInvoice(row?.name ?? "");
  return deposit ? openDeposit(deposit) : open(without, `/etape/${project.target}/invoice`);
}

async function findWaiting(tx: Db, { recentProjectId, today }: Place): Promise<TargetOrQuestion<ActionRequest>> {
  const recentRow = recentProjectId === null ? null : await findAskedDeposit(tx, recentProjectId);
  const [recentDeposit] = recentRow === null ? [] : toInvoice([recentRow]);
  if (recentDeposit) return openDeposit(recentDeposit);
  const { newAgreements, unplannedAgreements } = await findAgreements(tx, today);
  const deposits = toInvoice([...newAgreements.first, ...unplannedAgreements.first]);
  const [deposit, ...others] = deposits;
  if (deposit === undefined) return tell(proposalMessages.noDepositToInvoice(""));
  if (others.length === 0) return openDeposit(deposit);
  const choices = deposits.map(({ name, cents }) => proposalMessages.depositOf(name, formatMoney(cents)));
  return tell(
    proposalMessages.whichDeposit(choices),
    deposits.map(({ name }) => proposalMessages.billDepositOf(name)),
  );
}

function toInvoice(rows: readonly AskedRow[]): DepositToInvoice[] {
  return rows.flatMap(({ id, name, asked_deposit }) => {
    const cents = askedDepositCents(asked_deposit);
    return cents === null ? [] : [{ id, name, cents }];
  });
}

function openDeposit({ id, name, cents }: DepositToInvoice): TargetOrQuestion<ActionRequest> {
  const text = proposalMessages.depositToInvoice(name, formatMoney(cents));
  return { ask: { text, followUps: [{ label: proposalMessages.billDeposit, path: `/etape/${id}/invoice` }] } };
}
