import { ACT_CLASSES } from "#domain/assistant/spans/act-classes.ts";
import { TAG_COUNT } from "#domain/assistant/spans/span-tags.ts";
import type { PackedWeights } from "#domain/shared/packed-weights.ts";
import { packWeights } from "#domain/shared/packed-weights.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { itemsByHand } from "./spans/said-items.ts";
import { tablesOf } from "./spans/trained-weights.ts";

// Trains the reading of names, works and acts on the sentences of bench/phrasings, on those of scripts/spans/learned,
// which the bench does not judge, and on made ones, and writes the weights of the product. The same sentences give the
// same file: `node scripts/train-reading.ts`, half a minute.

const ROOT = join(import.meta.dirname, "..");
const COLUMNS = 118;

const folders = ["bench/phrasings", "scripts/spans/learned"];
const items = folders.flatMap((folder) => [...itemsByHand(join(ROOT, folder)).values()].flat());
const { spans, pairs, acts } = tablesOf(items);
const file = join(ROOT, "src/domain/assistant/spans/weights/trained.ts");
writeFileSync(
  file,
  [
    "// Written by scripts/train-reading.ts from the sentences of people. Never edited by hand.",
    constant("SPANS", "Weights of the tags of words", packWeights(spans, TAG_COUNT)),
    constant("PAIRS", "Weights of tags that follow one another", packWeights(pairs, TAG_COUNT)),
    constant("ACTS", "Weights of what messages do", packWeights(acts, ACT_CLASSES.length)),
  ].join("\n\n") + "\n",
);
console.log(`${items.length} sentences, ${file}`);

function constant(name: string, meaning: string, weights: PackedWeights): string {
  const texts = Object.entries(weights).map(([key, text]) => `  ${key}: \`\n${linesOf(text)}\n\`,`);
  return `/** ${meaning}, packed. */\nexport const ${name} = {\n${texts.join("\n")}\n};`;
}

function linesOf(text: string): string {
  return (text.match(new RegExp(`.{1,${COLUMNS}}`, "g")) ?? []).join("\n");
}
