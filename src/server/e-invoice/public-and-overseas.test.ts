import type { Invoice } from "#domain/invoices/invoice.ts";
import { addUp } from "#domain/lines/totals.ts";
import { untaxed } from "#domain/lines/vat-treatment.ts";
import { invoice, labour, person, professional } from "#test/demo-company.ts";
import { validateFacturX } from "#test/einvoicing/validate.ts";
import { expect, test } from "vitest";
import { facturX } from "./factur-x.ts";

const recent = { ...invoice, issuedOn: "2026-11-30", dueOn: "2026-12-30" };
const address = { line1: "1 rue du Port", line2: "", postalCode: "97400", city: "Saint-Denis", country: "FR" };

test.each<[string, Invoice, RegExp]>([
  [
    "goods sent to a person of Réunion are exported",
    {
      ...recent,
      buyer: { ...person, address },
      lines: [{ ...labour("Meuble", 10_000, untaxed("export")), nature: "goods" }],
    },
    /<ram:ExemptionReason>Exonération de TVA, articles 262, I et 294, 2 du CGI[^<]*<[^]*<ram:CategoryCode>G</,
  ],
  [
    "works for a town bear the late interest of public procurement",
    { ...recent, buyer: { ...professional, siren: "213801855", siret: "" } },
    /<ram:Content>[^<]*majoré de 8 points[^<]*<[^]*?<ram:SubjectCode>PMD</,
  ],
])("valid by the official schema and rules: %s", { timeout: 120_000 }, (_name, one, words) => {
  const xml = facturX({ ...one, totals: addUp(one.lines, one.terms) });
  expect(xml).toMatch(words);
  expect(validateFacturX(xml)).toEqual({ xsd: [], failures: [] });
});
