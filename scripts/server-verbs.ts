import type { Node, Source } from "./source-code.ts";
import { isProduct, lineFinder, programOf } from "./source-code.ts";

// A function of the server that waits for something reads it or changes it, and its name says which.

/** The verbs of the house. `find`, `list`, `count` and `read` are those of a repository's reads. */
const VERBS = words(
  "accept add adopt advance answer append apply ask assemble assert audit authenticate authorize begin " +
    "build call cancel challenge change check clear close compile complete confirm copy correct count create " +
    "delete discover draw drop empty end enqueue enroll ensure enter erase exchange find finish follow " +
    "forget free generate give hash imitate import insert invent invite issue join judge keep kill lay learn " +
    "limit link list load lock lower mail make map mark match merge migrate mount move note number open " +
    "pause post prepare price propose prove raise read reauthenticate record recover redeem redraw refresh " +
    "refuse register reject remember remove render renew repeat replace resend reset restore retry return " +
    "reverse revoke rotate run save say scramble seal send settle shrink sign start stop store stream " +
    "supervise sweep take tell text touch try uncount undo unlink update upgrade use verify wait wipe " +
    "withdraw word write",
);

/** What begins the name of a question, which is answered yes or no. */
const QUESTIONS = words("is has can may must needs owes bills");

/** `inCompany` runs work in a place, `asCaller` in a role, `withDocuments` with something added. */
const PLACES = words("in as with");

/** What a read of a repository never begins with: `load` belongs to what reads several of them. */
const OTHER_READ = /^load(?=[A-Z]|$)/;

/** Every read of a repository that is named as a load, `file:line`, with what to do. */
export function loadsOfRepositories(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => path.endsWith(".repository.ts"))
    .flatMap(({ path, text }) => {
      const lineAt = lineFinder(text);
      return waitingFunctions(path, text)
        .filter(({ name }) => OTHER_READ.test(name))
        .map(
          ({ name, start }) =>
            `${path}:${lineAt(start)} is a read of a repository named « ${name} »: ` +
            "begin its name with find (one or null), list, count or read",
        );
    });
}

/** Every function of a file of the server that gives a promise and is named as a noun, `file:line`, with what to do. */
export function functionsWithoutVerb(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => isProduct(path) && path.startsWith("src/server/"))
    .flatMap(({ path, text }) => {
      const lineAt = lineFinder(text);
      return waitingFunctions(path, text)
        .filter(({ name }) => !beginsWithVerb(name))
        .map(
          ({ name, start }) =>
            `${path}:${lineAt(start)} is an async function named « ${name} »: begin its name with what it does ` +
            "(find, list, read, load, save, send…; VERBS of scripts/server-verbs.ts), with a question (is, has…) " +
            "or with where it works (in, as, with)",
        );
    });
}

function beginsWithVerb(name: string): boolean {
  const first = /^[a-z]+(?=[A-Z]|$)/.exec(name)?.[0] ?? "";
  if (PLACES.has(first) || QUESTIONS.has(first)) return first !== name;
  return VERBS.has(first);
}

type Declaration = Node & {
  async?: boolean;
  id?: { name?: string };
  init?: Declaration | null;
  declaration?: Declaration | null;
  declarations?: Declaration[];
  returnType?: { typeAnnotation?: { typeName?: { name?: string } } } | null;
};

// Functions at the top of a file. A local one is read where it stands.
function waitingFunctions(path: string, text: string): { name: string; start: number }[] {
  const statements = programOf({ path, text }).body as Declaration[];
  return statements.flatMap((statement) => {
    const declaration = statement.declaration ?? statement;
    const functions = (declaration.declarations ?? [declaration]).map(({ id, init = declaration }) => ({ id, init }));
    return functions.flatMap(({ id, init }) =>
      init && waits(init) ? [{ name: id?.name ?? "", start: declaration.start }] : [],
    );
  });
}

function waits({ async, returnType }: Declaration): boolean {
  return async === true || returnType?.typeAnnotation?.typeName?.name === "Promise";
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
