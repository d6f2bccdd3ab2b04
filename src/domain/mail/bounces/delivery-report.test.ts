import { expect, test } from "vitest";
import type { ReportParts } from "./delivery-report.ts";
import { isDeliveryReport, readDeliveryReport } from "./delivery-report.ts";

const REPORT = 'multipart/report; report-type=delivery-status; boundary="x"';
const STATUS = [
  "Reporting-MTA: dns; mx.exemple.fr",
  "Arrival-Date: Mon, 23 Nov 2026 09:00:00 +0100",
  "",
  "Final-Recipient: rfc822; Claire@Roux.example",
  "Action: failed",
  "Status: 5.1.1",
  "Diagnostic-Code: smtp; 550 5.1.1 <claire@roux.example>:",
  "    user unknown",
];
const PARTS: ReportParts = {
  contentType: REPORT,
  failedRecipients: "",
  isAutomatic: true,
  inReplyTo: "",
  references: "",
  status: STATUS.join("\r\n"),
  returnedHead: "From: jean@etabli.example\r\nMessage-ID: <1@etabli.example>\r\n\r\nBonjour",
};
const read = (more: Partial<ReportParts> = {}) => readDeliveryReport({ ...PARTS, ...more });

test.each([
  [REPORT, true],
  ['multipart/report;\r\n boundary="x";\r\n report-type="delivery-status"', true],
  ["Multipart/Report; Report-Type=Delivery-Status", true],
  ["multipart/report; report-type=disposition-notification", false],
  ['multipart/mixed; boundary="report-type=delivery-status"', false],
  ["text/plain", false],
  ["", false],
])("the type « %s » makes a mail a report: %s", (contentType, isReport) => {
  expect(isDeliveryReport({ contentType, failedRecipients: "" })).toBe(isReport);
});

test("a report says which mail did not reach whom", () => {
  expect(read()).toEqual({
    messageIds: ["1@etabli.example"],
    notices: [{ addresses: ["claire@roux.example"], outcome: "failed", reason: "unknown_address" }],
  });
});

test("each recipient of a report has a notice of their own", () => {
  const second = ["", "Final-Recipient: rfc822;paul@roux.example", "Action: delayed", "Status: 4.4.1"];
  expect(read({ status: [...STATUS, ...second].join("\n") })?.notices).toMatchObject([
    { outcome: "failed" },
    { addresses: ["paul@roux.example"], outcome: "delayed", reason: "silent" },
  ]);
});

test("a recipient is known by the address that the mail went to first", () => {
  const status = ["Original-Recipient: rfc822;<claire@roux.example>", ...STATUS.slice(3)].join("\n");
  const movedStatus = status.replace("Claire@Roux.example", "claire@ailleurs.example");
  expect(read({ status: movedStatus })?.notices[0]?.addresses).toEqual([
    "claire@roux.example",
    "claire@ailleurs.example",
  ]);
});

test.each(["delivered", "relayed", "expanded"])("a mail that was %s did not fail", (action) => {
  expect(read({ status: PARTS.status?.replace("failed", action) ?? "" })).toBeNull();
});

test("without an action the code says whether the server gave up", () => {
  const withoutAction = STATUS.filter((line) => !line.startsWith("Action"));
  expect(read({ status: withoutAction.join("\n") })?.notices[0]?.outcome).toBe("failed");
  const delayedLines = withoutAction.map((line) => line.replace("Status: 5", "Status: 4"));
  expect(read({ status: delayedLines.join("\n") })?.notices[0]?.outcome).toBe("delayed");
});

test("a server that reports by a header line alone is read", () => {
  const report = { contentType: "text/plain", status: null, returnedHead: null, references: "<1@etabli.example>" };
  expect(read({ ...report, failedRecipients: " claire@roux.example" })).toEqual({
    messageIds: ["1@etabli.example"],
    notices: [{ addresses: ["claire@roux.example"], outcome: "failed", reason: "refused" }],
  });
});

test("a header line that a person wrote reports nothing", () => {
  const report = { contentType: "text/plain", status: null, returnedHead: null, references: "<1@etabli.example>" };
  expect(read({ ...report, failedRecipients: " claire@roux.example", isAutomatic: false })).toBeNull();
});

test("a mail that only looks like a report in its parts is none", () => {
  expect(read({ contentType: "text/plain" })).toBeNull();
  expect(read({ contentType: 'multipart/mixed; boundary="x"' })).toBeNull();
});

test("a report that names no mail is none", () => {
  expect(read({ returnedHead: "From: jean@etabli.example" })).toBeNull();
  expect(read({ returnedHead: null })).toBeNull();
});

test("an ID in the body of the returned mail is no ID", () => {
  expect(read({ returnedHead: "From: jean@etabli.example\n\nMessage-ID: <1@etabli.example>" })).toBeNull();
});

test("of two IDs of a returned mail the first counts", () => {
  const returnedHead = "Message-ID: <2@ailleurs.example> <1@etabli.example>\nMessage-ID: <1@etabli.example>\n";
  expect(read({ returnedHead })?.messageIds).toEqual(["2@ailleurs.example"]);
});

test.each([
  ["recipients without end", "Final-Recipient: rfc822; claire@roux.example\nAction: failed\n\n".repeat(20_000)],
  ["one field without end", `Final-Recipient: rfc822; ${"a".repeat(5_000_000)}@roux.example\nAction: failed`],
  ["a line continued without end", `Diagnostic-Code: smtp;${"\n  mot".repeat(500_000)}`],
  ["nothing but spaces", " \t\n".repeat(500_000)],
  ["no text", "\u0000\uFFFD\uD800:\n:\n: \n"],
])("a status of %s is bounded", (_what, status) => {
  expect(read({ status })?.notices.length ?? 0).toBeLessThanOrEqual(100);
});
