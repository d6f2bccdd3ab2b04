import { judgedMails, TRAINING_FILES } from "#test/mail/recognition/judged-mails.ts";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { knownMails } from "./known-mails.ts";
import type { KnownMail } from "./train-kinds.ts";
import { HASH_FILE, hashOfTraining } from "./training-hash.ts";

// Training again takes a quarter of a minute. A hash says whether it would write the same weights.

let mails: KnownMail[];
beforeAll(() => {
  mails = knownMails(TRAINING_FILES.flatMap(judgedMails));
});

test("the weights of the product are those that the training mails led to", () => {
  const keptHash = readFileSync(HASH_FILE, "utf8").trim();
  expect(hashOfTraining(mails), "run node scripts/train-mail-kinds.ts").toBe(keptHash);
});

test("one training mail less, or one of another kind, is seen", () => {
  const hash = hashOfTraining(mails);
  expect(hashOfTraining(mails.slice(1))).not.toBe(hash);
  expect(hashOfTraining([{ ...mails[0]!, place: mails[0]!.place + 1 }, ...mails.slice(1)])).not.toBe(hash);
});
