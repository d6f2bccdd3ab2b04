import { expect, test } from "vitest";
import type { Reach } from "./way-order.ts";
import { orderWays } from "./way-order.ts";

// A phone, with a customer of whom nothing is known.
const PHONE: Reach = {
  hasLink: true,
  hasEmail: false,
  hasMailbox: false,
  hasMobile: false,
  hasSharing: true,
  sendsTexts: true,
};
const DESKTOP = { ...PHONE, hasSharing: false, sendsTexts: false };

test.each([
  [
    "a mail that leaves from here to a known address",
    { ...PHONE, hasEmail: true, hasMailbox: true, hasMobile: true },
    "mail",
  ],
  ["a message to a known mobile", { ...PHONE, hasMobile: true }, "sms"],
  ["a message to a known mobile while no mailbox is connected", { ...PHONE, hasEmail: true, hasMobile: true }, "sms"],
  ["the sharing of the device when no number is known", { ...PHONE, hasEmail: true }, "share"],
  ["the mail on a computer whose customer has an address", { ...DESKTOP, hasEmail: true }, "mail"],
  ["the link on a computer whose customer has none", { ...DESKTOP, hasMailbox: true }, "link"],
  ["the mail of a document without a link", { ...PHONE, hasLink: false, hasMobile: true }, "mail"],
] as const)("the first way is %s", (_title, reach, first) => {
  expect(orderWays(reach)[0]).toBe(first);
});

test("a message without a number comes after every other way", () => {
  expect(orderWays(PHONE)).toEqual(["share", "link", "mail", "sms"]);
});

test("each way is offered once", () => {
  expect(orderWays({ ...PHONE, hasEmail: true, hasMailbox: true, hasMobile: true })).toEqual([
    "mail",
    "sms",
    "share",
    "link",
  ]);
});
