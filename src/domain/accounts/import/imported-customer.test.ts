import { expect, test } from "vitest";
import type { CustomerCard } from "../../customers/customer.ts";
import { withHeaders } from "../../imports/import-rows.ts";
import { countChoices, withLineChoice } from "../../imports/known-choice.ts";
import { guessColumns, hasNameColumn } from "./customer-columns.ts";
import type { ImportColumn } from "./import-fields.ts";
import { CUSTOMER_EXAMPLE, findingsWords, importLabel, importWords } from "./import.messages.ts";
import { readImportedCustomer } from "./imported-customer.ts";
import { findKnownCustomer } from "./known-customer.ts";
import { likelyField } from "./likely-field.ts";

test.each([
  [
    ["Civilité", "Prénom", "Nom", "Société"],
    ["civility", "first_name", "last_name", "company"],
  ],
  [
    ["NOM", "Tél.", "Portable", "C.P.", "Ville"],
    ["full_name", "phone", "phone", "postal_code", "city"],
  ],
  [
    ["First Name", "Last Name", "E-mail", "Zip code", "Couleur"],
    ["first_name", "last_name", "email", "postal_code", ""],
  ],
  [
    ["Client", "N° SIRET", "N° TVA intracommunautaire"],
    ["full_name", "siret", "vat_number"],
  ],
])("the columns of %s are guessed", (headers, columns) => expect(guessColumns(headers)).toEqual(columns));

test.each([
  [["Nom", "Ville"], true],
  [["Patronyme", "Lieu"], true],
  [["Roux", "0611223344"], false],
])("%s says what stands under it: %s", (cells, isHeader) =>
  expect(withHeaders([{ line: 1, cells }], guessColumns).headers !== null).toBe(isHeader),
);

test("the headers may stand under the name of the list", () => {
  const rows = [["Clients 2026"], ["Nom", "Ville"], ["Roux", "Brest"]].map((cells, at) => ({ line: at + 1, cells }));
  const { headers, rows: rest } = withHeaders(rows, guessColumns);
  expect([headers?.cells, rest.map(({ cells }) => cells)]).toEqual([["Nom", "Ville"], [["Roux", "Brest"]]]);
});

test("a list without names is told", () => {
  expect([hasNameColumn(["email", ""]), hasNameColumn(["email", "company"])]).toEqual([false, true]);
});

const read = (columns: ImportColumn[], ...cells: string[]) => {
  const row = readImportedCustomer(columns, cells);
  return row.ok ? row.value : row.refusal.code;
};

test.each([
  ["ROUX Claire", { first_name: "Claire", last_name: "ROUX", kind: "person" }],
  ["Claire Roux", { first_name: "Claire", last_name: "Roux" }],
  ["CLAIRE ROUX", { first_name: "CLAIRE", last_name: "ROUX" }],
  ["M. et Mme Roux", { civility: "couple", first_name: "", last_name: "Roux" }],
  ["Mme Claire Roux", { civility: "mme", first_name: "Claire", last_name: "Roux" }],
  ["SARL Toitures Roux", { company: "SARL Toitures Roux", last_name: "", kind: "company" }],
])("the name « %s » is read", (name, names) => expect(read(["full_name"], name)).toMatchObject(names));

test("a column of family names before first names is read in that order", () => {
  const names = { first_name: "SOPHIE", last_name: "MARTIN" };
  expect(read(["last_first_name"], "MARTIN SOPHIE")).toMatchObject(names);
  expect(guessColumns(["Nom Prénom", "Ville"])).toEqual(["last_first_name", "city"]);
});

test("a column of emails is told by its cells", () => {
  const sample = [
    ["Roux", "c@roux.fr"],
    ["Petit", ""],
    ["Blanc", "b@blanc.fr"],
  ];
  expect(guessColumns(["Nom", "Contact 2"], sample)).toEqual(["full_name", "email"]);
  expect(guessColumns(["Nom", "Mél"])).toEqual(["full_name", "email"]);
  expect(guessColumns(["Nom", "Remarque"], [["Roux", "fidèle"]])).toEqual(["full_name", ""]);
});

test("a column that is left out looks like what half of its cells are", () => {
  expect([likelyField(["06 11 22 33 44", "?"]), likelyField(["732829320"]), likelyField(["fidèle"])]).toEqual([
    "phone",
    "siren",
    null,
  ]);
});

test.each([
  ["6900", "Lyon", "", "left_out"],
  ["6000", "Nice", "06000", "restored_zero"],
  ["0690", "", "", "left_out"],
  ["69006", "Lyon 6e", "69006", null],
])("the postal code « %s » of « %s » is read « %s »", (cell, city, code, doubt) => {
  const row = { postal_doubt: doubt, address: { postal_code: code } };
  expect(read(["last_name", "postal_code", "city"], "Roux", cell, city)).toMatchObject(row);
});

