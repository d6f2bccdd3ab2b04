import { plainWords } from "../../shared/search-text.ts";
import type { FoundProject } from "./assistant-project.ts";
import type { Answers } from "./flow.ts";

/**
 * True when an order names somebody else than the customer of a project: « fais un devis pour Mme Martin » on the page
 * of a project of Mme Roux takes nothing of hers.
 */
export function isForOther(
  { lastName = "", company = "" }: Answers,
  { client_info }: Pick<FoundProject, "client_info">,
): boolean {
  const knownNames = [client_info.company, client_info.last_name].map(plainWords).filter((name) => name !== "");
  const saidNames = [company, lastName].map(plainWords).filter((name) => name !== "");
  if (knownNames.length === 0 || saidNames.length === 0) return false;
  return !saidNames.some((name) => knownNames.some((other) => name.includes(other) || other.includes(name)));
}
