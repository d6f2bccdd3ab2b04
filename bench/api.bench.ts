import { createProject } from "#api/projects.ts";
import type { Database } from "#server/db/database-types.ts";
import type { Deps } from "#server/deps.ts";
import { readProjectAnswer } from "#server/projects/project-answer.ts";
import { listProjectPage } from "#server/projects/project-list.repository.ts";
import { findProject } from "#server/projects/projects.repository.ts";
import { projectRoutes } from "#server/projects/projects.routes.ts";
import { embeddedDatabase } from "#test/running-server.ts";
import { Kysely, PostgresDialect, sql } from "kysely";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { Pool } from "pg";
import type { BareAnswer } from "./bare-server.ts";
import { FRESH_ID } from "./bare-server.ts";
import { callAs } from "./calls.ts";
import { filledCompany } from "./grown-company.ts";
import { hold, load, percentile, say } from "./measure.ts";

// Method. The product runs as its own process, with 10,000 projects, 50,000 tasks, 10,000 quotes and 10,000 invoices in
// one company. 2,500 calls are made, 8 at once, after as many to warm up. The baseline is another process. With the
// driver alone, it runs the statements of the endpoint, recorded from our code, in a transaction that sets the company:
// row-level security answers nothing otherwise. It answers their rows as JSON with Node's HTTP server. The result is
// the ratio of processor time per call of the two processes, without PostgreSQL's. A second figure is printed without
// limit: the same statements without transaction nor row-level security, with the answer built beforehand. No server
// that separates companies could reach it. The 99th percentile is held to 50 ms, or to that of those bare statements
// where the machine gives them no better.
const PROJECTS = 10_000;
const CALLS = 2_500;
const AT_ONCE = 8;
const CPU_LIMIT = 2;
const P99_LIMIT_MS = 50;

const { worker, database, close } = await filledCompany(PROJECTS);
const first = await callAs<{ projects: { id: string }[]; next_cursor: string }>(
  worker,
  "GET",
  "/api/projects?limit=50",
);
const id = first.projects[25]!.id;
const ids = {
  name: "Nouveau chantier",
  start_date: "2026-12-01",
  client_info: { company: "Menuiserie Roux", first_name: "Claire", last_name: "Roux", email: "claire@roux.fr" },
};
const calls = {
  "list, 50 projects": () => callAs(worker, "GET", "/api/projects?limit=50"),
  "read one project": () => callAs(worker, "GET", `/api/projects/${id}`),
  "create a project": (index: number) =>
    callAs(worker, "POST", "/api/projects", { ...ids, name: `Nouveau chantier ${index}` }),
};
const bodies: string[] = [];
for (const call of Object.values(calls)) bodies.push(JSON.stringify(await call(0)));
const bare = await startBare(await caughtStatements(bodies));
for (const [index, [name, call]] of Object.entries(calls).entries()) {
  const ours = await load(worker.server.pid(), CALLS, AT_ONCE, async (turn) => void (await call(turn)));
  const body = name.startsWith("create") ? ids : null;
  const base = await loadBare(`/${index}/alone`, body);
  const inTransaction = await loadBare(`/${index}`, body);
  console.log(`${name}: ${CALLS} calls, ${AT_ONCE} at once, ${PROJECTS} projects in the company`);
  say(
    "wall p50 / p99, bare p50 / p99 (ms)",
    [ours, base]
      .flatMap(({ wallMs }) => [percentile(wallMs, 0.5), percentile(wallMs, 0.99)])
      .map((ms) => ms.toFixed(1))
      .join(" / "),
  );
  say(
    "processor time, bare, bare in transaction (ms)",
    [ours, base, inTransaction].map((cost) => cost.cpuMs.toFixed(2)).join(", "),
  );
  hold("processor time against the bare transaction", ours.cpuMs / inTransaction.cpuMs, CPU_LIMIT);
  say("the same, against statements past row security", (ours.cpuMs / base.cpuMs).toFixed(2));
  const bareP99Ms = percentile(base.wallMs, 0.99);
  hold("p99", percentile(ours.wallMs, 0.99), Math.max(P99_LIMIT_MS, bareP99Ms), "at most", " ms");
}
const search = await load(
  worker.server.pid(),
  200,
  4,
  async (turn) => void (await callAs(worker, "GET", `/api/projects?limit=50&q=salle%20${Math.abs(turn) * 37}`)),
);
console.log("search among all projects: 200 calls, 4 at once");
say(
  "wall p50 / p99 (ms)",
  `${percentile(search.wallMs, 0.5).toFixed(1)} / ${percentile(search.wallMs, 0.99).toFixed(1)}`,
);
bare.stop();
await close();

async function caughtStatements(paths: string[]): Promise<BareAnswer[]> {
  let caught: BareAnswer["statements"] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new Pool({ ...embeddedDatabase(worker.server.dataDir), max: 1 }) }),
    log: ({ query, level }) => {
      if (level === "query") caught.push({ sql: query.sql, parameters: [...query.parameters] });
    },
  });
  const takeCaught = () => {
    const statements = caught.filter(({ sql }) => !/^(begin|commit|rollback)/i.test(sql));
    caught = [];
    return statements;
  };
  const { company_id } = (await database.query<{ company_id: string }>("select company_id from company")).rows[0]!;
  // States are told for the day of the company.
  await sql`select set_config('app.company', ${company_id}, false)`.execute(db);
  takeCaught();
  await listProjectPage(db, { search: "", cursor: null, limit: 50 });
  const list = takeCaught();
  await readProjectAnswer(db, (await findProject(db, id))!, new Date());
  const projectReads = takeCaught();
  const freshId = crypto.randomUUID();
  const route = projectRoutes.find((candidate) => candidate.endpoint === createProject)!;
  const deps = { ids: () => freshId, clock: () => new Date() } as unknown as Deps;
  const run = route.run as unknown as (deps: Deps, request: object) => Promise<unknown>;
  await db.transaction().execute((tx) =>
    run(deps, {
      tx,
      caller: { companyId: company_id, role: "owner", userId: freshId },
      body: createProject.body.parse(ids),
    }),
  );
  const create = takeCaught().map(({ sql, parameters }) => ({
    sql,
    parameters: parameters.map((parameter) => (parameter === freshId ? FRESH_ID : parameter)),
  }));
  await db.destroy();
  return [list, projectReads, create].flatMap((statements, index) => [
    { path: `/${index}`, statements, companyId: company_id, body: null },
    { path: `/${index}/alone`, statements, companyId: null, body: paths[index]! },
  ]);
}

function loadBare(path: string, body: object | null) {
  const request = body
    ? { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } }
    : {};
  return load(
    bare.pid,
    CALLS,
    AT_ONCE,
    async () => void (await (await fetch(`${bare.address}${path}`, request)).json()),
  );
}

async function startBare(answers: BareAnswer[]) {
  const settings = JSON.stringify({ connection: embeddedDatabase(worker.server.dataDir), answers });
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts"), settings], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once("data", (data: Buffer) => resolve(String(data).trim())),
  );
  return { pid: child.pid!, address: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
