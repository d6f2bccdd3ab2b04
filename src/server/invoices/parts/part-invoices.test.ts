import { daysBetween } from "#domain/shared/calendar-date.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { shareCents } from "#domain/shared/money.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { agreedWorks, quotedItem, sentWorks } from "#test/agreed-works.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { AGREED } from "#test/quote-calls.ts";
import { LEA_ARC, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp({ clock: () => new Date() });
});
beforeEach(async () => {
  person = await signUpSeller(app, { iban: "FR7630006000011234567890189" });
});
afterAll(() => app.close());

const agreedProject = () => agreedWorks(person);
const sentProject = () => sentWorks(person);

const billingOf = async (id: string) => (await acceptedCall(person, "GET", `/api/projects/${id}/billing`)).billing;
const invoicePart = (id: string, part: object, more: object = {}) =>
  person.call("POST", `/api/projects/${id}/part-invoices`, { part, ...ALL_CONFIRMED, ...more });
const issuePart = async (id: string, part: object) => {
  const { status, json } = await invoicePart(id, part);
  expect([status, json]).toMatchObject([200, {}]);
  return json.invoice;
};
const DEPOSIT = { kind: "deposit", share_basis_points: 3_000 };
const progressOf = (basis_points: number) => ({ kind: "progress", sections: [{ section_id: "s1", basis_points }] });
const contentOf = async (id: string) => {
  const { rows } = await app.database.owner.query("select content, view from document where id = $1", [id]);
  return rows[0];
};
const finalOf = (id: string) => person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
const creditWhole = (id: string) => acceptedCall(person, "POST", `/api/invoices/${id}/credit-notes`, { lines: null });
const GOODS = [quotedItem("Ballon", { nature: "goods" })];
const MIXED = [quotedItem("Pose"), ...GOODS];
const answer = (quoteId: string, decision: string) =>
  acceptedCall(person, "POST", `/api/quotes/${quoteId}/decision`, {
    ...AGREED,
    decision,
    decided_on: new Date().toISOString().slice(0, 10),
  });
/** A later version of an accepted quote, of these lines, sent and answered. */
async function changeOrder(id: string, lines: object[], decision: string | null) {
  const { draft } = await acceptedCall(person, "POST", `/api/projects/${id}/quote-draft`, {});
  await acceptedCall(person, "PUT", `/api/quotes/${draft.id}/draft`, { version: draft.version, lines, discount: null });
  const order = await acceptedCall(person, "POST", `/api/projects/${id}/quote`, { after_acceptance: true });
  await acceptedCall(person, "POST", `/api/quotes/${order.id}/sending`, {});
  if (decision !== null) await answer(order.id, decision);
  return order;
}
const cents = (euros: number) => Math.round(euros * 100);

