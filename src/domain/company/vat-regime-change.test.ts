import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../shared/calendar-date.ts";
import type { RegimeFacts, VatRegimeChange } from "./vat-regime-change.ts";
import { refuseVatRegime } from "./vat-regime-change.ts";
import { plannedRegimeWords, vatRegimeRefusal } from "./vat-regime.messages.ts";

const FACTS: RegimeFacts = {
  vatRegime: "franchise",
  vatDueOn: "payment",
  lastChangeOn: null,
  lastInvoiceOn: "2026-11-12",
  today: "2026-11-28",
};
const CHANGE: VatRegimeChange = { vatRegime: "standard", vatDueOn: "payment", appliesOn: "2027-01-01" };

test("a seller leaves the franchise on a day to come", () => {
  expect(refuseVatRegime(CHANGE, FACTS)).toBeNull();
});

test("a change reaches back to the day after the last invoice", () => {
  expect(refuseVatRegime({ ...CHANGE, appliesOn: "2026-11-13" }, FACTS)).toBeNull();
});

test("a change over an issued invoice is refused with what to do", () => {
  const refusal = refuseVatRegime({ ...CHANGE, appliesOn: "2026-11-12" }, FACTS);
  expect(refusal).toEqual({ code: "invoices_since" });
  expect(vatRegimeRefusal("invoices_since", FACTS)).toBe(
    "Une facture est déjà émise le 12 nov. 2026 sous l'ancien régime : choisis un jour à partir du 13 nov. 2026. Si " +
      "le nouveau régime s'appliquait avant, annule par un avoir chaque facture émise depuis, et émets-la de nouveau.",
  );
});

test.each([
  ["same_regime", { vatRegime: "franchise", vatDueOn: "invoice" }, {}],
  ["same_regime", { vatRegime: "standard" }, { vatRegime: "standard" }],
  ["too_far", { appliesOn: "2027-11-29" }, {}],
  ["earlier_change", { appliesOn: "2026-11-20" }, { lastChangeOn: "2026-11-20" }],
] as const)("%s is refused", (code, change, facts) => {
  expect(refuseVatRegime({ ...CHANGE, ...change }, { ...FACTS, ...facts })).toEqual({ code });
});

test("the day on which VAT falls due changes by itself", () => {
  const facts: RegimeFacts = { ...FACTS, vatRegime: "standard" };
  expect(refuseVatRegime({ ...CHANGE, vatDueOn: "invoice" }, facts)).toBeNull();
});

test("no accepted change applies on the day of an invoice or before it", () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 0 }), (days, invoiceDays) => {
      const lastInvoiceOn = addDays(FACTS.today, invoiceDays);
      const appliesOn = addDays(FACTS.today, days);
      const refusal = refuseVatRegime({ ...CHANGE, appliesOn }, { ...FACTS, lastInvoiceOn });
      expect(refusal !== null || appliesOn > lastInvoiceOn).toBe(true);
    }),
  );
});

test("what is planned is said with its day", () => {
  expect(plannedRegimeWords("standard", "2027-01-01")).toBe("À partir du 1er janv. 2027 : régime réel, TVA facturée.");
});
