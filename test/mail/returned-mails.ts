// Reports about mails that did not arrive, in the shapes of usual servers. All are of our own making.

/** The mail that did not arrive: its ID with angle brackets, and to whom it went. */
export type LostMail = { messageId: string; to: string };

type Report = {
  head: string[];
  status: string[];
  /** How the lost mail is given back. */
  returned?: "whole" | "head" | "none";
};

const BOUNDARY = "report-7f3a";
const WORDS = "Votre message n'a pas pu être remis. / Your message could not be delivered.";

function writeReport({ head, status, returned = "head" }: Report, { messageId, to }: LostMail): string {
  const lostHead = [`From: Jean <jean@etabli.example>`, `To: ${to}`, "Subject: Devis", `Message-ID: ${messageId}`, ""];
  const parts = [
    ["Content-Type: text/plain; charset=utf-8", "", WORDS],
    ["Content-Type: message/delivery-status", "", ...status],
    ...(returned === "whole" ? [["Content-Type: message/rfc822", "", ...lostHead, "Bonjour"]] : []),
    ...(returned === "head" ? [["Content-Type: text/rfc822-headers", "", ...lostHead]] : []),
  ];
  return [
    ...head,
    "To: jean@etabli.example",
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    `Content-Type: multipart/report; report-type=delivery-status;\n boundary="${BOUNDARY}"`,
    "",
    ...parts.flatMap((part) => [`--${BOUNDARY}`, ...part]),
    `--${BOUNDARY}--`,
    "",
  ].join("\n");
}

const DAEMON = ["From: MAILER-DAEMON@mx.etabli.example (Mail Delivery System)", "Return-Path: <>"];

/** A mail that its server gave up, as each server writes it. */
export const RETURNED_MAILS: Readonly<Record<string, (mail: LostMail) => string>> = {
  Postfix: (mail) =>
    writeReport(
      {
        head: [...DAEMON, "Subject: Undelivered Mail Returned to Sender"],
        status: [
          "Reporting-MTA: dns; mx.etabli.example",
          "X-Postfix-Queue-ID: 4TxYz1",
          "",
          `Final-Recipient: rfc822; ${mail.to}`,
          `Original-Recipient: rfc822;${mail.to}`,
          "Action: failed",
          "Status: 5.1.1",
          "Remote-MTA: dns; mx.arc.example",
          `Diagnostic-Code: smtp; 550 5.1.1 <${mail.to}>: Recipient address`,
          "    rejected: User unknown in virtual mailbox table",
        ],
        returned: "whole",
      },
      mail,
    ),
  Exim: (mail) =>
    writeReport(
      {
        head: [
          ...DAEMON,
          `X-Failed-Recipients: ${mail.to}`,
          `References: ${mail.messageId}`,
          "Subject: Mail delivery failed: returning message to sender",
        ],
        status: [
          "Reporting-MTA: dns; mx.etabli.example",
          "",
          "Action: failed",
          `Final-Recipient: rfc822;${mail.to}`,
          "Status: 5.0.0",
          "Remote-MTA: dns; mx.arc.example",
          `Diagnostic-Code: smtp; 550 Unrouteable address`,
        ],
      },
      mail,
    ),
  "an old Exim": ({ messageId, to }) =>
    [
      ...DAEMON,
      `X-Failed-Recipients: ${to}`,
      `References: ${messageId}`,
      "Subject: Mail delivery failed: returning message to sender",
      "To: jean@etabli.example",
      "",
      `A message that you sent could not be delivered to: ${to}`,
    ].join("\n"),
  Gmail: (mail) =>
    writeReport(
      {
        head: [
          "From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>",
          `X-Failed-Recipients: ${mail.to}`,
          `In-Reply-To: ${mail.messageId}`,
          `References: ${mail.messageId}`,
          "Subject: Delivery Status Notification (Failure)",
        ],
        status: [
          "Reporting-MTA: dns; googlemail.com",
          "Received-From-MTA: dns; jean@etabli.example",
          `X-Original-Message-ID: ${mail.messageId}`,
          "",
          `Final-Recipient: rfc822; ${mail.to}`,
          "Action: failed",
          "Status: 5.1.1",
          "Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.",
          "Last-Attempt-Date: Mon, 23 Nov 2026 01:00:00 -0800 (PST)",
        ],
      },
      mail,
    ),
  Exchange: (mail) =>
    writeReport(
      {
        head: [
          "From: <postmaster@etabli.example>",
          `In-Reply-To: ${mail.messageId}`,
          `References: ${mail.messageId}`,
          "Subject: Undeliverable: Devis",
          "X-MS-Exchange-Message-Is-Ndr:",
        ],
        status: [
          "Reporting-MTA: dns;PR0P264MB.FRAP264.PROD.OUTLOOK.COM",
          "",
          `Final-Recipient: rfc822;${mail.to}`,
          "Action: failed",
          "Status: 5.1.10",
          "Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup",
        ],
        returned: "whole",
      },
      mail,
    ),
  Orange: (mail) =>
    writeReport(
      {
        head: [...DAEMON, "Subject: Message non remis / Undelivered mail"],
        status: [
          "Reporting-MTA: dns; opmta1mto.orange.example",
          "",
          `Final-Recipient: rfc822; ${mail.to}`,
          "Action: failed",
          "Status: 5.0.0",
          "Diagnostic-Code: smtp; 550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR204_418",
        ],
      },
      mail,
    ),
  Free: (mail) =>
    writeReport(
      {
        head: [...DAEMON, "Subject: Undelivered Mail Returned to Sender"],
        status: [
          "Reporting-MTA: dns; smtp1-g21.free.example",
          "",
          `Final-Recipient: rfc822; ${mail.to}`,
          "Action: failed",
          "Status: 5.5.1",
          "Diagnostic-Code: smtp; 550 5.5.1 no such user",
        ],
        returned: "head",
      },
      mail,
    ),
};

