import { expect, test } from "vitest";
import { bounceReasonOf } from "./bounce-reason.ts";
import type { BounceReason } from "./bounce.ts";

const GOOGLE_TEXT = "The email account that you tried to reach does not exist.";

test.each<[string, string, BounceReason]>([
  ["5.1.1", "smtp; 550 5.1.1 <claire@roux.example>: Recipient address rejected: User unknown", "unknown_address"],
  ["5.0.0", `smtp; 550-5.1.1 ${GOOGLE_TEXT}`, "unknown_address"],
  ["5.1.10", "smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found", "unknown_address"],
  ["5.4.1", "smtp;550 5.4.1 Recipient address rejected: Access denied.", "unknown_address"],
  ["5.0.0", "smtp; 550 5.1.1 Adresse d au moins un destinataire invalide. OFR204_418", "unknown_address"],
  ["5.0.0", "smtp; 550 Adresse d'au moins un destinataire invalide", "unknown_address"],
  ["5.5.1", "smtp; 550 5.5.1 no such user", "unknown_address"],
  ["5.0.0", "smtp; 550 unrouteable address", "unknown_address"],
  ["5.4.4", "X-Postfix; Host or domain name not found. Name service error", "unknown_domain"],
  ["4.0.0", "dns; The response was: DNS type 'mx' lookup responded with code NXDOMAIN", "unknown_domain"],
  ["5.2.1", "smtp; 550 5.2.1 This mailbox has been blocked due to inactivity", "closed"],
  ["5.2.2", "smtp; 552 5.2.2 mailbox full", "full"],
  ["4.0.0", "smtp; 452 over quota", "full"],
  ["5.3.4", "smtp; 552 5.3.4 message too big", "too_large"],
  ["5.4.7", "smtp; 421 connection timed out", "silent"],
  ["5.7.1", "smtp; 554 5.7.1 refused by policy", "refused"],
  ["", "", "refused"],
])("the code « %s » with « %s » means %s", (status, diagnostic, reason) => {
  expect(bounceReasonOf("failed", status, diagnostic)).toBe(reason);
});

test("a server that still tries without saying why is told as one that does not answer", () => {
  expect(bounceReasonOf("delayed", "4.0.0", "")).toBe("silent");
});
