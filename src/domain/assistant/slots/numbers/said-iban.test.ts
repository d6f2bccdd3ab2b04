import { expect, test } from "vitest";
import { saidIban } from "./said-iban.ts";

const IBAN = "FR7630006000011234567890189";

test.each([
  [IBAN, IBAN],
  ["FR76 3000 6000 0112 3456 7890 189", IBAN],
  ["attends mon IBAN c'est FR76 3000 6000 0112 3456 7890 189 voilà", IBAN],
  ["fr7630006000011234567890189, merci", IBAN],
  ["BE71096123456769", "BE71096123456769"],
  ["FR76 3000", null],
  ["mon siren c'est 732 829 320", null],
  ["je sais pas", null],
])("« %s » says %s", (text, iban) => expect(saidIban(text)).toBe(iban));
