import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { bareParticiples, unusedFixedMembers } from "./participles.ts";
import { sourcesOf } from "./source-code.ts";

const namesCaught = (text: string) =>
  bareParticiples([{ path: "src/server/quotes/planted.ts", text }]).map((line) => /« (.*) »/.exec(line)?.[1]);

test("a local, a parameter and a function named by a participle alone are caught, with what to do", () => {
  const source = { path: "src/api/planted.ts", text: "const a = 1;\nconst found = await read();\n" };
  expect(bareParticiples([source])).toEqual([
    "src/api/planted.ts:2 is named « found »: " +
      "call it by what it holds (rows, customer, reason) or does (readRows, refuseCustomer)",
  ]);
  expect(namesCaught("function told(given: string) {}\n")).toEqual(["told", "given"]);
  expect(namesCaught("const [kept, { id: known = 1 }] = read();\n")).toEqual(["kept", "known"]);
  expect(namesCaught("const { id, ...told } = read();\nconst [first, ...kept] = read();\n")).toEqual(["told", "kept"]);
  expect(namesCaught("list.map((made) => made.id);\n")).toEqual(["made"]);
});

test("a value named « read » or « waiting » is caught", () => {
  expect(namesCaught("const read = schema.safeParse(body);\nconst waiting = [];\n")).toEqual(["read", "waiting"]);
});

test("a function may be named « read »", () => {
  expect(namesCaught("const read = () => 1;\nasync function list(read: () => void) {}\n")).toEqual([]);
});

test("a name of one word that ends with -ed is caught, unless it is in the short list of exceptions", () => {
  expect(namesCaught("const stored = 1;\nconst unwatched = 2;\n")).toEqual(["stored", "unwatched"]);
  expect(namesCaught("const seed = 1;\nconst expected = 2;\nfunction refused() {}\n")).toEqual([]);
});

test("longer names and values of properties pass", () => {
  const text = "const { found } = await read();\nconst isKnown = { known: foundRows.told };\n";
  expect(namesCaught(text)).toEqual([]);
});

test("a member of a type named by a participle alone is caught, with what to do", () => {
  const text = "const a = 1;\nexport type Props = { id: string; saved: number | null };\n";
  expect(bareParticiples([{ path: "src/web/quotes/planted.tsx", text }])).toEqual([
    "src/web/quotes/planted.tsx:2 has a member named « saved »: " +
      "call it by what it holds (savedRate, clauses, onDone)",
  ]);
});

test.each([
  ["of the contract", "src/api/planted.ts", "type Answer = { saved: string };"],
  ["of a test", "src/web/quotes/planted.test.ts", "type Answer = { saved: string };"],
  ["that is a boolean", "src/web/quotes/planted.ts", "type Answer = { saved: boolean };"],
  ["that tells documents by their state", "src/server/analytics/planted.ts", "type Counts = { accepted: number };"],
])("a member %s passes", (_kind, path, text) => {
  expect(bareParticiples([{ path, text }])).toEqual([]);
});

test("every name that a member may bear in spite of the rule is borne by one", () => {
  expect(unusedFixedMembers(sourcesOf(fileURLToPath(new URL("..", import.meta.url))))).toEqual([]);
});

test("a type named by a participle alone is caught, with what to do", () => {
  const text = "const a = 1;\nexport type Found = { a: string };\ninterface Enrolled {}\nclass Crowded {}\n";
  expect(bareParticiples([{ path: "src/api/planted.ts", text }])).toEqual([
    "src/api/planted.ts:2 is the type « Found »: call it by what it describes (FoundRow, KeyedCall, CardProps)",
    "src/api/planted.ts:3 is the type « Enrolled »: call it by what it describes (FoundRow, KeyedCall, CardProps)",
    "src/api/planted.ts:4 is the type « Crowded »: call it by what it describes (FoundRow, KeyedCall, CardProps)",
  ]);
});

test("a type of several words passes, as « Read » does", () => {
  expect(namesCaught("type FoundRow = string;\ntype Read = () => void;\ntype Expected = number;\n")).toEqual([]);
});
