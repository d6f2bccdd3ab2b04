import { isSentToList, senderOfHead } from "#domain/mail/reading/mail-sender.ts";
import { foldQuote } from "#domain/mail/reading/quoted-text.ts";
import type { MailKind, RecognisedMail } from "#domain/mail/recognition/mail-kinds.ts";
import { ownWords } from "#domain/mail/recognition/own-words.ts";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A mail with the kind that a person gave it. `writer`: whose way of writing it is in, or its file. */
export type JudgedMail = { id: string; writer: string; kind: MailKind; mail: RecognisedMail };

/** The mails that training learns from: the first hundred, and those that measured before. */
export const TRAINING_FILES = ["training.jsonl", "mails.jsonl", "first-unseen.jsonl", "unseen.jsonl"].map((name) =>
  join(import.meta.dirname, name),
);

type Line = {
  id: string;
  writer?: string;
  from: string;
  subject: string;
  text: string;
  attachments: readonly { name: string }[];
  answersTo: { kind: "quote" | "invoice" } | null;
  /** What the head says, in the sets whose mails have one. */
  autoSubmitted?: string;
  precedence?: string;
  isFromList?: boolean;
  /** One of its files is an electronic invoice. */
  hasInvoice?: boolean;
  expect: { kind: MailKind };
};

/** The mails of a file of judged mails, one JSON object a line. */
export function judgedMails(path: string): JudgedMail[] {
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  return lines.map((text) => {
    // Written by hand in this shape.
    const line = JSON.parse(text) as Line;
    return {
      id: line.id,
      writer: line.writer ?? basename(path, ".jsonl"),
      kind: line.expect.kind,
      mail: {
        fromAddress: /<([^>]*)>/.exec(line.from)?.[1] ?? line.from,
        subject: line.subject,
        text: ownWords({ subject: line.subject, ...foldQuote(line.text), isAnswer: line.answersTo !== null }),
        fileNames: line.attachments.map(({ name }) => name),
        answersTo: line.answersTo?.kind ?? null,
        hasInvoice: line.hasInvoice === true,
        isFromList: line.isFromList === true || isSentToList(headOf(line)),
        sender: senderOfHead(headOf(line)),
      },
    };
  });
}

function headOf({ autoSubmitted = "", precedence = "" }: Line) {
  return [
    { key: "auto-submitted", value: autoSubmitted },
    { key: "precedence", value: precedence },
  ];
}
