import type { Comment } from "oxc-parser";
import { parseSync } from "oxc-parser";
import type { Node, Source } from "./source-code.ts";
import { lineFinder, visit } from "./source-code.ts";

// A docstring explains parameters and fields by their names (« `path`: where the fields stand »). When one of them is
// renamed, the docstring is too.

// « `path`: where the fields stand » and « With `isWhole`, all of them ». A name with `_` may be a table
// or a role of the database, which stands in no declaration.
const EXPLAINED = /`([a-z][a-zA-Z0-9]*)`:|\bWith `([a-z][a-zA-Z0-9]*)`/g;

/** Every name that a docstring explains and its declaration does not hold, `file:line`, with what to do. */
export function namesNotDeclared(sources: readonly Source[]): string[] {
  return sources.filter(({ path }) => /\.(tsx?|mjs)$/.test(path)).flatMap(faultsOf);
}

function faultsOf({ path, text }: Source): string[] {
  if (!/`:|\bWith\b/.test(text)) return [];
  const { program, comments } = parseSync(path, text);
  const ends = endsByStart(program);
  const lineAt = lineFinder(text);
  return comments.filter(isDocstring).flatMap(({ value, start, end }) => {
    const declarationStart = end + (/\S/.exec(text.slice(end))?.index ?? 0);
    const declaration = text.slice(declarationStart, ends.get(declarationStart) ?? declarationStart);
    return explainedNames(value)
      .filter((name) => declaration !== "" && !new Set(declaration.match(/\w+/g)).has(name))
      .map(
        (name) =>
          `${path}:${lineAt(start)} explains \`${name}\`, which the declaration under it does not hold: ` +
          "write its present name",
      );
  });
}

function isDocstring({ type, value }: Comment): boolean {
  return type === "Block" && value.startsWith("*");
}

function explainedNames(docstring: string): string[] {
  const sentence = docstring.replace(/\s*\n\s*\*\s?/g, " ");
  return [...sentence.matchAll(EXPLAINED)].map(([, name, nameOfCase]) => name ?? nameOfCase ?? "");
}

// Where the longest declaration ends that begins at a place: `export function` rather than `function`.
function endsByStart(program: unknown): Map<number, number> {
  const ends = new Map<number, number>();
  visit(program, ({ start, end }: Node) => ends.set(start, Math.max(end, ends.get(start) ?? 0)));
  return ends;
}
