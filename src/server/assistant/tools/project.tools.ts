import { noAmount } from "#api/amounts.ts";
import { id, text } from "#api/fields.ts";
import { sayContacts, sayProjectStatus, sayProjects } from "#domain/assistant/tools/project.messages.ts";
import { personName } from "#domain/customers/customer.ts";
import { withoutCivilities } from "#domain/customers/without-civilities.ts";
import { listCustomerPage, toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { ListRow } from "#server/projects/project-list.repository.ts";
import { findBestProjects, findProjectRows } from "#server/projects/project-list.repository.ts";
import { listRecentProjects } from "#server/projects/projects.repository.ts";
import { z } from "zod";
import { tool } from "./tool.ts";

const MOST_PROJECTS = 10;
const MOST_NAMED = 5;

const listProjects = tool({
  name: "list_projects",
  right: "read",
  input: z.object({}),
  answer: z.object({ projects: z.array(z.object({ id: z.string(), name: z.string() })) }),
  run: async (tx) => ({ projects: await listRecentProjects(tx, MOST_PROJECTS) }),
  say: ({ projects }) => sayProjects(projects),
});

const projectAnswer = z.object({
  id: z.string(),
  name: z.string(),
  customer_name: z.string(),
  tasks_done: z.number(),
  tasks_total: noAmount(z.number()),
  quote_number: z.string().nullable(),
  invoice_number: z.string().nullable(),
});

const projectStatus = tool({
  name: "project_status",
  right: "read",
  input: z.object({ about: text(200).optional(), project_id: id.optional() }),
  answer: z.object({ name: z.string(), projects: z.array(projectAnswer) }),
  run: async (tx, _caller, { about = "", project_id }) => {
    if (project_id === undefined)
      return {
        name: about,
        projects: about === "" ? [] : (await findBestProjects(tx, about, MOST_NAMED)).map(toFacts),
      };
    const rows = await findProjectRows(tx, project_id);
    return rows.length === 0 ? null : { name: rows[0]!.name, projects: rows.map(toFacts) };
  },
  say: sayProjectStatus,
});

const findCustomer = tool({
  name: "find_customer",
  right: "read",
  input: z.object({ about: text(200) }),
  answer: z.object({
    name: z.string(),
    customers: z.array(
      z.object({ id: z.string(), company: z.string(), person: z.string(), phone: z.string(), email: z.string() }),
    ),
  }),
  run: async (tx, _caller, { about }) => {
    const rows = about === "" ? [] : await listNamed(tx, about);
    const customers = rows.slice(0, MOST_NAMED).map((row) => {
      const { id, company_name: company, phone, email } = row;
      return { id, company, person: personName(toCustomer(row)), phone, email };
    });
    return { name: about, customers };
  },
  say: sayContacts,
});

// « monsieur Lefèvre » is stored as Lefèvre.
async function listNamed(tx: Db, about: string) {
  const bareName = withoutCivilities(about.split(" ")).join(" ");
  const rows = await listCustomerPage(tx, about, null, MOST_NAMED);
  return rows.length > 0 || bareName === about ? rows : listCustomerPage(tx, bareName, null, MOST_NAMED);
}

/** The tools about projects and customers. */
export const PROJECT_TOOLS = [listProjects, projectStatus, findCustomer];

function toFacts({ id, name, customer, tasks_total, tasks_done, documents }: ListRow): z.input<typeof projectAnswer> {
  return {
    id,
    name,
    customer_name: customer.company_name || personName(toCustomer(customer)),
    tasks_done,
    tasks_total,
    quote_number: documents?.quote?.number ?? null,
    invoice_number: documents?.invoice?.number ?? null,
  };
}
