import type { Node, Source } from "./source-code.ts";
import { isProduct, lineFinder, programOf, visit } from "./source-code.ts";

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
// answers with `refused` and `untaxed`. A field of a form is `required`, as in HTML.
const ALLOWED = new Set(["seed", "expected", "planted", "refused", "untaxed", "required"]);

/** Names of members that are decided elsewhere: why, and in which files they may stand. */
type FixedMembers = { why: string; under: readonly string[]; names: ReadonlySet<string> };

const FIXED_MEMBERS: readonly FixedMembers[] = [
  {
    why: "figures tell documents and projects apart by their state",
    under: [
      "src/domain/analytics/",
      "src/domain/assistant/suggestions.ts",
      "src/domain/assistant/tools/",
      "src/server/analytics/",
    ],
    names: new Set("accepted collected credited declined finished invoiced quoted unanswered".split(" ")),
  },
  {
    why: "conversations, the queue and rows of sign-in keep them",
    under: [
      "src/domain/assistant/conversation/",
      "src/server/auth/flow-codes/",
      "src/server/db/jobs.ts",
      "src/server/documents/document-content.repository.ts",
    ],
    names: new Set("held inserted recorded sealed".split(" ")),
  },
];

/**
 * Every local, parameter, function, type and member of a type named by a participle alone, `file:line`, with what to
 * do. The rule of booleans reads members that are booleans.
 */
export function bareParticiples(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /\.(tsx?|mjs)$/.test(path))
    .flatMap((source) => [
      ...namedByParticiple(source),
      ...typesNamedByParticiple(source),
      ...membersNamedByParticiple(source),
    ]);
}

/** Every name of the list that no member bears any more, with what to do. */
export function unusedFixedMembers(sources: readonly Source[]): string[] {
  return FIXED_MEMBERS.flatMap(({ under, names }) => {
    const members = sources
      .filter(({ path }) => under.some((place) => path.startsWith(place)))
      .flatMap((source) => membersOf(source).map(({ name }) => name));
    return [...names]
      .filter((name) => !members.includes(name))
      .map((name) => `no member is named « ${name} » there: remove it from FIXED_MEMBERS of scripts/participles.ts`);
  });
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

type Member = { name: string; start: number };
type MemberNode = Node & { key?: { name?: string }; typeAnnotation?: { typeAnnotation?: Node } | null };

// The contract, the tables and the tests bear the names of others.
function membersNamedByParticiple(source: Source): string[] {
  const { path, text } = source;
  if (!isProduct(path) || path.startsWith("src/api/") || path === "src/server/db/public-tables.ts") return [];
  const lineAt = lineFinder(text);
  const isFixed = (name: string) =>
    FIXED_MEMBERS.some(({ under, names }) => names.has(name) && under.some((place) => path.startsWith(place)));
  return membersOf(source)
    .filter(({ name }) => isBareParticiple(name) && !isFixed(name))
    .map(
      ({ name, start }) =>
        `${path}:${lineAt(start)} has a member named « ${name} »: ` +
        "call it by what it holds (savedRate, clauses, onDone)",
    );
}

function membersOf(source: Source): Member[] {
  const members: Member[] = [];
  visit(programOf(source), (node) => {
    const { key, typeAnnotation } = node as MemberNode;
    if (node.type !== "TSPropertySignature" || key?.name === undefined) return;
    if (typeAnnotation?.typeAnnotation?.type === "TSBooleanKeyword") return;
    members.push({ name: key.name, start: node.start });
  });
  return members;
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
