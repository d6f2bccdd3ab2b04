import type { KindWeights } from "#domain/mail/recognition/kind-weights.ts";
import { mailKind } from "#domain/mail/recognition/mail-kind.ts";
import type { MailKind } from "#domain/mail/recognition/mail-kinds.ts";
import type { JudgedMail } from "./judged-mails.ts";
import { judgedMails } from "./judged-mails.ts";

/** A mail that was recognised as another kind than the one a person gave it. */
export type Mistake = { id: string; expectedKind: MailKind; givenKind: MailKind };

/** How many mails of each kind there are, and how many of them are recognised. */
export type Score = {
  total: number;
  right: number;
  byKind: Record<string, [right: number, total: number]>;
  mistakes: Mistake[];
};

/** Recognises every mail of a file of judged mails. */
export function scoreMails(path: string): Score {
  return scoreOf(judgedMails(path));
}

/** Recognises judged mails. `weights`: those of the product, if not of a trial. */
export function scoreOf(mails: readonly JudgedMail[], weights?: KindWeights): Score {
  const score: Score = { total: 0, right: 0, byKind: {}, mistakes: [] };
  for (const { id, kind: expectedKind, mail } of mails) {
    const givenKind = mailKind(mail, weights);
    const ofKind = (score.byKind[expectedKind] ??= [0, 0]);
    score.total++;
    ofKind[1]++;
    if (givenKind === expectedKind) {
      score.right++;
      ofKind[0]++;
    } else score.mistakes.push({ id, expectedKind, givenKind });
  }
  return score;
}
