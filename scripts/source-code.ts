import { readFileSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import type { Program } from "oxc-parser";
import { parseSync } from "oxc-parser";

/** A source file, by its path from the root. */
export type Source = { path: string; text: string };

/** One import in a file of `src/`. Paths start from the root, with `/`. */
export type Import = { file: string; line: number; specifier: string; isTypeOnly: boolean };

/** A node of a parsed file. Its position counts characters from the start. */
export type Node = { type: string; start: number; end: number };

/** A text written in the code, with its line. The values of a template are read as « … ». */
export type WrittenText = { text: string; line: number };

/** Whether a path from the root is of the product: a source of `src/` that is no test. */
export function isProduct(path: string): boolean {
  return path.startsWith("src/") && /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
}

/** The sources in the folders of the repository at `root`: code, styles, SQL and templates of documents. */
export function sourcesOf(root: string, folders: readonly string[] = ["src", "test", "scripts", "bench"]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|css|sql|typ|mjs)$/.test(name))
      .map((name) => ({
        path: `${folder}/${name.replaceAll("\\", "/")}`,
        text: readFileSync(join(root, folder, name), "utf8"),
      })),
  );
}

/** The sources of the product, without its tests. */
export function productSources(root: string): Source[] {
  return sourcesOf(root, ["src"]).filter(({ path }) => isProduct(path));
}

/** « 1 fault », « 2 faults »: how a check says what it found. */
export function faultCount(faults: readonly string[]): string {
  return `${faults.length} fault${faults.length === 1 ? "" : "s"}`;
}

/**
 * Every import of a source: static, dynamic, re-exported, types and `import("…").Type` included. An import with a
 * computed name has an empty `specifier`. Throws on a file that cannot be parsed.
 */
export function importsOf(file: string, text: string): Import[] {
  const { module, program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const lineAt = lineFinder(text);
  const staticImports = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    file,
    line: lineAt(start),
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reexports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType, start }) =>
      moduleRequest ? [{ file, line: lineAt(start), specifier: moduleRequest.value, isTypeOnly: isType }] : [],
    );
  const dynamicImports: Import[] = [];
  if (/\bimport\s*\(/.test(text))
    visit(program, (node) => {
      if (node.type !== "ImportExpression" && node.type !== "TSImportType") return;
      const { source, argument } = node as { source?: Literal; argument?: Literal };
      dynamicImports.push({
        file,
        line: lineAt(node.start),
        specifier: nameOf(source ?? argument),
        isTypeOnly: node.type === "TSImportType",
      });
    });
  return [...staticImports, ...reexports, ...dynamicImports];
}

type Literal = { value?: unknown; literal?: Literal };

function nameOf(node: Literal | undefined): string {
  const value = node?.value ?? node?.literal?.value;
  return typeof value === "string" ? value : "";
}

/** The path of an imported file of ours, from the root. Null for a package or a Node module. */
export function importedPath({ file, specifier }: Pick<Import, "file" | "specifier">): string | null {
  if (specifier.startsWith("#test/")) return specifier.slice(1);
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  return specifier.startsWith(".") ? posix.join(posix.dirname(file), specifier) : null;
}

/** Every text written in a source: strings, templates and text between tags. */
export function writtenTexts({ path, text }: Source): WrittenText[] {
  const texts: WrittenText[] = [];
  const lineAt = lineFinder(text);
  visit(programOf({ path, text }), (node) => {
    const { value, quasis } = node as { value?: unknown; quasis?: { value: { cooked: string | null } }[] };
    if (node.type === "TemplateLiteral")
      texts.push({ text: (quasis ?? []).map((part) => part.value.cooked ?? "").join("…"), line: lineAt(node.start) });
    else if ((node.type === "Literal" || node.type === "JSXText") && typeof value === "string")
      texts.push({ text: value, line: lineAt(node.start) });
  });
  return texts;
}

let lastProgram: { path: string; text: string; program: Program } | null = null;

/** The parsed program of a source. The last one is kept, since several rules read a source one after another. */
export function programOf({ path, text }: Source): Program {
  if (lastProgram?.path !== path || lastProgram.text !== text)
    lastProgram = { path, text, program: parseSync(path, text).program };
  return lastProgram.program;
}

/** Calls `show` for every node of a parsed program, from the outside in. */
export function visit(value: unknown, show: (node: Node) => void): void {
  if (Array.isArray(value)) for (const child of value) visit(child, show);
  else if (typeof value === "object" && value !== null) {
    if (typeof (value as Node).type === "string") show(value as Node);
    for (const child of Object.values(value)) if (typeof child === "object") visit(child, show);
  }
}

/** The line of a position in a text. Positions count from 0, lines from 1. */
export function lineFinder(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => ends.filter((end) => end < offset).length + 1;
}