test.each([
  ["phone", "611223344", { phone: "0611223344" }],
  ["phone", '="0611223344"', { phone: "0611223344" }],
  ["phone", "'+33 6 11 22 33 44", { phone: "+33 6 11 22 33 44" }],
  ["phone", "+33 6 11 22 33 44", { phone: "+33 6 11 22 33 44" }],
  ["postal_code", "1000", { address: { postal_code: "01000" } }],
  ["country", "Belgique", { address: { country: "BE" } }],
  ["email", "A@B.fr ; c@d.fr", { email: "a@b.fr" }],
  ["company", "-Toitures-", { company: "-Toitures-" }],
  ["last_name", '=HYPERLINK("http://x")', "formula"],
  ["country", "Atlantide", "unknown_country"],
] as const)("a cell of %s that is « %s » is read", (column, cell, answer) => {
  const customer = read(["last_name", column], column === "last_name" ? "" : "Roux", cell);
  if (typeof answer === "string") expect(column === "last_name" ? read([column], cell) : customer).toBe(answer);
  else expect(customer).toMatchObject(answer);
});

test("two phones stand beside each other once", () => {
  expect(read(["last_name", "phone", "phone", "phone"], "Roux", "0611223344", "0477001122", "611223344")).toMatchObject(
    {
      phone: "0611223344 / 0477001122",
    },
  );
});

test("a row without a name is refused", () => expect(read(["last_name", "city"], " ", "Lyon")).toBe("nameless"));

const CARD: CustomerCard = {
  id: "1",
  kind: "person",
  companyName: "",
  civility: "",
  firstName: "Claire",
  lastName: "Roux",
  email: "c@roux.fr",
  phone: "",
  siren: "",
  siret: "",
  vatNumber: "",
  address: { line1: "", line2: "", postalCode: "69003", city: "Lyon", country: "FR" },
};
const REVERSED = { firstName: "Roux", lastName: "Claire", email: "autre@roux.fr" };
const FIRM = { ...CARD, kind: "company", siren: "552100554" } as const;

test.each([
  ["the same email", { lastName: "Petit" }, "email"],
  ["the same name without more", { email: "", address: null }, "name"],
  ["the names reversed", { firstName: "ROUX", lastName: "CLAIRE", email: "", address: null }, "name"],
  ["the names reversed with the postal code", REVERSED, "name"],
  ["the same name in the same town", { email: "autre@roux.fr" }, "name"],
] as const)("somebody with %s is known", (_name, change, reason) => {
  expect(findKnownCustomer([CARD], { ...CARD, ...change })).toMatchObject({ reason });
});

test("somebody with the same phone, written otherwise, is known", () => {
  const customer = { ...CARD, phone: "04 77 00 11 22 / 06 11 22 33 44" };
  const card = { ...CARD, lastName: "Petit", email: "", phone: "+33 6 11 22 33 44" };
  expect(findKnownCustomer([customer], card)).toMatchObject({ reason: "phone" });
});

test("a SIREN tells firms apart", () => {
  expect(findKnownCustomer([FIRM], { ...FIRM, companyName: "Autre", email: "" })).toMatchObject({ reason: "siren" });
  expect(findKnownCustomer([FIRM], { ...FIRM, siren: "732829320" })).toBeNull();
});

test("one name in two towns with two emails is somebody new", () => {
  const address = { line1: "", line2: "", postalCode: "06000", city: "Nice", country: "FR" };
  expect(findKnownCustomer([CARD], { ...CARD, email: "autre@roux.fr", address })).toBeNull();
});

test("what was done is said", () => {
  expect(
    importWords({ added_count: 1200, completed_count: 3, known_count: 1, refused_count: 2, marked_count: 1 }),
  ).toMatch(/^1\s200 clients ajoutés, 3 complétés, 1 déjà connu, 2 lignes refusées, 1 à vérifier$/);
});

test.each([
  [{ add: 1, complete: 0 }, "Importer 1 client"],
  [{ add: 3, complete: 2 }, "Importer 3 clients, en compléter 2"],
  [{ add: 0, complete: 2 }, "Compléter 2 clients"],
  [{ add: 0, complete: 0 }, "Aucun client à ajouter"],
])("the button of %o says « %s »", (counts, label) => expect(importLabel(counts)).toBe(label));

test("what is to be corrected is said before", () => {
  const counts = {
    nameless_count: 1,
    number_count: 2,
    restored_zero_count: 0,
    left_out_code_count: 1,
    refused_count: 0,
  };
  expect(findingsWords(counts)).toBe(
    "1 ligne sans nom, 2 SIREN à corriger, 1 code postal à vérifier. Ce qui est faux n'est pas repris.",
  );
});

test("a line has its own choice among those of the file", () => {
  const choices = withLineChoice({ choice: "leave", lines: [] }, 3, "complete");
  expect(countChoices(choices, 5)).toEqual({ leave: 4, complete: 1, add: 0 });
  expect(withLineChoice(choices, 3, "leave").lines).toEqual([]);
});

test("each row of the example file is read", () => {
  const columns = guessColumns(CUSTOMER_EXAMPLE.columns);
  expect(columns).not.toContain("");
  for (const row of CUSTOMER_EXAMPLE.rows) expect(readImportedCustomer(columns, row)).toMatchObject({ ok: true });
});
