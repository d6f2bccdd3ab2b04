import type { Role } from "#domain/company/team.ts";
import { INVOICE_DOUBTS } from "#domain/invoices/invoice-doubts.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { preparePlace } from "#server/db/embedded/postgres-place.ts";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

// Makes of the demo company one that works: a team on its sites, quotes that wait, invoices to collect, two
// of them late.

type Call = <Answer = unknown>(method: string, path: string, body?: object, token?: string) => Promise<Answer>;
type Server = { address: string; dataDir: string };

/** A project of the busy company. `begins` and `lasts`: in days from today. `late`: since how many days. */
type Work = {
  name: string;
  client: object;
  tasks: readonly [string, number][];
  until: "estimation" | "quote" | "sent" | "accepted" | "invoice";
  begins: number;
  lasts: number;
  done?: number;
  people?: readonly string[];
  late?: number;
};

const TEAM: readonly { email: string; name: string; role: Role }[] = [
  { email: "karim@volt.example", name: "Karim Benali", role: "worker" },
  { email: "lea@volt.example", name: "Léa Fontaine", role: "worker" },
];
const [KARIM, LEA] = ["karim@volt.example", "lea@volt.example"];

const person = (first_name: string, last_name: string, line1: string, city: string, postal_code: string) => ({
  kind: "person",
  first_name,
  last_name,
  email: `${last_name.toLowerCase()}@mail.example`,
  phone: "06 12 34 56 78",
  address: { line1, postal_code, city },
});
const LEROY = person("Sophie", "Leroy", "14 rue des Lilas", "Lyon", "69006");
const PETIT = person("Monique", "Petit", "5 impasse du Lavoir", "Craponne", "69290");
const REY = person("Anne", "Rey", "2 rue Mercière", "Lyon", "69001");
const NOEL = person("Hugo", "Bernard", "9 quai Gillet", "Lyon", "69004");

const WORKS: readonly Work[] = [
  {
    name: "Plancher chauffant",
    client: NOEL,
    tasks: [["Pose du plancher", 78]],
    until: "invoice",
    begins: -40,
    lasts: 8,
    late: 23,
  },
  {
    name: "Adoucisseur",
    client: PETIT,
    tasks: [["Pose de l'adoucisseur", 9]],
    until: "invoice",
    begins: -20,
    lasts: 1,
    late: 8,
  },
  {
    name: "Cuisine des Leroy",
    client: LEROY,
    tasks: [["Réseaux de la cuisine", 22]],
    until: "invoice",
    begins: -9,
    lasts: 3,
  },
  {
    name: "Chauffe-eau thermodynamique",
    client: REY,
    tasks: [["Pose et raccordement", 15]],
    until: "sent",
    begins: 12,
    lasts: 2,
  },
  {
    name: "Vestiaires du gymnase",
    client: NOEL,
    tasks: [
      ["Douches", 48],
      ["Lavabos", 24],
    ],
    until: "sent",
    begins: 26,
    lasts: 9,
  },
  {
    name: "Pompe à chaleur",
    client: REY,
    tasks: [
      ["Unité extérieure", 14],
      ["Mise en service", 7],
    ],
    until: "quote",
    begins: 33,
    lasts: 4,
  },
  {
    name: "Salle de bain des Petit",
    client: PETIT,
    tasks: [
      ["Dépose", 14],
      ["Réseaux", 16],
      ["Cloison et carrelage", 20],
      ["Appareils", 10],
    ],
    until: "accepted",
    begins: -4,
    lasts: 9,
    done: 2,
    people: [KARIM, LEA],
  },
  {
    name: "Évacuation de la véranda",
    client: LEROY,
    tasks: [
      ["Tranchée", 2],
      ["Raccordement", 2],
    ],
    until: "accepted",
    begins: 1,
    lasts: 1,
    people: [LEA],
  },
  {
    name: "Radiateurs de l'étage",
    client: NOEL,
    tasks: [["Pose de 4 radiateurs", 4]],
    until: "accepted",
    begins: 3,
    lasts: 1,
    people: [KARIM],
  },
];