/** A mail that a server still tries to deliver. */
export function delayedMail(mail: LostMail): string {
  return writeReport(
    {
      head: [...DAEMON, "Subject: Delayed Mail (still being retried)"],
      status: [
        "Reporting-MTA: dns; mx.etabli.example",
        "",
        `Final-Recipient: rfc822; ${mail.to}`,
        "Action: delayed",
        "Status: 4.4.1",
        "Diagnostic-Code: X-Postfix; connect to mx.arc.example[192.0.2.1]:25: Connection timed out",
      ],
    },
    mail,
  );
}

/** Mails that look like a report and are none: a person wrote them, or handed one on. */
export const NO_REPORTS: Readonly<Record<string, (mail: LostMail) => string>> = {
  "a report copied into a text": (mail) =>
    ["From: voleur@autre.example", "To: jean@etabli.example", "Content-Type: text/plain", ""].join("\n") +
    `\n${RETURNED_MAILS["Postfix"]?.(mail) ?? ""}`,
  "a report in an attached mail": (mail) =>
    [
      "From: voleur@autre.example",
      "To: jean@etabli.example",
      "MIME-Version: 1.0",
      'Content-Type: multipart/mixed; boundary="outer"',
      "",
      "--outer",
      "Content-Type: message/rfc822",
      "",
      RETURNED_MAILS["Postfix"]?.(mail) ?? "",
      "--outer--",
      "",
    ].join("\n"),
  "a header line of a report that a person wrote": ({ messageId, to }) =>
    [
      "From: voleur@autre.example",
      "To: jean@etabli.example",
      `X-Failed-Recipients: ${to}`,
      `References: ${messageId}`,
      "",
      "Votre mail n'est pas arrivé.",
    ].join("\n"),
  "a receipt of reading": (mail) =>
    (RETURNED_MAILS["Postfix"]?.(mail) ?? "").replace("delivery-status", "disposition-notification"),
};
