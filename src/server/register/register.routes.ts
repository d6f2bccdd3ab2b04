import { findRegisteredAddresses, findRegisteredCompanies } from "#api/register/register.ts";
import { askedCompany, askedWords } from "#domain/register/asked-words.ts";
import type { RegisteredAddress } from "#domain/register/registered.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute } from "#server/http/route.ts";
import type { Register } from "#server/registers/open-register.ts";

/** What forms are filled from: companies and addresses of the public registers. Nothing of a company is read. */
export const registerRoutes: Route[] = [
  patientRoute(findRegisteredCompanies, async ({ registers: { companies } }, { query }) => {
    const { is_available, rows } = await findIn(companies, askedCompany(query.q ?? ""));
    return {
      is_available,
      companies: rows.map(({ siren, siret, name, legalCategory, isClosed, address }) => ({
        siren,
        siret,
        name,
        legal_category: legalCategory,
        is_closed: isClosed,
        address: toWire(address),
      })),
    };
  }),

  patientRoute(findRegisteredAddresses, async ({ registers: { addresses } }, { query }) => {
    const { is_available, rows } = await findIn(addresses, askedWords(query.q ?? ""));
    return { is_available, addresses: rows.map(toWire) };
  }),
];

async function findIn<Row>(register: Register<Row>, words: string | null) {
  if (words === null) return { is_available: register.isAvailable(), rows: [] };
  const rows = await register.look(words);
  return { is_available: rows !== null, rows: rows ?? [] };
}

function toWire({ line1, postalCode, city }: RegisteredAddress) {
  return { line1, postal_code: postalCode, city };
}
