import { expect, test } from "vitest";
import { usualCustomerKind } from "./usual-kind.ts";

test.each(["Plombier", "Électricien", "peinture et décoration", "Paysagiste", "Photographe de mariage", "", "  "])(
  "a new customer of the trade « %s » is a private person",
  (trade) => expect(usualCustomerKind(trade, null)).toBe("person"),
);

test.each(["Développeur", "Consultant", "Graphiste"])("a new customer of the trade « %s » is a professional", (trade) =>
  expect(usualCustomerKind(trade, null)).toBe("company"),
);

test("the kind that was chosen last is proposed again", () => {
  expect(usualCustomerKind("Plombier", "company")).toBe("company");
  expect(usualCustomerKind("Consultant", "person")).toBe("person");
});
