import { fileURLToPath } from "node:url";
import { bareParticiples } from "./participles.ts";
import type { Source } from "./source-code.ts";
import { writtenTexts } from "./source-code.ts";
import { sourcesOf } from "./yardsticks.ts";

// What the written text must respect: no line over 120 columns, no French sentence written twice, no new name that is a
// participle alone.

const COLUMNS = 120;

/** Names that are a participle alone, still to change. Lower it when there are fewer. It is never raised. */
const PARTICIPLES_LEFT = 49;

/** Shorter texts are labels: several screens may say « Enregistrer » without saying the same thing. */
const SENTENCE = 20;

/** Every line of code over 120 columns, `file:line` with what to do. Migrations, which never change, are left out. */
export function longLines(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /\.(tsx?|mjs|css|typ)$/.test(path))
    .flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, index) => {
        const columns = [...line].length;
        return columns <= COLUMNS
          ? []
          : [`${path}:${index + 1} has ${columns} columns: break it, or say it shorter (${COLUMNS} at most)`];
      }),
    );
}

/** Every French sentence that the product writes more than once, with where, and what to do. */
export function repeatedSentences(sources: readonly Source[]): string[] {
  const places = new Map<string, string[]>();
  for (const source of sources.filter(({ path }) => isProduct(path)))
    for (const { text, line } of writtenTexts(source)) {
      const sentence = text.replace(/\s+/g, " ").trim();
      if (!isFrenchSentence(sentence)) continue;
      places.set(sentence, [...(places.get(sentence) ?? []), `${source.path}:${line}`]);
    }
  return [...places]
    .filter(([, where]) => where.length > 1)
    .map(
      ([sentence, where]) =>
        `« ${sentence} » is written ${where.length} times (${where.join(", ")}): ` +
        "write it once, in the *.messages.ts of its noun, and import it (of the lowest noun, when several say it)",
    );
}

function isProduct(path: string): boolean {
  return path.startsWith("src/") && /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
}

const ACCENT = /[àâçéèêëîïôùûœ«»]/i;
const FRENCH_WORD = /\b(le|la|les|un|une|des|de|du|ton|ta|tes|votre|vos|est|pas|pour|ce|cette|qui|que|tu|vous)\b/gi;

function isFrenchSentence(text: string): boolean {
  if (text.length < SENTENCE || text.split(" ").length < 3) return false;
  return ACCENT.test(text) || (text.match(FRENCH_WORD) ?? []).length > 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = sourcesOf(fileURLToPath(new URL("..", import.meta.url)));
  const participles = bareParticiples(sources);
  const faults = [...longLines(sources), ...repeatedSentences(sources)];
  if (participles.length > PARTICIPLES_LEFT) faults.push(...participles);
  for (const fault of faults) console.error(fault);
  console.log(`text: no line over ${COLUMNS} columns and no sentence written twice: ${faults.length} faults`);
  console.log(`text: ${participles.length} names are a participle alone (${PARTICIPLES_LEFT} left to change)`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
