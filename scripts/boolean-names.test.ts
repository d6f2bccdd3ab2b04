import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { FIXED_NAMES, unaskingBooleans, unusedFixedNames } from "./boolean-names.ts";
import { sourcesOf } from "./source-code.ts";

const faultsOf = (text: string, path = "src/server/quotes/planted.ts") => unaskingBooleans([{ path, text }]);

test("a boolean that asks nothing is told with its line and what to write", () => {
  expect(faultsOf("// Why.\nexport type Line = { loud: boolean };\n")).toEqual([
    "src/server/quotes/planted.ts:2 is a boolean named « loud »: make it a question (isLoud, has…, can…, or a verb " +
      "as in lacksNumber), add its verb to ASKING_VERBS of scripts/boolean-names.ts, or say in FIXED_NAMES there who " +
      "decides it",
  ]);
});

test.each([
  ["a local", "const loud = true;"],
  ["a local with its type", "let loud: boolean;"],
  ["a local that compares", "const loud = volume > 3;"],
  ["a local that looks for a name", 'const loud = "volume" in sound;'],
  ["a local that denies", "const loud = !isQuiet;"],
  ["a local that joins", "const loud = isOn && (volume > 3);"],
  ["a local that chooses", "const loud = !isQuiet || volume > 3;"],
  ["a parameter that compares by default", "const read = (loud = volume > 3) => 1;"],
  ["the state of a component", "const [loud, setLoud] = useState(false);"],
  ["a member that may be missing", "type Line = { loud?: boolean | undefined };"],
  ["a member that may be null", "type Line = { loud: boolean | null };"],
  ["a member that is always true", "type Line = { loud: true };"],
  ["a row of the database", "const rows = await sql<{ loud: boolean }>`select 1`;"],
  ["a parameter", "function read(loud: boolean) {}"],
  ["a function", "export function loud(): boolean {}"],
  ["a parameter of an arrow", "const read = (loud: boolean) => 1;"],
  ["a parameter with a default", "const read = (loud = false) => 1;"],
  ["a parameter taken from an object", "const read = ({ loud = false }) => 1;"],
  ["a parameter of a type", "type Answer = (loud: boolean) => void;"],
  ["a field of a class", "class WorkerProcess { loud = false; }"],
  ["a field of the contract", "const body = z.object({ loud: z.boolean().optional() });"],
])("a boolean is read in %s", (_place, text) => {
  expect(faultsOf(text)).toEqual([expect.stringContaining("« loud »")]);
});

test("a name in the words of the database is told in its own spelling", () => {
  expect(faultsOf("type Row = { taken_back: boolean };")).toEqual([expect.stringContaining("(is_taken_back, has…")]);
});

test.each(["isLoud", "hasLines", "lacksNumber", "takesFocus", "is_open", "manages"])("« %s » asks", (name) => {
  expect(faultsOf(`type Line = { ${name}: boolean };`)).toEqual([]);
});

test.each(["isLoud", "overlaps", "matchesPattern", "useReady", "copyText"])(
  "a function may be named « %s »",
  (name) => {
    expect(faultsOf(`function ${name}(): boolean {}`)).toEqual([]);
  },
);

test("a name that only begins like a question is caught", () => {
  expect(faultsOf("type Line = { issued: boolean; hash: boolean; canal: boolean };")).toHaveLength(3);
});

test.each([
  ["a function that answers a question", "type Line = { match: (word: string) => boolean };"],
  ["several answers", "const tries: boolean[] = [];"],
  ["a text or a boolean", "type Line = { mark: string | boolean };"],
  ["a value", "call({ loud: true });"],
  ["a text that may be missing", 'const loud = name || "none";'],
  ["an object, where it is open", "const loud = isOpen && row;"],
  ["a difference", "const loud = end - start;"],
  ["the opposite of a number", "const loud = -volume;"],
  ["a mark of a type", "type Consent = { [loud]: true };"],
])("what is no boolean may have any name: %s", (_case, text) => {
  expect(faultsOf(text)).toEqual([]);
});

test("a name that is decided elsewhere stands only where the list says", () => {
  const text = "type Props = { open: boolean };";
  expect(faultsOf(text, "src/web/ui/planted.tsx")).toEqual([]);
  expect(faultsOf(text, "src/web/quotes/planted.tsx")).toHaveLength(1);
});

test("every name that is decided elsewhere is still borne by a boolean", { timeout: 120_000 }, () => {
  expect(unusedFixedNames(sourcesOf(fileURLToPath(new URL("..", import.meta.url))))).toEqual([]);
});

test("a name that no boolean bears any more is to be removed from the list", () => {
  const list = [{ why: "planted", under: ["src/web/"], names: new Set(["open", "loud"]) }];
  const sources = [
    { path: "src/web/planted.tsx", text: "type Props = { open: boolean };" },
    { path: "src/server/planted.ts", text: "type Line = { loud: boolean };" },
  ];
  expect(unusedFixedNames(sources, list)).toEqual([
    "« loud » names no boolean under src/web/: remove it from FIXED_NAMES",
  ]);
});

test("a name is in the list of names decided elsewhere once, because it asks nothing", () => {
  const names = FIXED_NAMES.flatMap((list) => [...list.names]);
  expect(names).toEqual([...new Set(names)]);
  const text = `type All = { ${names.map((name) => `${name}: boolean`).join("; ")} };`;
  expect(faultsOf(text, "elsewhere.ts")).toHaveLength(names.length);
});
