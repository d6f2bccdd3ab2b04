import { execFileSync } from "node:child_process";

/** A commit as the history knows it. */
export type Commit = { hash: string; subject: string };

/** The history of a repository, newest first. Empty without git or without history. */
export function historyOf(root: string): Commit[] {
  try {
    const lines = execFileSync("git", ["log", "--format=%H %s"], { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
    return lines
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => ({ hash: line.slice(0, 40), subject: line.slice(41) }));
  } catch {
    return [];
  }
}

/** The recipes without a model, or whose commit is missing or different, one sentence each. */
export function recipeFaults(page: string, history: readonly Commit[]): string[] {
  const recipes = page.split(/^## /m).slice(1);
  const withoutModel = recipes
    .filter((recipe) => !recipe.startsWith("Smaller ones") && !MODEL.test(recipe))
    .map((recipe) => `« ${recipe.split("\n")[0]} » has no model: end it with Model: \`hash\` « subject »`);
  const models = [...page.matchAll(new RegExp(MODEL, "gm"))].flatMap(([, hash, subject]) =>
    modelFault(hash!, subject!, history),
  );
  return [...withoutModel, ...models];
}

type Kind = { what: string; place: (noun: string) => RegExp; text: RegExp };

/** What the recipe must show of one noun: each kind of file, where it is, and a text that it has. */
const NOUN_FILES: readonly Kind[] = [
  { what: "the routes of a noun", place: () => /\.routes\.ts$/, text: /\broute\(/ },
  { what: "a migration that makes a table", place: () => /^src\/server\/db\/migrations\//, text: /^create table /m },
  { what: "an endpoint that adds", place: (noun) => new RegExp(`^src/api/${noun}\\.ts$`), text: /method: "POST"/ },
  {
    what: "a repository that inserts",
    place: (noun) => new RegExp(`^src/server/${noun}/.*\\.repository\\.ts$`),
    text: /insert into /,
  },
  {
    what: "a screen",
    place: (noun) => new RegExp(`^src/web/${noun}/.*\\.screen\\.tsx$`),
    text: /export default function/,
  },
];

/** What the recipe « A noun » does not show, one sentence each. `readText` gives the text of a file. */
export function nounFaults(page: string, readText: (path: string) => string): string[] {
  const recipe = page.split(/^## /m).find((one) => one.startsWith("A noun\n")) ?? "";
  const paths = [...recipe.matchAll(/`(src\/[^`<*]+\.\w+)`/g)].map(([, path]) => path!);
  const noun = /`src\/server\/(\w+)\/[\w-]+\.routes\.ts`/.exec(recipe)?.[1] ?? "";
  return NOUN_FILES.filter(
    ({ place, text }) => !paths.some((path) => place(noun).test(path) && text.test(readText(path))),
  ).map(({ what }) => `« A noun » of docs/recipes.md does not show ${what}: name that file of one small noun`);
}

const MODEL = /^Model: `([0-9a-f]{7,40})` « (.+) »/m;

// In a truncated history (a shallow clone), an older commit may be missing without fault.
function modelFault(hash: string, subject: string, history: readonly Commit[]): string[] {
  const commit = history.find((entry) => entry.hash.startsWith(hash));
  if (commit?.subject.startsWith(subject)) return [];
  if (commit) return [`${hash} is « ${commit.subject} », not « ${subject} »: correct the model`];
  const same = history.find((entry) => entry.subject.startsWith(subject));
  if (same) return [`« ${subject} » is ${same.hash.slice(0, 7)}, not ${hash}: correct the model`];
  return history.some(({ subject: first }) => first.startsWith(FIRST_COMMIT))
    ? [`no commit is ${hash} « ${subject} »: name another model`]
    : [];
}

const FIRST_COMMIT = "Lay the ground: four floors";
