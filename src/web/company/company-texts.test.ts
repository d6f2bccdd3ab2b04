import type { CompanyAnswer } from "#api/company.ts";
import { expect, test } from "vitest";
import { companyValues } from "./company-texts.ts";

test("a SIREN is shown in threes, as a SIRET is", () => {
  const company = { siren: "732829320", siret: "73282932000074", hourly_rate: null, hours_a_day: null, capital: null };
  const values = companyValues({ ...company, quote_price_cents: null } as unknown as CompanyAnswer);
  expect(values).toMatchObject({ siren: "732 829 320", siret: "732 829 320 00074" });
});
