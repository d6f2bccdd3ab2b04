import { expect, test } from "vitest";
import { readTypedPrice } from "./typed-price.ts";

test.each(["55", "55€", "55 €", "55 euros", "55 HT", "55 € ht", "55 €/h", "55 HT de l'heure"])(
  "a price is read however its unit is typed: « %s »",
  (text) => {
    expect(readTypedPrice(text, "standard")).toEqual({ value: 55, problem: null });
  },
);

test.each(["55 TTC", "55 ttc", "55€ TTC", "55 € ttc /h"])(
  "a price with VAT is converted at 20 % and said before it is saved: « %s »",
  (text) => {
    const price = readTypedPrice(text, "standard");
    expect(price).toMatchObject({ value: null, net: "45,83" });
    expect(price.problem?.replace(/[\u00a0\u202f]/g, " ")).toContain("45,83 €");
  },
);

test("where no VAT is charged, a price with VAT is the price", () => {
  expect(readTypedPrice("55 TTC", "franchise")).toEqual({ value: 55, problem: null });
});

test("what is no price is still refused", () => {
  expect(readTypedPrice("cher", "standard").value).toBeNull();
  expect(readTypedPrice("cher TTC", null).problem).not.toBeNull();
});
