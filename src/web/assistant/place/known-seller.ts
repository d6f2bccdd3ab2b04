import { getCompany } from "#api/company.ts";
import { listClosures } from "#api/company/closures.ts";
import type { KnownSeller } from "#domain/assistant/conversation/assistant-project.ts";
import type { Closure } from "#domain/company/closures/closures.ts";
import { answerUnderWay } from "#web/client/answer-under-way.ts";
import { todayInFrance } from "#web/client/today.ts";

// The next ones, which a conversation keeps.
const MOST_CLOSURES = 12;

// A message may be sent before the panel has read the seller, and the flow needs the regime of VAT.
const LONGEST_WAIT_MS = 5_000;

/** What the flows ask of the seller, as the panel reads it. Null when it could not: nothing is asked then. */
export async function knownSeller(): Promise<KnownSeller | null> {
  const [companyAnswer, closuresAnswer] = await Promise.all([
    answerUnderWay(getCompany, LONGEST_WAIT_MS),
    answerUnderWay(listClosures, LONGEST_WAIT_MS),
  ]);
  const company = companyAnswer?.company;
  const today = todayInFrance();
  const closures = closuresAnswer?.closures.map(({ first_day: firstDay, last_day: lastDay, label }): Closure => ({
    firstDay,
    lastDay,
    label,
  }));
  return company
    ? {
        vat_regime: company.vat_regime,
        seller_name: company.name,
        hours_a_day: company.hours_a_day,
        hourly_rate: company.hourly_rate,
        ...(closures && { closures: closures.filter(({ lastDay }) => lastDay >= today).slice(0, MOST_CLOSURES) }),
      }
    : null;
}
