import { acceptedCall } from "#test/accepted-call.ts";
import { agreedWorks, quotedItem } from "#test/agreed-works.ts";
import { DEPOSIT, cents, partBench, progressOf } from "#test/part-bench.ts";
import { LEA_ARC } from "#test/ready-seller.ts";
import { expect, test } from "vitest";

const {
  bench,
  agreedProject,
  billingOf,
  invoicePart,
  issuePart,
  contentOf,
  finalOf,
  creditWhole,
  answer,
  changeOrder,
} = partBench();
const GOODS = [quotedItem("Ballon", { nature: "goods" })];

test("the VAT of a deposit is declared when it is paid, that of its goods too", async () => {
  const id = await agreedWorks(bench.person, {}, { lines: GOODS });
  const deposit = await issuePart(id, DEPOSIT);
  const vatOf = async () => {
    const { rows } = await bench.app.database.owner.query(
      "select coalesce(sum(vat_cents), 0)::int as vat from vat_entry where document_id = $1",
      [deposit.id],
    );
    return rows[0].vat;
  };
  expect(await vatOf()).toBe(0);
  const payment = { amount_cents: cents(deposit.total), method: "transfer" };
  await acceptedCall(bench.person, "POST", `/api/invoices/${deposit.id}/payments`, payment);
  expect(await vatOf()).toBe((await contentOf(deposit.id)).content.totals.vatCents);
});

test("the final invoice of goods waits until their deposit is paid", async () => {
  const id = await agreedWorks(bench.person, {}, { lines: GOODS });
  const deposit = await issuePart(id, DEPOSIT);
  expect(await finalOf(id)).toMatchObject({ status: 422, json: { code: "deposit_unpaid" } });
  const payment = { amount_cents: cents(deposit.total), method: "transfer" };
  await acceptedCall(bench.person, "POST", `/api/invoices/${deposit.id}/payments`, payment);
  expect(await finalOf(id)).toMatchObject({ status: 200 });
});

test("goods whose deposit is credited are invoiced", async () => {
  const id = await agreedWorks(bench.person, {}, { lines: GOODS });
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
  const deposit = await issuePart(await agreedWorks(bench.person, {}, { lines, core }), DEPOSIT);
  const notices = JSON.stringify((await contentOf(deposit.id)).view.notices);
  expect(notices).toContain("Autoliquidation");
  expect(notices).not.toContain("exigible à son encaissement");
});
