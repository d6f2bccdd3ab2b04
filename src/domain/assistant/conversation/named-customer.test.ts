import { expect, test } from "vitest";
import { readMessage } from "../converse.ts";
import type { AssistantProject } from "./assistant-project.ts";
import { IDLE } from "./flow.ts";
import { isForOther } from "./named-customer.ts";

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
