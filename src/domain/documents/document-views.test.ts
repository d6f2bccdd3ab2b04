import { franchiseSeller, invoice, labour, person, professional, quote, seller } from "#test/demo-company.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { VatRegime } from "../company/company.ts";
import { isMissingSiren } from "../customers/customer.ts";
import { invoiceNotices } from "../invoices/invoice-notices.ts";
import { invoiceView } from "../invoices/invoice-view.ts";
import type { Line } from "../lines/line.ts";
import { unitWord } from "../lines/line.ts";
import { untaxed } from "../lines/vat-treatment.ts";
import { reducedVatCertificates } from "../quotes/quote-notices.ts";
import { quoteLinesView, quoteView } from "../quotes/quote-view.ts";
import { typeset } from "../shared/text/typeset.ts";
import { documentText } from "./document-text.ts";

const FRANCHISE = "TVA non applicable";

test("the unit of a quantity is in the plural from two on", () => {
  const quantities = [10_000, 19_999, 20_000, 30_000];
  expect(quantities.map((quantityE4) => unitWord("jour", quantityE4))).toEqual(["jour", "jour", "jours", "jours"]);
  expect(["forfait", "h", "u", "m²"].map((unit) => unitWord(unit, 20_000))).toEqual(["forfaits", "h", "u", "m²"]);
  const days = quoteView({ ...quote, lines: [{ ...labour("Pose", 20_000), unit: "jour" }] });
  expect(days.lines[0]).toMatchObject({ quantity: "2\u00A0jours" });
});

test("a note keeps one blank line between two paragraphs at most", () => {
  const note = { kind: "text", id: "note", label: "\n\nAccès par la cour\n\n \n\nClé à la loge\nle matin\n" } as const;
  const { lines } = quoteView({ ...quote, lines: [note] });
  expect(lines).toEqual([{ kind: "text", label: "Accès par la cour\n\nClé à la loge\nle matin" }]);
});

test("a quote says its version in its head from the second one on", () => {
  const facts = [1, 2, 12].map((version) => quoteView({ ...quote, version }).facts[0]);
  expect(facts).toMatchObject([{ label: "Date" }, { label: "Version", value: "2" }, { label: "Version", value: "12" }]);
});

test("under franchise the legal reason is printed instead of VAT", () => {
  const text = documentText(
    invoiceView({
      ...invoice,
      seller: { ...franchiseSeller, vatNumber: seller.vatNumber },
      lines: [labour("Pose", 10_000, 0)],
    }),
  );
  expect(text.match(/TVA.*/g)).toEqual([
    `${FRANCHISE}, article L. 223-3 du Code des impositions sur les biens et services (CIBS)`,
  ]);
  expect(text).not.toMatch(/HT|TTC|%/);
});

test("a document keeps the legal wording of its day, so the franchise cites the CGI until September 2026", () => {
  const old = { ...invoice, seller: franchiseSeller, issuedOn: "2026-08-31" };
  expect(invoiceNotices(old)[0]).toBe(`${FRANCHISE}, art. 293 B du CGI`);
  expect(invoiceNotices({ ...old, issuedOn: "2026-09-01" })[0]).toContain("CIBS");
});

test("late penalty, compensation and discount are printed for professionals only", () => {
  const terms = /pénalités|40 €|escompte/;
  expect(invoiceNotices(invoice).filter((notice) => terms.test(notice))).toHaveLength(3);
  expect(invoiceNotices({ ...invoice, buyer: person }).filter((notice) => terms.test(notice))).toEqual([]);
});

test("only a French professional without SIREN is unreachable by the network", () => {
  const isMissing = isMissingSiren;
  expect(isMissing({ ...professional, siren: "" })).toBe(true);
  expect(isMissing(professional)).toBe(false);
  expect(isMissing(person)).toBe(false);
  expect(isMissing({ ...professional, siren: "", address: { ...professional.address!, country: "BE" } })).toBe(false);
  expect(documentText(invoiceView({ ...invoice, buyer: { ...professional, siren: "" } }))).not.toMatch(
    /transmissible/i,
  );
});

test("a document names a country other than France in French", () => {
  const buyerIn = (country: string) =>
    invoiceView({ ...invoice, buyer: { ...professional, address: { ...professional.address!, country } } }).buyer.lines;
  expect(buyerIn("BE")).toContain("Belgique");
  expect(buyerIn("CI")).toContain("Côte d'Ivoire");
  expect(buyerIn("FR").join()).not.toMatch(/France|FR/);
});

test("only a sole trader's name ends with EI", () => {
  const nameOf = (name: string, legalForm: "EI" | "SAS") =>
    invoiceView({ ...invoice, seller: { ...seller, name, legalForm } }).seller.name;
  expect(nameOf("Volt", "EI")).toBe("Volt EI");
  expect(nameOf("Volt EI", "EI")).toBe("Volt EI");
  expect(nameOf("Volt", "SAS")).toBe("Volt");
});

