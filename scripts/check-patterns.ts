import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import { lineFinder, productSources, visit } from "./source-code.ts";

// The time of a pattern must not grow faster than the text it reads. Each pattern of src/ is analysed. A pattern built
// at run time cannot be analysed: it is listed here with the reason why it is harmless.

/** A pattern as written, with its file and line. `isBuilt`: assembled at run time. */
export type Pattern = { file: string; line: number; source: string; flags: string; isBuilt: boolean };

const BUILT: Record<string, string> = {
  "src/domain/assistant/words/pattern.ts":
    "built once of constant parts; reads clauses of 2,000 characters at most, and the property test runs it",
  "src/server/auth/ground/redirects.ts": "built of the settings; reads an address of 2,000 characters at most",
  "src/server/pdf/xmp-splice.ts": "reads a PDF that our own renderer has made",
};

const READS_OUR_OWN: Record<string, string> = {
  '/the text `\\\\*"(.+?)\\\\*"` could not be displayed/gu':
    "reads the message of our own renderer, in the renderer's process",
};

const TIMEOUT_MS = 60_000;

/** Every pattern of a source text. */
export function patternsOf(file: string, text: string): Pattern[] {
  const patterns: Pattern[] = [];
  const lineAt = lineFinder(text);
  visit(parseSync(file, text).program, (node) => {
    const { regex, callee } = node as { regex?: { pattern: string; flags: string }; callee?: { name?: string } };
    const line = lineAt(node.start);
    if (node.type === "Literal" && regex)
      patterns.push({ file, line, source: regex.pattern, flags: regex.flags, isBuilt: false });
    if (/^(New|Call)Expression$/.test(node.type) && callee?.name === "RegExp")
      patterns.push({ file, line, source: text.slice(node.start, node.end), flags: "", isBuilt: true });
  });
  return patterns;
}

const ADVICE = "write it without nested repetition, or limit the text first";

/** The reason why a pattern is refused, or null. */
export async function faultOf({ file, source, flags, isBuilt }: Pattern): Promise<string | null> {
  if (isBuilt) return BUILT[file] ? null : "built while running: write it as a literal, so that it can be analysed";
  if (READS_OUR_OWN[`/${source}/${flags}`]) return null;
  const verdict = await (await analyser()).check(source, flags, { timeout: TIMEOUT_MS, randomSeed: 1 });
  if (verdict.status === "safe") return null;
  return verdict.status === "vulnerable"
    ? `${verdict.complexity.summary}, as with ${verdict.attack.pattern}: ${ADVICE}`
    : `cannot be analysed (${verdict.error.kind}): ${ADVICE}`;
}

// The analysis exists as a native program for some platforms, three times as fast, and as plain JavaScript for all. The
// Java version is never used.
async function analyser(): Promise<typeof import("recheck")> {
  process.env.RECHECK_BACKEND ??= isInstalled(
    `recheck-${process.platform === "darwin" ? "macos" : process.platform}-${process.arch}`,
  )
    ? "native"
    : "pure";
  return import("recheck");
}

function isInstalled(name: string): boolean {
  try {
    return createRequire(import.meta.url).resolve(`${name}/package.json`) !== "";
  } catch {
    return false;
  }
}

async function faultsUnder(root: string): Promise<string[]> {
  const patterns = productSources(root).flatMap(({ path, text }) => patternsOf(path, text));
  const verdicts = new Map<string, Promise<string | null>>();
  const faults: string[] = [];
  for (const pattern of patterns) {
    const key = `${pattern.isBuilt ? pattern.file : ""}/${pattern.source}/${pattern.flags}`;
    if (!verdicts.has(key)) verdicts.set(key, faultOf(pattern));
    const fault = await verdicts.get(key)!;
    if (fault !== null) faults.push(`${pattern.file}:${pattern.line}: /${pattern.source}/${pattern.flags}: ${fault}`);
  }
  console.log(`patterns: ${patterns.length} read, ${faults.length} refused`);
  return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = await faultsUnder(fileURLToPath(new URL("..", import.meta.url)));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