test("a deposit, a progress invoice and the final invoice add up to the quote, to the cent", async () => {
  const id = await agreedProject();
  const before = await billingOf(id);
  const { gross_cents } = before.quote;
  expect(before).toMatchObject({
    left_cents: gross_cents,
    invoiced_cents: 0,
    refusal: null,
    is_billed_in_parts: false,
  });
  const deposit = await issuePart(id, DEPOSIT);
  expect(cents(deposit.total)).toBe(shareCents(gross_cents, 3_000));
  const progress = await issuePart(id, progressOf(5_000));
  const between = await billingOf(id);
  expect(between).toMatchObject({
    left_cents: gross_cents - cents(deposit.total) - cents(progress.total),
    is_billed_in_parts: true,
    invoices: [{ kind: "deposit" }, { kind: "progress", rank: 1 }],
    sections: [
      { section_id: "s1", invoiced_basis_points: 5_000 },
      { section_id: "s2", invoiced_basis_points: 0 },
    ],
  });
  const { view } = await acceptedCall(person, "GET", `/api/projects/${id}/preview/invoice`);
  expect(view.title).toBe("Facture de solde");
  expect(view.amounts.grossCents).toBe(between.left_cents);
  const final = await acceptedCall(person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(cents(final.total)).toBe(between.left_cents);
  expect(await billingOf(id)).toMatchObject({ left_cents: 0, invoiced_cents: gross_cents, refusal: "invoiced_whole" });
  const again = await acceptedCall(person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(again.number).toBe(final.number);
  expect([deposit, progress, final].map(({ number }) => number.slice(-4))).toEqual(["0001", "0002", "0003"]);
  const { figures } = await acceptedCall(person, "GET", "/api/figures");
  expect(figures).toMatchObject({
    year: { count: 3, gross_cents },
    to_collect: { count: 3, amount_cents: gross_cents },
  });
});

test("a project with a deposit is not invoiced yet", async () => {
  const id = await agreedProject();
  const deposit = await issuePart(id, DEPOSIT);
  const { project } = await acceptedCall(person, "GET", `/api/projects/${id}`);
  expect(project.invoice).toBeNull();
  expect(project.documents.map((one: { number: string }) => one.number)).toContain(deposit.number);
  const { rows } = await app.database.owner.query("select invoiced from project where id = $1", [id]);
  expect(rows[0].invoiced).toBe(false);
  await acceptedCall(person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect((await acceptedCall(person, "GET", `/api/projects/${id}`)).project.invoice.status).toBe("issued");
});

test("a second tab that saw more left to invoice issues nothing", async () => {
  const id = await agreedProject();
  const { left_cents } = await billingOf(id);
  const answers = await Promise.all([1, 2].map(() => invoicePart(id, DEPOSIT, { left_cents })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.json.code).toBe("billing_changed");
  expect((await billingOf(id)).invoices).toHaveLength(1);
});

test("a part is refused of a quote that nobody accepted or that was declined", async () => {
  const { id, quoteId } = await sentProject();
  expect((await billingOf(id)).refusal).toBe("quote_not_accepted");
  expect(await invoicePart(id, DEPOSIT)).toMatchObject({ status: 422, json: { code: "quote_not_accepted" } });
  const decided_on = new Date().toISOString().slice(0, 10);
  await acceptedCall(person, "POST", `/api/quotes/${quoteId}/decision`, {
    ...AGREED,
    decision: "declined",
    decided_on,
  });
  expect(await invoicePart(id, progressOf(100))).toMatchObject({ status: 422, json: { code: "quote_not_accepted" } });
});

test.each([
  ["a deposit of nothing", { kind: "deposit", gross_cents: 0 }, "deposit_of_zero"],
  ["a deposit of all", { kind: "deposit", share_basis_points: 10_000 }, "deposit_beyond_rest"],
  ["a share and an amount", { ...DEPOSIT, gross_cents: 100 }, "deposit_share_and_amount"],
  ["a progress that goes back", progressOf(1_999), "progress_back"],
  ["a progress beyond all", progressOf(10_001), "progress_beyond"],
  ["a progress that did not move", progressOf(2_000), "progress_unchanged"],
])("what is no part of the quote is refused with what to do: %s", async (_what, part, code) => {
  const id = await agreedProject();
  await issuePart(id, progressOf(2_000));
  const { status, json } = await invoicePart(id, part);
  expect([status, json.code]).toEqual([422, code]);
});

test("once a deposit is credited whole, the quote is invoiced as if there had been none", async () => {
  const id = await agreedProject();
  const deposit = await issuePart(id, DEPOSIT);
  await acceptedCall(person, "POST", `/api/invoices/${deposit.id}/credit-notes`, { lines: null });
  const { left_cents, quote, is_billed_in_parts } = await billingOf(id);
  expect([left_cents, is_billed_in_parts]).toEqual([quote.gross_cents, false]);
  const { view } = await acceptedCall(person, "GET", `/api/projects/${id}/preview/invoice`);
  expect([view.title, view.amounts.grossCents]).toEqual(["Facture", quote.gross_cents]);
});

test("once a final invoice is credited, the rest is invoiced again beside the deposit", async () => {
  const id = await agreedProject();
  await issuePart(id, DEPOSIT);
  const { left_cents } = await billingOf(id);
  const final = await acceptedCall(person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  await acceptedCall(person, "POST", `/api/invoices/${final.id}/credit-notes`, { lines: null });
  const next = await acceptedCall(person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(next.number).not.toBe(final.number);
  expect(cents(next.total)).toBe(left_cents);
});

test("an acceptance is not withdrawn until the deposit that stands on it is credited", async () => {
  const { id, quoteId } = await sentProject();
  const decided_on = new Date().toISOString().slice(0, 10);
  await acceptedCall(person, "POST", `/api/quotes/${quoteId}/decision`, { ...AGREED, decided_on });
  const deposit = await issuePart(id, DEPOSIT);
  const withdraw = () => person.call("DELETE", `/api/quotes/${quoteId}/decision`);
  expect(await withdraw()).toMatchObject({ status: 422, json: { code: "quote_invoiced" } });
  await acceptedCall(person, "POST", `/api/invoices/${deposit.id}/credit-notes`, { lines: null });
  expect(await withdraw()).toMatchObject({ status: 200 });
});

test("the VAT of a deposit is declared when it is paid, that of its goods too", async () => {
  const id = await agreedWorks(person, {}, { lines: GOODS });
  const deposit = await issuePart(id, DEPOSIT);
  const vatOf = async () => {
    const { rows } = await app.database.owner.query(
      "select coalesce(sum(vat_cents), 0)::int as vat from vat_entry where document_id = $1",
      [deposit.id],
    );
    return rows[0].vat;
  };
  expect(await vatOf()).toBe(0);
  const payment = { amount_cents: cents(deposit.total), method: "transfer" };
  await acceptedCall(person, "POST", `/api/invoices/${deposit.id}/payments`, payment);
  expect(await vatOf()).toBe((await contentOf(deposit.id)).content.totals.vatCents);
});

test("the progress of a section begins with the ticked tasks of its heading", async () => {
  const id = await agreedProject();
  for (const [title, done] of [
    ["Raccorder", true],
    ["Essayer", false],
  ] as const) {
    const { task } = await acceptedCall(person, "POST", `/api/projects/${id}/tasks`, {
      title,
      estimate_h: 1,
      section: "Plomberie",
    });
    if (done) await acceptedCall(person, "PATCH", `/api/projects/${id}/tasks/${task.id}`, { done: true });
  }
  expect((await billingOf(id)).sections[0]).toMatchObject({ section_id: "s1", done_basis_points: 5_000 });
});

const askFor = (kind: string, size: object) => ({ deposit: { kind, size } });
test.each([
  ["a share", askFor("down_payment", { unit: "share", basis_points: 4_000 }), { share_basis_points: 4_000 }],
  ["an amount", askFor("down_payment", { unit: "amount", deposit_cents: 50_000 }), { gross_cents: 50_000 }],
  ["no deposit", {}, { share_basis_points: 3_000 }],
])("the deposit that is proposed is the one of the quote: %s", async (_what, conditions, deposit) => {
  expect((await billingOf(await agreedWorks(person, conditions))).deposit).toMatchObject(deposit);
});

test("no deposit is proposed on a quote that asks for earnest money", async () => {
  const conditions = askFor("earnest_money", { unit: "share", basis_points: 4_000 });
  expect((await billingOf(await agreedWorks(person, conditions))).deposit).toBeNull();
});

test("a deposit is proposed again only once the one that stands is credited", async () => {
  const id = await agreedProject();
  const { id: depositId } = await issuePart(id, DEPOSIT);
  expect((await billingOf(id)).deposit).toBeNull();
  await acceptedCall(person, "POST", `/api/invoices/${depositId}/credit-notes`, { lines: null });
  expect((await billingOf(id)).deposit).toMatchObject({ share_basis_points: 3_000 });
});

test.each([0, 45, 60])("the parts of a quote that is paid at %i days are due when it says", async (due_days) => {
  const conditions = {
    ...askFor("down_payment", { unit: "share", basis_points: 3_000 }),
    payment: { due_days, means: ["transfer"] },
  };
  const id = await agreedWorks(person, conditions);
  const daysOf = async ({ id: invoiceId }: { id: string }) => {
    const { issuedOn, dueOn } = (await contentOf(invoiceId)).content;
    return daysBetween(issuedOn, dueOn);
  };
  expect(await daysOf(await issuePart(id, DEPOSIT))).toBe(0);
  expect(await daysOf(await issuePart(id, progressOf(5_000)))).toBe(due_days);
  const invoice = await acceptedCall(person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(await daysOf(invoice)).toBe(due_days);
});

test("the whole invoice of a quote that is paid on receipt is due on its day", async () => {
  const id = await agreedWorks(person, { payment: { due_days: 0, means: [] } });
  const { id: invoiceId } = await acceptedCall(person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  const { issuedOn, dueOn } = (await contentOf(invoiceId)).content;
  expect(dueOn).toBe(issuedOn);
});

test("the deposit and the invoice of a quote with aids ask for the whole price", async () => {
  const aids = [{ kind: "maprimerenov", label: "", aid_cents: 300_000 }];
  const id = await agreedWorks(person, { ...askFor("down_payment", { unit: "share", basis_points: 3_000 }), aids });
  const { quote, deposit } = await billingOf(id);
  expect(deposit.gross_cents).toBe(shareCents(quote.gross_cents, 3_000));
  const { rows } = await app.database.owner.query(
    "select view from document where kind = 'quote' and project_id = $1",
    [id],
  );
  const totals = rows[0].view.totals.map(({ label, value }: { label: string; value: string }) => [label, value]);
  expect(totals).toContainEqual(["Acompte de 30\u00A0%", formatMoney(deposit.gross_cents)]);
  expect(JSON.stringify(totals)).not.toMatch(/Reste à payer/);
  const invoice = await acceptedCall(person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(cents(invoice.total)).toBe(quote.gross_cents);
});

test("a project with a deposit keeps its customer", async () => {
  const id = await agreedProject();
  await issuePart(id, DEPOSIT);
  const { customer } = await acceptedCall(person, "POST", "/api/customers", { company: "Bron" });
  const { status, json } = await person.call("PATCH", `/api/projects/${id}/core`, { customer_id: customer.id });
  expect([status, json.code]).toEqual([422, "customer_invoiced"]);
});

test("the page of a deposit shows what it is and what it asks", async () => {
  const deposit = await issuePart(await agreedProject(), DEPOSIT);
  const token = deposit.page_url.split("/").at(-1);
  const page = await acceptedCall(person, "GET", `/api/public/invoices/${token}`);
  expect(page).toMatchObject({ view: { title: "Facture d'acompte" }, rest_cents: cents(deposit.total) });
  expect(JSON.stringify(page.view.notices)).toContain("exigible à son encaissement");
});

test("a quote of goods and services, whose VAT is due on two days, is not invoiced in parts", async () => {
  const id = await agreedWorks(person, {}, { lines: MIXED });
  expect((await billingOf(id)).refusal).toBe("natures_mixed");
  for (const part of [DEPOSIT, { kind: "progress", sections: [{ section_id: "", basis_points: 5_000 }] }])
    expect(await invoicePart(id, part)).toMatchObject({ status: 422, json: { code: "natures_mixed" } });
  expect(await finalOf(id)).toMatchObject({ status: 200 });
});

test("a deposit of a quote that became mixed is credited before the quote is invoiced in one", async () => {
  const id = await agreedWorks(person, {}, { lines: [quotedItem("Pose")] });
  const deposit = await issuePart(id, DEPOSIT);
  await changeOrder(id, MIXED, "accepted");
  expect(await finalOf(id)).toMatchObject({ status: 422, json: { code: "natures_mixed_in_parts" } });
  await creditWhole(deposit.id);
  expect(await finalOf(id)).toMatchObject({ status: 200 });
});

test.each([
  ["VAT is due on issue", { vat_due_on: "invoice" }],
  ["no VAT is charged", { vat_regime: "franchise" }],
])("goods and services are invoiced in parts where %s", async (_when, company) => {
  await acceptedCall(person, "PATCH", "/api/company", company);
  const id = await agreedWorks(person, {}, { lines: MIXED });
  expect((await billingOf(id)).refusal).toBeNull();
  await issuePart(id, DEPOSIT);
  expect(await finalOf(id)).toMatchObject({ status: 200 });
});

test("the final invoice of goods waits until their deposit is paid", async () => {
  const id = await agreedWorks(person, {}, { lines: GOODS });
  const deposit = await issuePart(id, DEPOSIT);
  expect(await finalOf(id)).toMatchObject({ status: 422, json: { code: "deposit_unpaid" } });
  const payment = { amount_cents: cents(deposit.total), method: "transfer" };
  await acceptedCall(person, "POST", `/api/invoices/${deposit.id}/payments`, payment);
  expect(await finalOf(id)).toMatchObject({ status: 200 });
});

test("goods whose deposit is credited are invoiced", async () => {
  const id = await agreedWorks(person, {}, { lines: GOODS });
  const deposit = await issuePart(id, DEPOSIT);
  await creditWhole(deposit.id);
  expect(await finalOf(id)).toMatchObject({ status: 200 });
});

test("after a change order what follows a progress invoice is the final one", async () => {
  const id = await agreedProject();
  await issuePart(id, progressOf(5_000));
  const heading = { kind: "section", id: "s1", label: "Plomberie", level: 1 };
  const tank = quotedItem("Ballon", { unit_price_e6: 2_000_000_000, vat_basis_points: 1000 });
  await changeOrder(id, [heading, quotedItem("Pose", { unit_price_e6: 5_000_000_000 }), tank], "accepted");
  expect((await billingOf(id)).sections).toEqual([]);
  expect(await invoicePart(id, progressOf(8_000))).toMatchObject({
    status: 422,
    json: { code: "progress_of_earlier_version" },
  });
  expect(await finalOf(id)).toMatchObject({ status: 200 });
});

test("the final invoice waits for the answer to a change order", async () => {
  const id = await agreedProject();
  await issuePart(id, DEPOSIT);
  const order = await changeOrder(id, [quotedItem("Pose", { unit_price_e6: 9_000_000_000 })], null);
  expect(await finalOf(id)).toMatchObject({ status: 422, json: { code: "change_order_unanswered" } });
  await answer(order.id, "declined");
  expect(await finalOf(id)).toMatchObject({ status: 200 });
});

test("a quote that asks for earnest money has no deposit invoice", async () => {
  const id = await agreedWorks(person, askFor("earnest_money", { unit: "share", basis_points: 4_000 }));
  expect(await invoicePart(id, DEPOSIT)).toMatchObject({ status: 422, json: { code: "deposit_is_earnest_money" } });
});

test("a progress invoice that was credited keeps its number", async () => {
  const id = await agreedProject();
  const progress = await issuePart(id, progressOf(5_000));
  await creditWhole(progress.id);
  expect((await billingOf(id)).next_rank).toBe(2);
  await issuePart(id, progressOf(5_000));
  expect((await billingOf(id)).invoices).toMatchObject([{ kind: "progress", rank: 2 }]);
});

test("a deposit under reverse charge says nothing of when its VAT is due", async () => {
  const business = { kind: "company", company: "Bron", siren: "552100554", vat_number: "FR96552100554" };
  const lines = [quotedItem("Pose", { vat_basis_points: 0, vat_reason: "subcontracting" })];
  const core = { client_info: { ...LEA_ARC, ...business } };
  const deposit = await issuePart(await agreedWorks(person, {}, { lines, core }), DEPOSIT);
  const notices = JSON.stringify((await contentOf(deposit.id)).view.notices);
  expect(notices).toContain("Autoliquidation");
  expect(notices).not.toContain("exigible à son encaissement");
});
