import { issueParts } from "#test/part-invoices.ts";
import { expect, test } from "vitest";
import { formatMoney } from "../../shared/french-format.ts";
import { invoiceView } from "../invoice-view.ts";
import type { IssuedInvoice } from "../invoice.ts";
import { partFootnotes, partRows } from "./part-view.ts";

const parts = issueParts();
const rowsOf = (invoice: IssuedInvoice) => partRows({ ...invoice, issuedTotals: invoice.totals });
const labelsOf = (invoice: IssuedInvoice) => rowsOf(invoice).map(({ label }) => label.replace(/\u00A0/g, " "));

test("a deposit says its quote, itself and what is left", () => {
  expect(labelsOf(parts.deposit)).toEqual(["Devis D2026-0001", "Cet acompte", "Restera à facturer"]);
});

test("a progress invoice says what was invoiced before it", () => {
  expect(labelsOf(parts.next)).toEqual([
    "Devis D2026-0001",
    "Acompte F2026-0001 du 21 nov. 2026",
    "Situation F2026-0002 du 21 nov. 2026",
    "Cette situation",
    expect.stringMatching(/^Facturé à ce jour, [\d,]+ % du devis$/),
    "Restera à facturer",
  ]);
});

test("a trade without works calls a progress invoice otherwise", () => {
  const seller = { ...parts.next.seller, trade: "Photographe" };
  expect(labelsOf({ ...parts.next, seller }).join(" ")).not.toMatch(/situation|travaux/i);
  expect(partFootnotes({ ...parts.next, seller }).join(" ")).not.toMatch(/situation|travaux/i);
  expect(invoiceView({ ...parts.next, seller }).title).toBe("Facture intermédiaire n° 2");
});

test("with the final invoice a quote is invoiced whole", () => {
  const rows = rowsOf(parts.final);
  const { netCents, vatCents, grossCents } = parts.final.part!.quote;
  const price = `${formatMoney(netCents)} HT, ${formatMoney(vatCents)} TVA, ${formatMoney(grossCents)} TTC`;
  expect([rows[0]?.value, rows.at(-1)?.value]).toEqual([price, price]);
});

test("a credit note has no such rows", () => {
  expect(rowsOf(parts.credit)).toEqual([]);
});
