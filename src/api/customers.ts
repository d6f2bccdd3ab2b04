import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { limited, page } from "./fields.ts";
import { clientInfo, clientInfoAnswer } from "./projects.ts";

/** A customer on the wire: the same names as a project's `client_info`. */
export const customer = clientInfoAnswer.extend({ id: z.string(), missing: z.array(z.string()) });

/** A customer as read by the web. */
export type CustomerAnswer = z.infer<typeof customer>;

export const listCustomers = endpoint({
  method: "GET",
  path: "/api/customers",
  access: "signed-in",
  summary: "Customers, newest first; `q` searches names ignoring case and accents",
  query: z.object({ ...page, q: limited(160).optional() }),
  answer: z.object({ customers: z.array(customer), next_cursor: z.string().nullable() }),
});

export const getCustomer = endpoint({
  method: "GET",
  path: "/api/customers/{id}",
  access: "signed-in",
  summary: "One customer",
  answer: z.object({ customer }),
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
