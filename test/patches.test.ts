import { contract } from "#server/http/contract.ts";
import type { Endpoint } from "#api/endpoint.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { join } from "./team.ts";
import type { Person, TestApp } from "./test-app.ts";
import { testApp } from "./test-app.ts";

// Every field of every PATCH of the contract, sent alone to the real server: it changes, and nothing else does.

let house: TestApp;
let owner: Person;
let member: string;
beforeAll(async () => {
  house = await testApp();
  owner = await house.signUp();
  await join(house, owner, "compagnon@example.org", "worker");
  member = (await owner.call("GET", "/api/team")).json.members.find(({ me }: { me: boolean }) => !me).user_id;
});
afterAll(() => house.close());

const ADDRESS = { line1: "12 rue des Lilas", line2: "Bât. B", postal_code: "69003", city: "Lyon", country: "FR" };
const CUSTOMER = {
  company: "Menuiserie Roux",
  first_name: "Jean",
  last_name: "Roux",
  email: "jean@roux.fr",
  phone: "04 72 00 00 00",
  kind: "company",
  siren: "552100554",
  siret: "55210055400013",
  vat_number: "",
  address: ADDRESS,
};
const OTHER_ADDRESS = {
  line1: "1 quai des Bois",
  line2: "",
  postal_code: "69005",
  city: "Villeurbanne",
  country: "BE",
};
const OTHER_CUSTOMER = {
  company: "Roux et fils",
  first_name: "Paul",
  last_name: "Blanc",
  email: "paul@roux.fr",
  phone: "06 11 22 33 44",
  kind: "person",
  siren: "732829320",
  siret: "55210055400021",
  vat_number: "FR96552100554",
  address: OTHER_ADDRESS,
};
const INSURANCE = { insurer: "MAAF", contact: "Niort", coverage: "France" };

/** Where each PATCH is read again, what is there before, another value for each field, and what follows from it. */
type Case = {
  read: () => Promise<Record<string, unknown>>;
  url: () => string;
  begin: () => Promise<unknown>;
  other: Record<string, unknown>;
  follows?: Record<string, string[]>;
};

let projectId = "";
let taskId = "";
const inProject = (url: string) => `/api/projects/${projectId}${url}`;
const project = async () => (await owner.call("GET", inProject(""))).json.project;

async function newProject(): Promise<void> {
  const { project: made } = (
    await owner.call("POST", "/api/projects", {
      name: "Escalier",
      start_date: "2027-03-05",
      end_date: "2027-04-01",
      project_recurrence: "recurring",
      client_info: CUSTOMER,
    })
  ).json;
  projectId = made.id;
  await owner.call("PATCH", `/api/customers/${made.customer_id}`, CUSTOMER);
  for (const title of ["Dépose", "Pose"])
    taskId = (await owner.call("POST", inProject("/tasks"), { title, estimate_h: 2, description: "Chêne" })).json.task
      .id;
  await owner.call("PATCH", inProject("/estimation"), {
    description: "En chêne",
    hours: 4,
    rate: 50,
    vat_basis_points: 1000,
  });
}

const CASES: Record<string, Case> = {
  "PATCH /api/company": {
    read: async () => (await owner.call("GET", "/api/company")).json.company,
    url: () => "/api/company",
    begin: () =>
      owner.call("PATCH", "/api/company", {
        name: "Volt",
        legal_form: "SAS",
        capital: 1_000,
        rcs_town: "Lyon",
        siren: "732829320",
        siret: "",
        vat_number: "",
        vat_regime: "franchise",
        vat_due_on: "payment",
        address: ADDRESS,
        trade: "plombier",
        iban: "FR7630006000011234567890189",
        bic: "AGRIFRPP",
        hourly_rate: 45,
        email: "a@volt.fr",
        phone: "04 72 00 00 00",
        insurance: INSURANCE,
        legal_notices: "Médiateur",
      }),
    other: {
      name: "Volt et fils",
      legal_form: "SASU",
      capital: 2_000,
      rcs_town: "Vienne",
      siren: "552100554",
      siret: "73282932000074",
      vat_number: "FR44732829320",
      vat_regime: "standard",
      vat_due_on: "invoice",
      address: OTHER_ADDRESS,
      trade: "peintre",
      iban: "",
      bic: "",
      hourly_rate: null,
      email: "b@volt.fr",
      phone: "06 11 22 33 44",
      insurance: { insurer: "SMABTP", contact: "Paris", coverage: "Europe" },
      legal_notices: "",
    },
    // Under the standard regime the VAT number follows from the SIREN.
    follows: { vat_regime: ["vat_number"] },
  },
  "PATCH /api/customers/{id}": {
    read: async () => (await owner.call("GET", `/api/customers/${(await project()).customer_id}`)).json.customer,
    url: () => `/api/customers/${customerId}`,
    begin: async () => {
      await newProject();
      customerId = (await project()).customer_id;
    },
    other: OTHER_CUSTOMER,
    follows: { first_name: ["full_name"], last_name: ["full_name"], siren: ["siret"] },
  },
  "PATCH /api/projects/{id}/core": {
    read: project,
    url: () => inProject("/core"),
    begin: newProject,
    other: {
      name: "Rampe",
      start_date: "2027-05-01",
      end_date: "2027-06-01",
      project_recurrence: "single",
      client_info: OTHER_CUSTOMER,
    },
    follows: {
      "client_info.first_name": ["client_info.full_name"],
      "client_info.last_name": ["client_info.full_name"],
      "client_info.siren": ["client_info.siret"],
    },
  },
  "PATCH /api/projects/{id}/estimation": {
    read: project,
    url: () => inProject("/estimation"),
    begin: newProject,
    other: { description: "En hêtre", hours: 6, rate: 60, vat_basis_points: 2000 },
    follows: {
      description: ["estimation_description"],
      hours: ["estimation_hours", "estimation_total"],
      rate: ["estimation_rate", "estimation_total"],
      vat_basis_points: ["estimation_vat_basis_points"],
    },
  },
  "PATCH /api/projects/{id}/tasks/{taskId}": {
    read: async () => {
      const { tasks } = await project();
      return {
        ...tasks.find(({ id }: { id: string }) => id === taskId),
        position: tasks.findIndex(({ id }: { id: string }) => id === taskId),
      };
    },
    url: () => inProject(`/tasks/${taskId}`),
    begin: newProject,
    other: {
      done: true,
      done_by_maitre: true,
      title: "Pose des marches",
      estimate_h: 3,
      description: "",
      vat_basis_points: 550,
      position: 0,
    },
    // Whoever leads ticks as such.
    follows: { done: ["done_by_maitre"], done_by_maitre: ["done"] },
  },
  "PATCH /api/team/members/{userId}": {
    read: async () =>
      (await owner.call("GET", "/api/team")).json.members.find(
        ({ user_id }: { user_id: string }) => user_id === member,
      ),
    url: () => `/api/team/members/${member}`,
    begin: () => owner.call("PATCH", `/api/team/members/${member}`, { role: "worker" }),
    other: { role: "accountant" },
  },
};
let customerId = "";