/** Fills it through the API as `token`, and makes late what must be: no call writes the past. */
export async function fillBusyCompany(server: Server, call: Call, today: string): Promise<void> {
  const memberIds = await inviteTeam(server, call);
  const lateInvoices: [id: string, days: number][] = [];
  for (const work of WORKS) {
    const invoiceId = await makeWork(call, work, today, memberIds);
    if (invoiceId && work.late) lateInvoices.push([invoiceId, work.late]);
  }
  await makeLate(server.dataDir, lateInvoices, today);
}

async function makeWork(call: Call, work: Work, today: string, memberIds: ReadonlyMap<string, string>) {
  const { project } = await call<{ project: { id: string } }>("POST", "/api/projects", {
    name: work.name,
    client_info: work.client,
    start_date: addDays(today, work.begins),
    end_date: addDays(today, work.begins + work.lasts - 1),
  });
  const path = `/api/projects/${project.id}`;
  const taskIds: string[] = [];
  for (const [title, estimate_h] of work.tasks)
    taskIds.push((await call<{ task: { id: string } }>("POST", `${path}/tasks`, { title, estimate_h })).task.id);
  const hours = work.tasks.reduce((sum, [, taskHours]) => sum + taskHours, 0);
  await call("PATCH", `${path}/estimation`, { hours, rate: 52 });
  const user_ids = (work.people ?? []).flatMap((email) => memberIds.get(email) ?? []);
  if (user_ids.length > 0) await call("PUT", `/api/project-people/${project.id}`, { user_ids });
  if (work.until === "estimation") return null;
  const quote = await call<{ id: string }>("POST", `${path}/quote`, {});
  if (work.until === "quote") return null;
  await call("POST", `/api/quotes/${quote.id}/sending`, {});
  if (work.until === "sent") return null;
  const signer = "Le client";
  await call("POST", `/api/quotes/${quote.id}/decision`, { decision: "accepted", signer, decided_on: today });
  const doneIds = work.until === "invoice" ? taskIds : taskIds.slice(0, work.done ?? 0);
  for (const id of doneIds) await call("PATCH", `${path}/tasks/${id}`, { done: true });
  if (work.until === "accepted") return null;
  const invoice = await call<{ id: string }>("POST", `${path}/invoice`, { confirmed_doubts: INVOICE_DOUBTS });
  await call("POST", `/api/invoices/${invoice.id}/sending`, {});
  return invoice.id;
}

/** The members by their address: each is invited, and accepts by the link of the letter. */
async function inviteTeam({ address, dataDir }: Server, call: Call): Promise<Map<string, string>> {
  for (const { email, name, role } of TEAM) {
    await call("POST", "/api/team/invitations", { email, role });
    const token = await invitationToken(join(dataDir, "outbox"), email);
    const answer = await fetch(`${address}/auth/v1/signup`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "un bon mot de passe" }),
    });
    const { access_token: memberToken } = (await answer.json()) as { access_token: string };
    await call("POST", `/api/invitations/${token}/accept`, { name }, memberToken);
  }
  const { members } = await call<{ members: { email: string; user_id: string }[] }>("GET", "/api/team");
  return new Map(members.map(({ email, user_id }) => [email, user_id]));
}

async function invitationToken(outbox: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++, await sleep(200))
    for (const file of existsSync(outbox) ? readdirSync(outbox) : []) {
      const letter = readFileSync(join(outbox, file), "utf8")
        .replace(/=\r?\n/g, "")
        .replaceAll("=3D", "=");
      const link = letter.includes(email) && /https?:\/\/[^\s"<>]*invit[^\s"<>]*/i.exec(letter);
      if (link)
        return (
          decodeURIComponent(link[0])
            .split(/[/#?=]/)
            .filter(Boolean)
            .at(-1) ?? ""
        );
    }
  throw new Error(`pictures: no letter came for ${email}`);
}

async function makeLate(dataDir: string, invoices: readonly [string, number][], today: string): Promise<void> {
  const { socketDir, port } = preparePlace({ dataDir, log: { info: () => {}, warn: () => {} } });
  const client = new Client({ host: socketDir, port, user: "postgres", database: "etabli" });
  await client.connect();
  for (const [id, days] of invoices)
    await client.query("update invoice_balance set due_on = $2 where document_id = $1", [id, addDays(today, -days)]);
  await client.end();
}
