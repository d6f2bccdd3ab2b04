import { expect, test } from "vitest";
import { isOtherTotal, quoteIn } from "./former-summary.ts";

const ITEMS = [
  { label: "Projet", value: "Salle de bain", href: "/project/p1" },
  { label: "Total TTC", value: "672,00 € · modifier", href: "/etape/p1/quote" },
  { label: "Devis", value: "D2026-0001", href: "/etape/p1/quote" },
];
type Project = Parameters<typeof isOtherTotal>[1];
const projectAt = (total: number | null) => ({ quote: total === null ? null : { total } }) as Project;

test("a summary with a quote names its project", () => {
  expect(quoteIn(ITEMS)).toEqual({ projectId: "p1" });
});

test("a summary of an invoice is none of a quote", () => {
  const invoice = { label: "Facture", value: "F2026-0001", href: "/etape/p1/invoice" };
  expect(quoteIn([...ITEMS, invoice])).toBeNull();
});

test("a summary is former once the quote has another total", () => {
  expect(isOtherTotal(ITEMS, projectAt(4_711.08))).toBe(true);
});

test("a summary with the total of today stays", () => {
  expect(isOtherTotal(ITEMS, projectAt(672))).toBe(false);
});
