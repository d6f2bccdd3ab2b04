import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { unaskingBooleans, unusedFixedNames } from "./boolean-names.ts";
import { namesNotDeclared } from "./docstrings.ts";
import { bareParticiples, namesIn } from "./participles.ts";
import { functionsWithoutVerb, loadsOfRepositories } from "./server-verbs.ts";
import { sharedNames, unusedSharedNames } from "./shared-names.ts";
import type { Node, Source } from "./source-code.ts";
import { faultCount, isProduct, lineFinder, programOf, sourcesOf, visit } from "./source-code.ts";

// The rules of names: no empty word, no participle alone, a boolean is a question, an amount says its unit, a function
// of the server that waits begins with a verb, a class holds a resource, a test's title is one rule, and a docstring
// explains the names that are there.

/** Words that say nothing of what they name, and abbreviations, in any source. */
const EMPTY_WORDS = words(
  "info infos obj tmp temp stuff thing things misc val foo " +
    "addr arr attr btn cfg cnt conf ctx curr elem evt idx opts pwd qty req resp usr",
);

/** Words that name a kind of code, and not what it does. They are refused in the names of files too. */
const CODE_WORDS = words("helper helpers util utils manager managers service services");

/** The same at the end of a longer name. A service of the world may have a longer one (`SignInService`). */
const ENDS_WITH_CODE_WORD = /[a-z](?:Helper|Manager|Util)s?$/;

/** Words that a test may use: what a call answered `before` another, a company of its `own`. */
const EMPTY_IN_PRODUCT = words("data before own");

/** A service may be a thing of the world (GoTrue, a customs service), so a variable may bear this name. */
const ALLOWED_NAMES = words("service services");

/** Classes that hold something to close or to listen to. */
const RESOURCES = words("WorkerProcess ConversationStore StoredFileReader");

/** Every name that breaks a rule, as `file:line` with what to do. */
export function nameFaults(sources: readonly Source[]): string[] {
  const faults = sources
    .filter(({ path }) => /\.(tsx?|mjs)$/.test(path))
    .flatMap((source) => [
      ...fileFaults(source),
      ...otherFaults(source),
      ...emptyNames(source),
      ...unaskingBooleans([source]),
      ...bareParticiples([source]),
      ...functionsWithoutVerb([source]),
      ...loadsOfRepositories([source]),
      ...namesNotDeclared([source]),
    ]);
  return tellNamesOnce(faults);
}

// `enabled` is a participle and no question: one sentence is enough.
function tellNamesOnce(faults: readonly string[]): string[] {
  const placesOf = faults.map((fault) => fault.replace(/^(\S+:\d+) .*?« (\w+) ».*/, "$1 $2"));
  return faults.filter((_fault, index) => placesOf.indexOf(placesOf[index]!) === index);
}

function fileFaults({ path }: Source): string[] {
  const word = basename(path)
    .split(/[.-]/)
    .find((part) => CODE_WORDS.has(part));
  return word === undefined ? [] : [`${path} has « ${word} » in its name: name the file after the one thing it holds`];
}

function emptyNames({ path, text }: Source): string[] {
  const lineAt = lineFinder(text);
  return namesIn(path, text)
    .filter(({ name }) => isEmpty(name, path))
    .map(
      ({ name, start }) =>
        `${path}:${lineAt(start)} is named « ${name} »: name what it holds (lines, answer, row) or does (readRows)`,
    );
}

function isEmpty(name: string, path: string): boolean {
  if (EMPTY_WORDS.has(name) || (CODE_WORDS.has(name) && !ALLOWED_NAMES.has(name))) return true;
  if (ENDS_WITH_CODE_WORD.test(name)) return true;
  return EMPTY_IN_PRODUCT.has(name) && isProduct(path);
}

function otherFaults({ path, text }: Source): string[] {
  const faults: string[] = [];
  const lineAt = lineFinder(text);
  visit(programOf({ path, text }), (node) => {
    const nodeFaults = [
      classFault(node),
      typeFault(node),
      titleFault(node),
      isProduct(path) ? amountFault(node) : null,
    ];
    for (const fault of nodeFaults) if (fault !== null) faults.push(`${path}:${lineAt(node.start)} ${fault}`);
  });
  return faults;
}

