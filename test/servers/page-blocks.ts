import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** A fenced block of a page: its language, how its test treats it, and its text. */
export type Block = { page: string; language: string; mark: string; text: string };

/** The pages whose commands are run. */
export const PAGES = ["README.md", ...readdirSync(join(ROOT, "docs/install")).map((name) => `docs/install/${name}`)];

/** The fenced blocks of a text, in their order. */
export function blocksOf(page: string, text = readFileSync(join(ROOT, page), "utf8")): Block[] {
  return [...text.matchAll(/^```(\S*) ?(.*)\n([^]*?)^```$/gm)].map(([, language = "", mark = "", body = ""]) => ({
    page,
    language,
    mark,
    text: body,
  }));
}

/** The text of one block of a page. Throws when there is none: the page and its test must change together. */
export function blockText(page: string, kind: string, at = 0): string {
  const block = blocksOf(page).filter(({ language, mark }) => `${language} ${mark}`.trim() === kind)[at];
  if (!block) throw new Error(`${page} has no block « ${kind} » number ${at}: its test runs one`);
  return block.text;
}

/** Commands that no test runs, one sentence each: a command must be marked `run` or `serve`. */
export function unmarkedCommands(blocks: readonly Block[]): string[] {
  return blocks
    .filter(({ language, mark }) => !CHECKED.has(language) && !["run", "serve"].includes(mark))
    .map(
      ({ page, text }) => `${page}: mark « ${text.split("\n")[0]} » as « run » or « serve », and run it in its test`,
    );
}

// Configurations of programs that are not installed here. They are read, not run.
const CHECKED = new Set(["nginx", "caddy", "ini"]);

/** Settings written as `NAME=value`, one a line. */
export function settingsOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]));
}

/**
 * The directives of an nginx or Caddy file, as words. A directive that opens a block ends with « { ». Throws when
 * blocks are not balanced, or when an nginx directive has no « ; ».
 */
export function directivesOf({ language, text }: Pick<Block, "language" | "text">): string[][] {
  const lines = text.split("\n").map((line) => line.trim());
  let depth = 0;
  const directives: string[][] = [];
  for (const line of lines.filter((word) => word !== "")) {
    depth += line.endsWith("{") ? 1 : line === "}" ? -1 : 0;
    if (depth < 0) throw new Error("a block is closed that was not opened");
    if (line === "}") continue;
    if (language === "nginx" && !/[;{]$/.test(line)) throw new Error(`« ${line} » has no « ; »`);
    directives.push(line.replace(/;$/, "").split(/\s+/));
  }
  if (depth !== 0) throw new Error("a block is not closed");
  return directives;
}
