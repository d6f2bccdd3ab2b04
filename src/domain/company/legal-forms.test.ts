import { documentText } from "#domain/documents/document-text.ts";
import { invoice, quote, seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { invoiceView } from "../invoices/invoice-view.ts";
import { quoteView } from "../quotes/quote-view.ts";
import type { Company } from "./company.ts";
import type { LegalForm } from "./legal-forms.ts";
import { LEGAL_FORM_CODES, ruleOf } from "./legal-forms.ts";
import { legalName, registrationLine } from "./legal-notices.ts";
import { missingSellerFields } from "./missing-seller-fields.ts";

const firm = (legalForm: LegalForm | "", more: Partial<Company> = {}): Company => ({
  ...seller,
  name: "Volt",
  legalForm,
  capitalCents: 800_000,
  rcsTown: "Lyon",
  ...more,
});
const missingOf = (company: Company) => missingSellerFields(company, { insuranceDuty: null });
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

test("each legal form prints exactly its required facts", () => {
  const labels = Object.fromEntries(
    LEGAL_FORM_CODES.map((code) => [code, plain(`${legalName(firm(code))} | ${registrationLine(firm(code))}`)]),
  );
  const withCapital = (form: string) => `Volt | ${form} au capital de 8 000,00 € – RCS Lyon`;
  expect(labels).toEqual({
    EI: "Volt EI | RCS Lyon",
    EIRL: "Volt EIRL | RCS Lyon",
    SNC: "Volt | SNC – RCS Lyon",
    SCS: "Volt | SCS – RCS Lyon",
    GIE: "Volt | GIE – RCS Lyon",
    ASSOCIATION: "Volt | Association loi 1901",
    SC: withCapital("Société civile"),
    SCI: withCapital("Société civile immobilière"),
    SCM: withCapital("Société civile de moyens"),
    SCP: withCapital("Société civile professionnelle"),
    SCOP_SARL: withCapital("SCOP SARL"),
    SCOP_SAS: withCapital("SCOP SAS"),
    SCOP_SA: withCapital("SCOP SA"),
    ...Object.fromEntries(
      ["EURL", "SARL", "SASU", "SAS", "SA", "SELARL", "SELAS", "SCA"].map((form) => [form, withCapital(form)]),
    ),
  });
});

test("a legal form's required facts are printed on quote and invoice", () => {
  for (const code of LEGAL_FORM_CODES) {
    for (const view of [quoteView({ ...quote, seller: firm(code) }), invoiceView({ ...invoice, seller: firm(code) })]) {
      const text = plain(documentText(view));
      expect([
        code,
        text.includes(plain(legalName(firm(code)))),
        text.includes(plain(registrationLine(firm(code)))),
      ]).toEqual([code, true, true]);
    }
  }
});

test("capital and register are required only of legal forms that must print them", () => {
  for (const code of LEGAL_FORM_CODES) {
    const rule = ruleOf(code)!;
    const owedFields = [...(rule.printsCapital ? ["capital"] : []), ...(rule.register === "owed" ? ["rcs_town"] : [])];
    expect([code, missingOf(firm(code, { capitalCents: null, rcsTown: "" }))]).toEqual([code, owedFields]);
    expect([code, missingOf(firm(code))]).toEqual([code, []]);
  }
  expect(missingOf(firm("", { capitalCents: null, rcsTown: "" }))).toEqual(["legal_form"]);
});

test("a sole trader's « EI » follows from the form and is written once", () => {
  expect(legalName(firm("EI", { name: "Volt EI" }))).toBe("Volt EI");
  expect(legalName(firm("EI", { name: "Claire Volt, entrepreneur individuel" }))).toBe(
    "Claire Volt, entrepreneur individuel",
  );
  expect(legalName(firm("EI", { name: "Peintures d'Eide" }))).toBe("Peintures d'Eide EI");
  expect(legalName(firm("EI", { name: "Volt (EI)" }))).toBe("Volt (EI)");
  expect(legalName(firm("EI", { name: "EI Conseil" }))).toBe("EI Conseil EI");
  expect(legalName(firm("EI", { name: "Atelier ei" }))).toBe("Atelier ei EI");
  expect(legalName(firm("EI", { name: "Volt EIRL" }))).toBe("Volt EIRL EI");
  expect(legalName(firm("SAS", { name: "EI Conseil" }))).toBe("EI Conseil");
  // A document older than the list can still be read. Its legal form adds nothing.
  expect(legalName(firm("Micro-entreprise" as LegalForm))).toBe("Volt");
});
