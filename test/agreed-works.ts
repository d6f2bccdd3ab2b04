import { acceptedCall } from "./accepted-call.ts";
import { AGREED } from "./quote-calls.ts";
import { pricedProject } from "./ready-seller.ts";
import type { Person } from "./test-app.ts";
import { todayInFrance } from "./today.ts";

/** A line of a quote: a thousand euros of work, but for what differs in it. */
export const quotedItem = (label: string, over: object = {}) => ({
  kind: "item",
  id: label,
  label,
  details: [],
  nature: "service",
  quantity_e4: 10_000,
  unit: "u",
  unit_price_e6: 1_000_000_000,
  discount_basis_points: 0,
  vat_basis_points: 2000,
  vat_reason: null,
  is_option: false,
  task_id: null,
  ...over,
});

const WORKS = [
  { kind: "section", id: "s1", label: "Plomberie", level: 1 },
  quotedItem("Pose"),
  quotedItem("Ballon", { unit_price_e6: 700_010_000, vat_basis_points: 1000 }),
  { kind: "section", id: "s2", label: "Carrelage", level: 1 },
  quotedItem("Faïence", { unit_price_e6: 1_234_560_000 }),
];

/** What differs in the works or in their project. */
type Works = { lines?: object[]; core?: object };

/** A project whose quote of these works was sent with these conditions; its customer has not answered. */
export async function sentWorks(
  person: Person,
  conditions: object = {},
  { lines = WORKS, core = {} }: Works = {},
): Promise<{ id: string; quoteId: string }> {
  const id = await pricedProject(person, core);
  const { draft } = await acceptedCall(person, "POST", `/api/projects/${id}/quote-draft`, {});
  const discount = { kind: "share", basis_points: 500 };
  await acceptedCall(person, "PUT", `/api/quotes/${draft.id}/draft`, {
    version: draft.version,
    lines,
    discount,
  });
  await acceptedCall(person, "PUT", `/api/projects/${id}/quote-conditions`, conditions);
  const quote = await acceptedCall(person, "POST", `/api/projects/${id}/quote`, {});
  await acceptedCall(person, "POST", `/api/quotes/${quote.id}/sending`, {});
  return { id, quoteId: quote.id };
}

/** The same once its customer accepted the quote. Answers the ID of the project. */
export async function agreedWorks(person: Person, conditions: object = {}, works: Works = {}): Promise<string> {
  const { id, quoteId } = await sentWorks(person, conditions, works);
  const decided_on = todayInFrance();
  await acceptedCall(person, "POST", `/api/quotes/${quoteId}/decision`, { ...AGREED, decided_on });
  return id;
}
