import { labour, professional, seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { checkVat, missingVatNumbers, withReverseChargeNumber } from "./check-vat.ts";
import { changeVatChoice } from "./vat-choice.ts";
import { vatReasonNotices } from "./vat-notices.ts";
import { CHOSEN_VAT_REASONS, VAT_REASONS } from "./vat-reasons.ts";
import { reasonNotice, treatmentUnder, untaxed, vatTreatment } from "./vat-treatment.ts";

const none = { vatBasisPoints: null, vatReason: null };
const zero = { vatBasisPoints: 0, vatReason: "export" } as const;

test("a rate of 0 needs a reason, except under franchise", () => {
  const refusal = { ok: false, refusal: { code: "vat_reason_missing", fields: ["vat_reason"] } };
  expect(changeVatChoice(none, { vatBasisPoints: 0 }, "standard")).toEqual(refusal);
  expect(changeVatChoice(none, { vatBasisPoints: 0 }, null)).toEqual(refusal);
  expect(changeVatChoice(zero, { vatReason: null }, "standard")).toEqual(refusal);
  expect(changeVatChoice(none, { vatBasisPoints: 0, vatReason: "export" }, "standard")).toMatchObject({ value: zero });
  expect(changeVatChoice(none, { vatBasisPoints: 0 }, "franchise")).toMatchObject({ ok: true });
});

test("a new rate removes the reason", () => {
  expect(changeVatChoice(zero, { vatBasisPoints: 2000 }, "standard")).toMatchObject({
    value: { vatBasisPoints: 2000, vatReason: null },
  });
  expect(changeVatChoice(zero, {}, "standard")).toMatchObject({ value: zero });
  expect(changeVatChoice(zero, { vatBasisPoints: 0 }, "standard")).toMatchObject({ value: zero });
});

test("franchise and an unknown regime decide the VAT whatever the rate", () => {
  const chosen = { basisPoints: 2000, reason: null };
  expect(treatmentUnder("franchise", chosen)).toEqual({ category: "E", basisPoints: 0, reason: "franchise" });
  expect(treatmentUnder(null, chosen)).toMatchObject({ reason: "no_regime" });
  expect(treatmentUnder("standard", chosen)).toEqual({ category: "S", basisPoints: 2000, reason: null });
  expect(() => vatTreatment(1234, null)).toThrow(RangeError);
});

test("every VAT reason on offer has a notice, a code and a category other than Z", () => {
  for (const reason of CHOSEN_VAT_REASONS) {
    expect([reason, reasonNotice(reason, "2026-11-21")]).not.toEqual([reason, ""]);
    expect(VAT_REASONS[reason].code).toMatch(/^VATEX-(EU|FR)-/);
    expect(["E", "AE", "K", "G", "O"]).toContain(VAT_REASONS[reason].category);
  }
});

test("a reason has the legal wording of the day and is printed once, whatever the lines", () => {
  const lines = [labour("A", 1, untaxed("subcontracting")), labour("B", 1, untaxed("subcontracting")), labour("C", 1)];
  const parties = { seller, buyer: professional };
  expect(vatReasonNotices(lines, { ...parties, day: "2026-08-31" })).toEqual([
    "Autoliquidation : TVA due par le preneur, article 283, 2 nonies du CGI",
  ]);
  expect(vatReasonNotices(lines, { ...parties, day: "2026-09-01" })).toEqual([
    "Autoliquidation : TVA due par le preneur, article L. 221-38 du CIBS",
  ]);
});

test("an export to Réunion cites the article that makes it one, but on documents of before", () => {
  const lines = [{ ...labour("Meuble", 10_000, untaxed("export")), nature: "goods" as const }];
  const at = (postalCode: string) => ({ line1: "1 rue", line2: "", city: "Ville", postalCode, country: "FR" });
  const noticesOn = (day: string, postalCode: string) =>
    vatReasonNotices(lines, {
      day,
      seller: { address: at("69003") },
      buyer: { kind: "person", address: at(postalCode) },
    });
  expect(noticesOn("2026-11-29", "97400")).toEqual([
    "Exonération de TVA, articles 262, I et 294, 2 du CGI (exportation)",
  ]);
  expect(noticesOn("2026-11-28", "97400")).toEqual(["Exonération de TVA, article 262, I du CGI"]);
  expect(noticesOn("2026-11-29", "97300")).toEqual(["Exonération de TVA, article 262, I du CGI"]);
});

test("a service outside the Union cites the article of its buyer", () => {
  const lines = [labour("Conseil", 10_000, untaxed("non_eu_services"))];
  const noticesTo = (kind: "person" | "company") =>
    vatReasonNotices(lines, { seller, buyer: { ...professional, kind }, day: "2026-12-01" });
  expect([noticesTo("company"), noticesTo("person")]).toEqual([
    ["TVA non applicable, article 259, 1° du CGI"],
    ["TVA non applicable, article 259 B du CGI"],
  ]);
});

test("a rate of 0 % without a reason is refused", () => {
  const line = (reason: Parameters<typeof untaxed>[0]) => labour(reason, 10_000, untaxed(reason));
  expect(checkVat([line("not_said")])).toMatchObject({ refusal: { code: "vat_reason_missing" } });
  expect(checkVat([line("no_regime")])).toMatchObject({ ok: true });
  expect(checkVat([line("overseas"), labour("Pose", 10_000)])).toMatchObject({
    refusal: { code: "vat_out_of_scope_alone" },
  });
  expect(checkVat([line("overseas"), { kind: "text", id: "t", label: "Offert" }])).toMatchObject({ ok: true });
});

test("VAT numbers are required where the VAT category needs them as a proof", () => {
  const missing = (reason: Parameters<typeof untaxed>[0], buyer: { vatNumber: string; siren: string }) =>
    missingVatNumbers([labour("Pose", 10_000, untaxed(reason))], { seller: { ...seller, vatNumber: "" }, buyer });
  const bare = { vatNumber: "", siren: "" };
  expect(missing("subcontracting", professional)).toEqual({ lacksSellerNumber: true, lacksBuyerNumber: false });
  expect(missing("subcontracting", bare)).toEqual({ lacksSellerNumber: true, lacksBuyerNumber: true });
  expect(missing("eu_services", professional)).toEqual({ lacksSellerNumber: true, lacksBuyerNumber: true });
  expect(missing("eu_services", { vatNumber: "FR96552100554", siren: "" })).toEqual({
    lacksSellerNumber: true,
    lacksBuyerNumber: true,
  });
  expect(missing("eu_goods", { vatNumber: "DE136695976", siren: "" })).toEqual({
    lacksSellerNumber: true,
    lacksBuyerNumber: false,
  });
  expect(missing("export", bare)).toEqual({ lacksSellerNumber: true, lacksBuyerNumber: false });
  expect(missing("exempt_training", bare)).toEqual({ lacksSellerNumber: false, lacksBuyerNumber: false });
});

test("the buyer's VAT number follows from the SIREN under reverse charge, unless somebody said it", () => {
  const numberOf = (reason: Parameters<typeof untaxed>[0], buyer: { vatNumber?: string; siren?: string }) =>
    withReverseChargeNumber({ ...professional, ...buyer }, [labour("Pose", 10_000, untaxed(reason))]).vatNumber;
  expect(numberOf("subcontracting", {})).toBe("FR96552100554");
  expect(numberOf("subcontracting", { siren: "732829320" })).toBe("FR44732829320");
  expect(numberOf("subcontracting", { vatNumber: "BE0403019261" })).toBe("BE0403019261");
  expect(numberOf("subcontracting", { siren: "" })).toBe("");
  expect(numberOf("exempt_training", {})).toBe("");
});
