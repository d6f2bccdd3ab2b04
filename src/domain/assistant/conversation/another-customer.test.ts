import { expect, test } from "vitest";
import { readMessage } from "../converse.ts";
import { isAnotherCustomer, isForOther, orderForAnother } from "./another-customer.ts";
import type { AssistantProject } from "./assistant-project.ts";
import { IDLE } from "./flow.ts";

const KNOWN = { lastName: "Lefebvre-Martin" };

test.each([
  "non c'est une autre Mme Lefebvre-Martin",
  "c'est une autre Mme Lefebvre-Martin.",
  "Non, ce n'est pas la même",
  "c'est pas la même personne",
  "pas la même",
  "une autre Lefebvre-Martin",
  "attention, c'est quelqu'un d'autre",
  "c'est une nouvelle cliente",
])("« %s » says that the customer is somebody else", (text) => expect(isAnotherCustomer(KNOWN, text)).toBe(true));

test.each([
  "non",
  "c'est une autre adresse",
  "une autre fois",
  "pas la même date",
  "c'est la même",
  "Mme Lefebvre-Martin",
  "claire@example.org",
])("« %s » does not", (text) => expect(isAnotherCustomer(KNOWN, text)).toBe(false));

test("nobody is somebody else before a name is said", () => {
  expect(isAnotherCustomer({}, "c'est une autre Mme Lefebvre-Martin")).toBe(false);
});

test.each([
  ["fais un devis pour une autre Mme Lefebvre, 2 h à 50 €", "fais un devis pour Mme Lefebvre, 2 h à 50 €"],
  ["devis pour une autre mme lefebvre", "devis pour mme lefebvre"],
  ["Crée un projet pour une nouvelle cliente, Mme Roux", "Crée un projet pour Mme Roux"],
  ["Crée un projet pour un nouveau client : Nordwind", "Crée un projet pour Nordwind"],
])("« %s » is for somebody else", (text, order) => expect(orderForAnother(text)).toBe(order));

test.each([
  "fais un devis pour Mme Lefebvre",
  "devis pour Mme Roux, poser une autre porte",
  "crée un projet pour un nouveau client",
  "devis pour Mme Roux, un nouveau Velux",
])("« %s » says of nobody that they are somebody else", (text) => expect(orderForAnother(text)).toBeNull());

const client_info = { company: "", first_name: "Claire", last_name: "Roux", email: "" };
const project: AssistantProject = {
  id: "p1",
  name: "Salle de bain",
  start_date: null,
  client_info,
  project_recurrence: "single",
  estimation_description: "Salle de bain",
  estimation_hours: null,
  estimation_rate: null,
};

function fieldsOf(text: string): string[] {
  const reply = readMessage(IDLE, text, { today: "2026-11-23", project });
  const card = reply.kind === "turn" ? reply.turn.messages.find(({ type }) => type === "quote_card") : undefined;
  return card?.type === "quote_card" ? card.fields.map(({ name, value = "" }) => `${name}=${value}`) : [];
}

test("a quote for somebody else is never drawn up for the customer of the page", () => {
  expect(fieldsOf("fais un devis pour Mme Martin, pose d'un ballon 200 L à 890 €, dépose 120 €")).toContain(
    "lastName=Martin",
  );
  expect(fieldsOf("fais un devis pour Mme Roux, pose d'un ballon 200 L à 890 €, dépose 120 €")).not.toContain(
    "lastName=Roux",
  );
});

test("names are those of one customer when one holds the other", () => {
  expect(isForOther({ lastName: "roux" }, { client_info })).toBe(false);
  expect(isForOther({ company: "Bati Sud" }, { client_info: { ...client_info, company: "SARL Bati Sud" } })).toBe(
    false,
  );
  expect(isForOther({ lastName: "Martin" }, { client_info })).toBe(true);
  expect(isForOther({}, { client_info })).toBe(false);
});
