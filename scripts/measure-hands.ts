import { understandBy } from "#domain/assistant/understand.ts";
import { join } from "node:path";
import { judge } from "../bench/judged-meaning.ts";
import { itemsByHand } from "./spans/said-items.ts";
import { weightsOf } from "./spans/trained-weights.ts";

// What is right of each hand when reading was trained without it:
// `node scripts/measure-hands.ts [folder of sentences]`.
// Only training leaves the hand out. The rules have seen the hands of bench/phrasings, whose share is then too high: a
// folder of sentences that nobody worked on says more. `rules` is the reading without what training found.

const ROOT = join(import.meta.dirname, "..");
const hands = itemsByHand(join(ROOT, "bench/phrasings"));
const [, , folder] = process.argv;

for (const [hand, items] of folder ? itemsByHand(folder) : hands) {
  const others = [...hands].filter(([name]) => name !== hand).flatMap(([, some]) => some);
  const weights = weightsOf(others);
  const verdicts = [null, weights].map((some) =>
    items.map((item) => judge(understandBy(some, item.text, item.context), item)),
  );
  const [byRules = "", byBoth = ""] = verdicts.map((all) => {
    const right = all.filter(({ faults }) => faults.length === 0).length;
    return `${((100 * right) / items.length).toFixed(1)} %`;
  });
  const last = verdicts.at(-1) ?? [];
  const [actions, amounts] = [
    last.filter(({ isWrongAction }) => isWrongAction).length,
    last.filter(({ isWrongAmount }) => isWrongAmount).length,
  ];
  console.log(
    `${hand}: rules ${byRules}, with training ${byBoth} of ${items.length}, ${actions} actions, ${amounts} amounts`,
  );
}
