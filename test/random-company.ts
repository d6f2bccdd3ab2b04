import { acceptedCall } from "./accepted-call.ts";
import { ALL_CONFIRMED } from "./confirmed-doubts.ts";
import { plainPng } from "./image-bombs.ts";
import { READY_SELLER, pricedProject } from "./ready-seller.ts";
import type { Person } from "./test-app.ts";
import { todayInFrance } from "./today.ts";

const BUYERS = ["Menuiserie Roux", "Ateliers Blanc", "Boulangerie Petit"];
const ADDRESS = { line1: "8 quai", postal_code: "38000", city: "Grenoble" };

/**
 * Fills a person's company by calls, as people would, in an order that `roll` chooses: projects with tasks, times and
 * photos, quotes that were sent, answered, withdrawn and drawn up again, invoices, credit notes and payments, a merged
 * customer.
 */
export async function fillRandomly(person: Person, count: number, roll: (sides: number) => number): Promise<void> {
  const post = (path: string, body: object = {}) => acceptedCall(person, "POST", path, body);
  await acceptedCall(person, "PATCH", "/api/company", READY_SELLER);
  await acceptedCall(person, "PUT", "/api/company/logo", { data: plainPng(12, 10).toString("base64") });
  const customerIds: string[] = [];
  for (let place = 0; place < count; place++) {
    const company = `${BUYERS[roll(BUYERS.length)]} ${roll(3)}`;
    const core = { name: `Chantier ${place}`, client_info: { company, address: ADDRESS } };
    const id = await pricedProject(person, core, { hours: 1 + roll(9), rate: 40 + roll(30) });
    customerIds.push((await acceptedCall(person, "GET", `/api/projects/${id}`)).project.customer_id);
    const { task } = await post(`/api/projects/${id}/tasks`, { title: `Pose n° ${place}`, estimate_h: roll(5) });
    if (roll(2) === 0)
      await post(`/api/project-times/${id}`, {
        task_id: task.id,
        day: todayInFrance(),
        minutes: 30 + roll(90),
        note: "Posé",
      });
    if (roll(3) === 0)
      await post(`/api/project-photos/${id}`, { name: "avant.png", picture: plainPng(40, 30).toString("base64") });
    if (roll(4) > 0) await answerQuote(person, id, roll);
    if (roll(3) > 0) await settleInvoice(person, id, roll);
  }
  const [firstId, otherId] = [customerIds[0]!, customerIds.find((id) => id !== customerIds[0])];
  if (otherId) await post(`/api/customers/${firstId}/merge`, { other_id: otherId, taken_fields: [] });
}

async function answerQuote(person: Person, projectId: string, roll: (sides: number) => number): Promise<void> {
  const quote = await acceptedCall(person, "POST", `/api/projects/${projectId}/quote`);
  if (roll(4) === 0) return;
  await acceptedCall(person, "POST", `/api/quotes/${quote.id}/sending`, {});
  const answer = {
    decision: roll(2) === 0 ? "accepted" : "declined",
    signer: "Claire Roux",
    decided_on: todayInFrance(),
  };
  if (roll(3) === 0) return;
  await acceptedCall(person, "POST", `/api/quotes/${quote.id}/decision`, answer);
  if (roll(3) > 0) return;
  await acceptedCall(person, "DELETE", `/api/quotes/${quote.id}/decision`);
  await acceptedCall(person, "PATCH", `/api/projects/${projectId}/estimation`, { hours: 11 });
  const second = await acceptedCall(person, "POST", `/api/projects/${projectId}/quote`);
  if (roll(2) === 0) await acceptedCall(person, "POST", `/api/quotes/${second.id}/sending`, {});
}

async function settleInvoice(person: Person, projectId: string, roll: (sides: number) => number): Promise<void> {
  const invoice = await acceptedCall(person, "POST", `/api/projects/${projectId}/invoice`, ALL_CONFIRMED);
  const pay = (amount_cents: number) =>
    acceptedCall(person, "POST", `/api/invoices/${invoice.id}/payments`, { amount_cents, method: "transfer" });
  const kind = roll(5);
  if (kind === 0) return;
  const { settlement } = await pay(1_000 + roll(1_000));
  if (kind === 1) await acceptedCall(person, "POST", `/api/payments/${settlement.payments[0].id}/reversal`);
  if (kind === 2) await pay(2_000_000);
  if (kind > 2) await acceptedCall(person, "POST", `/api/invoices/${invoice.id}/credit-notes`, CREDIT);
  if (kind === 4)
    await acceptedCall(person, "POST", `/api/invoices/${invoice.id}/refunds`, {
      amount_cents: 500,
      method: "transfer",
    });
}

const CREDIT = { lines: null, reason: "Erreur de quantité" };
