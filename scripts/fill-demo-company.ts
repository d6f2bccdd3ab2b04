import { EXAMPLE_ITEMS } from "#domain/catalog/starter/example-items.messages.ts";
import { INVOICE_DOUBTS } from "#domain/invoices/invoice-doubts.ts";
import { setTimeout as sleep } from "node:timers/promises";

/** The user who signs in to the demo company. */
export type DemoLogin = { email: string; password: string };

const LOGIN: DemoLogin = { email: "demo@example.org", password: "un bon mot de passe" };

const COMPANY = {
  name: "Volt & Fils",
  legal_form: "EI",
  siret: "73282932000074",
  vat_regime: "standard",
  trade: "Plombier",
  hourly_rate: 48,
  iban: "FR7630006000011234567890189",
  address: { line1: "12 rue de l'Établi", postal_code: "69003", city: "Lyon" },
  insurance: {
    insurer: "Mutuelle du Bâtiment",
    contact: "1 place du Toit, 75015 Paris",
    coverage: "France métropolitaine",
  },
};

const ROUX = {
  company: "Menuiserie Roux",
  first_name: "Claire",
  last_name: "Roux",
  email: "claire@roux.example",
  siren: "552100554",
  address: { line1: "8 quai des Bois", postal_code: "38000", city: "Grenoble" },
};
const DURAND = {
  kind: "person",
  first_name: "Paul",
  last_name: "Durand",
  email: "paul.durand@mail.example",
  address: { line1: "3 allée des Tilleuls", postal_code: "69100", city: "Villeurbanne" },
};
const MAIRIE = {
  company: "Mairie de Saint-Genis",
  first_name: "Nadia",
  last_name: "Benali",
  email: "travaux@saint-genis.example",
  siren: "216900001",
  address: { line1: "Place de la Mairie", postal_code: "69230", city: "Saint-Genis-Laval" },
};

// The state of each project: estimated, quoted, under way or invoiced.
const PROJECTS = [
  {
    name: "Chauffe-eau de l'atelier",
    client: ROUX,
    work: "Remplacer le chauffe-eau électrique de 200 l",
    until: "invoice",
  },
  { name: "Salle de bain", client: DURAND, work: "Rénovation de la salle de bain", until: "work" },
  { name: "Radiateurs de l'école", client: MAIRIE, work: "Pose de 6 radiateurs", until: "quote" },
  { name: "Fuite sous l'évier", client: DURAND, work: "Recherche de fuite et réparation", until: "estimation" },
  { name: "Sanitaires du gymnase", client: MAIRIE, work: "", until: "project" },
] as const;

const STAGES = ["project", "estimation", "quote", "work", "invoice"] as const;

/**
 * Waits for the server, then signs the demo user up and fills their company through the API, once. `names`: of the
 * projects that it gets, when not all.
 */
export async function fillDemoCompany(address: string, names?: readonly string[]): Promise<DemoLogin> {
  for (let tries = 0; tries < 600; tries++, await sleep(100))
    if (
      await fetch(`${address}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
  const signUp = await fetch(`${address}/auth/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(LOGIN),
  });
  if (!signUp.ok) return LOGIN;
  const { access_token: token } = (await signUp.json()) as { access_token: string };
  await call("PATCH", "/api/company", COMPANY);
  for (const item of EXAMPLE_ITEMS) await call("POST", "/api/catalog-items", item);
  for (const [index, project] of PROJECTS.entries())
    if (names === undefined || names.includes(project.name))
      await makeProject(project, `2026-${String(9 + (index % 4)).padStart(2, "0")}-1${index}`);
  return LOGIN;

  async function makeProject(
    { name, client, work, until }: (typeof PROJECTS)[number],
    start_date: string,
  ): Promise<void> {
    const stage = STAGES.indexOf(until);
    const { project } = await call<{ project: { id: string } }>("POST", "/api/projects", {
      name,
      start_date,
      client_info: client,
    });
    const path = `/api/projects/${project.id}`;
    if (stage < 1) return;
    const { estimation } = await call<{ estimation: { tasks: { title: string; estimate_h: number }[] } }>(
      "POST",
      `${path}/ai-estimation`,
      { description: work },
    );
    const proposedTasks = estimation.tasks.map(({ title, estimate_h }) => ({ title, estimate_h }));
    const { tasks } = await call<{ tasks: { id: string; estimate_h: number }[] }>("POST", `${path}/tasks/kept`, {
      tasks: proposedTasks,
    });
    await call("PATCH", `${path}/estimation`, {
      hours: tasks.reduce((sum, task) => sum + task.estimate_h, 0),
      rate: COMPANY.hourly_rate,
    });
    if (stage >= 2) await call("POST", `${path}/quote`, {});
    const done = stage === 3 ? tasks.slice(0, 2) : stage === 4 ? tasks : [];
    for (const task of done) await call("PATCH", `${path}/tasks/${task.id}`, { done: true });
    if (stage >= 4) await call("POST", `${path}/invoice`, { confirmed_doubts: INVOICE_DOUBTS });
  }

  async function call<Answer>(method: string, path: string, body: object): Promise<Answer> {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`demo: ${method} ${path} answered ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}
