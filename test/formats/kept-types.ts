import { parseSync } from "oxc-parser";
import { importedPath } from "../../scripts/source-code.ts";

type Declaration = { name: string; text: string };

/**
 * The source of a type and of every type it names, from file to file, without comments and spaces: it changes when what
 * is kept may change. `read` gives the text of a file by its path from the root.
 */
export function typeSource(path: string, name: string, read: (path: string) => string): string {
  const sources = new Map<string, string>();
  collect(path, name);
  return [...sources].map(([key, text]) => `${key} ${text}`).join("\n");

  function collect(file: string, typeName: string): void {
    const key = `${file} ${typeName}`;
    if (sources.has(key)) return;
    const { own, imports } = declarationsOf(file, read(file));
    const declaration = own.find((one) => one.name === typeName);
    if (!declaration) return void (imports.has(typeName) && collect(imports.get(typeName)!, typeName));
    sources.set(key, declaration.text);
    for (const [word] of declaration.text.matchAll(/\b[A-Za-z_]\w*\b/g))
      if (own.some((one) => one.name === word) || imports.has(word)) collect(nextFile(word), word);

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
      return [{ name: declaration.id.name, text: bare(text.slice(declaration.start, declaration.end)) }];
    if (declaration?.type !== "VariableDeclaration") return [];
    const source = bare(text.slice(declaration.start, declaration.end));
    return declaration.declarations.flatMap(({ id }) =>
      id.type === "Identifier" ? [{ name: id.name, text: source }] : [],
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

function bare(text: string): string {
  return text
    .replace(/\/\*[^]*?\*\/|\/\/.*$/gm, "")
    .replace(/\s+/g, " ")
    .replace(/[,;] ?(?=[}\])])/g, " ")
    .trim();
}
