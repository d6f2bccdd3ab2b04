import { CIVILITIES } from "#domain/customers/customer.ts";
import { MAX_NAME } from "#domain/shared/max-name.ts";
import { z } from "zod";
import { noAmount } from "./amounts.ts";
import { endpoint } from "./endpoint.ts";
import { address, addressAnswer, limitedText, optionalEmail, optionalPhone, page, text } from "./fields.ts";

/** The fields of a customer. None has a default: saving some fields leaves the others unchanged. */
const clientInfoFields = {
  company: text(MAX_NAME),
  civility: z.enum(CIVILITIES),
  first_name: text(80),
  last_name: text(80),
  email: optionalEmail,
  phone: optionalPhone,
  kind: z.enum(["company", "person"]),
  siren: text(20),
  siret: text(20),
  vat_number: text(20),
  address,
};

/** The customer as a project carries it (docs/specification.md#data), with our optional additions. */
export const clientInfo = z.object(clientInfoFields).partial();

/** The customer as answered. */
export const clientInfoAnswer = z.object({
  company: z.string(),
  civility: z.enum(CIVILITIES),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  full_name: z.string(),
  kind: z.enum(["company", "person"]),
  siren: z.string(),
  siret: z.string(),
  vat_number: z.string(),
  address: addressAnswer.nullable(),
});

/** A customer on the wire: the same names as a project's `client_info`. */
export const customer = clientInfoAnswer.extend({
  id: z.string(),
  /** The wire names of what an invoice to them lacks. */
  missing: z.array(z.string()),
  /** A firm in France without SIREN: its invoices cannot go through the e-invoicing network. */
  lacks_siren: z.boolean(),
});

/** A customer as read by the web. */
export type CustomerAnswer = z.infer<typeof customer>;

export const listCustomers = endpoint({
  method: "GET",
  path: "/api/customers",
  access: "signed-in",
  summary:
    "Customers, newest first; `q` searches names, email, phone and town ignoring case, accents and, when nothing has " +
    "the words as typed, one letter of each",
  query: z.object({ ...page, q: limitedText(MAX_NAME).optional() }),
  answer: z.object({ customers: z.array(customer), next_cursor: z.string().nullable() }),
});

export const createCustomer = endpoint({
  method: "POST",
  path: "/api/customers",
  access: "signed-in",
  touches: ["/api/customers"],
  summary:
    "Creates a customer, or completes the known one with the same names and nothing that tells them apart. With " +
    "`is_new_customer` it is a new one, whoever has the same name",
  body: clientInfo.extend({ is_new_customer: z.boolean().optional() }),
  answer: z.object({ customer }),
});

export const getCustomer = endpoint({
  method: "GET",
  path: "/api/customers/{id}",
  access: "signed-in",
  summary: "One customer, and how many projects are for them",
  answer: z.object({ customer, project_count: z.number() }),
});

export const updateCustomer = endpoint({
  method: "PATCH",
  path: "/api/customers/{id}",
  access: "signed-in",
  touches: ["/api/customers", "/api/projects", "/api/documents"],
  summary: "Saves the fields given",
  body: clientInfo,
  answer: z.object({ customer }),
});

export const exportCustomer = endpoint({
  method: "GET",
  path: "/api/customers/{id}/personal-data",
  access: "signed-in",
  right: "amounts",
  summary:
    "All that is held on a customer and on those merged into them, as a JSON text: cards, notes, projects, " +
    "documents, payments, answers and sendings (GDPR art. 15 and 20)",
  answer: z.object({ file_name: z.string(), json: z.string() }),
});

export const eraseCustomer = endpoint({
  method: "POST",
  path: "/api/customers/{id}/erasure",
  access: "signed-in",
  touches: ["/api/customers", "/api/projects", "/api/documents", "/api/customer-imports"],
  summary:
    "Erases the data of a customer for good (GDPR art. 17), but for issued documents and what proves them. 422 while " +
    "they owe money",
  answer: z.object({
    document_count: noAmount(z.number()),
    project_count: noAmount(z.number()),
    /** The day until which documents are kept at least. Null without any. */
    kept_until: z.string().nullable(),
  }),
});
