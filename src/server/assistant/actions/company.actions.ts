import { moneyCents } from "#api/amounts.ts";
import { updateCompany } from "#api/company.ts";
import { text } from "#api/fields.ts";
import { sayUpdateCompany } from "#domain/assistant/actions/company-preview.messages.ts";
import { centsToEuros, eurosToCents } from "#domain/shared/money.ts";
import { MAX_HOURS_OR_RATE } from "#domain/shared/typed-number.ts";
import { findCompany, readHoursADayE4 } from "#server/company/company.repository.ts";
import { z } from "zod";
import type { Action } from "./action.ts";
import { action } from "./action.ts";

/** What the seller says of themselves: the price of an hour, or the account to be paid on. */
export const COMPANY_ACTIONS: readonly Action[] = [
  action({
    kind: "update_company",
    right: "manage",
    isOfPersonAlone: true,
    input: z.object({
      hourly_rate_cents: moneyCents().min(0).max(eurosToCents(MAX_HOURS_OR_RATE)).optional(),
      iban: text(42).optional(),
    }),
    readFacts: async (tx) => {
      const { hourlyRateCents, iban } = await findCompany(tx);
      return { projectId: null, hourlyRateCents, dayHoursE4: await readHoursADayE4(tx), iban };
    },
    run: async (call, { hourly_rate_cents: rateCents, iban }) => {
      await call(updateCompany, {
        params: {},
        body: {
          ...(rateCents !== undefined && { hourly_rate: centsToEuros(rateCents) }),
          ...(iban !== undefined && { iban }),
        },
      });
      return {};
    },
    undo: (call, { hourly_rate_cents: rateCents, iban }, record) =>
      call(updateCompany, {
        params: {},
        body: {
          ...(rateCents !== undefined && {
            hourly_rate: record.hourlyRateCents === null ? null : centsToEuros(record.hourlyRateCents),
          }),
          ...(iban !== undefined && { iban: record.iban }),
        },
      }),
    say: (_input, record, nextRecord) => sayUpdateCompany(record, nextRecord),
  }),
];
