import type { SupplierInvoiceAnswer } from "#api/mail/mails.ts";
import { expect, test } from "vitest";
import { newPurchase, readPurchase, typedAgain, vatWords, withOnlyMatch } from "./typed-purchase.ts";

const TYPED = { ...newPurchase("2026-11-30", null), supplier: "Cedeo", gross: "120" };
const plain = (words: string) => words.replace(/[\u00A0\u202F]/g, " ");
const INVOICE: SupplierInvoiceAnswer = {
  id: "1",
  kind: "invoice",
  number: "",
  supplier_name: "Cedeo",
  supplier_siren: "",
  supplier_vat_number: "",
  issued_on: "2026-11-30",
  due_on: null,
  net_cents: 10_000,
  vat_cents: 2_000,
  gross_cents: 12_000,
  currency: "EUR",
  doubts: [],
  received_at: "2026-11-30T10:00:00Z",
  is_paid: true,
  project_id: "2",
  project_name: "Salle de bain",
  is_by_hand: true,
  note: "Cuivre",
  ticket_mime: null,
  mail_id: null,
};

test("the VAT of a purchase is that of the chosen rate", () => {
  expect(readPurchase(TYPED, true).body).toMatchObject({ paid_cents: 12_000, vat_cents: 2_000, project_id: null });
});

test("another VAT is the amount that is typed", () => {
  expect(readPurchase({ ...TYPED, vatChoice: "other", vat: "17,34" }, true).body).toMatchObject({ vat_cents: 1_734 });
});

test("under franchise no VAT is deducted", () => {
  expect(readPurchase(TYPED, false).body).toMatchObject({ paid_cents: 12_000, vat_cents: 0 });
});

test("every empty field is told at once", () => {
  const { problems } = readPurchase({ ...TYPED, supplier: " ", gross: "", vatChoice: "other" }, true);
  expect(Object.keys(problems ?? {})).toEqual(["supplier_name", "paid_cents", "vat_cents"]);
});

test("a purchase that is typed again and sent unchanged is the same", () => {
  expect(readPurchase(typedAgain(INVOICE), true).body).toEqual({
    supplier_name: "Cedeo",
    bought_on: "2026-11-30",
    paid_cents: 12_000,
    vat_cents: 2_000,
    note: "Cuivre",
    project_id: "2",
  });
});

test("a VAT of several rates is typed again as an amount", () => {
  expect(typedAgain({ ...INVOICE, vat_cents: 1_734 })).toMatchObject({ vatChoice: "other", vat: "17,34" });
});

test("the VAT in the total is said while it is typed", () => {
  expect(plain(vatWords(TYPED))).toBe("dont 20,00 € de TVA");
});

test("no VAT is said of what is no amount", () => {
  expect(vatWords({ ...TYPED, gross: "cent" })).toBe("");
});

const BESSON = { id: "2", name: "Salle de bain – Besson" };
const NAMED = { ...TYPED, projectText: "Bess" };

test("the only project that the typed words find is that of the purchase", () => {
  expect(readPurchase(withOnlyMatch(NAMED, [BESSON]), true).body).toMatchObject({ project_id: "2" });
});

test.each([
  ["several projects", [BESSON, { id: "3", name: "Cuisine – Bessonnier" }]],
  ["no project", []],
  ["projects that are still looked for", null],
])("words that find %s refuse the purchase beside their field", (_found, matches) => {
  const purchase = withOnlyMatch(NAMED, matches);
  expect(purchase.projectText).toBe("Bess");
  expect(Object.keys(readPurchase(purchase, true).problems ?? {})).toEqual(["project_id"]);
});

test("a project that was chosen stays whatever the words find", () => {
  const other = { id: "3", name: "Cuisine" };
  expect(withOnlyMatch({ ...NAMED, project: other }, [BESSON]).project).toEqual(other);
});
