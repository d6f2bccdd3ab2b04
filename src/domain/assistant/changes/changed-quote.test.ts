import { expect, test } from "vitest";
import { readSaidLines } from "../actions/lines/said-lines.ts";
import type { CardRow } from "../conversation/message.ts";
import { changedQuote } from "./changed-quote.ts";
import { linePatch } from "./line-patch.ts";
import type { QuoteContent } from "./quote-content.ts";

const row = (id: string, label: string, [quantity, unit, unitPrice]: [string, CardRow["unit"], string]): CardRow => ({
  id,
  label,
  quantity,
  unit,
  unitPrice,
  vatBasisPoints: 1_000,
  vatReason: null,
});

const CONTENT: QuoteContent = {
  rows: [
    row("pose", "Pose du carrelage", ["12", "m²", "65"]),
    row("wall", "Faïence murale", ["8", "m²", "30"]),
    row("floor", "Faïence du sol", ["5", "m²", "35"]),
    row("way", "Déplacement", ["1", "forfait", "40"]),
    row("tank", "Chauffe-eau", ["1", "u", "480"]),
    row("work", "Main-d'œuvre", ["10", "jour", "350"]),
    row("sockets", "Prises", ["3", "u", "45"]),
  ],
  discount: null,
};

function after(text: string, content = CONTENT, regime: "standard" | "franchise" | null = "standard") {
  const changes = readSaidLines(text)?.changes ?? [];
  return changedQuote(content, changes, { regime, today: "2026-11-23" });
}

function patchOf(text: string, content = CONTENT, regime: "standard" | "franchise" | null = "standard") {
  const nextQuote = after(text, content, regime);
  return nextQuote.kind === "changed" ? linePatch(content, nextQuote.content) : nextQuote.kind;
}

const NONE = { changed_lines: [], added_lines: [], removed_ids: [] };
const withLine = (label: string, unit_price_cents: number, over: object = {}) => ({
  ...NONE,
  added_lines: [{ label, quantity: 1, unit: "u", unit_price_cents, vat_basis_points: 1_000, ...over }],
});
const withChange = (line_id: string, over: object) => ({ ...NONE, changed_lines: [{ line_id, ...over }] });

const POSE_AT_60 = { line_id: "pose", unit_price_cents: 6_000 };
const WAY_AT_45 = { line_id: "way", unit_price_cents: 4_500 };
const WAY_AT_20 = withChange("way", { vat_basis_points: 2_000 });

test.each<[string, object]>([
  ["ajoute une chaudière à 3000 €", withLine("Chaudière", 300_000)],
  ["baisse la main-d'œuvre à 320 € la journée", withChange("work", { unit_price_cents: 32_000 })],
  ["le chauffe-eau mets 400 euros", withChange("tank", { unit_price_cents: 40_000 })],
  ["monte le déplacement à 45 €", withChange("way", { unit_price_cents: 4_500 })],
  ["diminue le prix du chauffe-eau à 450", withChange("tank", { unit_price_cents: 45_000 })],
  ["descends le déplacement à 35 €", withChange("way", { unit_price_cents: 3_500 })],
  ["réduis la main-d'œuvre à 8 jours", withChange("work", { quantity: 8 })],
  ["rajoute une chaudière à 3000", withLine("Chaudière", 300_000)],
  ["tu peux ajouter une chaudière à 3000,50 HT ?", withLine("Chaudière", 300_050)],
  ["ajoute une chaudière à 3300 TTC", withLine("Chaudière", 300_000)],
  ["ajoute une chaudière à 3000 € TVA 20", withLine("Chaudière", 300_000, { vat_basis_points: 2_000 })],
  ["ajoute 3 prises à 45", withLine("Prises", 4_500, { quantity: 3 })],
  ["ajoute la peinture 12 m² à 25", withLine("Peinture", 2_500, { quantity: 12, unit: "m²" })],
  ["il manque la dépose à 150 €", withLine("Dépose", 15_000, { unit: "forfait" })],
  ["prévois une benne à 200", withLine("Benne", 20_000)],
  ["enlève le déplacement", { ...NONE, removed_ids: ["way"] }],
  ["enlève le déplacement et les prises", { ...NONE, removed_ids: ["way", "sockets"] }],
  ["enlève la dernière ligne", { ...NONE, removed_ids: ["sockets"] }],
  ["finalement 12 jours au lieu de 10", withChange("work", { quantity: 12 })],
  ["plutôt 8 jours", withChange("work", { quantity: 8 })],
  ["12 au lieu de 10", withChange("work", { quantity: 12 })],
  ["60 € au lieu de 65", withChange("pose", { unit_price_cents: 6_000 })],
  ["finalement 4 prises au lieu de 3", withChange("sockets", { quantity: 4 })],
  ["passe la pose à 14 m²", withChange("pose", { quantity: 14 })],
  ["le carrelage finalement c'est 50 le m²", withChange("pose", { unit_price_cents: 5_000 })],
  ["baisse le carrelage à 50", withChange("pose", { unit_price_cents: 5_000 })],
  ["la faïence murale c'est 32", withChange("wall", { unit_price_cents: 3_200 })],
  ["le chauffe-eau c'est 500 pas 480", withChange("tank", { unit_price_cents: 50_000 })],
  ["en fait le chauffe-eau est à 600 TTC", withChange("tank", { unit_price_cents: 54_545 })],
  ["la TVA c'est 20 sur la pose", withChange("pose", { vat_basis_points: 2_000 })],
  ["TVA 5,5 sur les prises", withChange("sockets", { vat_basis_points: 550 })],
  ["la pose à 60 € et le déplacement à 45 €", { ...NONE, changed_lines: [POSE_AT_60, WAY_AT_45] }],
  ["remise de 5 % et le déplacement à 20 %", { ...WAY_AT_20, discount_basis_points: 500 }],
  ["enlève les prises et mets la pose en 14 m²", { ...withChange("pose", { quantity: 14 }), removed_ids: ["sockets"] }],
  ["mets 5 % de remise", { ...NONE, discount_basis_points: 500 }],
  ["remise de 7,5 pour cent", { ...NONE, discount_basis_points: 750 }],
])("« %s » changes what it says alone", (text, patch) => {
  expect(patchOf(text)).toEqual(patch);
});

