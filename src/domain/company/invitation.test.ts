import fc from "fast-check";
import { expect, test } from "vitest";
import type { Invitation, Joiner, JoinRefusal } from "./invitation.ts";
import { acceptInvitation, invitationState, maskedEmail, nameInLetter } from "./invitation.ts";

const now = new Date("2026-11-21T10:00:00Z");
const invitation: Invitation = {
  id: "i",
  email: "paul@example.org",
  role: "worker",
  inviterName: "Claire",
  sentAt: [now],
  expiresAt: new Date("2026-11-28T10:00:00Z"),
  acceptedAt: null,
  acceptedBy: null,
  revokedAt: null,
};
const paul = { userId: "paul", email: "Paul@example.org", isEmailConfirmed: true };
const usedInvitation: Invitation = { ...invitation, acceptedAt: now, acceptedBy: "paul" };

test.each([
  ["as soon as it is sent", now],
  ["until the second before it expires", new Date("2026-11-28T09:59:59Z")],
])("an invitation works %s", (_when, moment) => {
  expect(acceptInvitation(invitation, paul, moment)).toMatchObject({ value: "join" });
});

test.each<[what: string, code: JoinRefusal, one: Partial<Invitation>, joiner: Partial<Joiner>, moment?: Date]>([
  ["that expired", "invitation_expired", {}, {}, invitation.expiresAt],
  ["that was taken back", "invitation_revoked", { revokedAt: now }, {}],
  ["for another address", "other_address", {}, { email: "pauline@example.org" }],
  ["to a person without an address", "other_address", {}, { email: "" }],
  ["to an address that is not proved", "address_unconfirmed", {}, { isEmailConfirmed: false }],
  ["that another person used", "invitation_used", usedInvitation, { userId: "other" }],
])("an invitation %s is refused", (_what, code, one, joiner, moment = now) => {
  expect(acceptInvitation({ ...invitation, ...one }, { ...paul, ...joiner }, moment)).toMatchObject({
    refusal: { code },
  });
});

test("a person who accepts again has joined already", () => {
  expect(acceptInvitation(usedInvitation, paul, now)).toMatchObject({ value: "joined" });
});

test("an invitation that was accepted stays so when it is taken back", () => {
  expect(invitationState({ ...usedInvitation, revokedAt: now }, now)).toBe("accepted");
});

test("a masked address shows its domain and two letters at most", () => {
  expect(["paul@example.org", "abc@example.org", "a@x.fr"].map(maskedEmail)).toEqual([
    "p•••l@example.org",
    "a•••@example.org",
    "a•••@x.fr",
  ]);
});

test("a member's name never becomes a link, an address or a second line in a letter", () => {
  expect(nameInLetter("https://evil.example/login?a=b")).not.toMatch(/\w\.\w|:|\/|@/);
  expect(nameInLetter("S.A.R.L. Volt & Fils")).toBe("S. A. R. L. Volt & Fils");
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
      const cut = nameInLetter(name);
      expect(cut.length).toBeLessThanOrEqual(60);
      expect(cut).not.toMatch(/[\n\r\u2028\u202e/@:<>]|\.\S/);
    }),
  );
});
