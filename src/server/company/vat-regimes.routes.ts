import type { planRegime } from "#api/company.ts";
import * as api from "#api/company.ts";
import type { VatRegimeChange } from "#domain/company/vat-regime-change.ts";
import { refuseVatRegime } from "#domain/company/vat-regime-change.ts";
import { vatRegimeRefusal } from "#domain/company/vat-regime.messages.ts";
import { refuseFields } from "#server/http/all-wrong-fields.ts";
import type { Route } from "#server/http/route.ts";
import { formRoute, route } from "#server/http/route.ts";
import type { z } from "zod";
import { lockSeller, saveCompany } from "./company.repository.ts";
import { completeIdentifiers } from "./complete-identifiers.ts";
import {
  deletePlannedRegime,
  findPlannedRegime,
  lockInvoiceSeries,
  readRegimeDays,
  saveRegimeChange,
} from "./vat-regime-changes.repository.ts";

/** The VAT regime from a day on. */
export const vatRegimeRoutes: Route[] = [
  route(api.getPlannedRegime, async (_deps, { tx }) => ({ planned: toAnswer(await findPlannedRegime(tx)) })),

  formRoute(api.planRegime, async (deps, { tx, caller, body }) => {
    // Before the company's row, in the order of whoever issues an invoice.
    await lockInvoiceSeries(tx);
    const { company } = await lockSeller(tx);
    const { last_change_on: lastChangeOn, last_invoice_on: lastInvoiceOn, today } = await readRegimeDays(tx);
    const change = { vatRegime: body.vat_regime, vatDueOn: body.vat_due_on, appliesOn: body.applies_on };
    const facts = { vatRegime: company.vatRegime, vatDueOn: company.vatDueOn, lastChangeOn, lastInvoiceOn, today };
    const refusal = refuseVatRegime(change, facts);
    if (refusal) {
      const field = refusal.code === "same_regime" ? "vat_regime" : "applies_on";
      refuseFields({ [field]: vatRegimeRefusal(refusal.code, facts) });
    }
    // An invoice under the new regime says the VAT number, which follows from the SIREN.
    const { vatNumber } = completeIdentifiers({ ...company, vatRegime: body.vat_regime }, company, false);
    await saveCompany(tx, { ...company, vatNumber });
    await deletePlannedRegime(tx);
    await saveRegimeChange(tx, change, caller, deps.clock());
    return { planned: toAnswer(await findPlannedRegime(tx)) };
  }),

  route(api.cancelPlannedRegime, async (_deps, { tx }) => {
    await deletePlannedRegime(tx);
    return { planned: null };
  }),
];

function toAnswer(change: VatRegimeChange | null): z.input<typeof planRegime.answer>["planned"] {
  return change && { vat_regime: change.vatRegime, vat_due_on: change.vatDueOn, applies_on: change.appliesOn };
}