const patches = contract.filter(({ method }) => method === "PATCH");
const name = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Paths of the fields one may send, dotted; those of an object inside stand for it. */
function fieldPaths(schema: z.ZodType, before = ""): string[] {
  const def = schema._zod.def as unknown as {
    shape?: Record<string, z.ZodType>;
    innerType?: z.ZodType;
    in?: z.ZodType;
  };
  if (def.shape)
    return Object.entries(def.shape).flatMap(([key, field]) =>
      fieldPaths(field, before === "" ? key : `${before}.${key}`),
    );
  const inner = def.innerType ?? def.in;
  return inner ? fieldPaths(inner, before) : [before];
}

const at = (value: unknown, path: string) =>
  path
    .split(".")
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown> | null | undefined)?.[key], value);
const alone = (path: string, value: unknown) =>
  path.split(".").reduceRight<unknown>((inside, key) => ({ [key]: inside }), value);

/** Paths of what differs between two answers; a list is one value. */
function changedPaths(before: unknown, after: unknown, path = ""): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const isInside = [before, after].every((one) => typeof one === "object" && one !== null && !Array.isArray(one));
  if (!isInside) return [path];
  return [...new Set([...Object.keys(before as object), ...Object.keys(after as object)])].flatMap((key) =>
    changedPaths(
      (before as Record<string, unknown>)[key],
      (after as Record<string, unknown>)[key],
      path === "" ? key : `${path}.${key}`,
    ),
  );
}

test.each(patches.map((line) => [name(line), line] as const))(
  "%s: each field sent alone changes alone",
  { timeout: 60_000 },
  async (_name, line) => {
    const { read, url, begin, other, follows = {} } = CASES[name(line)]!;
    const paths = fieldPaths(line.body!);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      await begin();
      const before = await read();
      const sent = at(other, path);
      expect(sent, `another value for ${path}`).toBeDefined();
      const answer = await owner.call("PATCH", url(), alone(path, sent));
      expect([path, answer.status, answer.json.error]).toEqual([path, 200, undefined]);
      const changed = changedPaths(before, await read());
      const allowed = [path, ...(follows[path] ?? [])];
      expect([path, changed.filter((one) => !allowed.includes(one))]).toEqual([path, []]);
      // What the screen calls otherwise is among what follows.
      if (path in before || path.includes(".")) expect(changed, path).toContain(path);
      else expect(changed.length, path).toBeGreaterThan(0);
    }
  },
);

test.each(patches.map((line) => [name(line), line] as const))(
  "%s: nothing sent changes nothing",
  async (_name, line) => {
    const { read, url, begin } = CASES[name(line)]!;
    await begin();
    const before = await read();
    expect([200, 400]).toContain((await owner.call("PATCH", url(), {})).status);
    expect(await read()).toEqual(before);
  },
);

test("a task nobody has touched stays so when nothing of it is sent", async () => {
  await newProject();
  await house.database.owner.query("update task set touched = false where id = $1", [taskId]);
  await owner.call("PATCH", inProject(`/tasks/${taskId}`), {});
  expect((await house.database.owner.query("select touched from task where id = $1", [taskId])).rows).toEqual([
    { touched: false },
  ]);
});

test("a change nobody asked for is seen, inside and beside", () => {
  expect(changedPaths({ a: 1, b: { c: 1, d: [1] } }, { a: 1, b: { c: 2, d: [2] }, e: null })).toEqual([
    "b.c",
    "b.d",
    "e",
  ]);
  expect(
    fieldPaths(z.object({ a: z.string(), b: z.object({ c: z.string().optional() }).nullable().optional() })),
  ).toEqual(["a", "b.c"]);
});
