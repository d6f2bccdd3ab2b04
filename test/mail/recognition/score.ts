import { foldQuote } from "#domain/mail/reading/quoted-text.ts";
import { mailKind } from "#domain/mail/recognition/mail-kind.ts";
import type { MailKind } from "#domain/mail/recognition/mail-kind.ts";
import { readFileSync } from "node:fs";

type JudgedMail = {
  id: string;
  from: string;
  subject: string;
  text: string;
  attachments: readonly { name: string }[];
  answersTo: { kind: "quote" | "invoice" } | null;
  expect: { kind: MailKind };
};

/** A mail that was recognised as another kind than the one a person gave it. */
export type Mistake = { id: string; expectedKind: MailKind; givenKind: MailKind };

/** How many mails of each kind a file of judged mails has, and how many of them are recognised. */
export type Score = {
  total: number;
  right: number;
  byKind: Record<string, [right: number, total: number]>;
  mistakes: Mistake[];
};

/** Recognises every mail of a file of judged mails, one JSON object a line. */
export function scoreMails(path: string): Score {
  const score: Score = { total: 0, right: 0, byKind: {}, mistakes: [] };
  for (const line of readFileSync(path, "utf8").split("\n").filter(Boolean)) {
    // Written by hand in this shape.
    const mail = JSON.parse(line) as JudgedMail;
    const expectedKind = mail.expect.kind;
    const givenKind = mailKind({
      fromAddress: /<([^>]*)>/.exec(mail.from)?.[1] ?? mail.from,
      subject: mail.subject,
      text: foldQuote(mail.text).text,
      fileNames: mail.attachments.map(({ name }) => name),
      answersTo: mail.answersTo?.kind ?? null,
    });
    const ofKind = (score.byKind[expectedKind] ??= [0, 0]);
    score.total++;
    ofKind[1]++;
    if (givenKind === expectedKind) {
      score.right++;
      ofKind[0]++;
    } else score.mistakes.push({ id: mail.id, expectedKind, givenKind });
  }
  return score;
}