test("each reduced rate of a quote has its own certificate to sign, unlike 20 %", () => {
  const certificates = (...rates: number[]) =>
    reducedVatCertificates({ ...quote, lines: rates.map((rate) => labour("Pose", 10_000, rate)) });
  expect(certificates(2000)).toEqual([]);
  expect(certificates(1000)[0]?.text).toMatch(/^Je soussigné.* deux ans et qu'ils .* supérieure à 10 %\.$/);
  expect(certificates(550)[0]?.text).toMatch(/plus de deux ans, qu'ils .* rénovation énergétique\.$/);
  expect(certificates(550, 1000).map((one) => one.title.replace("\u00A0", " "))).toEqual([
    "Certification du client pour les travaux à 10 %",
    "Certification du client pour les travaux à 5,5 %",
  ]);
});

test("the payment code holds the total to pay", () => {
  const view = invoiceView(invoice);
  const cents = view.amounts.grossCents;
  expect(view.payment?.qrText).toContain(`EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`);
  expect(invoiceView({ ...invoice, seller: { ...seller, iban: "" } }).payment).toBeNull();
});

test.each<[string, Line[], string, string]>([
  ["taxed", [labour("Pose", 10_000)], "Total TTC à payer", "Total TTC à déduire"],
  ["under reverse charge", [labour("Pose", 10_000, untaxed("subcontracting"))], "Total à payer", "Total à déduire"],
  [
    "taxed and under reverse charge",
    [labour("Pose", 10_000), labour("Gros œuvre", 10_000, untaxed("subcontracting"))],
    "Total TTC à payer",
    "Total TTC à déduire",
  ],
])("the total of an invoice says « TTC » where it has VAT: %s", (_what, lines, toPay, toDeduct) => {
  const labelOf = (one: Parameters<typeof invoiceView>[0]) =>
    invoiceView({ ...one, lines }).totals.find(({ strong }) => strong)?.label;
  expect(labelOf(invoice)).toBe(toPay);
  expect(labelOf({ ...invoice, kind: "credit_note", refersTo: invoice })).toBe(toDeduct);
});

test("a public body, known by its SIREN, reads the late interest of public procurement", () => {
  const lateNotice = (siren: string, issuedOn = "2026-11-29") =>
    invoiceNotices({ ...invoice, issuedOn, buyer: { ...professional, siren } }).find((notice) =>
      notice.includes("BCE"),
    );
  expect(lateNotice("213801855")).toContain("majoré de 8 points");
  expect(lateNotice("130005481")).toContain("majoré de 8 points");
  expect(lateNotice(professional.siren)).toContain("majoré de 10 points");
  expect(lateNotice("213801855", "2026-11-28")).toContain("majoré de 10 points");
});

test("an invoice that leaves nothing to pay asks for no payment", () => {
  const free = invoice.lines.map((line) => (line.kind === "item" ? { ...line, unitPriceE6: 0 } : line));
  expect(invoiceView({ ...invoice, lines: free }).payment).toBeNull();
  const { grossCents } = invoiceView(invoice).amounts;
  const paidBefore = (prepaidCents: number) => invoiceView({ ...invoice, terms: { ...invoice.terms, prepaidCents } });
  expect(paidBefore(grossCents).payment).toBeNull();
  expect(paidBefore(grossCents - 1).payment?.qrText).toContain("EUR0.01");
});

test("VAT is printed under the standard regime only, on quotes and invoices alike", () => {
  const showsVat = (vatRegime: VatRegime | null) => [
    quoteView({ ...quote, seller: { ...seller, vatRegime } }).showsVat,
    invoiceView({ ...invoice, seller: { ...seller, vatRegime } }).showsVat,
  ];
  expect(showsVat("standard")).toEqual([true, true]);
  expect(showsVat("franchise")).toEqual([false, false]);
  expect(showsVat(null)).toEqual([false, false]);
});

test("the editor shows the totals of the quote, under each regime and without one", () => {
  const labels = (["standard", "franchise", null] as const).map((vatRegime) => {
    const { totals } = quoteLinesView(quote, vatRegime);
    expect(totals).toEqual(quoteView({ ...quote, seller: { ...seller, vatRegime } }).totals);
    return totals.at(-1)?.label;
  });
  expect(labels).toEqual(["Total TTC", "Net à payer", "Total hors taxes"]);
  expect(quoteLinesView(quote, null).totals).toHaveLength(1);
});

test("while the regime of VAT is unknown, a discount is shown over the total that it leads to", () => {
  const discount = { kind: "share", basisPoints: 1_000 } as const;
  const { totals } = quoteLinesView({ lines: quote.lines, terms: { ...quote.terms, discount } }, null);
  expect(totals.map(({ label }) => label.replace(/\s/g, " "))).toEqual([
    "Total avant remise",
    "Remise de 10 %",
    "Total hors taxes",
  ]);
});

test("a credit note is called « Avoir » and asks for no payment", () => {
  expect(invoiceView({ ...invoice, kind: "credit_note" })).toMatchObject({ title: "Avoir", payment: null });
});

test("no line of a document may break before a colon, another French mark, « % » or « € »", () => {
  for (const view of [invoiceView(invoice), quoteView(quote)]) expect(documentText(view)).not.toMatch(/\S [;!?%€»]|« /);
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      (text) => typeset(text).replace(/[\s\u00A0\u202F]/g, "") === text.replace(/\s/g, ""),
    ),
  );
});
