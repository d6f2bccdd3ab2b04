import { expect, test } from "vitest";
import type { MoveAct } from "./mails-to-move.ts";
import { mailsToMove } from "./mails-to-move.ts";

const CONVERSATION = (["archive", "sent", "inbox", "trash", "drafts", "junk", "other"] as const).map((role) => ({
  role,
}));
const rolesMoved = (act: MoveAct, mails: readonly (typeof CONVERSATION)[number][] = CONVERSATION) =>
  mailsToMove(act, mails).map(({ role }) => role);

test("the archive takes the mails of the inbox", () => {
  expect(rolesMoved("archive")).toEqual(["inbox"]);
});

test("the bin takes what came in", () => {
  expect(rolesMoved("trash")).toEqual(["archive", "inbox", "other"]);
});

test("the bin takes what was sent when nothing came in", () => {
  expect(rolesMoved("trash", [{ role: "sent" }, { role: "drafts" }])).toEqual(["sent"]);
});

test("what lies in the bins comes back into another folder when nothing else is there", () => {
  const bins = [{ role: "junk" }, { role: "trash" }, { role: "drafts" }] as const;
  expect([rolesMoved("folder", bins), rolesMoved("trash", bins), rolesMoved("archive", bins)]).toEqual([
    ["junk", "trash"],
    [],
    [],
  ]);
});

test("another folder takes no draft", () => {
  expect(rolesMoved("folder")).not.toContain("drafts");
});
