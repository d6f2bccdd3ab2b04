import { expect, test } from "vitest";
import { newItemLine } from "../lines/typed-line.ts";
import { currentOrigins, originsFrom } from "./line-origins.ts";

const pricedLine = (id: string, unitPriceE6 = 50_000_000) => ({ ...newItemLine(id, []), unitPriceE6 });
const SAID = { kind: "said", unitPriceE6: 50_000_000 } as const;

test("a price that was typed otherwise, or whose line is gone, comes from nowhere else", () => {
  const origins = { kept: SAID, typed: SAID, gone: SAID };
  expect(currentOrigins(origins, [pricedLine("kept"), pricedLine("typed", 60_000_000), pricedLine("new")])).toEqual({
    kept: SAID,
  });
});

test("a line without a price has no origin", () => {
  expect(originsFrom([pricedLine("a"), pricedLine("free", 0)], () => ({ kind: "said" }))).toEqual({ a: SAID });
});
