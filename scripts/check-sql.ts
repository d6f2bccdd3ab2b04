import { inMigratedDatabase } from "#test/throwaway-cluster.ts";
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Client, Connection, Submittable } from "pg";
import type { DeclaredRow, Kind } from "./declared-rows.ts";
import { declaredRow } from "./declared-rows.ts";
import { statementsOf } from "./sql-statements.ts";
import type { SourceFile, Statement } from "./sql-texts.ts";
import { lineOf, sourceReader } from "./sql-texts.ts";

// Has PostgreSQL parse every statement of the server against the migrated tables. A statement that names a missing
// column fails here. So does a row type that names a column missing from the statement's result.

/** The result: sentences about faults, places that could not be read, and statements that were checked. */
export type Report = { problems: string[]; unread: string[]; count: number };

/** Statements assembled at run time, which cannot be read here. This number may only go down. */
export const MOST_UNREAD = 0;

/** Checks the statements of some files against the database of a connection. */
export async function checkSql(
  client: Client,
  files: readonly SourceFile[],
  read: (path: string) => SourceFile,
): Promise<Report> {
  const report: Report = { problems: [], unread: [], count: 0 };
  for (const statement of statementsOf(files, read)) {
    const place = `${statement.file.path}:${lineOf(statement.file, statement.node)}`;
    if (statement.texts.length === 0) report.unread.push(place);
    else report.count++;
    const problems = new Set<string>();
    for (const text of statement.texts)
      for (const problem of await problemsOf(client, statement, text, read)) problems.add(problem);
    report.problems.push(...[...problems].map((problem) => `${place}  ${problem}`));
  }
  return report;
}

async function problemsOf(
  client: Client,
  statement: Statement,
  text: string,
  read: (path: string) => SourceFile,
): Promise<string[]> {
  const description = await describe(client, text);
  if ("refusal" in description)
    return [`${description.refusal}: correct the statement, or the migration that removed it`];
  if (statement.rowType === null) return [];
  return rowProblems(declaredRow(statement.rowType, statement.file, read), description.columns);
}

function rowProblems(rowType: DeclaredRow | null, columns: Column[]): string[] {
  if (rowType === null) return [];
  return [...rowType].flatMap(([name, kind]) => {
    const column = columns.find((field) => field.name === name);
    if (!column) return [`the row type names ${name}, which the statement does not return: select it, or take it out`];
    const driverKind = KINDS[column.type];
    return kind !== null && driverKind !== undefined && kind !== driverKind
      ? [`the row type says that ${name} is a ${kind}, and the driver gives a ${driverKind}: write ${driverKind}`]
      : [];
  });
}

/** The TypeScript type of a PostgreSQL type, as `postgres-types.ts` sets it. */
const KINDS: Record<number, Kind> = {
  16: "boolean",
  17: "Buffer",
  20: "number",
  21: "number",
  23: "number",
  25: "string",
  701: "number",
  1082: "string",
  1184: "Date",
  1700: "string",
  2950: "string",
};

type Column = { name: string; type: number };
type Description = { columns: Column[] } | { refusal: string };

/** Has PostgreSQL parse a statement without planning or running it. */
function describe(client: Client, text: string): Promise<Description> {
  return new Promise((resolve) => {
    let columns: Column[] = [];
    const reading = {
      submit(connection: Connection) {
        connection.parse({ name: "", text, types: [] }, true);
        connection.describe({ type: "S", name: "" }, true);
        connection.sync();
      },
      handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }) {
        columns = fields.map(({ name, dataTypeID: type }) => ({ name, type }));
      },
      handleError(error: Error) {
        resolve({ refusal: error.message });
      },
      handleReadyForQuery() {
        resolve({ columns });
      },
    };
    client.query(reading as unknown as Submittable);
  });
}

/** The sources of the server whose SQL is checked: all but the tests. */
export function serverSources(root: string, read: (path: string) => SourceFile): SourceFile[] {
  return globSync("src/server/**/*.ts", { cwd: root })
    .filter((path) => !path.endsWith(".test.ts"))
    .map((path) => read(path.replaceAll("\\", "/")));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const readSource = sourceReader(root);
  const { problems, unread, count } = await inMigratedDatabase((client) =>
    checkSql(client, serverSources(root, readSource), readSource),
  );
  for (const problem of problems) console.error(problem);
  for (const place of unread)
    console.error(`${place}  its text is built while the server runs: write the whole statement, with parameters`);
  if (problems.length === 0 && unread.length <= MOST_UNREAD) console.log(`sql: ${count} statements hold`);
  else process.exitCode = 1;
}
