import { fileURLToPath } from "node:url";
import { brokenPackage } from "./floor-packages.ts";
import { circlesOf, graphOf } from "./import-circles.ts";
import { brokenNounRoom, largeNounOf, unknownNounRoom } from "./noun-rooms.ts";
import type { Import, Source } from "./source-code.ts";
import { importedPath, importsOf, isProduct, sourcesOf } from "./source-code.ts";
import type { SqlPlace } from "./sql-rooms.ts";
import { misplacedSql, SQL_ELSEWHERE, sqlOutsideItsRooms } from "./sql-rooms.ts";

/** The nouns, lowest first. On each floor, a room imports from itself and from lower rooms. */
export const LADDER = [
  "shared",
  "notices",
  "auth",
  "mail",
  "register",
  "company",
  "events",
  "imports",
  "customers",
  "lines",
  "catalog",
  "documents",
  "projects",
  "times",
  "payments",
  "quotes",
  "invoices",
  "planning",
  "analytics",
  "accounts",
  "search",
  "assistant",
  "mcp",
  "archive",
];

/** The floors that a floor may import from, itself included. */
const FLOORS: Record<string, string[]> = {
  domain: ["domain"],
  api: ["api", "domain"],
  server: ["server", "api", "domain"],
  web: ["web", "api", "domain"],
};

/** The rooms below the nouns of a floor, lowest first, each with what it holds. They import no noun of their floor. */
const GROUND: Record<string, Record<string, string>> = {
  domain: {},
  api: {
    "error.ts": "the error that every call may answer",
    "endpoint.ts": "what a call of the contract is made of",
    "amounts.ts": "which fields bear an amount",
    "fields.ts": "kinds of fields that several calls share",
  },
  server: {
    "ids.ts": "the IDs of rows",
    "sha256.ts": "hashes",
    "same-text.ts": "comparing secrets in constant time",
    "loopback.ts": "the addresses of the machine itself",
    "error-code.ts": "the code of an error of the system or of the database",
    "text-file.ts": "the text of a file that may not be there",
    "sealed.ts": "encryption with the key of this installation",
    "installation-key.ts": "the key of this installation",
    "settings-group.ts": "what a group of settings is made of",
    db: "PostgreSQL: the server we start, migrations, pools, transactions and jobs",
    processes: "work done in other processes",
    outside: "which addresses that users choose may be called, and how",
    registers: "public registers of companies and addresses, asked through one client",
    llm: "language models",
    mailbox: "the servers of people's mailboxes: found from an address, tried, read and changed",
    sms: "senders of SMS",
    pdf: "drawing PDF files",
    "e-invoice": "electronic invoices",
    files: "stored files, and images checked and made smaller",
    live: "what happened, told to the pages that are open",
    "deps.ts": "what the routes and jobs are given",
    http: "callers, errors, limits and the mounting of routes",
  },
  web: { client: "calls to the server, and what they need", ui: "the components of every screen" },
};

/** The rooms that assemble the nouns of a floor, lowest first. They may import any noun. */
const ROOF: Record<string, string[]> = {
  domain: [],
  api: [],
  server: ["config.ts", "backup", "run-jobs.ts", "app.ts", "assemble.ts", "main.ts"],
  web: ["app"],
};

/** Files of the contract whose noun has another name on the other floors. */
const API_NOUNS: Record<string, string> = {
  "document-mails": "documents",
  photos: "projects",
  sessions: "auth",
  tasks: "projects",
  team: "company",
};

/** Imports that are allowed although they lead upward, as « file imports file », each with its reason. */
const UPWARD: readonly string[] = [];

/** Files that load others by a computed name, each with why. */
const LOADERS: Record<string, string> = {
  "src/server/http/contract/load-exports.ts": "the server finds its routes and its contract in folders",
  "src/server/db/embedded/postgres-binaries.ts": "the package of PostgreSQL is that of the platform",
  "src/server/quotes/signing/built-page.ts": "the page of a quote is written by what the web was built into",
  "src/server/pdf/typst-native.ts": "the native compiler of documents is that of the platform",
};

/** Adapters of ports. Only the files that assemble dependencies, or that list the adapters, may import them. */
const ADAPTER = /\.(mailer|connector|llm|sms)\.ts$/;
const ASSEMBLERS = /^src\/server\/(assemble|deps|main)\.ts$|\/(connectors|mailers|models|sms-senders)\.ts$/;

