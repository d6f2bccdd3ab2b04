import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { brokenRule, pictureOf, importingSources, readsClockOrDice, unknownRoom } from "./check-imports.ts";
import { ROOMS, unlistedRooms } from "./noun-rooms.ts";
import { importsOf } from "./source-code.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const brokenWith = (path: string, text: string) => pictureOf([{ path, text }], []).broken;

test("the code respects the import rules", () => {
  expect(pictureOf(importingSources(ROOT)).broken).toEqual([]);
});

test.each([
  ["a package in the domain", "src/domain/quotes/quote.ts", "zod"],
  ["a package of the server in the contract", "src/api/mail.ts", "pg"],
  ["a package of the server in the web", "src/web/quotes/planted.tsx", "kysely"],
  ["a Node module in the web", "src/web/quotes/planted.tsx", "node:module"],
  ["a Node module in the domain", "src/domain/quotes/quote.ts", "node:fs"],
  ["a floor above", "src/domain/quotes/quote.ts", "#api/fields.ts"],
  ["a noun above", "src/domain/customers/customer.ts", "../quotes/quote.ts"],
  ["a noun of the contract above", "src/api/customers.ts", "./projects.ts"],
  ["a noun above, on another floor", "src/server/documents/lay-out.ts", "#domain/invoices/invoice.ts"],
  ["the server from the web", "src/web/ui/button.tsx", "#server/deps.ts"],
  ["the web from the server", "src/server/deps.ts", "#web/ui/button.tsx"],
  ["the server from the contract", "src/api/projects.ts", "#server/deps.ts"],
  ["an action above", "src/server/customers/customers.routes.ts", "#server/invoices/issue-invoice.ts"],
  ["an adapter", "src/server/projects/estimate.routes.ts", "#server/llm/openai-compatible.llm.ts"],
  ["a test's tool", "src/server/app.ts", "#test/test-app.ts"],
  ["a noun from the ground", "src/server/db/tenancy.ts", "#server/quotes/create-quote.ts"],
  ["the ground's upper part from its lower part", "src/server/db/tenancy.ts", "#server/http/route.ts"],
  ["the roof", "src/web/documents/public-page.tsx", "#web/app/frame.tsx"],
  ["an unknown folder", "src/server/quotes/create-quote.ts", "#server/stock/stock.ts"],
  ["a computed name", "src/server/quotes/create-quote.ts", ""],
])("a planted import is caught: %s", (_case, file, specifier) => {
  expect(brokenRule({ file, specifier, isTypeOnly: false })).toBeTypeOf("string");
  expect(brokenRule({ file, specifier, isTypeOnly: true }) === null).toBe(specifier.endsWith(".llm.ts"));
});

test("an unknown folder or file is reported with the places it may move to", () => {
  expect(brokenWith("src/domain/stock/stock.ts", "export const stock = 1;\n")).toEqual([
    "src/domain/stock/stock.ts: put stock/ on the ladder in scripts/check-imports.ts, " +
      "above what it imports and below what imports it; or in GROUND there, when it is no noun and nouns use it",
  ]);
  expect(unknownRoom("src/server/stray.ts")).toContain("GROUND or ROOF");
  expect(unknownRoom("src/cellar/wine.ts")).toContain("four floors");
});

test.each(Object.keys(ROOMS))("an unknown room of %s is reported, although its files import nothing", (noun) => {
  expect(brokenWith(`${noun}/cellar/wine.ts`, "export const wine = 1;\n")).toEqual([
    `${noun}/cellar/wine.ts: put cellar/ among the rooms of ${noun} in scripts/noun-rooms.ts, ` +
      "above what it imports and below what imports it",
  ]);
  const [lowestRoom = ""] = Object.keys(ROOMS[noun]?.rooms ?? {});
  expect(brokenWith(`${noun}/${lowestRoom}/planted.ts`, "export const wine = 1;\n")).toEqual([]);
});

test("a package is refused with the list to add it to", () => {
  expect(brokenWith("src/api/mail.ts", 'import { Pool } from "pg";\nexport const pool = new Pool();\n')).toEqual([
    "src/api/mail.ts:1 imports pg: api may not import it: move what needs it into src/server, " +
      "or add it to PACKAGES of api in scripts/floor-packages.ts with what it is for",
  ]);
  for (const specifier of ["react", "react-dom/client", "@base-ui/react/menu", "zod"])
    expect(brokenRule({ file: "src/web/quotes/planted.tsx", specifier, isTypeOnly: false }), specifier).toBeNull();
});