test("a rate of all lines is on each of them", () => {
  const changes = CONTENT.rows.map(({ id }) => ({ line_id: id, vat_basis_points: 2_000 }));
  expect(patchOf("passe la TVA à 20 partout")).toEqual({ ...NONE, changed_lines: changes });
});

test("a discount is taken off again", () => {
  const content = { ...CONTENT, discount: { kind: "amount", cents: 5_000 } } as const;
  expect(patchOf("enlève la remise", content)).toEqual({ ...NONE, discount_basis_points: 0 });
});

test.each([
  ["enlève la faïence", ["Faïence murale", "Faïence du sol"]],
  ["la faïence c'est 40 le m²", ["Faïence murale", "Faïence du sol"]],
  ["mets 15 m² de faïence", ["Faïence murale", "Faïence du sol"]],
  ["la TVA c'est 20 sur la faïence", ["Faïence murale", "Faïence du sol"]],
])("« %s » may be about several lines", (text, labels) => {
  const which = after(text);
  expect(which.kind === "which" && which.candidates.map(({ label }) => label)).toEqual(labels);
});

test.each([
  ["enlève le parquet", "no_line"],
  ["le parquet c'est 40 le m²", "no_line"],
  ["la TVA c'est 20 sur le parquet", "no_line"],
  ["remise de 50 € TTC", "unread"],
  ["remise 110 %", "unread"],
  ["TVA 7", "unread"],
  ["TVA 0 sur la pose", "unread"],
  ["la pose à 780", "unread"],
  ["la pose c'est 8 h", "unread"],
  ["plutôt 8 h", "unread"],
  ["le chauffe-eau c'est 500 pas 490", "unread"],
  ["le déplacement est à 0 €", "unread"],
  ["ajoute une benne à 8", "unread"],
  ["ajoute 10 m² de parquet", "no_price"],
  ["remplace la chaudière par un poêle à 2000", "unread"],
  ["enlève la remise", "same"],
  ["le chauffe-eau c'est 480 €", "unread"],
])("« %s » changes nothing while it is not sure", (text, kind) => {
  expect(after(text).kind).toBe(kind);
});

test("a sentence of which one change is not sure changes nothing", () => {
  expect(after("enlève le déplacement et ajoute une benne à 8").kind).toBe("unread");
});

test("the rate of a new line is asked for where lines have several", () => {
  const rows = CONTENT.rows.map((one) => (one.id === "way" ? { ...one, vatBasisPoints: 2_000 } : one));
  const content = { ...CONTENT, rows };
  expect(after("ajoute une chaudière à 3000 €", content)).toMatchObject({ kind: "no_rate", rates: [1_000, 2_000] });
  expect(patchOf("ajoute une chaudière à 3000 € TVA 10", content)).toEqual(withLine("Chaudière", 300_000));
});

test("a new line has the reason of the others where they charge no VAT", () => {
  const rows = CONTENT.rows.map((one) => ({ ...one, vatBasisPoints: 0, vatReason: "subcontracting" as const }));
  const content = { ...CONTENT, rows };
  expect(patchOf("ajoute une ligne dépose à 150 €", content)).toEqual(
    withLine("Dépose", 15_000, { vat_basis_points: 0 }),
  );
});

test("a price with VAT is not guessed while the regime is not known", () => {
  expect(after("ajoute une chaudière à 3300 TTC", CONTENT, null).kind).toBe("no_price");
});

test("a price with VAT follows the rate that is said after it", () => {
  const rows = [row("way", "Déplacement", ["1", "forfait", "40"])];
  const patch = patchOf("ajoute une ligne chaudière à 3300 TTC et passe la TVA à 20 partout", { rows, discount: null });
  expect(patch).toEqual({
    ...withLine("Chaudière", 275_000, { unit: "forfait", vat_basis_points: 2_000 }),
    changed_lines: [{ line_id: "way", vat_basis_points: 2_000 }],
  });
});

test("under franchise a price has no VAT in it", () => {
  expect(patchOf("ajoute une chaudière à 3300 TTC", CONTENT, "franchise")).toEqual(withLine("Chaudière", 330_000));
});

test("under franchise no rate changes", () => {
  expect(after("la TVA c'est 20 sur la pose", CONTENT, "franchise").kind).toBe("franchise");
});

test("the last line of a quote stays", () => {
  expect(after("enlève le déplacement", { ...CONTENT, rows: CONTENT.rows.slice(3, 4) }).kind).toBe("last_line");
});

test("a price with parts of a cent is left to the page", () => {
  const nextQuote = after("le chauffe-eau c'est 480,50 €");
  expect(nextQuote.kind === "changed" && linePatch(CONTENT, nextQuote.content)).not.toBeNull();
  const rows = CONTENT.rows.map((one) => (one.id === "tank" ? { ...one, unitPrice: "0,125" } : one));
  expect(linePatch(CONTENT, { ...CONTENT, rows })).toBeNull();
});

test.each(["remise de 10 % sur la pose et 5 % sur les prises", "remise de 5 % et le zinc à vingt euros"])(
  "a discount does not swallow what is said beside it: « %s »",
  (text) => {
    expect(patchOf(text)).toBe("unread");
  },
);
