import { isMissingSiren } from "#domain/customers/customer.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { invoiceNotices } from "#domain/invoices/invoice-notices.ts";
import { invoiceView } from "#domain/invoices/invoice-view.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import { reverseChargedServices } from "#domain/lines/franchise-abroad.ts";
import { NO_TERMS } from "#domain/lines/terms.ts";
import { addUp } from "#domain/lines/totals.ts";
import { untaxed } from "#domain/lines/vat-treatment.ts";
import { franchiseSeller, invoice, labour, person, professional, seller } from "#test/demo-company.ts";
import { SCHEMATRONS, validateFacturX } from "#test/einvoicing/validate.ts";
import { allTerms, bathroomLines } from "#test/priced-lines.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { facturX, keptInvoiceXml } from "./factur-x.ts";

const SAMPLES = join(import.meta.dirname, "../../../test/einvoicing/samples");
const VALID = { xsd: [], failures: [] };
const xmlOf = (one: Invoice) => facturX({ ...one, totals: addUp(one.lines, one.terms) });
const rules = (xml: string) => validateFacturX(xml).failures.map((failure) => failure.rule);

const belgian: Customer = {
  ...professional,
  siren: "",
  vatNumber: "BE0403019261",
  address: { ...professional.address!, country: "BE" },
};

const cases: Record<string, Invoice> = {
  "20 % and 10 % together, professional customer": invoice,
  franchise: { ...invoice, seller: franchiseSeller, lines: [labour("Dépannage", 25_000, 0)] },
  "franchise, private customer": {
    ...invoice,
    seller: franchiseSeller,
    buyer: person,
    lines: [labour("Dépannage", 25_000, 0)],
  },
  "private customer": { ...invoice, buyer: person },
  "professional customer with VAT number": { ...invoice, buyer: { ...professional, vatNumber: "FR05552100554" } },
  "professional customer in France without SIREN": { ...invoice, buyer: { ...professional, siren: "" } },
  "VAT on invoicing, no IBAN, no dates but that of issue": {
    ...invoice,
    seller: { ...seller, vatDueOn: "invoice", iban: "", bic: "" },
    servicedOn: null,
    quoteNumber: null,
  },
  "subcontracting of works (AE), beside 20 %": {
    ...invoice,
    lines: [labour("Pose", 10_000, untaxed("subcontracting")), labour("Dépose", 10_000)],
  },
  "services to a business of the European Union (AE)": {
    ...invoice,
    buyer: belgian,
    lines: [labour("Conseil", 10_000, untaxed("eu_services"))],
  },
  "franchise, services to a business of the European Union (AE)": {
    ...invoice,
    seller: { ...franchiseSeller, vatNumber: seller.vatNumber },
    buyer: belgian,
    lines: reverseChargedServices([labour("Conseil", 10_000, 0)]),
  },
  "franchise, services (AE) and goods (E) to a business of the European Union": {
    ...invoice,
    seller: { ...franchiseSeller, vatNumber: seller.vatNumber },
    buyer: belgian,
    lines: reverseChargedServices([labour("Conseil", 10_000, 0), { ...labour("Meuble", 10_000, 0), nature: "goods" }]),
  },
  "goods to a business of the European Union (K)": {
    ...invoice,
    buyer: belgian,
    servicedOn: null,
    lines: [{ ...labour("Meuble", 10_000, untaxed("eu_goods")), nature: "goods" }],
  },
  "export of goods (G)": {
    ...invoice,
    buyer: { ...belgian, vatNumber: "", address: { ...belgian.address!, country: "CH" } },
    lines: [{ ...labour("Meuble", 10_000, untaxed("export")), nature: "goods" }],
  },
  "services out of scope (O)": {
    ...invoice,
    buyer: { ...belgian, address: { ...belgian.address!, country: "CH" } },
    lines: [labour("Conseil", 10_000, untaxed("non_eu_services"))],
    terms: { ...NO_TERMS, discount: { kind: "amount", cents: 100 } },
  },
  "two exemptions (E), beside 20 % and without a code in common": {
    ...invoice,
    lines: [
      labour("Formation", 10_000, untaxed("exempt_training")),
      labour("Location", 10_000, untaxed("exempt_rental")),
      labour("Pose", 10_000),
    ],
  },
  "a rate of 0 that nobody explained, of an older document (Z)": {
    ...invoice,
    lines: [labour("Pose", 10_000, untaxed("not_said"))],
  },
  "sections, discounts of lines and of the document, prepaid, retention": {
    ...invoice,
    lines: bathroomLines.filter((line) => line.kind !== "item" || !line.isOption),
    terms: allTerms,
  },
  "100 lines": {
    ...invoice,
    lines: Array.from({ length: 100 }, (_, index) =>
      labour(`Ligne ${index + 1}`, 3_333 + index, index % 2 ? 550 : 2000),
    ),
  },
  "a line of text before the first priced one": {
    ...invoice,
    lines: [{ kind: "text", id: "Lot 1", label: "Lot 1" }, labour("Pose", 10_000)],
  },
  "a description of 5,000 letters": { ...invoice, lines: [labour("é".repeat(5_000), 10_000)] },
  "company, insured, own notices": {
    ...invoice,
    seller: {
      ...seller,
      legalForm: "SARL",
      capitalCents: 800_000,
      rcsTown: "Lyon",
      legalNotices: "Médiateur : CM2C\n14 rue Saint-Jean",
    },
  },
  "letters that XML dislikes": { ...invoice, subject: "a", lines: [labour("<b>&\"'\u0007 \uD800 😀 é œ", 12_345)] },
};

