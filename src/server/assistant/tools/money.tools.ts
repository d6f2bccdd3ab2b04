import { moneyCents } from "#api/amounts.ts";
import type { CountedDocuments } from "#domain/analytics/figures.ts";
import {
  sayCollected,
  sayInvoiced,
  sayLateInvoices,
  sayMoneyDue,
  sayTurnover,
  sayWaitingQuotes,
} from "#domain/assistant/tools/money.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import type { NamedDocument } from "#server/analytics/company.figures.ts";
import {
  countLateInvoices,
  countOpenInvoices,
  countWaitingQuotes,
  findOpenInvoices,
  listFirstLateInvoices,
  listFirstWaitingQuotes,
  readCollectedSums,
  readInvoicedBetween,
  readInvoicedSums,
} from "#server/analytics/company.figures.ts";
import { readPeriodSums } from "#server/analytics/period.figures.ts";
import type { Db } from "#server/db/database.ts";
import { z } from "zod";
import {
  dueInvoice,
  MOST_LISTED,
  namedDocument,
  periodAnswer,
  periodInput,
  periodOf,
  readDueInvoices,
  readScope,
  scopeAnswer,
  scopeInput,
  toNamedDocument,
} from "./tool-fields.ts";
import { tool } from "./tool.ts";

const dueInvoices = { count: z.number(), amount_cents: moneyCents(), first: z.array(dueInvoice) };
const countedDocuments = { count: z.number(), amount_cents: moneyCents(), first: z.array(namedDocument) };

const moneyDue = tool({
  name: "money_due",
  right: "amounts",
  input: z.object(scopeInput),
  answer: z.object({ scope: scopeAnswer, ...dueInvoices }),
  run: async (tx, { today }, input) => {
    const about = await readScope(tx, input);
    if (!about) return null;
    const { all, first } = await findOpenInvoices(tx, { scope: about.scope, limit: MOST_LISTED });
    return { scope: about.answer, ...(await readCountedDue(tx, all, first, today)) };
  },
  say: sayMoneyDue,
});

const lateInvoices = tool({
  name: "late_invoices",
  right: "amounts",
  input: z.object(scopeInput),
  answer: z.object({ scope: scopeAnswer, ...dueInvoices }),
  run: async (tx, { today }, input) => {
    const about = await readScope(tx, input);
    if (!about) return null;
    if (about.scope === null) {
      const first = await listFirstLateInvoices(tx, today, MOST_LISTED);
      return { scope: about.answer, ...(await readCountedDue(tx, await countLateInvoices(tx, today), first, today)) };
    }
    const { all, first } = await findOpenInvoices(tx, { scope: about.scope, lateOn: today, limit: MOST_LISTED });
    return { scope: about.answer, ...(await readCountedDue(tx, all, first, today)) };
  },
  say: sayLateInvoices,
});

const turnover = tool({
  name: "turnover",
  right: "amounts",
  input: z.object({}),
  answer: z.object({
    since: z.string(),
    month_net_cents: moneyCents(),
    year_net_cents: moneyCents(),
    month_collected_cents: moneyCents(),
    year_collected_cents: moneyCents(),
    to_collect_cents: moneyCents(),
  }),
  run: async (tx, { today }) => {
    const { month, year } = await readInvoicedSums(tx, today);
    const { monthCents, yearCents } = await readCollectedSums(tx, today);
    return {
      since: `${today.slice(0, 4)}-01-01`,
      month_net_cents: month.netCents,
      year_net_cents: year.netCents,
      month_collected_cents: monthCents,
      year_collected_cents: yearCents,
      to_collect_cents: (await countOpenInvoices(tx)).amountCents,
    };
  },
  say: sayTurnover,
});

const invoicedOver = tool({
  name: "invoiced",
  right: "amounts",
  input: z.object({ ...scopeInput, ...periodInput }),
  answer: z.object({
    scope: scopeAnswer,
    period: periodAnswer,
    count: z.number(),
    net_cents: moneyCents(),
    gross_cents: moneyCents(),
  }),
  run: async (tx, { today }, input) => {
    const about = await readScope(tx, input);
    if (!about) return null;
    const period = periodOf(input, today);
    const { count, netCents, grossCents } = await readInvoicedBetween(tx, period, about.scope);
    return { scope: about.answer, period, count, net_cents: netCents, gross_cents: grossCents };
  },
  say: sayInvoiced,
});

const collectedOver = tool({
  name: "collected",
  right: "amounts",
  input: z.object(periodInput),
  answer: z.object({ period: periodAnswer, amount_cents: moneyCents() }),
  run: async (tx, { today }, input) => {
    const period = periodOf(input, today);
    return { period, amount_cents: (await readPeriodSums(tx, period)).collected_cents };
  },
  say: sayCollected,
});

const quotesWaiting = tool({
  name: "quotes_waiting",
  right: "amounts",
  input: z.object({}),
  answer: z.object(countedDocuments),
  run: async (tx) => toCounted(await countWaitingQuotes(tx), await listFirstWaitingQuotes(tx, MOST_LISTED)),
  say: sayWaitingQuotes,
});

/** The tools about money that is due, invoiced, received or offered. */
export const MONEY_TOOLS = [moneyDue, lateInvoices, turnover, invoicedOver, collectedOver, quotesWaiting];

async function readCountedDue(
  tx: Db,
  { count, amountCents }: CountedDocuments,
  first: readonly NamedDocument[],
  today: CalendarDate,
) {
  return { count, amount_cents: amountCents, first: await readDueInvoices(tx, first, today) };
}

function toCounted({ count, amountCents }: CountedDocuments, first: readonly Parameters<typeof toNamedDocument>[0][]) {
  return { count, amount_cents: amountCents, first: first.map(toNamedDocument) };
}
