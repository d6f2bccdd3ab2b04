import { readPostgresTypes } from "#server/db/postgres-types.ts";
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Pool } from "pg";

/**
 * What the bare server does on a path. It runs statements, in a transaction of a company or each alone. It answers a
 * prepared body, or their rows as JSON. A parameter « fresh id » is new at each call.
 */
export type BareAnswer = {
  path: string;
  statements: { sql: string; parameters: unknown[] }[];
  companyId: string | null;
  body: string | null;
};

/** Stands for an id that is new at each call. */
export const FRESH_ID = "fresh id";

// The baseline: Node's HTTP server and the driver, with the same statements. It identifies no user and checks nothing.
// It reads its settings from one JSON argument, and prints its port.
if (import.meta.main) {
  const { connection, answers } = JSON.parse(process.argv[2]!) as { connection: object; answers: BareAnswer[] };
  readPostgresTypes();
  const pool = new Pool({ ...connection, max: 12 });
  const server = createServer(async (request, response) => {
    const { statements, companyId, body } = answers.find((answer) => answer.path === request.url)!;
    const id = randomUUID();
    if (request.method === "POST") JSON.parse(await text(request));
    const client = await pool.connect();
    const results: unknown[] = [];
    if (companyId) await client.query("begin");
    if (companyId) await client.query("select set_config('app.company', $1, true)", [companyId]);
    for (const { sql, parameters } of statements)
      results.push(
        (
          await client.query(
            sql,
            parameters.map((parameter) => (parameter === FRESH_ID ? id : parameter)),
          )
        ).rows,
      );
    if (companyId) await client.query("commit");
    client.release();
    response.setHeader("content-type", "application/json; charset=utf-8").end(body ?? JSON.stringify(results));
  });
  server.listen(0, "127.0.0.1", () => console.log((server.address() as { port: number }).port));
}