test.each(["node:module", "module"])("createRequire of %s in the server is caught, with what to do", (specifier) => {
  const text = `import { createRequire } from "${specifier}";\nexport const load = createRequire(import.meta.url);\n`;
  expect(brokenWith("src/server/ids.ts", text)).toEqual([
    `src/server/ids.ts:1 imports ${specifier}: what createRequire loads cannot be checked: import the file by its ` +
      "name, or add this file to LOADERS of scripts/check-imports.ts with why",
  ]);
});

test("the files that load the binaries of a platform may use createRequire", () => {
  for (const file of ["src/server/pdf/typst-native.ts", "src/server/db/embedded/postgres-binaries.ts"])
    expect(brokenRule({ file, specifier: "node:module", isTypeOnly: false }), file).toBeNull();
});

test("a circle of files in one room is caught, types included", () => {
  const files = [
    {
      path: "src/domain/shared/left.ts",
      text: 'import type { Right } from "./right.ts";\nexport type Left = Right;\n',
    },
    { path: "src/domain/shared/right.ts", text: 'export type Right = import("./left.ts").Left | null;\n' },
  ];
  expect(pictureOf(files, []).broken).toEqual([
    "src/domain/shared/left.ts, src/domain/shared/right.ts import one another in a circle: " +
      "move what they share into a file that imports none of them",
  ]);
});

test("an upward import is one fault, although it closes a circle", () => {
  const { broken, upward, circles } = pictureOf(
    [
      { path: "src/web/quotes/a.ts", text: 'import "#web/lines/b.ts";\n' },
      { path: "src/web/lines/b.ts", text: '// Why.\nimport "#web/quotes/a.ts";\n' },
    ],
    [],
  );
  expect(broken).toEqual([
    "src/web/lines/b.ts:2 imports #web/quotes/a.ts: lines stands below quotes on the ladder: " +
      "combine them in src/web/app/routes.tsx, or move what both need into src/web/lines/ or below",
  ]);
  expect([upward, circles]).toEqual([1, 0]);
});

test.each([
  ["src/domain/lines/b.ts", "#domain/quotes/a.ts", "take what it needs as a parameter, or move what both need"],
  ["src/api/customers.ts", "./quotes.ts", "move the fields that both need into src/api/customers.ts or below"],
  ["src/server/lines/b.ts", "#server/quotes/a.ts", "join the tables in SQL, or combine them in src/server/quotes/"],
])("an upward import is refused with the advice of its floor: %s", (file, specifier, advice) => {
  expect(brokenRule({ file, specifier, isTypeOnly: false })).toContain(advice);
});

test.each([
  ["a statement", 'await tx.query("select id from quote where id = $1", [id]);'],
  ["a function of the database", "await tx.query(`select public.enqueue($1)`);"],
  ["an update", 'export const closing = "update quote set status = $1";'],
  ["Kysely's sql", 'import { sql } from "kysely";\nexport const part = sql`true`;'],
  ["Kysely's builder", 'await db.selectFrom("quote").execute();'],
])("SQL in a route is caught: %s", (_case, text) => {
  expect(brokenWith("src/server/quotes/planted.routes.ts", `// Why.\n${text}\n`)).toEqual([
    "src/server/quotes/planted.routes.ts:2 has SQL: move it to src/server/quotes/quotes.repository.ts",
  ]);
  expect(brokenWith("src/server/quotes/planted.repository.ts", `${text}\n`)).toEqual([]);
});

test("SQL outside the server is sent to the server", () => {
  expect(brokenWith("src/api/quotes.ts", 'export const query = "delete from quote";\n')).toEqual([
    "src/api/quotes.ts:1 has SQL: move it to the *.repository.ts of its noun in src/server",
  ]);
});

test("an English sentence is not taken for SQL", () => {
  expect(
    brokenWith("src/server/quotes/planted.ts", 'export const said = "select a quote, update its lines";\n'),
  ).toEqual([]);
});

test("a listed file without SQL is reported", () => {
  expect(pictureOf([], ["src/server/quotes/planted.ts"]).broken).toEqual([
    "src/server/quotes/planted.ts has no SQL any more: take it out of SQL_ELSEWHERE in scripts/sql-rooms.ts",
  ]);
});

test.each([
  ["a room", "ground/limits.ts", "../sessions/sessions.ts", "ground/ stands below sessions/ among the rooms of"],
  ["a type", "keys/api-keys.ts", "#server/auth/gate/captcha.ts", "keys/ stands below gate/ among the rooms of"],
  ["what puts the rooms together", "gate/gate.ts", "../sweep.ts", "gate/ imports sweep.ts"],
  ["an unknown room", "cellar/wine.ts", "../ground/limits.ts", "put cellar/ among the rooms of src/server/auth"],
  ["into an unknown room", "gate/gate.ts", "../cellar/wine.ts", "put cellar/ among the rooms of src/server/auth"],
])("a planted upward import in sign-in is caught: %s", (_case, file, specifier, sentence) => {
  const plantedImport = { file: `src/server/auth/${file}`, specifier, isTypeOnly: true };
  expect(brokenRule(plantedImport)).toContain(sentence);
});

