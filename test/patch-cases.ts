import type { Endpoint } from "#api/endpoint.ts";
import { contract } from "#server/http/contract/contract.ts";
import { acceptedCall } from "./accepted-call.ts";
import { nameOf } from "./contract-fields.ts";
import type { Ids } from "./filled-company.ts";
import { createOne, fillCompany, urlOf } from "./filled-company.ts";
import { readMailOf } from "./mail/read-mail-of.ts";
import { seedInvoices } from "./mail/seed-invoices.ts";
import { addTwoPhotos } from "./new-photos.ts";
import { noteTime, urlOfTimes } from "./new-time.ts";
import { ADDRESS, CUSTOMER, OTHER_ADDRESS, OTHER_CUSTOMER } from "./patched-customers.ts";
import { join } from "./team.ts";
import type { Person, TestApp } from "./test-app.ts";

type Json = Record<string, unknown>;

/**
 * How a PATCH of the contract is tried. By default `begin` creates a row with the POST of its collection, `read` reads
 * it with the GET of its path, and another value is made from the current one.
 */
export type PatchCase = {
  /** Creates the row to change. Answers its rows by path. */
  begin?: (owner: Person, app: TestApp) => Promise<Ids>;
  /** Reads the row again. */
  read?: (owner: Person, ids: Ids) => Promise<Json>;
  /** Another value for each field, or what makes them of the rows. */
  other?: Json | ((ids: Ids) => Json);
  /** The fields that follow from a field, and may change with it. */
  follows?: Record<string, string[]>;
};

const INSURANCE = { insurer: "MAAF", contact: "Niort", coverage: "France" };

const PROJECT = "/api/projects/{id}";
const TASK = "/api/projects/{id}/tasks/{taskId}";
const MEMBER = "/api/team/members/{userId}";
const MAIL = "/api/mails/{id}";
const SUPPLIER_INVOICE = "/api/supplier-invoices/{id}";
const OTHER_CUSTOMER_ROW = "/api/customers/{other}";

/** A project with all its fields, a customer and two tasks. */
export async function newProject(owner: Person): Promise<Ids> {
  const { project } = await acceptedCall(owner, "POST", "/api/projects", {
    name: "Escalier",
    start_date: "2027-03-05",
    end_date: "2027-04-01",
    project_recurrence: "recurring",
    client_info: CUSTOMER,
  });
  const url = `/api/projects/${project.id}`;
  await acceptedCall(owner, "PATCH", `/api/customers/${project.customer_id}`, CUSTOMER);
  const addTask = async (title: string): Promise<string> =>
    (await acceptedCall(owner, "POST", `${url}/tasks`, { title, estimate_h: 2, description: "Chêne" })).task.id;
  await addTask("Dépose");
  const taskId = await addTask("Pose");
  await acceptedCall(owner, "PATCH", `${url}/estimation`, {
    description: "En chêne",
    hours: 4,
    rate: 50,
    vat_basis_points: 0,
    vat_reason: "subcontracting",
  });
  await acceptedCall(owner, "PATCH", `${url}/tasks/${taskId}`, { vat_basis_points: 0, vat_reason: "subcontracting" });
  return { [PROJECT]: project.id, [TASK]: taskId, "/api/customers/{id}": project.customer_id };
}

const readProject = async (owner: Person, ids: Ids) =>
  (await acceptedCall(owner, "GET", `/api/projects/${ids[PROJECT]}`)).project;

const readMember = async (owner: Person, ids: Ids) => {
  const { members } = await acceptedCall(owner, "GET", "/api/team");
  return members.find(({ user_id }: { user_id: string }) => user_id === ids[MEMBER]);
};

// A worker, whatever a case before made of them.
const beginMember = async (owner: Person, app: TestApp): Promise<Ids> => {
  const email = `member-of-${owner.email}`;
  const readMembers = async () => (await acceptedCall(owner, "GET", "/api/team")).members;
  const isTheirs = (member: { email: string }) => member.email === email;
  if (!(await readMembers()).some(isTheirs)) await join(app, owner, email, "worker");
  const { user_id } = (await readMembers()).find(isTheirs);
  await acceptedCall(owner, "PATCH", `/api/team/members/${user_id}`, { role: "worker" });
  return { [MEMBER]: user_id };
};

