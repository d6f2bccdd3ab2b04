import { createCustomer } from "#api/customers.ts";
import { id, text } from "#api/fields.ts";
import { saveProjectCore } from "#api/projects.ts";
import { titleFor } from "#domain/assistant/card/title/project-title.ts";
import { sayChangeCustomer } from "#domain/assistant/changes/change-customer.messages.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";
import { CIVILITIES, clientNames, personName } from "#domain/customers/customer.ts";
import { MAX_NAME } from "#domain/shared/max-name.ts";
import { findCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { notFound } from "#server/http/api-error.ts";
import { z } from "zod";
import { action } from "../action.ts";
import { findNamedProject } from "../named-project.ts";
import { drawUp, readVersionFacts } from "./draw-up.ts";

const input = z.object({
  project_id: id,
  customer_id: id.nullable().default(null),
  new_customer: z
    .object({
      kind: z.enum(["company", "person"]),
      civility: z.enum(CIVILITIES).default(""),
      company: text(MAX_NAME).default(""),
      first_name: text(80).default(""),
      last_name: text(80).default(""),
    })
    .optional(),
});

async function readFacts(tx: Db, { project_id }: { project_id: string }) {
  const namedProject = await findNamedProject(tx, project_id);
  const customer = namedProject && (await findCustomer(tx, namedProject.project.customerId));
  if (!namedProject || !customer) return null;
  const town = customer.address?.city ?? "";
  return {
    ...namedProject.names,
    ...(await readVersionFacts(tx, project_id)),
    customerId: customer.id,
    names: [...namesOf(customer), ...(town === "" ? [] : [town])].join(" – "),
    titleName: titleNameOf(customer),
  };
}

function namesOf(customer: CustomerCard): string[] {
  const { kind, companyName: company } = customer;
  return clientNames({ kind, company, full_name: personName(customer) });
}

// The name that ends a title which the product made.
function titleNameOf({ companyName, lastName }: { companyName: string; lastName: string }): string {
  return companyName || lastName;
}

const changeCustomer = action({
  kind: "change_customer",
  right: "amounts",
  input,
  readFacts,
  run: async (call, { project_id, customer_id, new_customer }, record) => {
    if (customer_id === null && !new_customer) throw notFound();
    const newId =
      customer_id ??
      (await call(createCustomer, { params: {}, body: { ...new_customer, is_new_customer: true } })).customer.id;
    const params = { id: project_id };
    const { project } = await call(saveProjectCore, { params, body: { customer_id: newId } });
    const { company, last_name } = project.client_info;
    const titleName = titleNameOf({ companyName: company, lastName: last_name });
    const name = titleFor(titleName, record.projectName, record.titleName);
    if (name !== record.projectName) await call(saveProjectCore, { params, body: { name } });
    await drawUp(call, project_id, record);
    return {};
  },
  undo: async (call, { project_id }, record) => {
    const body = { customer_id: record.customerId, name: record.projectName };
    await call(saveProjectCore, { params: { id: project_id }, body });
    await drawUp(call, project_id, record);
  },
  say: ({ customer_id }, record, nextRecord) => sayChangeCustomer(record, nextRecord, customer_id === null),
});

/** Another customer of a project. */
export const CUSTOMER_ACTIONS = [changeCustomer];
