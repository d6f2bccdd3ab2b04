import { expect, test } from "vitest";
import { bounceMessages } from "./bounce.messages.ts";
import type { Bounce } from "./bounce.ts";
import { currentBounces, isAddressWrong } from "./bounce.ts";
import { matchBounces } from "./match-bounces.ts";

const NOW = new Date("2026-11-23T09:00:00Z");
const FAILED: Bounce = { address: "lea@arc.example", outcome: "failed", reason: "unknown_address", toldAt: NOW };
const DELAYED: Bounce = { ...FAILED, outcome: "delayed", reason: "silent" };

test("that a mail failed counts more than that it waited", () => {
  expect(currentBounces([DELAYED, FAILED], NOW)).toEqual([FAILED]);
});

test("a delay of one recipient stays beside the failure of another", () => {
  const other = { ...DELAYED, address: "paul@arc.example" };
  expect(currentBounces([FAILED, other], NOW)).toEqual([FAILED, other]);
});

test("a delay that nothing followed for a week is over", () => {
  const old = new Date("2026-11-16T09:00:00Z");
  expect(currentBounces([{ ...DELAYED, toldAt: old }], NOW)).toEqual([]);
  expect(currentBounces([{ ...FAILED, toldAt: old }], NOW)).toHaveLength(1);
});

test("only an address that takes nothing is wrong", () => {
  expect(isAddressWrong(FAILED)).toBe(true);
  expect(isAddressWrong({ ...FAILED, reason: "full" })).toBe(false);
  expect(isAddressWrong({ ...FAILED, outcome: "delayed" })).toBe(false);
});

test("a bounce says to whom and why", () => {
  expect(bounceMessages.told(FAILED)).toBe("Non remis à lea@arc.example : adresse inconnue.");
  expect(bounceMessages.told(DELAYED)).toMatch(/^Pas encore remis à lea@arc.example : son serveur ne répond pas\./);
});

const MAIL = { messageIds: ["<1@etabli.example>"], to: "Léa <Lea@arc.example>", cc: "paul@arc.example" };
const REPORT = {
  messageIds: ["1@etabli.example"],
  notices: [{ addresses: ["lea@arc.example"], outcome: "failed" as const, reason: "unknown_address" as const }],
};

test("a report is tied to the mail that it is about", () => {
  expect(matchBounces(REPORT, MAIL)).toEqual([
    { address: "lea@arc.example", outcome: "failed", reason: "unknown_address" },
  ]);
});

test("a report about another mail says nothing of this one", () => {
  expect(matchBounces({ ...REPORT, messageIds: ["1@ailleurs.example"] }, MAIL)).toEqual([]);
});

test("a report about somebody whom the mail was not sent to says nothing", () => {
  const notices = REPORT.notices.map((notice) => ({ ...notice, addresses: ["claire@roux.example"] }));
  expect(matchBounces({ ...REPORT, notices }, MAIL)).toEqual([]);
});
