import { expect, test } from "vitest";
import type { FilledHandover } from "./handover-problems.ts";
import { handoverProblems } from "./handover-problems.ts";

const drawing = "M40,100;L60,90;L80,110;L100,90;L120,110;L140,95";
const handover: FilledHandover = {
  receivedOn: "2026-11-29",
  hasReserves: false,
  reserves: [],
  customerSigner: "Léa Roux",
  customerDrawing: drawing,
  companySigner: "Claire Martin",
  companyDrawing: drawing,
};

test("a reception that says all of it has no problem", () => {
  expect(handoverProblems(handover)).toEqual({});
  expect(handoverProblems({ ...handover, hasReserves: true, reserves: [{ text: "Joint à refaire" }] })).toEqual({});
});

test("each field that is missing has its sentence, in the order of the form", () => {
  const empty = { ...handover, receivedOn: null, hasReserves: true, reserves: [{ text: " " }] };
  const problems = handoverProblems({ ...empty, customerSigner: "", customerDrawing: "", companyDrawing: "M1,1" });
  expect(Object.keys(problems)).toEqual([
    "received_on",
    "reserves.0.text",
    "customer_signer",
    "customer_drawing",
    "company_drawing",
  ]);
});

test("a reception with reserves names one", () => {
  expect(Object.keys(handoverProblems({ ...handover, hasReserves: true }))).toEqual(["reserves"]);
});