const PATCH_CASES: Readonly<Record<string, PatchCase>> = {
  "PATCH /api/company": {
    begin: async (owner) => {
      await acceptedCall(owner, "PATCH", "/api/company", {
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
        hours_a_day: 7,
        email: "a@volt.fr",
        phone: "04 72 00 00 00",
        insurance: INSURANCE,
        insurance_duty: "required",
        mediation: "named",
        mediator: "CM2C, 49 rue de Ponthieu, 75008 Paris, cm2c.net",
        quote_price_cents: 0,
        legal_notices: "Médiateur",
        document_style: { look: "compact", accent: "#1d6b3c", footer: "Depuis 1987" },
      });
      return {};
    },
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
      hours_a_day: 8,
      email: "b@volt.fr",
      phone: "06 11 22 33 44",
      insurance: { insurer: "SMABTP", contact: "Paris", coverage: "Europe", kind: "decennial", policy_number: "12-34" },
      insurance_duty: "none",
      mediation: "later",
      mediator: "",
      quote_price_cents: 6_000,
      legal_notices: "",
      document_style: { look: "bandeau", accent: "#16306b", footer: "" },
    },
    // Under the standard regime the VAT number follows from the SIREN.
    follows: { vat_regime: ["vat_number"] },
  },
  "PATCH /api/customers/{id}": {
    begin: newProject,
    other: OTHER_CUSTOMER,
    follows: { first_name: ["full_name"], last_name: ["full_name"], siren: ["siret"] },
  },
  "PATCH /api/projects/{id}/core": {
    read: readProject,
    begin: async (owner) => {
      const { customer } = await acceptedCall(owner, "POST", "/api/customers", { kind: "person", last_name: "Blanc" });
      return { ...(await newProject(owner)), [OTHER_CUSTOMER_ROW]: customer.id };
    },
    other: (ids) => ({
      name: "Rampe",
      start_date: "2027-03-20",
      end_date: "2027-06-01",
      project_recurrence: "single",
      client_info: OTHER_CUSTOMER,
      customer_id: ids[OTHER_CUSTOMER_ROW],
    }),
    follows: {
      customer_id: [...Object.keys(CUSTOMER), "full_name"].map((field) => `client_info.${field}`),
      "client_info.first_name": ["client_info.full_name"],
      "client_info.last_name": ["client_info.full_name"],
      "client_info.siren": ["client_info.siret"],
    },
  },
  "PATCH /api/projects/{id}/estimation": {
    read: readProject,
    begin: newProject,
    other: {
      description: "En hêtre",
      hours: 6,
      rate: 60,
      days: 3,
      day_rate_cents: 55_000,
      gross_rate_cents: 7_000,
      vat_basis_points: 2000,
      vat_reason: "export",
    },
    follows: {
      description: ["estimation_description"],
      hours: ["estimation_hours", "estimation_total"],
      rate: ["estimation_rate", "estimation_total"],
      days: ["estimation_hours", "estimation_total"],
      gross_rate_cents: ["estimation_rate", "estimation_total"],
      day_rate_cents: ["estimation_day_rate_cents", "estimation_hours_a_day", "estimation_rate", "estimation_total"],
      vat_basis_points: ["estimation_vat_basis_points", "estimation_vat_reason"],
      vat_reason: ["estimation_vat_reason"],
    },
  },
  "PATCH /api/projects/{id}/tasks/{taskId}": {
    read: async (owner, ids) => {
      const { tasks } = await readProject(owner, ids);
      const position = tasks.findIndex(({ id }: { id: string }) => id === ids[TASK]);
      return { ...tasks[position], position };
    },
    begin: newProject,
    other: {
      done: true,
      done_by_maitre: true,
      title: "Pose des marches",
      estimate_h: 3,
      description: "",
      vat_basis_points: 550,
      vat_reason: "export",
      section: "Cuisine",
      first_day: "2027-03-08",
      last_day: "2027-03-09",
      position: 0,
    },
    // The owner and managers tick as « maître d'œuvre ».
    follows: {
      done: ["done_by_maitre", "done_by", "done_at"],
      done_by_maitre: ["done", "done_by", "done_at"],
      vat_basis_points: ["vat_reason"],
      first_day: ["last_day"],
      last_day: ["first_day"],
    },
  },
  "PATCH /api/project-photos/{id}/{photoId}": {
    begin: async (owner) => addTwoPhotos(owner, await newProject(owner)),
    other: ({ before }) => ({ caption: "Le mur", before_id: before }),
  },
  "PATCH /api/project-times/{id}/{timeId}": {
    begin: async (owner) => noteTime(owner, await newProject(owner)),
    read: async (owner, ids) => (await acceptedCall(owner, "GET", urlOfTimes(ids))).times[0],
    other: { task_id: null, day: "2026-11-03", minutes: 45, note: "soleil" },
  },
  "PATCH /api/team/members/{userId}": { begin: beginMember, read: readMember, other: { role: "accountant" } },
  "PATCH /api/team/members/{userId}/card": {
    begin: beginMember,
    read: readMember,
    other: { name: "Karim Benali", phone: "06 11 22 33 44" },
  },
  // Its server is a real one: a mark is made there first.
  "PATCH /api/mails/{id}": {
    begin: async (owner, app) => ({ [MAIL]: await readMailOf(owner, app) }),
    read: async (owner, ids) => (await acceptedCall(owner, "GET", `/api/mails/${ids[MAIL]}`)).mails[0],
  },
  // Kept from a mail, and read in the list alone.
  "PATCH /api/supplier-invoices/{id}": {
    begin: async (owner, app) => {
      const { company } = await acceptedCall(owner, "GET", "/api/company");
      const { invoices } = await acceptedCall(owner, "GET", "/api/supplier-invoices");
      const id = invoices[0]?.id ?? (await seedInvoices(app.database.owner, company.id, 1))[0];
      return { ...(await newProject(owner)), [SUPPLIER_INVOICE]: id };
    },
    other: (ids) => ({ project_id: ids[PROJECT] }),
    follows: { project_id: ["project_name"] },
    // There is one.
    read: async (owner) => (await acceptedCall(owner, "GET", "/api/supplier-invoices")).invoices[0],
  },
};

