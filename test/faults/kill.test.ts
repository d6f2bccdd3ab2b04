import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import type { Worker } from "../kill-round.ts";
import { hire, invoicesWithoutPdf, killRound } from "../kill-round.ts";
import type { RunningServer } from "../running-server.ts";
import { embeddedDatabase, startServer } from "../running-server.ts";
import type { Person } from "../test-app.ts";

// The product runs as its own process, on an embedded database with fsync on. `npm run bench -- kill` does 20 rounds,
// and holds how long it is away.

const dataDir = mkdtempSync(join(tmpdir(), "etabli-kill-"));
let server: RunningServer;
let worker: Worker;
beforeAll(async () => {
  server = await startServer(dataDir);
  worker = await hire(server);
});
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.each(["server", "database", "both"] as const)(
  "a kill during writes (%s) loses or doubles no saved row and skips no number",
  { timeout: 90_000 },
  async (victim) => {
    const outcome = await killRound(worker, victim, 700);
    expect(outcome).toMatchObject({ unexpected: [], lost: [], twice: [] });
    expect(outcome.numbers).toEqual(Array.from({ length: outcome.numbers.length }, (_, index) => index + 1));
    expect(outcome.numbers.length).toBeGreaterThan(0);
  },
);

test("after the kills every invoice still gets its PDF", { timeout: 60_000 }, async () => {
  expect(await invoicesWithoutPdf(worker)).toBe(0);
});

test("an acknowledged project deleted by hand is reported", async () => {
  worker.acknowledged.set("Jamais écrit", { id: "01900000-0000-7000-8000-000000000000", invoice: null });
  const outcome = await killRound(worker, "server", 200);
  expect(outcome.lost).toEqual(["Jamais écrit"]);
});

// The server is killed between the click on an action and its answer.

function personOf(token: string): Person {
  return {
    email: "actions@example.org",
    token,
    call: async (method, url, body) => {
      const response = await fetch(`${server.address}${url}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: await response.json() };
    },
  };
}

type ProposedAction = { id: string; digest: string };

async function propose(person: Person, kind: string, input: object): Promise<ProposedAction> {
  const { status, json } = await person.call("POST", "/api/assistant/actions", { kind, arguments: input });
  expect([status, json.error]).toEqual([200, undefined]);
  return json.action;
}

const confirm = (person: Person, { id, digest }: ProposedAction) =>
  person.call("POST", `/api/assistant/actions/${id}/confirmation`, { digest });

/** Waits until the database has carried out one of the actions at least. */
async function untilOneIsDone(): Promise<void> {
  const admin = new Client(embeddedDatabase(dataDir));
  await admin.connect();
  try {
    const count = async () => {
      const { rows } = await admin.query(
        "select count(*)::int as count from proposed_action where confirmed_at is not null",
      );
      return rows[0].count as number;
    };
    while ((await count()) === 0);
  } finally {
    await admin.end();
  }
}

test(
  "actions whose answer a kill swallowed are done once, however often they are confirmed",
  { timeout: 120_000 },
  async () => {
    const person = personOf((await hire(server, "actions@example.org")).token);
    const actions: ProposedAction[] = [];
    const invoices: string[] = [];
    const tasks: string[] = [];
    for (const name of ["Porche", "Cave", "Grenier", "Perron"]) {
      const { id } = await issuedInvoice(person, name);
      actions.push(await propose(person, "record_payment", { invoice_id: id, amount_cents: 12_000 }));
      invoices.push(id);
      const { project } = (
        await person.call("POST", "/api/projects", {
          name: `${name} bis`,
          start_date: "2026-12-01",
          client_info: { kind: "person", first_name: "Élodie", last_name: "Durand", email: "" },
        })
      ).json;
      const path = `/api/projects/${project.id}/tasks`;
      const { task } = (await person.call("POST", path, { title: "Poncer", estimate_h: 1 })).json;
      actions.push(await propose(person, "add_hours", { project_id: project.id, task_id: task.id, hours: 2 }));
      tasks.push(path);
    }

    const unheardAnswers = Promise.allSettled(actions.map((action) => confirm(person, action)));
    await untilOneIsDone();
    await server.killServer();
    await unheardAnswers;
    await server.start();

    const answers = await Promise.all(actions.map((action) => confirm(person, action)));
    expect(answers.map(({ status, json }) => [status, json.action?.state])).toEqual(actions.map(() => [200, "done"]));
    const replays = await Promise.all(actions.map((action) => confirm(person, action)));
    expect(replays).toEqual(answers);

    for (const id of invoices) {
      const { settlement } = (await person.call("GET", `/api/invoices/${id}/payments`)).json;
      expect([settlement.payments.length, settlement.paid_cents]).toEqual([1, 12_000]);
    }
    for (const path of tasks) {
      const list = (await person.call("GET", path)).json.tasks as { estimate_h: number }[];
      expect(list.map(({ estimate_h }) => estimate_h)).toEqual([3]);
    }
    const { json } = await person.call("GET", "/api/assistant/actions?limit=50");
    const journal = (json.actions as { id: string; state: string }[]).map(({ id, state }) => `${id} ${state}`);
    expect(journal.toSorted()).toEqual(actions.map(({ id }) => `${id} done`).toSorted());
    expect((await person.call("GET", "/api/assistant/actions/waiting")).json.actions).toEqual([]);
  },
);
