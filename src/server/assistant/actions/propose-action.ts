import { actionMessages } from "#domain/assistant/actions/action.messages.ts";
import type { ActionKind, ActionSource } from "#domain/assistant/actions/proposed-action.ts";
import { CONFIRMATION_HOURS, isSameRecord, MOST_WAITING } from "#domain/assistant/actions/proposed-action.ts";
import { hasRight } from "#domain/company/team.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { runThenRollBack } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { canonicalSha256 } from "#server/documents/canonical-sha256.ts";
import { notAllowed, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { Action, RecordFacts } from "./action.ts";
import { actionOfKind } from "./all-actions.ts";
import { callAs } from "./call-as.ts";
import type { ProposedRow } from "./proposed-actions.repository.ts";
import { findOwnAction, insertProposal, listWaiting, markCancelled } from "./proposed-actions.repository.ts";

/** What is proposed, and by whom. `sourceName`: which model, which program; empty for the assistant alone. */
export type ActionProposal = { kind: ActionKind; arguments: unknown; source: ActionSource; sourceName: string };

const HOUR_MS = 3_600_000;

/**
 * Previews an action and keeps the proposal. The action is carried out for the preview, then taken back: what the
 * screens would refuse is refused now, in their words, and the effect that is shown is the real one. Throws 404 for a
 * record that the company does not have, 403 without the right, and a ZodError for arguments that cannot be read. The
 * same proposal of a program, sent again while it waits, is the one that waits.
 */
export async function proposeAction(
  deps: Deps,
  tx: Db,
  caller: Caller,
  proposal: ActionProposal,
): Promise<ProposedRow> {
  const now = deps.clock();
  const definition = actionOfKind(proposal.kind);
  if (!definition) throw notFound();
  if (!hasRight(caller.role, definition.right)) throw notAllowed();
  const readInput = definition.input.parse(proposal.arguments);
  const today = dayAt(now, await readTimeZone(tx));
  const input = definition.complete?.(readInput, today) ?? readInput;
  const facts = await definition.readFacts(tx, input, now, deps);
  if (!facts) throw notFound();
  const after = await runThenRollBack(tx, async () => {
    await definition.run(callAs(deps, tx, caller), input, facts);
    return (await definition.readFacts(tx, input, now, deps))!;
  });
  const preview = definition.say(input, facts, after);
  const digest = canonicalSha256([proposal.kind, input, preview, facts]);
  const waitingProposals = await listWaiting(tx, caller, now);
  const sameProposal = waitingProposals.find((row) => row.digest === digest && isReplay(row, proposal));
  if (sameProposal) return sameProposal;
  const replacedIds = proposal.source === "assistant" ? replacedActions(waitingProposals, proposal.kind, input) : [];
  for (const replacedId of replacedIds) await markCancelled(tx, replacedId, now);
  if (waitingProposals.length - replacedIds.length >= MOST_WAITING)
    throw refusalError({ code: "too_many_waiting" }, actionMessages);
  const id = deps.ids();
  await insertProposal(tx, {
    company_id: caller.companyId,
    id,
    user_id: caller.userId,
    kind: proposal.kind,
    arguments: input,
    preview,
    facts,
    digest,
    holds_amounts: holdsAmounts(definition),
    source: proposal.source,
    source_name: proposal.sourceName,
    created_at: now,
    expires_at: new Date(now.getTime() + CONFIRMATION_HOURS * HOUR_MS),
  });
  return (await findOwnAction(tx, caller, id))!;
}

/** The IDs of the waiting actions that would do the very same thing: done twice, a payment would be noted twice. */
export function sameActions(rows: readonly ProposedRow[], kind: string, input: unknown): string[] {
  const sameDigest = canonicalSha256([kind, input]);
  return rows.filter((row) => canonicalSha256([row.kind, row.arguments]) === sameDigest).map(({ id }) => id);
}

/**
 * The IDs of the waiting actions that a new one of the assistant takes the place of: those that would do the very same
 * thing, and, of money, of a quote and of whom a project is for, those of its kind on its record.
 */
export function replacedActions(rows: readonly ProposedRow[], kind: string, input: object): string[] {
  if (!TAKES_PLACE.has(kind)) return sameActions(rows, kind, input);
  const isOlder = (row: ProposedRow) => row.source === "assistant" && row.kind === kind;
  const olderIds = rows.filter((row) => isOlder(row) && isSameRecord(row.arguments, input)).map(({ id }) => id);
  return [...new Set([...sameActions(rows, kind, input), ...olderIds])];
}

// « Ajoute 3 h », then « ajoute 2 h », are two actions. Two payments, two credits and two answers are one that is
// corrected. Two changes of the lines of a quote are each shown on the quote as it is: the older one would be a total
// that is no longer true once the newer one is confirmed.
const TAKES_PLACE: ReadonlySet<string> = new Set<ActionKind>([
  "record_payment",
  "credit_invoice",
  "answer_quote",
  "change_quote_lines",
  "change_customer",
]);

/** True when the preview of an action may say amounts. */
export function holdsAmounts({ right, kind }: Action): boolean {
  return right === "amounts" || kind === "add_hours" || kind === "update_company";
}

// A program that lost the answer asks again. A person who says a sentence again gets a card under that sentence.
function isReplay(row: ProposedRow, { source, sourceName }: ActionProposal): boolean {
  return source === "program" && row.source === source && row.source_name === sourceName;
}

/** The facts of a record as stored text gives them again. */
export function factsDigest(facts: RecordFacts): string {
  return canonicalSha256(facts);
}

/** The action of a stored row. Throws for a kind that no longer exists. */
export function definitionOf({ kind }: Pick<ProposedRow, "kind">): Action {
  const definition = actionOfKind(kind);
  if (!definition) throw notFound();
  return definition;
}
