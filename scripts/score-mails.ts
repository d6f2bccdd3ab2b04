import { scoreMails } from "#test/mail/recognition/score.ts";

// Says how many mails of a file of judged mails are recognised: `node scripts/score-mails.ts <file>`. The mails of the
// file are not shown, so that a file kept apart stays unknown.
const { total, right, byKind } = scoreMails(process.argv[2] ?? "test/mail/recognition/mails.jsonl");
const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;
console.log(`recognised: ${share(right, total)}`);
for (const [kind, [rightOfKind, totalOfKind]] of Object.entries(byKind))
  console.log(`  ${kind}: ${share(rightOfKind, totalOfKind)}`);
