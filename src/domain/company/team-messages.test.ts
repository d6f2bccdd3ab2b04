import { expect, test } from "vitest";
import { ABILITIES, erasedWithMember } from "./team.messages.ts";
import { ROLES, hasRight } from "./team.ts";

test.each([
  [{ mailboxes: 0, drafts: 0, tokens: 0 }, ""],
  [{ mailboxes: 1, drafts: 0, tokens: 0 }, "Effacé avec : 1 boîte mail connectée."],
  [
    { mailboxes: 2, drafts: 1, tokens: 3 },
    "Effacé avec : 2 boîtes mail connectées, 1 brouillon de mail et 3 clés d'assistant.",
  ],
])("what goes with a member who has %o is said", (traces, words) => {
  expect(erasedWithMember(traces)).toBe(words);
});

test("every role has something that it may do", () => {
  for (const role of ROLES)
    expect(
      ABILITIES.some(({ right }) => hasRight(role, right)),
      role,
    ).toBe(true);
});
