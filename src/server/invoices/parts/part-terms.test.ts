import { daysBetween } from "#domain/shared/calendar-date.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { shareCents } from "#domain/shared/money.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { agreedWorks } from "#test/agreed-works.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { DEPOSIT, cents, partBench, progressOf } from "#test/part-bench.ts";
import { expect, test } from "vitest";

const { bench, agreedProject, billingOf, invoicePart, issuePart, contentOf } = partBench();

const askFor = (kind: string, size: object) => ({ deposit: { kind, size } });
test.each([
  ["a share", askFor("down_payment", { unit: "share", basis_points: 4_000 }), { share_basis_points: 4_000 }],
  ["an amount", askFor("down_payment", { unit: "amount", deposit_cents: 50_000 }), { gross_cents: 50_000 }],
  ["no deposit", {}, { share_basis_points: 3_000 }],
])("the deposit that is proposed is the one of the quote: %s", async (_what, conditions, deposit) => {
  expect((await billingOf(await agreedWorks(bench.person, conditions))).deposit).toMatchObject(deposit);
});

test("no deposit is proposed on a quote that asks for earnest money", async () => {
  const conditions = askFor("earnest_money", { unit: "share", basis_points: 4_000 });
  expect((await billingOf(await agreedWorks(bench.person, conditions))).deposit).toBeNull();
});

test("a deposit is proposed again only once the one that stands is credited", async () => {
  const id = await agreedProject();
  const { id: depositId } = await issuePart(id, DEPOSIT);
  expect((await billingOf(id)).deposit).toBeNull();
  await acceptedCall(bench.person, "POST", `/api/invoices/${depositId}/credit-notes`, { lines: null });
  expect((await billingOf(id)).deposit).toMatchObject({ share_basis_points: 3_000 });
});

test("while no whole invoice stands, the newest part says whether the customer has it", async () => {
  const id = await agreedProject();
  const isGiven = async () => (await acceptedCall(bench.person, "GET", `/api/projects/${id}`)).project.is_invoice_given;
  expect(await isGiven()).toBeNull();
  const { id: depositId } = await issuePart(id, DEPOSIT);
  expect(await isGiven()).toBe(false);
  await acceptedCall(bench.person, "POST", `/api/invoices/${depositId}/sending`, {});
  expect(await isGiven()).toBe(true);
  await acceptedCall(bench.person, "POST", `/api/invoices/${depositId}/credit-notes`, { lines: null });
  expect(await isGiven()).toBeNull();
});

test.each([0, 45, 60])("the parts of a quote that is paid at %i days are due when it says", async (due_days) => {
  const conditions = {
    ...askFor("down_payment", { unit: "share", basis_points: 3_000 }),
    payment: { due_days, means: ["transfer"] },
  };
  const id = await agreedWorks(bench.person, conditions);
  const daysOf = async ({ id: invoiceId }: { id: string }) => {
    const { issuedOn, dueOn } = (await contentOf(invoiceId)).content;
    return daysBetween(issuedOn, dueOn);
  };
  expect(await daysOf(await issuePart(id, DEPOSIT))).toBe(0);
  expect(await daysOf(await issuePart(id, progressOf(5_000)))).toBe(due_days);
  const invoice = await acceptedCall(bench.person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(await daysOf(invoice)).toBe(due_days);
});

test("the whole invoice of a quote that is paid on receipt is due on its day", async () => {
  const id = await agreedWorks(bench.person, { payment: { due_days: 0, means: [] } });
  const { id: invoiceId } = await acceptedCall(bench.person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  const { issuedOn, dueOn } = (await contentOf(invoiceId)).content;
  expect(dueOn).toBe(issuedOn);
});

test("the deposit and the invoice of a quote with aids ask for the whole price", async () => {
  const aids = [{ kind: "maprimerenov", label: "", aid_cents: 300_000 }];
  const id = await agreedWorks(bench.person, {
    ...askFor("down_payment", { unit: "share", basis_points: 3_000 }),
    aids,
  });
  const { quote, deposit } = await billingOf(id);
  expect(deposit.gross_cents).toBe(shareCents(quote.gross_cents, 3_000));
  const { rows } = await bench.app.database.owner.query(
    "select view from document where kind = 'quote' and project_id = $1",
    [id],
  );
  const totals = rows[0].view.totals.map(({ label, value }: { label: string; value: string }) => [label, value]);
  expect(totals).toContainEqual(["Acompte de 30\u00A0%", formatMoney(deposit.gross_cents)]);
  expect(JSON.stringify(totals)).not.toMatch(/Reste à payer/);
  const invoice = await acceptedCall(bench.person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(cents(invoice.total)).toBe(quote.gross_cents);
});

test("a quote that asks for earnest money has no deposit invoice", async () => {
  const id = await agreedWorks(bench.person, askFor("earnest_money", { unit: "share", basis_points: 4_000 }));
  expect(await invoicePart(id, DEPOSIT)).toMatchObject({ status: 422, json: { code: "deposit_is_earnest_money" } });
});
