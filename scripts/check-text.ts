import { fileURLToPath } from "node:url";
import { bareCasts } from "./cast-reasons.ts";
import type { Source } from "./source-code.ts";
import { faultCount, isProduct, sourcesOf, writtenTexts } from "./source-code.ts";

// The rules of written text: no line over 120 columns, no French sentence written twice, no French on the floors of
// the API and the server, nor in the code of pages and steps, no check turned off and no cast without a reason.

const COLUMNS = 120;

/** Shorter texts are labels: « Enregistrer » on several screens is no repetition. */
const SENTENCE = 20;

/**
 * Every line of code over 120 columns, as `file:line` with what to do. Migrations are left out, since they never
 * change.
 */
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

/** Every French sentence that the product writes more than once, with its places and what to do. */
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
        "write it once, in the *.messages.ts of its noun, and import it (the lowest noun, when several use it)",
    );
}

/**
 * Files of the server whose French is read by the operator of an installation or by a language model. Both texts are
 * written beside the settings and the call that they explain.
 */
const FOR_THE_OPERATOR = [
  "src/server/main.ts",
  "src/server/config.ts",
  "src/server/auth/keys/key-of-database.ts",
  "src/server/mail/mail-message.ts",
  "src/server/auth/ground/auth-settings.ts",
  "src/server/auth/proxies/undeclared-proxy.ts",
  "src/server/llm/openai-compatible.llm.ts",
];

/** The contract, the server, what is no screen of the page, and the steps of conversations. */
const WITHOUT_FRENCH = /^src\/(?:api\/|server\/|web\/.*\.ts$|domain\/.*\.step\.ts$)/;

/** Files that hold French as data: the quote shown to visitors, and words that a password may not be made of. */
const DATA = ["src/web/quotes/templates/example-quote.ts", "src/server/auth/passwords/product-words.ts"];

/** Every French text of the contract, the server, the code of pages and the steps, as `file:line` with what to do. */
export function frenchOutsideMessages(sources: readonly Source[]): string[] {
  const allowedFiles = [...FOR_THE_OPERATOR, ...DATA];
  return sources
    .filter(({ path }) => isProduct(path) && WITHOUT_FRENCH.test(path) && !allowedFiles.includes(path))
    .filter(({ path }) => !/(?:\.messages|-view)\.ts$/.test(path))
    .flatMap((source) =>
      writtenTexts(source)
        .filter(({ text }) => isFrenchText(text))
        .map(
          ({ text, line }) =>
            `${source.path}:${line} says « ${text} » in French: ` +
            `write it in the *.messages.ts of its noun in ${floorOf(source.path)}, and import it`,
        ),
    );
}

function floorOf(path: string): string {
  return path.startsWith("src/web/") ? "src/web" : "src/domain";
}

const TURNS_OFF =
  /(?:\/\/|\/\*)[\s*]*(@ts-\w[\w-]*|(?:oxlint|eslint)-disable(?:-\w+)*|(?:oxfmt|prettier)-ignore(?:-\w+)*)([^\n]*)/g;

/**
 * Every comment that turns a check off without a rule or a reason, as `file:line` with what to do. `@ts-ignore` and
 * `@ts-nocheck` have no reason that is good enough: they stay when the fault is gone. Nor has a text that is kept out
 * of the format.
 */
export function bareDisables(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /\.(tsx?|mjs)$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(TURNS_OFF)].flatMap(({ 1: name = "", 2: rest = "", index }) => {
        const advice = disableAdvice(name, rest.replace(/\*\/.*/, ""));
        return advice === null ? [] : [`${path}:${text.slice(0, index).split("\n").length} says ${name}: ${advice}`];
      }),
    );
}

function disableAdvice(name: string, rest: string): string | null {
  if (name === "@ts-ignore" || name === "@ts-nocheck")
    return "correct the type, or write « @ts-expect-error -- why » on the line above";
  if (/-ignore/.test(name)) return "let oxfmt write it, and run npx oxfmt";
  const hasReason = / -- \S/.test(rest);
  if (name === "@ts-expect-error")
    return hasReason ? null : "correct the type, or say why: « @ts-expect-error -- why »";
  if (name.startsWith("@ts-")) return null;
  return hasReason && /^ [\w@/-]+/.test(rest) && !rest.startsWith(" --")
    ? null
    : `correct the fault, or name the rule and say why: « ${name} no-such-rule -- why »`;
}

/** The name of the product has an accent in English texts too. */
const PRODUCT = "Établi";
const ACCENT = /[àâçéèêëîïôùûœ«»]/i;
/** Words of the trade that are no English: « Devis introuvable » has no accent and no article. */
const TRADE_WORD =
  /\b(devis|envoi|(?:inconnu|manquant)e?s?|(?:facture|avoir|chantier|introuvable|indisponible|consommateur)s?)\b/i;
const FRENCH_WORD = /\b(le|la|les|un|une|des|de|du|ton|ta|tes|votre|vos|est|pas|pour|ce|cette|qui|que|tu|vous)\b/gi;

function isFrenchSentence(text: string): boolean {
  if (text.length < SENTENCE || text.split(" ").length < 3) return false;
  return ACCENT.test(text) || frenchWords(text) > 1;
}

function isFrenchText(text: string): boolean {
  const words = text.replaceAll(PRODUCT, "").trim();
  return words.includes(" ") && (ACCENT.test(words) || TRADE_WORD.test(words) || frenchWords(words) > 0);
}

function frenchWords(text: string): number {
  return (text.match(FRENCH_WORD) ?? []).length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = sourcesOf(fileURLToPath(new URL("..", import.meta.url)));
  const faults = [
    ...longLines(sources),
    ...repeatedSentences(sources),
    ...frenchOutsideMessages(sources),
    ...bareDisables(sources),
    ...bareCasts(sources),
  ];
  for (const fault of faults) console.error(fault);
  console.log(
    `text: lines of ${COLUMNS} columns, sentences written once, French in its place, ` +
      `checks turned off and casts with a reason: ${faultCount(faults)}`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
