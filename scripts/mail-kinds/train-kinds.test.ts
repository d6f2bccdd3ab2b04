import { MAIL_KINDS } from "#domain/mail/recognition/mail-kinds.ts";
import { KINDS } from "#domain/mail/recognition/weights/trained.ts";
import { packWeights } from "#domain/shared/packed-weights.ts";
import { judgedMails, TRAINING_FILES } from "#test/mail/recognition/judged-mails.ts";
import { expect, test } from "vitest";
import { knownMails } from "./known-mails.ts";
import { trainKinds } from "./train-kinds.ts";

test("the weights of the product are those that the training mails lead to", () => {
  const mails = knownMails(TRAINING_FILES.flatMap(judgedMails));
  const withoutLineEnds = Object.entries(KINDS).map(([name, text]) => [name, text.replaceAll("\n", "")]);
  const isSame =
    JSON.stringify(Object.entries(packWeights(trainKinds(mails), MAIL_KINDS.length))) ===
    JSON.stringify(withoutLineEnds);
  expect(isSame, "run node scripts/train-mail-kinds.ts").toBe(true);
}, 300_000);