test.each(Object.entries(cases))("valid by the official schema and rules: %s", { timeout: 120_000 }, (_name, one) => {
  expect(validateFacturX(xmlOf(one))).toEqual(VALID);
});

test("the official French sample is valid, so the validation accepts what it must", () => {
  const sample = readFileSync(join(SAMPLES, "UC1_F202500003_00-INV_20250701_CII_EN16931.xml"), "utf8");
  expect(validateFacturX(sample).failures).toEqual([]);
});

test("an invoice must follow the French rules, not only EN 16931", () => {
  const foreign = readFileSync(join(SAMPLES, "CII_example1.xml"), "utf8");
  expect(rules(foreign).filter((rule) => rule.startsWith("BR-FR")).length).toBeGreaterThan(10);
});

test("each fault is refused by its own rule", () => {
  const xml = xmlOf(invoice);
  const broken = (from: string | RegExp, to: string) => {
    const changedXml = xml.replace(from, to);
    expect(changedXml).not.toBe(xml);
    return rules(changedXml);
  };
  expect(broken(/<ram:GrandTotalAmount>[^<]*/, "<ram:GrandTotalAmount>1.00")).toContain("BR-CO-15");
  expect(broken(/<ram:CalculatedAmount>67.50/, "<ram:CalculatedAmount>67.51")).toContain("BR-CO-14");
  expect(
    broken(
      /<ram:IncludedNote><ram:Content>[^<]*<\/ram:Content><ram:SubjectCode>PMT<\/ram:SubjectCode><\/ram:IncludedNote>/,
      "",
    ),
  ).toEqual(["BR-FR-05_BT-22_PMT"]);
  expect(broken("<ram:ID>S1</ram:ID>", "<ram:ID>Z9</ram:ID>").some((rule) => /^BR-FR-0[89]/.test(rule))).toBe(true);
});

test("elements missing or out of order are refused by the schema", () => {
  const xml = xmlOf(invoice);
  const id = `<ram:ID>${invoice.number}</ram:ID>`;
  const type = "<ram:TypeCode>380</ram:TypeCode>";
  expect(xml).toContain(`${id}${type}`);
  expect(validateFacturX(xml.replace(`${id}${type}`, `${type}${id}`)).xsd).not.toEqual([]);
  expect(validateFacturX(xml.replace("<ram:LineID>1</ram:LineID>", "")).xsd).not.toEqual([]);
});

