import { MAX_NAME } from "#domain/shared/max-name.ts";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { limitedText } from "../fields.ts";

/** Whether the register answers now. Without it, what one types is kept as typed. */
const availability = { is_available: z.boolean() };

const registeredAddress = z.object({ line1: z.string(), postal_code: z.string(), city: z.string() });

const registeredCompany = z.object({
  siren: z.string(),
  siret: z.string(),
  name: z.string(),
  /** The code of the legal category (INSEE, niveau III). Empty when unknown. */
  legal_category: z.string(),
  is_closed: z.boolean(),
  address: registeredAddress,
});

/** A company of the public register, as read by the web. */
export type RegisteredCompanyAnswer = z.infer<typeof registeredCompany>;

/** An address of the public register, as read by the web. */
export type RegisteredAddressAnswer = z.infer<typeof registeredAddress>;

const query = z.object({ q: limitedText(MAX_NAME).optional() });

export const findRegisteredCompanies = endpoint({
  method: "GET",
  path: "/api/register/companies",
  access: "signed-in",
  right: "manage",
  quota: "search",
  summary:
    "Companies of the public register by name, SIREN or SIRET, the best first, eight at most. Without `q`, only " +
    "whether the register may be asked. When it cannot be reached, `is_available` is false and nothing is found",
  query,
  answer: z.object({ ...availability, companies: z.array(registeredCompany) }),
});

export const findRegisteredAddresses = endpoint({
  method: "GET",
  path: "/api/register/addresses",
  access: "signed-in",
  right: "manage",
  quota: "search",
  summary:
    "Addresses in France that begin as typed, the best first, five at most. Without `q`, only whether the register " +
    "may be asked. When it cannot be reached, `is_available` is false and nothing is found",
  query,
  answer: z.object({ ...availability, addresses: z.array(registeredAddress) }),
});
