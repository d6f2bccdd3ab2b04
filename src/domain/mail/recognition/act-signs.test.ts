import { expect, test } from "vitest";
import { actsIn } from "./act-signs.ts";

test.each([
  ["j'attends toujours le devis promis", "waits quote"],
  ["pouvez-vous me renvoyer une attestation ?", "asks paper"],
  ["serait-il possible de decaler la pose ?", "moves date"],
  ["nous sommes partis avec sanithermie", "others chosen"],
  ["la porte que vous avez posee en juin", "you made"],
  ["merci de reprendre votre devis sans la depose", "changes quote"],
])("« %s » has the act « %s »", (words, act) => {
  expect(actsIn(words)).toContain(act);
});

test("who goes with us has chosen nobody else", () => {
  expect(actsIn("nous sommes partis avec vous")).not.toContain("others chosen");
});

test("an act stands within one sentence", () => {
  expect(actsIn("j'attends. le devis est parfait.")).not.toContain("waits quote");
});