/** The sentence for a file outside every known room, or null. */
export function unknownRoom(file: string): string | null {
  const [, floor = "", room = ""] = file.split("/");
  const order = orderOf(floor);
  if (!order) return `src/ has four floors: move it under ${Object.keys(FLOORS).join("/, ")}/`;
  const noun = largeNounOf(file);
  if (noun !== null) return unknownNounRoom(noun, file);
  if (order.includes(roomOf(file))) return null;
  if (floor !== "api" && /\.tsx?$/.test(room))
    return `move ${room} into the room of its noun, or put it in GROUND or ROOF of scripts/check-imports.ts`;
  const name = floor === "api" ? room.replace(/\.ts$/, "") : `${room}/`;
  return (
    `put ${name} on the ladder in scripts/check-imports.ts, above what it imports and below what imports it; ` +
    "or in GROUND there, when it is no noun and nouns use it"
  );
}

/** The sentence for an import that breaks a rule, or null. */
export function brokenRule({ file, specifier, isTypeOnly }: Omit<Import, "line">): string | null {
  const [, floor = ""] = file.split("/");
  if (specifier === "")
    return isLoader(file) ? null : "an import of a computed name cannot be checked: write the file's name";
  if (floor === "server" && /^(?:node:)?module$/.test(specifier))
    return isLoader(file)
      ? null
      : "what createRequire loads cannot be checked: import the file by its name, or add this file to LOADERS of " +
          "scripts/check-imports.ts with why";
  if (specifier.startsWith("#test/") || specifier.includes("/test/"))
    return "only tests import test/: move what the product needs into src/";
  const target = importedPath({ file, specifier });
  if (target === null) return brokenPackage(floor, specifier);
  const [, targetFloor = ""] = target.split("/");
  if (!FLOORS[floor]?.includes(targetFloor))
    return `${floor} never imports ${targetFloor}: put what both need in src/api or src/domain`;
  if (ADAPTER.test(target) && !ASSEMBLERS.test(file) && !isTypeOnly)
    return "only the file that assembles dependencies imports an adapter: ask for its port";
  if (!/\.tsx?$/.test(target)) return null;
  return unknownRoom(file) ?? unknownRoom(target) ?? upwardImport(file, target);
}

function isLoader(file: string): boolean {
  return Object.hasOwn(LOADERS, file);
}

function upwardImport(file: string, target: string): string | null {
  const [floor = "", targetFloor = ""] = [file, target].map((path) => path.split("/")[1]);
  const [room, targetRoom] = [roomOf(file), roomOf(target)];
  if (UPWARD.includes(`${file} imports ${target}`)) return null;
  const noun = largeNounOf(file);
  if (noun !== null && noun === largeNounOf(target)) return brokenNounRoom(noun, file, target);
  // Between floors only the nouns are compared. The rooms below and above the nouns may use any rule and any endpoint.
  const order = floor === targetFloor ? orderOf(floor)! : LADDER;
  const [place, targetPlace] = [order.indexOf(room), order.indexOf(targetRoom)];
  if (place < 0 || targetPlace <= place) return null;
  if (Object.hasOwn(GROUND[floor] ?? {}, room) && LADDER.includes(targetRoom))
    return (
      `${room} is below the nouns and cannot import ${targetRoom}: ` +
      `take it as a parameter, or move the file into ${targetRoom}/`
    );
  return `${room} stands below ${targetRoom} on the ladder: ${adviceFor(floor, room, targetRoom)}`;
}

function adviceFor(floor: string, room: string, targetRoom: string): string {
  if (floor === "api") return `move the fields that both need into src/api/${room}.ts or below`;
  const move = `move what both need into src/${floor}/${room}/ or below`;
  if (floor === "domain") return `take what it needs as a parameter, or ${move}`;
  return floor === "web"
    ? `combine them in src/web/app/routes.tsx, or ${move}`
    : `join the tables in SQL, or combine them in src/server/${targetRoom}/, or ${move}`;
}

/** The room of a file: the noun's folder, a folder below the nouns, or the file itself at the top of the floor. */
function roomOf(path: string): string {
  const [, floor = "", room = ""] = path.split("/");
  if (floor !== "api" || Object.hasOwn(GROUND.api!, room)) return room;
  const noun = room.replace(/\.ts$/, "");
  return API_NOUNS[noun] ?? noun;
}

function orderOf(floor: string): string[] | null {
  return floor in FLOORS ? [...Object.keys(GROUND[floor]!), ...LADDER, ...ROOF[floor]!] : null;
}

/** True when a source of the domain reads a clock or a random number. The moment and the id must be parameters. */
export function readsClockOrDice(text: string): boolean {
  return /\bDate\.now\b|new Date\(\s*\)|\bMath\.random\b|\bcrypto\.|\bperformance\./.test(
    text.replace(/^\s*(\/\/|\*).*$/gm, ""),
  );
}