/** The case of an endpoint, with its default parts. */
export function caseOf(line: Endpoint): Required<PatchCase> {
  const own = PATCH_CASES[nameOf(line)] ?? {};
  return {
    begin: own.begin ?? ((owner) => createFor(line, owner)),
    read: own.read ?? ((owner, ids) => readBack(line, owner, ids)),
    other: own.other ?? {},
    follows: own.follows ?? {},
  };
}

/** The sentence that says where to write a missing part of a case. */
export function inCase(line: Endpoint, what: string): string {
  return `add "${nameOf(line)}": { ${what} } to PATCH_CASES of test/patch-cases.ts`;
}

async function createFor(line: Endpoint, owner: Person): Promise<Ids> {
  const row = line.path.slice(0, line.path.lastIndexOf("}") + 1);
  if (row === "") return {};
  const isNested = row.indexOf("}") < row.length - 1;
  const parents = isNested ? await fillCompany(owner) : {};
  return { ...parents, [row]: await createOne(owner, row, parents) };
}

async function readBack(line: Endpoint, owner: Person, ids: Ids): Promise<Json> {
  const get = contract.find(({ method, path }) => method === "GET" && path === line.path);
  if (!get) throw new Error(`no GET reads ${line.path} again: ${inCase(line, "read: …")}`);
  const json = await acceptedCall(owner, "GET", urlOf(get, ids));
  const [inside] = Object.values(json as Json);
  return typeof inside === "object" && inside !== null ? (inside as Json) : json;
}
