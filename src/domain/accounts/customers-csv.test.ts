import fc from "fast-check";
import { expect, test } from "vitest";
import type { CustomerCard } from "../customers/customer.ts";
import { csvRows } from "../imports/csv.ts";
import { customersCsv } from "./customers-csv.ts";
import { guessColumns } from "./import/customer-columns.ts";
import { readImportedCustomer } from "./import/imported-customer.ts";

const CLAIRE: CustomerCard = {
  id: "c1",
  kind: "company",
  companyName: "Menuiserie Roux",
  civility: "mme",
  firstName: "Claire",
  lastName: "Roux",
  email: "claire@roux.example",
  phone: "+33 6 12 34 56 78",
  siren: "552100554",
  siret: "55210055400013",
  vatNumber: "FR40552100554",
  address: {
    line1: "8 quai des Bois",
    line2: "Atelier 2",
    postalCode: "01000",
    city: "Bourg-en-Bresse",
    country: "FR",
  },
};

const readAgain = (customers: readonly CustomerCard[]) => {
  const [head, ...rows] = csvRows(customersCsv(customers).replace("\uFEFF", ""), 1_000);
  const columns = guessColumns(head?.cells ?? []);
  return rows.map(({ cells }) => readImportedCustomer(columns, cells));
};

test("a customer who leaves as a table comes back by an import as they were", () => {
  expect(readAgain([CLAIRE])).toMatchObject([
    {
      ok: true,
      value: {
        company: "Menuiserie Roux",
        first_name: "Claire",
        last_name: "Roux",
        email: "claire@roux.example",
        phone: "+33 6 12 34 56 78",
        siren: "552100554",
        siret: "55210055400013",
        vat_number: "FR40552100554",
        address: { line1: "8 quai des Bois", line2: "Atelier 2", postal_code: "01000", city: "Bourg-en-Bresse" },
      },
    },
  ]);
});

test("no name makes a formula of its cell", () => {
  const name = fc.tuple(fc.constantFrom("=", "+", "-", "@", "\t="), fc.string()).map((parts) => parts.join(""));
  fc.assert(
    fc.property(name, (companyName) => {
      const line = customersCsv([{ ...CLAIRE, companyName }]).split("\r\n")[1] ?? "";
      expect(line).not.toMatch(/^"?[\s]*[=+\-@]/);
    }),
  );
});

test("a name that begins as a formula comes back as it was", () => {
  const customers = [{ ...CLAIRE, companyName: "+ de lumière" }];
  expect(readAgain(customers)).toMatchObject([{ ok: true, value: { company: "+ de lumière" } }]);
});
