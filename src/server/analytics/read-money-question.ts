import type { MoneyFilter } from "#domain/analytics/money-list.ts";
import { isInvoiceList, isOfPeriod } from "#domain/analytics/money-list.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { isOwedMoney } from "./money-list.figures.ts";
import { readMoneySearch } from "./money-search.figures.ts";
import type { MoneyQuestion } from "./money-sources.figures.ts";

/** What is asked, as it is sent. */
export type SentQuestion = {
  filter?: MoneyFilter | undefined;
  q?: string | undefined;
  first_on?: CalendarDate | undefined;
  last_on?: CalendarDate | undefined;
};

/** What is asked, on the day of the company. Without a filter, what is to collect is shown while there is something. */
export async function readMoneyQuestion(
  { clock }: Pick<Deps, "clock">,
  tx: Db,
  { filter, q = "", first_on: from, last_on: to }: SentQuestion,
): Promise<MoneyQuestion> {
  const today = dayAt(clock(), await readTimeZone(tx));
  const search = await readMoneySearch(tx, q, today);
  if (filter !== undefined) {
    const takesPeriod = isOfPeriod(filter) || isInvoiceList(filter);
    const period = from !== undefined && to !== undefined && takesPeriod ? { from, to } : undefined;
    return { filter, today, search, period };
  }
  return { filter: search === null && (await isOwedMoney(tx)) ? "to_collect" : "all", today, search };
}
