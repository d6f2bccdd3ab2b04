import { lastWithdrawalDay } from "#domain/documents/withdrawal.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import { TIME_ZONE } from "../state-facts.repository.ts";

/** A contract that a consumer signed by themselves: the day, and whether they asked to begin at once. */
export type SignedByConsumer = { signed_on: CalendarDate; wants_early_start: boolean };

/** The last day on which a customer may withdraw from what they signed, and whether they asked to begin before. */
export type Withdrawable = { until: CalendarDate; wants_early_start: boolean };

/** What a consumer signed of the document of that ID, as JSON. Null for anything else. */
export function signedByConsumer(documentId: RawBuilder<unknown>): RawBuilder<SignedByConsumer | null> {
  return sql`(
    select json_build_object('signed_on', (s.created_at at time zone ${TIME_ZONE})::date,
      'wants_early_start', coalesce((s.content ->> 'wantsEarlyStart')::boolean, false))
    from customer_answer s
    join quote_decision g on g.company_id = s.company_id and g.id = s.decision_id and g.withdrawn_at is null
    join document m on m.company_id = s.company_id and m.id = s.document_id
    where s.document_id = ${documentId} and s.act = 'accepted' and m.content #>> '{buyer,kind}' = 'person'
    order by s.created_at desc limit 1)`;
}

/** What may still be withdrawn from on a day, or null. */
export function withdrawableOn(contract: SignedByConsumer | null, today: CalendarDate): Withdrawable | null {
  if (contract === null) return null;
  const until = lastWithdrawalDay(contract.signed_on);
  return today > until ? null : { until, wants_early_start: contract.wants_early_start };
}