/** The result for the sources of `src/`: one line for each fault, and the counts printed at the end. */
export type Picture = { broken: string[]; upward: number; circles: number; sqlElsewhere: SqlPlace[] };

/** Checks every rule on these sources. Tests are left out. `sqlFiles`: files that may hold SQL outside its rooms. */
export function pictureOf(sources: readonly Source[], sqlFiles: readonly string[] = SQL_ELSEWHERE): Picture {
  const product = sources.filter(({ path }) => isProduct(path));
  const imports = product.flatMap(({ path, text }) => importsOf(path, text));
  const isRefused = (entry: Import) => !isOfStrayRoom(entry) && brokenRule(entry) !== null;
  // An import that is refused is one fault: the circles that it closes are not reported too.
  const circles = brokenCircles(imports.filter((entry) => !isRefused(entry)));
  const sqlElsewhere = sqlOutsideItsRooms(product);
  const broken = [
    ...strayRooms(product),
    ...product.flatMap(brokenFile),
    ...imports
      .filter(isRefused)
      .map(
        (entry) => `${entry.file}:${entry.line} imports ${entry.specifier || "a computed name"}: ${brokenRule(entry)}`,
      ),
    ...circles,
    ...brokenSqlRooms(sqlElsewhere, sqlFiles),
  ];
  return { broken, upward: imports.filter(isUpward).length, circles: circles.length, sqlElsewhere };
}

function isUpward(one: Import): boolean {
  const target = importedPath(one);
  if (target === null || !/\.tsx?$/.test(target) || isOfStrayRoom(one)) return false;
  if (UPWARD.includes(`${one.file} imports ${target}`)) return true;
  const sentence = brokenRule(one);
  return sentence !== null && sentence === upwardImport(one.file, target);
}

/** One line for each unknown room, whatever the number of its files and imports. */
function strayRooms(product: readonly Source[]): string[] {
  const sentences = new Map<string, string>();
  for (const { path } of product) {
    const sentence = unknownRoom(path);
    if (sentence !== null && !sentences.has(sentence)) sentences.set(sentence, `${path}: ${sentence}`);
  }
  return [...sentences.values()];
}

function isOfStrayRoom(entry: Import): boolean {
  const target = importedPath(entry);
  return (
    unknownRoom(entry.file) !== null || (target !== null && /\.tsx?$/.test(target) && unknownRoom(target) !== null)
  );
}

function brokenFile({ path, text }: Source): string[] {
  return [
    ...(path.startsWith("src/domain/") && readsClockOrDice(text)
      ? [`${path}: the domain reads no clock and no random number: take the moment or the id as a parameter`]
      : []),
    ...(/\/index\.tsx?$/.test(path) ? [`${path}: no index files: import the file that holds the thing`] : []),
  ];
}

// Circles of files. A circle of nouns, or of the rooms of a large noun, holds an upward import, which is refused. The
// folders of other nouns have no order: they are not compared.
function brokenCircles(imports: readonly Import[]): string[] {
  const pairs = imports.flatMap((entry): [string, string][] => {
    const target = importedPath(entry);
    return target !== null && /\.tsx?$/.test(target) ? [[entry.file, target]] : [];
  });
  return circlesOf(graphOf(pairs)).map(
    (files) =>
      `${files.join(", ")} import one another in a circle: move what they share into a file that imports none of them`,
  );
}

function brokenSqlRooms(places: readonly SqlPlace[], sqlFiles: readonly string[]): string[] {
  return [
    ...places.filter(({ path }) => !sqlFiles.includes(path)).map(misplacedSql),
    ...sqlFiles
      .filter((file) => !places.some(({ path }) => path === file))
      .map((path) => `${path} has no SQL any more: take it out of SQL_ELSEWHERE in scripts/sql-rooms.ts`),
  ];
}

/** The sources of `src/` that import others, tests included. */
export function importingSources(root: string): Source[] {
  return sourcesOf(root, ["src"]).filter(({ path }) => /\.tsx?$/.test(path));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { broken, upward, circles, sqlElsewhere } = pictureOf(
    importingSources(fileURLToPath(new URL("..", import.meta.url))),
  );
  for (const line of broken) console.error(line);
  console.log(
    `imports: ${broken.length === 0 ? "every rule held" : `${broken.length} broken`}; upward ${upward}, ` +
      `circles ${circles}, files with SQL outside their rooms ${sqlElsewhere.length}`,
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
}
