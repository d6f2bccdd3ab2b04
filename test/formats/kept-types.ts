import type { Expression } from "oxc-parser";
import { parseSync } from "oxc-parser";
import { importedPath } from "../../scripts/source-code.ts";

/** `keys`: those of a constant table, null for anything else. */
type Declaration = { name: string; text: string; keys: string | null };

/**
 * The source of a type and of every type it names, from file to file, without comments and spaces: it changes when what
 * is kept may change. Of a table named by its keys alone (`keyof typeof`), the keys are read: its values are not kept.
 * `read` gives the text of a file by its path from the root.
 */
export function typeSource(path: string, name: string, read: (path: string) => string): string {
  const sources = new Map<string, string>();
  collect(path, name);
  return [...sources].map(([key, text]) => `${key} ${text}`).join("\n");

  function collect(file: string, typeName: string, isForKeys = false): void {
    const key = `${file} ${isForKeys ? "keys of " : ""}${typeName}`;
    if (sources.has(key)) return;
    const { own, imports } = declarationsOf(file, read(file));
    const declaration = own.find((one) => one.name === typeName);
    if (!declaration) return void (imports.has(typeName) && collect(imports.get(typeName)!, typeName, isForKeys));
    if (isForKeys && declaration.keys !== null) return void sources.set(key, declaration.keys);
    sources.set(key, declaration.text);
    for (const [, keyOf, word = ""] of declaration.text.matchAll(/(keyof typeof )?\b([A-Za-z_]\w*)\b/g))
      if (own.some((one) => one.name === word) || imports.has(word)) collect(nextFile(word), word, keyOf !== undefined);

    function nextFile(word: string): string {
      return own.some((one) => one.name === word) ? file : imports.get(word)!;
    }
  }
}

/** Types and constants a file declares, and where the names it imports come from. */
function declarationsOf(file: string, text: string): { own: Declaration[]; imports: Map<string, string> } {
  const { module, program } = parseSync(file, text);
  const own = program.body.flatMap((node): Declaration[] => {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    if (declaration?.type === "TSTypeAliasDeclaration")
      return [{ name: declaration.id.name, text: bare(text.slice(declaration.start, declaration.end)), keys: null }];
    if (declaration?.type !== "VariableDeclaration") return [];
    const source = bare(text.slice(declaration.start, declaration.end));
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" ? [{ name: id.name, text: source, keys: keysOf(init, text) }] : [],
    );
  });
  const imports = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) => {
      const target = importedPath({ file, specifier: moduleRequest.value });
      return target === null ? [] : entries.map(({ localName }): [string, string] => [localName.value, target]);
    }),
  );
  return { own, imports };
}

function keysOf(value: Expression | null, text: string): string | null {
  if (value?.type === "TSSatisfiesExpression" || value?.type === "TSAsExpression")
    return keysOf(value.expression, text);
  if (value?.type !== "ObjectExpression") return null;
  return value.properties
    .map((property) => (property.type === "Property" ? text.slice(property.key.start, property.key.end) : "..."))
    .join(" ");
}

function bare(text: string): string {
  return text
    .replace(/\/\*[^]*?\*\/|\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .replace(/[,;] ?(?=[}\])])/g, " ")
    .trim();
}
