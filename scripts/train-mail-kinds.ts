import { MAIL_FEATURE_COUNT } from "#domain/mail/recognition/feature-set.ts";
import { MAIL_KINDS } from "#domain/mail/recognition/mail-kinds.ts";
import { packWeights, unpackWeights } from "#domain/shared/packed-weights.ts";
import { judgedMails, TRAINING_FILES } from "#test/mail/recognition/judged-mails.ts";
import type { Mistake } from "#test/mail/recognition/score.ts";
import { scoreOf } from "#test/mail/recognition/score.ts";
import { writeFileSync } from "node:fs";
import { knownMails } from "./mail-kinds/known-mails.ts";
import { trainKinds } from "./mail-kinds/train-kinds.ts";
import { HASH_FILE, hashOfTraining, WEIGHTS_FILE } from "./mail-kinds/training-hash.ts";

// Trains the recognition of mails on the judged mails of test/mail/recognition, and writes the weights of the product.
// The same mails give the same file: `node scripts/train-mail-kinds.ts`, half a minute. With `--left-out`, it writes
// nothing, and says how mails of some writers are recognised by what the others taught.

const COLUMNS = 118;
/** Writers are left out in so many groups. */
const FOLDS = 10;

const mails = TRAINING_FILES.flatMap(judgedMails);

if (process.argv.includes("--left-out")) sayLeftOut();
else writeWeights();

function writeWeights(): void {
  const lessons = knownMails(mails);
  const { distances, counts, skips, values } = packWeights(trainKinds(lessons), MAIL_KINDS.length);
  const texts = Object.entries({ distances, counts, skips, values }).map(
    ([name, text]) => `  ${name}: \`\n${(text.match(new RegExp(`.{1,${COLUMNS}}`, "g")) ?? []).join("\n")}\n\`,`,
  );
  writeFileSync(
    WEIGHTS_FILE,
    "// Written by scripts/train-mail-kinds.ts from the mails of test/mail/recognition. Never edited by hand.\n\n" +
      `/** Weights of the kinds of mails, packed. */\nexport const KINDS = {\n${texts.join("\n")}\n};\n`,
  );
  writeFileSync(HASH_FILE, `${hashOfTraining(lessons)}\n`);
  console.log(`${mails.length} mails, ${WEIGHTS_FILE}`);
}

function sayLeftOut(): void {
  let [right, total] = [0, 0];
  const mistakes: Mistake[] = [];
  const matrix = new Map<string, number>();
  const lessons = mails.map((mail) => knownMails([mail]));
  const writers = [...new Set(mails.map(({ writer }) => writer))].filter((writer) => writer !== "short");
  for (let first = 0; first < FOLDS; first++) {
    const leftOut = new Set(writers.filter((_writer, place) => place % FOLDS === first));
    const taught = lessons.filter((_mail, place) => !leftOut.has(mails[place]?.writer ?? "")).flat();
    const weights = unpackWeights(packWeights(trainKinds(taught), MAIL_KINDS.length), MAIL_FEATURE_COUNT);
    const score = scoreOf(
      mails.filter(({ writer }) => leftOut.has(writer)),
      weights,
    );
    console.log(`${[...leftOut].join(", ")}: ${score.right} of ${score.total}`);
    for (const [kind, [rightOfKind]] of Object.entries(score.byKind)) count(matrix, `${kind} > ${kind}`, rightOfKind);
    for (const { expectedKind, givenKind } of score.mistakes) count(matrix, `${expectedKind} > ${givenKind}`, 1);
    [right, total] = [right + score.right, total + score.total];
    mistakes.push(...score.mistakes);
  }
  console.log(`all: ${right} of ${total}`);
  for (const kind of MAIL_KINDS)
    console.log(kind, MAIL_KINDS.map((other) => `${other} ${matrix.get(`${kind} > ${other}`) ?? 0}`).join(", "));
  const wrongAcceptances = mistakes.filter(({ givenKind }) => givenKind === "acceptance").length;
  console.log(`said to be acceptances and none: ${wrongAcceptances}`);
}

function count(matrix: Map<string, number>, cell: string, more: number): void {
  matrix.set(cell, (matrix.get(cell) ?? 0) + more);
}
