import { expect, test } from "vitest";
import { isLoneEdition, sideOfAcceptance, versionsInSight, withSending } from "./versions-in-sight.ts";

const DRAFT = { sent_at: null, viewed_at: null, decision: null };
const SENT = { ...DRAFT, sent_at: "2026-11-23T08:00:00.000Z" };
const READ = { ...DRAFT, viewed_at: "2026-11-23T08:00:00.000Z" };
const DECLINED = {
  ...DRAFT,
  decision: {
    decision: "declined" as const,
    signer: "",
    decided_on: "2026-11-23",
    is_by_customer: false,
    received_certificates: null,
    withdrawable: null,
  },
};

test("a version that nobody was given is not told of once there is a newer one", () => {
  expect(versionsInSight([SENT, DRAFT])).toEqual([SENT]);
  expect(versionsInSight([DRAFT, DRAFT])).toEqual([DRAFT]);
});

test.each([
  ["sent", SENT],
  ["read", READ],
  ["answered", DECLINED],
])("a version that was %s stays told of", (_state, version) => {
  expect(versionsInSight([DRAFT, version])).toEqual([DRAFT, version]);
});

const FIRST = { ...READ, edition: 1, change_order_rank: null };

test("what was agreed with options bears the name of what was sent", () => {
  const agreedVersion = { ...FIRST };
  expect(sideOfAcceptance(agreedVersion, [agreedVersion, FIRST])).toBe("as_accepted");
  expect(sideOfAcceptance(FIRST, [agreedVersion, FIRST])).toBe("as_sent");
  expect(isLoneEdition([agreedVersion, FIRST])).toBe(true);
});

test.each([
  ["another version", { ...FIRST, edition: 2 }],
  ["a change order", { ...FIRST, change_order_rank: 1 }],
])("%s has a name of its own", (_what, next) => {
  expect([next, FIRST].map((one) => sideOfAcceptance(one, [next, FIRST]))).toEqual([null, null]);
  expect(isLoneEdition([next, FIRST])).toBe(false);
});

test("what was agreed with options keeps the day on which its quote was sent", () => {
  const days = { dated_on: "2026-11-23", valid_until: "2026-12-23" };
  const sentVersion = { ...FIRST, ...SENT, ...days, id: "sent" };
  const agreement = { ...DECLINED.decision, decision: "accepted" as const };
  const agreedVersion = { ...FIRST, ...DRAFT, ...days, id: "agreed", decision: agreement };
  const { sent_at, sentId } = withSending(agreedVersion, [agreedVersion, sentVersion]);
  expect([sent_at, sentId]).toEqual([SENT.sent_at, "sent"]);
  expect(withSending(sentVersion, [agreedVersion, sentVersion]).sentId).toBe("sent");
});
