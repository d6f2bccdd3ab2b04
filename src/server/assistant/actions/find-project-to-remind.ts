import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import type { SaidAction } from "#domain/assistant/actions/said-action.ts";
import { delayWords, remindOrder } from "#domain/assistant/tools/money.messages.ts";
import type { FollowUp } from "#domain/assistant/tools/reply.ts";
import { daysBetween } from "#domain/shared/calendar-date.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { findOpenInvoices } from "#server/analytics/company.figures.ts";
import { listCustomerNamesOf } from "#server/customers/customer-names.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { AskedPlace } from "./action-request.ts";
import type { TargetOrQuestion } from "./action-target.ts";
import { findProjectSaid } from "./action-target.ts";

const MOST_ASKED = 5;
const MOST_BUTTONS = 2;

/**
 * The project whose late invoice a sentence wants to be reminded of: the only late one of whom it names, or of the
 * company when it names nobody. Of several it asks which, and names no amount: everybody of the team may remind.
 */
export async function findProjectToRemind(
  tx: Db,
  saidAction: SaidAction,
  place: AskedPlace,
): Promise<TargetOrQuestion<string>> {
  const { names, projectName, documentNumber } = saidAction;
  const about = searchText(projectName ?? names.join(" "));
  const isOfPage = about === "" && (place.pageProjectId ?? place.recentProjectId) !== null;
  if (documentNumber !== null || projectName !== null || isOfPage) return findProjectSaid(tx, saidAction, place);
  const scope = about === "" ? null : { words: about.split(" ") };
  const { all, first } = await findOpenInvoices(tx, { scope, lateOn: place.today, limit: MOST_ASKED });
  const [only, ...others] = first;
  if (!only) return about === "" ? say(proposalMessages.nothingLate) : findProjectSaid(tx, saidAction, place);
  if (others.length === 0) return { target: only.project_id };
  const customerNames = await listCustomerNamesOf(
    tx,
    first.map(({ project_id }) => project_id),
  );
  const lines = first.map(({ number, name, project_id, due_on }) => {
    const delay = delayWords({ days_late: daysBetween(due_on, place.today), due_on });
    return { number, text: `${number}, ${customerNames.get(project_id) ?? name}, ${delay}` };
  });
  const followUps = lines.slice(0, MOST_BUTTONS).map(({ number }) => {
    return { label: proposalMessages.remindOne(number), ask: remindOrder(number) };
  });
  return say(
    proposalMessages.severalLate(
      lines.map(({ text }) => text),
      all.count,
    ),
    followUps,
  );
}

function say(text: string, followUps: FollowUp[] = []): { ask: { text: string; followUps: FollowUp[] } } {
  return { ask: { text, followUps } };
}