test.each(SCHEMATRONS)("the rules %s refuse an invoice with a wrong total and no note", (name) => {
  const wrong = xmlOf(invoice)
    .replace(/<ram:GrandTotalAmount>[^<]*/, "<ram:GrandTotalAmount>1.00")
    .replaceAll(/<ram:IncludedNote>.*?<\/ram:IncludedNote>/g, "");
  expect(validateFacturX(wrong).failures.map((failure) => failure.from)).toContain(name);
});

test("a private customer without email has no electronic address, which breaks one French rule alone", () => {
  const xml = xmlOf({ ...invoice, buyer: { ...person, email: "" } });
  const { xsd, failures } = validateFacturX(xml);
  expect([xsd, failures.map(({ from, rule }) => `${from} ${rule}`)]).toEqual([
    [],
    ["BR-FR-Flux2-Schematron-CII BR-FR-12_BT-49"],
  ]);
  expect(xml.split("<ram:URIUniversalCommunication>")).toHaveLength(2);
});

test("a private customer has their email for an electronic address", () => {
  const xml = xmlOf({ ...invoice, buyer: { ...person, email: "lea@example.org" } });
  expect(validateFacturX(xml)).toEqual(VALID);
  expect(xml).toContain('<ram:URIID schemeID="EM">lea@example.org</ram:URIID>');
});

test("a business of the Union without email has its VAT number for an address", () => {
  for (const vatNumber of ["BE0403019261", "DE136695976", "EL094259216", "DK13585628", "IT00743110157"]) {
    const buyer = { ...belgian, email: "", vatNumber };
    const xml = xmlOf({ ...invoice, buyer, lines: [labour("Conseil", 10_000, untaxed("eu_services"))] });
    expect(validateFacturX(xml), vatNumber).toEqual(VALID);
    expect(xml).toMatch(new RegExp(`<ram:URIID schemeID="\\d{4}">${vatNumber}<`));
  }
});

test("a Swedish business without email gets no electronic address in the XML", () => {
  const buyer = { ...belgian, email: "", vatNumber: "SE556188840401" };
  const lines = [labour("Conseil", 10_000, untaxed("eu_services"))];
  expect(rules(xmlOf({ ...invoice, buyer, lines }))).toEqual(["BR-FR-12_BT-49"]);
});

test("each text line is attached to a priced line, even before the first one", () => {
  const xml = xmlOf({
    ...invoice,
    lines: [
      { kind: "text", id: "Lot 1", label: "Lot 1" },
      labour("Pose", 10_000),
      { kind: "text", id: "Fin", label: "Fin" },
    ],
  });
  expect(xml).toContain("<ram:Name>Pose</ram:Name><ram:Description>Lot 1\nFin</ram:Description>");
});

test("the project's name is in a note of the XML, as on the page", () => {
  const one = { ...invoice, subject: "Cuisine <Roux>" };
  expect(invoiceView(one).subject).toBe("Cuisine <Roux>");
  expect(xmlOf(one)).toContain("<ram:IncludedNote><ram:Content>Objet : Cuisine &lt;Roux&gt;</ram:Content>");
});

test("an invoice without a day of service has none in the XML", () => {
  expect(xmlOf({ ...invoice, servicedOn: null })).toContain(
    "<ram:ApplicableHeaderTradeDelivery></ram:ApplicableHeaderTradeDelivery>",
  );
});

test("the XML says who buys: a professional in France or abroad, or a private person", () => {
  const abroad = { ...professional, siren: "", address: { ...professional.address!, country: "BE" } };
  const xmlFor = (buyer: typeof professional) =>
    /<ram:Content>([^<]*)<\/ram:Content><ram:SubjectCode>BAR/.exec(xmlOf({ ...invoice, buyer }))?.[1];
  const unknown = { ...professional, siren: "" };
  expect([professional, abroad, person, unknown].map(xmlFor)).toEqual(["B2B", "B2BINT", "B2C", undefined]);
});

