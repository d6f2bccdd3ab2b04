import * as assistant from "./assistant.ts";
import * as company from "./company.ts";
import * as customers from "./customers.ts";
import * as documents from "./documents.ts";
import type { Endpoint } from "./endpoint.ts";
import * as mail from "./mail.ts";
import * as projects from "./projects.ts";
import * as team from "./team.ts";
import * as sessions from "./sessions.ts";

/**
 * The whole contract table: every endpoint of the product, for OpenAPI, routing and the tests that must forget none.
 */
export const contract: readonly Endpoint[] = [
  company,
  team,
  customers,
  projects,
  documents,
  assistant,
  mail,
  sessions,
].flatMap((noun) => Object.values(noun).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "access" in value;
}
