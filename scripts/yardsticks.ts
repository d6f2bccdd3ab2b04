import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import type { Node, Source } from "./source-code.ts";
import { sourcesOf, visit } from "./source-code.ts";

// Limits of size, so that the code can be read. `npm run check` fails over a limit.

/** One measure: its value, and whether it is within its limit. */
export type Yardstick = { name: string; valueText: string; limit: string; isWithinLimit: boolean };

const MAX_LINES = 300;
const MAX_FUNCTION = 60;
/** A component is long because of its tags. */
const MAX_OF_SCREEN = 80;
/** Files of texts, data and migrations may be long, and so may the row types that a script writes. */
const NO_HARD_LIMIT =
  /\.(messages|sql)\.?|\/(migrations|trades|examples|transcripts|weights)\/|common-passwords|db\/public-tables\.ts$/;

/** Every measure of a set of sources. */
export function yardsticks(sources: readonly Source[]): Yardstick[] {
  const code = sources.filter(({ path }) => /\.tsx?$/.test(path));
  const product = code.filter(({ path }) => path.startsWith("src/") && !isTest(path));
  const lines = product.filter(({ path }) => !NO_HARD_LIMIT.test(path)).map(({ text }) => lineCount(text));
  const screens = (path: string) => path.startsWith("src/web/");
  const functions = product.filter(({ path }) => !screens(path)).flatMap(functionLengths);
  const ofScreens = product.filter(({ path }) => screens(path)).flatMap(functionLengths);
  const longFiles = sources.filter(({ path, text }) => !NO_HARD_LIMIT.test(path) && lineCount(text) > MAX_LINES);
  const folders = Map.groupBy(product, ({ path }) => dirname(path));
  const fullest = [...folders]
    .map(([folder, files]) => ({ folder, count: files.length }))
    .sort((a, b) => b.count - a.count);
  const [deepest = ""] = [...folders.keys()].toSorted((a, b) => depthOf(b) - depthOf(a));
  const commentPercent = commentShare(product);
  const casts = product
    .filter(({ path }) => /^src\/(?:domain|web\/assistant)\//.test(path))
    .flatMap((source) => measure(source).castLines.map((line) => `${source.path}:${line}`));
  const tinyFiles = product.filter(({ text }) => lineCount(text) <= 3);
  return [
    upToLimit("lines per file, median", percentile(lines, 0.5), 70),
    upToLimit("lines per file, 90 of 100", percentile(lines, 0.9), 200),
    expectNone(
      "files over 300 lines",
      longFiles.map(({ path, text }) => `${path} has ${lineCount(text)}: move one of its ideas to a file of its own`),
    ),
    upToLimit("lines per function, median", percentile(functions, 0.5), 12),
    upToLimit("lines per function, 90 of 100", percentile(functions, 0.9), 40),
    upToLimit("lines per function of screens, 90 of 100", percentile(ofScreens, 0.9), 80),
    expectNone(
      `functions over ${MAX_FUNCTION} lines`,
      longFunctions(
        product.filter(({ path }) => !screens(path)),
        MAX_FUNCTION,
      ),
    ),
    expectNone(
      `functions of screens over ${MAX_OF_SCREEN} lines`,
      longFunctions(
        product.filter(({ path }) => screens(path)),
        MAX_OF_SCREEN,
      ),
    ),
    upToLimit(`folders under src, deepest (${deepest})`, depthOf(deepest), 4, "move its files to the folder above"),
    upToLimit(
      "files in a folder, median",
      percentile(
        fullest.map(({ count }) => count),
        0.5,
      ),
      15,
    ),
    upToLimit(
      `files in the fullest folder (${fullest[0]?.folder ?? "none"})`,
      fullest[0]?.count ?? 0,
      25,
      "group some in a folder",
    ),
    expectNone(
      "index files",
      code
        .filter(({ path }) => /\/index\.tsx?$/.test(path))
        .map(({ path }) => `${path}: import from its files, and delete it`),
    ),
    expectNone(
      "files of three lines or fewer",
      tinyFiles.map(({ path }) => `${path}: move its content to the file that uses it`),
    ),
    upToLimit(
      "casts in the domain and in the assistant's page",
      casts.length,
      15,
      `type the value where it is made, or check it (${casts.join(", ")})`,
    ),
    {
      name: "comment lines of 100, docstrings included",
      valueText: `${commentPercent}${commentPercent < 4 ? ": write why, above what is not obvious" : ""}`,
      limit: "4 to 12",
      isWithinLimit: commentPercent >= 4 && commentPercent <= 12,
    },
  ];
}

function longFunctions(sources: readonly Source[], most: number): string[] {
  return sources.flatMap((source) =>
    measure(source)
      .functions.filter(({ lines }) => lines > most)
      .map(({ line, lines }) => `${source.path}:${line} has ${lines}: move one of its ideas to a function of its own`),
  );
}

function functionLengths(source: Source): number[] {
  return measure(source).functions.map(({ lines }) => lines);
}

// The comments that count: the docstring of a public thing holds its reason and its source.
function commentShare(sources: readonly Source[]): number {
  const sum = (values: number[]) => values.reduce((total, count) => total + count, 0);
  const comments = sum(sources.map((source) => measure(source).commentLines));
  return Math.round((comments * 1000) / Math.max(1, sum(sources.map(({ text }) => lineCount(text))))) / 10;
}

type Measures = { functions: { line: number; lines: number }[]; commentLines: number; castLines: number[] };

/** A source is parsed once for all measures. */
const MEASURES = new WeakMap<Source, Measures>();

// Functions whose body is a block. A function written as one expression counts in its line. « as const » is no cast.
function measure(source: Source): Measures {
  const knownMeasures = MEASURES.get(source);
  if (knownMeasures) return knownMeasures;
  const { path, text } = source;
  const { program, comments } = parseSync(path, text);
  const functions: Measures["functions"] = [];
  const castLines: number[] = [];
  visit(program, (node) => {
    if (node.type === "TSAsExpression" && !text.slice(node.start, node.end).endsWith("as const"))
      castLines.push(lineCount(text.slice(0, node.start)));
    if (/Function/.test(node.type) && (node as { body?: Node }).body?.type === "BlockStatement")
      functions.push({
        line: lineCount(text.slice(0, node.start)),
        lines: lineCount(text.slice(node.start, node.end)),
      });
  });
  const commentLines = comments.reduce((sum, { value }) => sum + lineCount(value), 0);
  const measures = { functions, commentLines, castLines };
  MEASURES.set(source, measures);
  return measures;
}

/** How many folders under `src` lead to a folder, itself included. */
function depthOf(folder: string): number {
  return folder.split("/").length - 1;
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function lineCount(text: string): number {
  return text.replace(/\n$/, "").split("\n").length;
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
}

function upToLimit(name: string, value: number, limit: number, advice?: string): Yardstick {
  const isWithinLimit = value <= limit;
  const valueText = isWithinLimit || !advice ? String(value) : `${value}: ${advice}`;
  return { name, valueText, limit: `at most ${limit}`, isWithinLimit };
}

function expectNone(name: string, paths: readonly string[]): Yardstick {
  return {
    name,
    valueText: paths.length === 0 ? "0" : paths.join(", "),
    limit: "none",
    isWithinLimit: paths.length === 0,
  };
}

/**
 * How the last changes touched the code. It is printed without limit, since the past cannot change. An archive of the
 * sources has no history, and its other measures stand.
 */
export function measureLastChanges(root: string): Yardstick[] {
  const log = readHistory(root);
  if (log === null) return [shownOnly("the last changes", "no history here: the changes are not measured")];
  const landings = log
    .split("@\n")
    .map((change) => change.split("\n").filter((path) => /\.(tsx?|css|sql|typ|mjs|txt)$/.test(path)))
    .filter((paths) => paths.length > 0);
  const files = landings.map((paths) => paths.filter((path) => !isTest(path)).length);
  const withTest = landings.filter((paths) => paths.some((path) => isTest(path) || /^test\/|\.txt$/.test(path))).length;
  return [
    shownOnly("files per change, median of the last 50", percentile(files, 0.5)),
    shownOnly("files per change, 90 of 100", percentile(files, 0.9)),
    shownOnly("changes of 100 with a test or golden text", Math.round((withTest * 100) / Math.max(1, landings.length))),
  ];
}

function readHistory(root: string): string | null {
  try {
    return execFileSync("git", ["log", "-50", "--no-merges", "--format=tformat:@", "--name-only"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return null;
  }
}

function shownOnly(name: string, value: number | string): Yardstick {
  return { name, valueText: String(value), limit: "no limit", isWithinLimit: true };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const all = [...yardsticks(sourcesOf(root)), ...measureLastChanges(root)];
  for (const { name, valueText, limit, isWithinLimit } of all)
    console.log(`${isWithinLimit ? "  " : "✗ "}${name.padEnd(52)} ${valueText} (${limit})`);
  process.exitCode = all.every(({ isWithinLimit }) => isWithinLimit) ? 0 : 1;
}