test.each([
  ["a room", "acts/orders.ts", "../slots/read-slots.ts", "acts/ stands below slots/ among the rooms of"],
  ["a type", "card/read-card.ts", "../steps/yes-no.ts", "card/ stands below steps/ among the rooms of"],
  ["a file that is a room", "slots/units.ts", "../understand.ts", "slots/ stands below understand.ts among the rooms"],
  ["from such a file", "understand.ts", "./card/read-card.ts", "what both need into a room below understand.ts"],
  ["what puts the rooms together", "steps/recap.step.ts", "../script.ts", "steps/ imports script.ts"],
])("a planted upward import in the assistant is caught: %s", (_case, file, specifier, sentence) => {
  expect(brokenRule({ file: `src/domain/assistant/${file}`, specifier, isTypeOnly: true })).toContain(sentence);
});

test("a room of a large noun imports only from itself and the rooms below", () => {
  for (const [file, specifier] of [
    ["src/server/auth/gate/gate.ts", "#server/auth/ground/limits.ts"],
    ["src/server/auth/codes/verify.ts", "./redirects.ts"],
    ["src/server/auth/auth.routes.ts", "./gate/gate.ts"],
    ["src/server/auth/settings.routes.ts", "./sweep.ts"],
    ["src/domain/assistant/understand.ts", "./slots/read-slots.ts"],
    ["src/domain/assistant/card/card-after-text.ts", "../understand.ts"],
    ["src/domain/assistant/converse.ts", "./script.ts"],
  ] as const)
    expect(brokenRule({ file, specifier, isTypeOnly: false }), file).toBeNull();
});

test.each(Object.keys(ROOMS))("the page of %s lists its rooms in order", (noun) => {
  const ladder = ROOMS[noun] ?? { page: "", rooms: {} };
  const page = readFileSync(new URL(`../${ladder.page}`, import.meta.url), "utf8");
  expect(unlistedRooms(ladder, page)).toEqual([]);
  const [lowest = "", sentence = ""] = Object.entries(ladder.rooms)[0] ?? [];
  expect(unlistedRooms(ladder, page.replace(`- \`${lowest}\`: ${sentence}`, `- \`${lowest}\`: doors`))).toEqual([
    `write this line, in this order, in the list of ${ladder.page}: - \`${lowest}\`: ${sentence}`,
  ]);
});

test.each(Object.keys(ROOMS))("every room of %s is there", (noun) => {
  const files = importingSources(ROOT).map(({ path }) => path);
  const emptyRooms = Object.keys(ROOMS[noun]?.rooms ?? {}).filter(
    (room) => !files.some((path) => path === `${noun}/${room}` || path.startsWith(`${noun}/${room}/`)),
  );
  expect(emptyRooms).toEqual([]);
});

test("allowed imports pass", () => {
  expect(
    brokenRule({ file: "src/domain/quotes/quote.ts", specifier: "../customers/customer.ts", isTypeOnly: true }),
  ).toBeNull();
  expect(brokenRule({ file: "src/server/quotes/create-quote.ts", specifier: "kysely", isTypeOnly: false })).toBeNull();
  expect(
    brokenRule({ file: "src/web/quotes/quote-step.screen.tsx", specifier: "#api/projects.ts", isTypeOnly: false }),
  ).toBeNull();
});

test("imports are found in every form, but not in comments", () => {
  const text = `// import "nothing"
    import { a } from "one";
    import type { B } from "two";
    export { c } from "three";
    const d = await import("four");
    import "five";
    type E = import("six").E;
    await import(computed);
    export * from "seven";`;
  const specifiers = importsOf("src/a.ts", text).map((line) => line.specifier);
  expect(specifiers.sort()).toEqual(["", "five", "four", "one", "seven", "six", "three", "two"]);
});

test("a clock or random value planted in the domain is caught", () => {
  expect(readsClockOrDice("const now = new Date();")).toBe(true);
  expect(readsClockOrDice("const now = Date.now();")).toBe(true);
  expect(readsClockOrDice("const id = Math.random();")).toBe(true);
  expect(readsClockOrDice("const at = new Date(Date.parse(day));")).toBe(false);
});