test.each(["GP", "MQ", "RE", "GF", "YT"])("a professional of a department overseas is in France: %s", (country) => {
  const overseas = { ...professional, address: { ...professional.address!, country } };
  expect(xmlOf({ ...invoice, buyer: overseas })).toContain(
    "<ram:Content>B2B</ram:Content><ram:SubjectCode>BAR</ram:SubjectCode>",
  );
  expect([isMissingSiren({ ...overseas, siren: "" }), isMissingSiren(overseas)]).toEqual([true, false]);
});

test("the notes about late payment say no more than the page: they do not apply to consumers and credit notes", () => {
  const termsOf = (one: Invoice, xml = xmlOf(one)) =>
    ["PMD", "PMT", "AAB"].map(
      (code) => new RegExp(`<ram:Content>([^<]*)</ram:Content><ram:SubjectCode>${code}<`).exec(xml)?.[1],
    );
  const creditNote: Invoice = { ...invoice, kind: "credit_note", refersTo: invoice };
  expect(termsOf({ ...invoice, buyer: person })).toEqual(Array(3).fill("Sans objet : client consommateur."));
  expect(termsOf({ ...creditNote, buyer: person })).toEqual(Array(3).fill("Sans objet : client consommateur."));
  expect(termsOf(creditNote)).toEqual(Array(3).fill("Sans objet : avoir."));
  for (const text of termsOf(invoice)) expect(invoiceNotices(invoice)).toContain(text);
});

test("the XML made again for an older invoice keeps its notes", () => {
  const olderXml = keptInvoiceXml({ ...invoice, buyer: person, totals: addUp(invoice.lines, invoice.terms) }, 3);
  expect(olderXml).toContain("Indemnité forfaitaire pour frais de recouvrement : 40 €.</ram:Content>");
});

test("the XML holds the totals kept with the invoice and computes none again", () => {
  const { lines, terms } = invoice;
  const xml = facturX({ ...invoice, totals: { ...addUp(lines, terms), grossCents: 99_999 } });
  expect(xml).toContain("<ram:GrandTotalAmount>999.99<");
});

test("headings and texts go into the description of their line", () => {
  const xml = xmlOf({ ...invoice, lines: bathroomLines });
  const descriptions = [...xml.matchAll(/<ram:Name>([^<]*)<\/ram:Name><ram:Description>([^<]*)</g)].map(
    ([, ...text]) => text,
  );
  expect(descriptions).toEqual([
    ["Pose du carrelage", "Salle de bain\nCarrelage"],
    ["Carrelage grès cérame 60 × 60", "Garantie dix ans"],
    ["Pose de la robinetterie", "Plomberie\nÉvacuation des gravats comprise"],
    ["Recherche de fuite", "Dépannage"],
  ]);
});

test("the page, the notes and the VAT breakdown of the XML word a VAT reason alike", () => {
  const exempt = { ...invoice, lines: [labour("Pose", 10_000, untaxed("subcontracting"))] };
  const notice = "Autoliquidation : TVA due par le preneur, article L. 221-38 du CIBS";
  expect(invoiceNotices(exempt)).toContain(notice);
  const xml = xmlOf(exempt);
  expect(xml).toContain(`<ram:Content>${notice}</ram:Content>`);
  expect(xml).toContain(`<ram:ExemptionReason>${notice}</ram:ExemptionReason>`);
  expect(xml).toContain("<ram:ExemptionReasonCode>VATEX-EU-AE</ram:ExemptionReasonCode>");
});

const FORMAT_1 = join(import.meta.dirname, "format-1");

test.each(["20-et-10", "franchise", "0-sans-motif"])("the XML of a content of format 1 stays the same: %s", (name) => {
  const content: unknown = JSON.parse(readFileSync(join(FORMAT_1, `${name}.json`), "utf8"));
  expect(keptInvoiceXml(content, 1)).toBe(readFileSync(join(FORMAT_1, `${name}.xml`), "utf8"));
});