function classFault(node: Node): string | null {
  const { id, superClass } = node as { id?: NamedNode; superClass?: NamedNode };
  if (node.type !== "ClassDeclaration" || superClass?.name?.endsWith("Error") === true) return null;
  const name = id?.name ?? "";
  return RESOURCES.has(name)
    ? null
    : `is the class ${name}: write functions, or add it to RESOURCES of scripts/check-names.ts ` +
        "when it holds something to close";
}

function typeFault(node: Node): string | null {
  if (node.type !== "TSTypeAliasDeclaration" && node.type !== "TSInterfaceDeclaration") return null;
  const { name = "" } = (node as { id?: NamedNode }).id ?? {};
  return ENDS_WITH_CODE_WORD.test(name) ? `is the type « ${name} »: name it after what it describes` : null;
}

const AMOUNT = /(^|_)(amount|price|fee|cost|balance|budget)$|(Amount|Price|Fee|Cost|Balance|Budget)$/;

// `fee?: number` in a type, `price: number | null` of a parameter.
function amountFault(node: Node): string | null {
  const { key, name, typeAnnotation } = node as NamedNode & {
    key?: NamedNode;
    typeAnnotation?: { typeAnnotation?: TypeNode };
  };
  const word = node.type === "TSPropertySignature" ? key?.name : node.type === "Identifier" ? name : undefined;
  if (word === undefined || !AMOUNT.test(word) || !isNumberType(typeAnnotation?.typeAnnotation)) return null;
  return `is an amount named « ${word} »: say its unit (${word}Cents, ${word}E6, ${word}Euros)`;
}

type TypeNode = Node & { types?: TypeNode[] };

function isNumberType(node: TypeNode | undefined): boolean {
  return node?.type === "TSNumberKeyword" || (node?.types?.some(isNumberType) ?? false);
}

/** What joins two rules in a title. */
const TWO_RULES = /;|, (?:and|nor) /;

/** What a rule may say that something does: « is sent, marks its project and tells the customer » has three. */
const DEEDS = words(
  "is has can adds allows asks changes confirms counts creates deletes ends fills forgets gives holds keeps leaves " +
    "loses makes marks names opens prints puts reads refuses removes reports restores says sends sets shows signs " +
    "starts stays stops stores takes tells works writes",
);

function titleFault(node: Node): string | null {
  const { callee, arguments: values } = node as { callee?: Callee; arguments?: Title[] };
  if (node.type !== "CallExpression" || !isTest(callee)) return null;
  const title = titleText(values?.[0]);
  const joint = TWO_RULES.exec(title)?.[0].trim() ?? joinedDeeds(title);
  return joint === null
    ? null
    : `is a test whose title has « ${joint} »: write one test for each rule, or one rule in plain words`;
}

// A title between backquotes is read with its values left out.
function titleText(title: Title | undefined): string {
  if (typeof title?.value === "string") return title.value;
  return title?.quasis?.map(({ value }) => value?.cooked ?? "").join("…") ?? "";
}

// « , marks its project and tells »: a noun (« , marks and signs are read ») has no object.
function joinedDeeds(title: string): string | null {
  for (const part of title.split(", ").slice(1)) {
    const [verb = "", ...others] = part.split(" ");
    const nextVerb = others[others.indexOf("and", 1) + 1] ?? "";
    if (DEEDS.has(verb) && others.includes("and", 1) && DEEDS.has(nextVerb)) return `, ${verb} … and ${nextVerb}`;
  }
  return null;
}

// `test(…)`, `it(…)`, `test.each(…)(…)` and `test.skipIf(…)(…)`.
function isTest(callee: Callee | undefined): boolean {
  if (!callee) return false;
  return callee.name === "test" || callee.name === "it" || isTest(callee.object) || isTest(callee.callee);
}

type Title = Literal & { quasis?: { value?: { cooked?: string } }[] };
type NamedNode = { name?: string };
type Literal = { value?: unknown };
type Callee = NamedNode & { object?: Callee; callee?: Callee };

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = sourcesOf(fileURLToPath(new URL("..", import.meta.url)));
  const faults = [
    ...nameFaults(sources),
    ...unusedFixedNames(sources),
    ...sharedNames(sources),
    ...unusedSharedNames(sources),
  ];
  for (const fault of faults) console.error(fault);
  const rules =
    "no empty word, no participle alone, booleans that ask, amounts with their unit, verbs of the server, " +
    "one rule a title, docstrings that name what is there, one meaning a name";
  console.log(`names: ${rules}: ${faultCount(faults)}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
