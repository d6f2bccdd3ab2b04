import { expect, test } from "vitest";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { newItem, readItem, toTypedItem } from "./typed-line.ts";

const line = newItem([]);
const typedLine = { ...toTypedItem(line), label: "Extension" };

test("a unit price of more than a million euros is refused", () => {
  expect(readItem(line, { ...typedLine, unitPrice: "120 000" }, true).line?.unitPriceE6).toBe(120_000_000_000);
  expect(readItem(line, { ...typedLine, unitPrice: "1 000 000" }, true).problems).toBeNull();
  expect(readItem(line, { ...typedLine, unitPrice: "1 000 001" }, true).problems).toEqual({
    unitPrice: fieldMessages.tooLarge,
  });
});

test("a share over 100 % is refused with its own sentence, whatever its size", () => {
  for (const discount of ["101", "200000"])
    expect(readItem(line, { ...typedLine, unitPrice: "1", discount }, true).problems).toEqual({
      discount: fieldMessages.overHundred,
    });
});
