import type { Node, Source } from "./source-code.ts";
import { lineFinder, programOf, visit } from "./source-code.ts";

// A name says what it holds or does. A participle alone (« found », « told ») says neither.

const ENDS_WITH_ED = /^[a-z]+ed$/;

const IRREGULAR = new Set(
  (
    "found said told made given held kept known taken gone heard drawn written shown seen spoken sent " +
    "brought bought sold lost met paid hidden felt built meant"
  ).split(" "),
);

// « waiting » and « standing » say as little as « waited ». « read » may be a verb: it names a function, and no value.
const PRESENT = new Set(["waiting", "standing"]);

// « seed » is a noun. A test compares with what is `expected`, and a guard's test reads what is `planted`. The domain
// answers with `refused` and `untaxed`.
const ALLOWED = new Set(["seed", "expected", "planted", "refused", "untaxed"]);

/** Every local, parameter, function and type named by a participle alone, `file:line`, with what to do. */
export function bareParticiples(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /\.(tsx?|mjs)$/.test(path))
    .flatMap((source) => [...namedByParticiple(source), ...typesNamedByParticiple(source)]);
}

function namedByParticiple({ path, text }: Source): string[] {
  const lineAt = lineFinder(text);
  return namesIn(path, text)
    .filter(({ name, isValue }) => isBareParticiple(name) || (name === "read" && isValue))
    .map(
      ({ name, start }) =>
        `${path}:${lineAt(start)} is named « ${name} »: ` +
        "call it by what it holds (rows, customer, reason) or does (readRows, refuseCustomer)",
    );
}

const TYPES = new Set(["TSTypeAliasDeclaration", "TSInterfaceDeclaration", "ClassDeclaration"]);

// `type Found` says as little as `found`, and several files may give it several meanings.
function typesNamedByParticiple({ path, text }: Source): string[] {
  const lineAt = lineFinder(text);
  const faults: string[] = [];
  visit(programOf({ path, text }), (node) => {
    if (!TYPES.has(node.type)) return;
    const { name = "" } = (node as { id?: { name?: string } }).id ?? {};
    if (isBareParticiple(`${name.slice(0, 1).toLowerCase()}${name.slice(1)}`))
      faults.push(
        `${path}:${lineAt(node.start)} is the type « ${name} »: ` +
          "call it by what it describes (FoundRow, KeyedCall, CardProps)",
      );
  });
  return faults;
}

function isBareParticiple(name: string): boolean {
  return (ENDS_WITH_ED.test(name) || IRREGULAR.has(name) || PRESENT.has(name)) && !ALLOWED.has(name);
}

type Name = { name: string; start: number; isValue: boolean };

/** The names that a source chooses for its locals, parameters and functions. */
export function namesIn(path: string, text: string): Name[] {
  const names: Name[] = [];
  visit(programOf({ path, text }), (node) => {
    const { id, init, params } = node as { id?: Node | null; init?: Node | null; params?: Node[] };
    if (node.type === "VariableDeclarator") {
      const isValue = init != null && !/Function/.test(init.type);
      names.push(...chosenNames(id).map((name) => ({ ...name, isValue })));
    } else if (node.type === "FunctionDeclaration")
      names.push(...chosenNames(id), ...(params ?? []).flatMap(chosenNames));
    else if (node.type === "ArrowFunctionExpression") names.push(...(params ?? []).flatMap(chosenNames));
  });
  return names;
}

// `{ known }` takes the name of a property, which is declared elsewhere. `{ id: known }` chooses a name.
function chosenNames(pattern: Node | null | undefined): Name[] {
  if (!pattern) return [];
  const { name, elements, properties, left } = pattern as {
    name?: string;
    elements?: (Node | null)[];
    properties?: (Node & { shorthand?: boolean; value?: Node })[];
    left?: Node;
  };
  if (pattern.type === "Identifier") return [{ name: name ?? "", start: pattern.start, isValue: false }];
  if (pattern.type === "AssignmentPattern") return chosenNames(left);
  if (pattern.type === "RestElement") return chosenNames((pattern as { argument?: Node }).argument);
  if (pattern.type === "ArrayPattern") return (elements ?? []).flatMap(chosenNames);
  if (pattern.type !== "ObjectPattern") return [];
  return (properties ?? []).flatMap((property) => {
    if (property.type === "RestElement") return chosenNames(property);
    return property.shorthand ? [] : chosenNames(property.value);
  });
}
