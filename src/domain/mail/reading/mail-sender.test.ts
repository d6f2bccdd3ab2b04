import { expect, test } from "vitest";
import type { HeadLines, MailSender } from "./mail-sender.ts";
import { isSentToList, senderOfHead } from "./mail-sender.ts";

const headOf = (...lines: string[]): HeadLines =>
  lines.map((line) => ({
    key: line.slice(0, line.indexOf(":")).toLowerCase(),
    value: line.slice(line.indexOf(":") + 1).trim(),
  }));

test.each<[string, MailSender]>([
  ["Subject: Votre devis", "person"],
  ["Auto-Submitted: no", "person"],
  ["Auto-Submitted: auto-replied", "responder"],
  ['Auto-Submitted: Auto-Replied; owner-email="claire@roux.example"', "responder"],
  ["Auto-Submitted: auto-generated", "program"],
  ["Auto-Submitted: auto-notified", "program"],
  ["X-Autoreply: yes", "responder"],
  ["X-Autorespond: Absence", "responder"],
  ["X-Autoreply: no", "person"],
  ["Precedence: auto_reply", "responder"],
  ["Precedence: bulk", "program"],
  ['Content-Type: multipart/report; report-type=delivery-status; boundary="x"', "responder"],
  ["Content-Type: multipart/report; report-type=disposition-notification", "responder"],
  ["Content-Type: multipart/mixed; boundary=x", "person"],
  ["Return-Path: <>", "responder"],
  ["Return-Path: <claire@roux.example>", "person"],
])("a mail with the line « %s » is sent by a %s", (line, sender) => {
  expect(senderOfHead(headOf("From: claire@roux.example", line))).toBe(sender);
});

test("a line of parameters without end is bounded", () => {
  expect(senderOfHead(headOf(`Auto-Submitted: auto-replied;${" a=b;".repeat(1_000_000)}`))).toBe("responder");
});

test.each([
  ["List-Unsubscribe: <https://lettre.example/stop>", true],
  ["List-Id: <lettre.example>", true],
  ["Precedence: bulk", true],
  ["Precedence: list", true],
  ["Precedence: first-class", false],
  ["List-Unsubscribe:", false],
])("a mail with the line « %s » was sent to a list: %s", (line, isList) => {
  expect(isSentToList(headOf(line))).toBe(isList);
});
