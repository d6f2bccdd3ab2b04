import { expect, test } from "vitest";
import { versionsInSight } from "./versions-in-sight.ts";

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
