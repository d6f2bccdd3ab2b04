import { COMPANY_CHANGES } from "./company-changes.ts";
import { ALL_CONFIRMED } from "./confirmed-doubts.ts";
import type { TestApp } from "./test-app.ts";

// Every call that changes something a document is made of, or a fact about a document, on rows chosen by number.

/** What is known before a call: the rows it can be made on. */
export type Rows = {
  projects: { id: string }[];
  customers: { id: string }[];
  tasks: { id: string; project_id: string }[];
  drafts: { id: string; version: number }[];
  quotes: { id: string; dated_on: string }[];
  invoices: { id: string; rest_cents: number; line_ids: string[] }[];
  payments: { id: string }[];
  documents: { id: string }[];
};

/** A call to make: its address and its body. Null where there is nothing to make it on. */
export type MadeCall = { url: string; body?: unknown } | null;

type MakeCall = (rows: Rows, roll: number) => MadeCall;

/** One of a list, by any number. */
function pick<One>(list: readonly One[], roll: number): One | undefined {
  return list[roll % list.length];
}

/** A call on one of these rows, chosen by the roll. */
function on<Kind extends keyof Rows>(
  kind: Kind,
  url: (row: Rows[Kind][number]) => string,
  body?: (roll: number, row: Rows[Kind][number]) => unknown,
): MakeCall {
  return (rows, roll) => {
    const row = pick<Rows[Kind][number]>(rows[kind], roll);
    return row ? { url: url(row), body: body ? body(roll, row) : {} } : null;
  };
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

const CITIES = ["Lyon", "Grenoble", "Vienne"];
const address = (roll: number) => ({ line1: `${roll} quai des Bois`, postal_code: "38000", city: pick(CITIES, roll) });
const customer = (roll: number) => ({
  company: `Menuiserie ${roll}`,
  email: `claire${roll}@roux.fr`,
  siren: pick(["552100554", "732829320"], roll),
  address: address(roll),
});

/** A deposit, or a progress of works that have no heading. */
function partBody(roll: number): object {
  return roll % 2 === 0
    ? { kind: "deposit", share_basis_points: 1_000 }
    : { kind: "progress", sections: [{ section_id: "", basis_points: 5_000 }] };
}

/** A picture of one pixel. */
const LOGO = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const item = (id: string, roll: number) => ({
  kind: "item",
  id,
  label: `Pose ${roll}`,
  details: [],
  nature: pick(["service", "goods"], roll),
  quantity_e4: 5_000 * (1 + (roll % 40)),
  unit: pick(["h", "m²", "u"], roll),
  unit_price_e6: 1_000_000 * (20 + (roll % 90)),
  discount_basis_points: pick([0, 500, 1_000], roll),
  vat_basis_points: pick([2000, 1000, 550], roll),
  vat_reason: null,
  is_option: roll % 7 === 6,
  task_id: null,
});
const draftBody = (roll: number, { version }: { version: number }) => ({
  version,
  lines: [
    { kind: "section", id: "s1", label: `Lot ${roll}`, level: 1 },
    item("i1", roll),
    item("i2", roll + 1),
    { kind: "text", id: "t1", label: `Garantie ${roll}` },
  ],
  discount: pick([null, { kind: "share", basis_points: 300 }, { kind: "amount", discount_cents: 1_250 }], roll),
});

/** A part of a line, a line, or all that is left. */
const creditBody = (roll: number, { line_ids }: { line_ids: string[] }) => ({
  lines: roll % 3 === 2 ? null : [{ line_id: pick(line_ids, roll) ?? "", quantity_e4: pick([1_000, null], roll) }],
  reason: `Motif ${roll}`,
});

/** The calls, by their name in the contract. */
export const PROJECT_CALLS: Readonly<Record<string, MakeCall>> = {
  "PATCH /api/company": (_rows, roll) => ({ url: "/api/company", body: pick(COMPANY_CHANGES, roll) }),
  "PUT /api/company/planned-vat-regime": (_rows, roll) => ({
    url: "/api/company/planned-vat-regime",
    body: {
      vat_regime: pick(["franchise", "standard"], roll),
      vat_due_on: "payment",
      applies_on: dayFromNow(roll % 3 === 1 ? 0 : 30),
    },
  }),
  "DELETE /api/company/planned-vat-regime": () => ({ url: "/api/company/planned-vat-regime" }),
  "POST /api/company/siren": (_rows, roll) => ({
    url: "/api/company/siren",
    body: { siren: pick(["732829320", "732829395"], roll) },
  }),
  "PUT /api/company/logo": (_rows, roll) => ({ url: "/api/company/logo", body: { data: pick([LOGO, null], roll) } }),
  "POST /api/projects": (_rows, roll) => ({
    url: "/api/projects",
    body: { name: `Chantier ${roll}`, start_date: "2026-12-01", client_info: customer(roll) },
  }),
  "PATCH /api/projects/{id}/core": (rows, roll) => {
    const [project, chosenCustomer] = [pick(rows.projects, roll), pick(rows.customers, roll)];
    if (!project) return null;
    const core = { name: `Rénovation ${roll}`, start_date: `2027-01-${10 + (roll % 20)}` };
    // One time in three the project gets another customer too.
    const customerId = roll % 3 === 2 ? chosenCustomer?.id : undefined;
    return {
      url: `/api/projects/${project.id}/core`,
      body: { ...core, ...(customerId !== undefined && { customer_id: customerId }) },
    };
  },
  "POST /api/customers": (_rows, roll) => ({ url: "/api/customers", body: customer(roll) }),
  "PATCH /api/customers/{id}": on("customers", ({ id }) => `/api/customers/${id}`, customer),
  "POST /api/customers/{id}/merge": ({ customers }, roll) => {
    const [customerOfCall, other] = [pick(customers, roll), pick(customers, roll + 1)];
    const fields = ["name", "email", "phone", "numbers", "address"];
    const taken_fields = fields.filter((_field, place) => (roll >> place) % 2 === 1);
    if (!customerOfCall || !other) return null;
    return { url: `/api/customers/${customerOfCall.id}/merge`, body: { other_id: other.id, taken_fields } };
  },
  "POST /api/projects/{id}/tasks": on(
    "projects",
    ({ id }) => `/api/projects/${id}/tasks`,
    (roll) => ({ title: `Tâche ${roll}`, estimate_h: 1 + (roll % 9) }),
  ),
  "PATCH /api/projects/{id}/tasks/{taskId}": on(
    "tasks",
    ({ id, project_id }) => `/api/projects/${project_id}/tasks/${id}`,
    (roll) => ({ title: `Tâche reprise ${roll}`, done: roll % 2 === 0, vat_basis_points: pick([2000, 1000], roll) }),
  ),
  "DELETE /api/projects/{id}/tasks/{taskId}": (rows, roll) => {
    const task = pick(rows.tasks, roll);
    return task ? { url: `/api/projects/${task.project_id}/tasks/${task.id}` } : null;
  },
  "PATCH /api/projects/{id}/estimation": on(
    "projects",
    ({ id }) => `/api/projects/${id}/estimation`,
    (roll) => ({ hours: 1 + (roll % 30), rate: 40 + (roll % 25) }),
  ),
  "POST /api/projects/{id}/ai-estimation": on(
    "projects",
    ({ id }) => `/api/projects/${id}/ai-estimation`,
    (roll) => ({ description: `Pose de ${2 + (roll % 5)} radiateurs` }),
  ),
  "POST /api/projects/{id}/tasks/kept": on(
    "projects",
    ({ id }) => `/api/projects/${id}/tasks/kept`,
    (roll) => ({ tasks: [{ title: `Tâche gardée ${roll}`, estimate_h: 1 + (roll % 5) }] }),
  ),
  "PUT /api/projects/{id}/vat-reason": on(
    "projects",
    ({ id }) => `/api/projects/${id}/vat-reason`,
    () => ({ vat_reason: "subcontracting" }),
  ),
  "PUT /api/projects/{id}/vat-answers": on(
    "projects",
    ({ id }) => `/api/projects/${id}/vat-answers`,
    (roll) => ({ place: "dwelling", age: roll % 2 === 0 ? "over_two_years" : "under_two_years" }),
  ),
  "PUT /api/projects/{id}/quote-conditions": on(
    "projects",
    ({ id }) => `/api/projects/${id}/quote-conditions`,
    (roll) => ({
      deposit: { kind: "down_payment", size: { unit: "share", basis_points: 1_000 * (1 + (roll % 5)) } },
      is_for_next: roll % 2 === 0,
    }),
  ),
  "POST /api/projects/{id}/quote-draft": on("projects", ({ id }) => `/api/projects/${id}/quote-draft`),
  "PUT /api/quotes/{id}/draft": on("drafts", ({ id }) => `/api/quotes/${id}/draft`, draftBody),
  "POST /api/projects/{id}/quote": on(
    "projects",
    ({ id }) => `/api/projects/${id}/quote`,
    (roll) => ({ after_acceptance: roll % 2 === 1 }),
  ),
  "POST /api/quotes/{versionId}/sending": on("quotes", ({ id }) => `/api/quotes/${id}/sending`),
  "POST /api/quotes/{versionId}/preparation": on("quotes", ({ id }) => `/api/quotes/${id}/preparation`),
  "POST /api/quotes/{versionId}/decision": on(
    "quotes",
    ({ id }) => `/api/quotes/${id}/decision`,
    (roll, { dated_on }) => ({
      decision: pick(["accepted", "declined"], roll),
      signer: `Claire ${roll}`,
      decided_on: dated_on,
    }),
  ),
  "DELETE /api/quotes/{versionId}/decision": on(
    "quotes",
    ({ id }) => `/api/quotes/${id}/decision`,
    () => undefined,
  ),
  "POST /api/projects/{id}/invoice": on(
    "projects",
    ({ id }) => `/api/projects/${id}/invoice`,
    () => ALL_CONFIRMED,
  ),
  "POST /api/projects/{id}/part-invoices/preview": on(
    "projects",
    ({ id }) => `/api/projects/${id}/part-invoices/preview`,
    (roll) => ({ part: partBody(roll) }),
  ),
  "POST /api/projects/{id}/part-invoices": on(
    "projects",
    ({ id }) => `/api/projects/${id}/part-invoices`,
    (roll) => ({ part: partBody(roll), ...ALL_CONFIRMED }),
  ),
  "POST /api/invoices/{id}/sending": on("invoices", ({ id }) => `/api/invoices/${id}/sending`),
  "POST /api/invoices/{id}/payments": on(
    "invoices",
    ({ id }) => `/api/invoices/${id}/payments`,
    (roll, { rest_cents }) => ({ amount_cents: pick([500, rest_cents + 1_000, rest_cents], roll), method: "transfer" }),
  ),
  "POST /api/invoices/{id}/refunds": on(
    "invoices",
    ({ id }) => `/api/invoices/${id}/refunds`,
    (_roll, { rest_cents }) => ({ amount_cents: -rest_cents, method: "transfer" }),
  ),
  "POST /api/payments/{id}/reversal": on("payments", ({ id }) => `/api/payments/${id}/reversal`),
  "POST /api/invoices/{id}/credit-notes/preview": on(
    "invoices",
    ({ id }) => `/api/invoices/${id}/credit-notes/preview`,
    creditBody,
  ),
  "POST /api/invoices/{id}/credit-notes": on("invoices", ({ id }) => `/api/invoices/${id}/credit-notes`, creditBody),
  "POST /api/documents/{id}/retry": on("documents", ({ id }) => `/api/documents/${id}/retry`),
};

/** The rows of a company, read by the database's own account. */
export async function readRows({ database }: TestApp, companyId: string): Promise<Rows> {
  const list = (columns: string, from: string, order: string) =>
    `(select coalesce(json_agg(one), '[]') from
      (select ${columns} from ${from} and company_id = $1 order by ${order}) one)`;
  const { rows } = await database.owner.query<{ rows: Rows }>(
    `select json_build_object(
      'projects', ${list("id", "project where true", "created_at, id")},
      'customers', ${list("id", "customer where true", "created_at, id")},
      'tasks', ${list("id, project_id", "task where true", "project_id, position, id")},
      'drafts', ${list("id, version", "quote_draft where true", "id")},
      'quotes', ${list("id, dated_on", "document where kind = 'quote'", "created_at desc, id")},
      'invoices', ${list(
        `document_id as id, rest_cents, (select coalesce(json_agg(line ->> 'id'), '[]')
          from document d, jsonb_array_elements(d.content -> 'lines') line
          where d.id = document_id and line ->> 'kind' = 'item') as line_ids`,
        "invoice_balance where true",
        "document_id",
      )},
      'payments', ${list("id", "payment where true", "created_at desc, id")},
      'documents', ${list("id", "document where true", "created_at, id")}) as rows`,
    [companyId],
  );
  return rows[0]!.rows;
}
