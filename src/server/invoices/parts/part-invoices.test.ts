import { shareCents } from "#domain/shared/money.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { agreedWorks, quotedItem } from "#test/agreed-works.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { DEPOSIT, cents, partBench, progressOf } from "#test/part-bench.ts";
import { AGREED } from "#test/quote-calls.ts";
import { todayInFrance } from "#test/today.ts";
import { expect, test } from "vitest";

const { bench, agreedProject, sentProject, billingOf, invoicePart, issuePart, changeOrder, answer } = partBench();

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
  const { view } = await acceptedCall(bench.person, "GET", `/api/projects/${id}/preview/invoice`);
  expect(view.title).toBe("Facture de solde");
  expect(view.amounts.grossCents).toBe(between.left_cents);
  const final = await acceptedCall(bench.person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(cents(final.total)).toBe(between.left_cents);
  expect(await billingOf(id)).toMatchObject({ left_cents: 0, invoiced_cents: gross_cents, refusal: "invoiced_whole" });
  const again = await acceptedCall(bench.person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(again.number).toBe(final.number);
  expect([deposit, progress, final].map(({ number }) => number.slice(-4))).toEqual(["0001", "0002", "0003"]);
  const { figures } = await acceptedCall(bench.person, "GET", "/api/figures");
  expect(figures).toMatchObject({
    year: { count: 3, gross_cents },
    to_collect: { count: 3, amount_cents: gross_cents },
  });
});

test("a deposit of a consumer who agreed by hand less than eight days ago is asked about", async () => {
  const id = await agreedProject();
  const others = ALL_CONFIRMED.confirmed_doubts.filter((doubt) => doubt !== "within_seven_days");
  expect(await invoicePart(id, DEPOSIT, { confirmed_doubts: others })).toMatchObject({
    status: 422,
    json: { code: "invoice_doubtful", error: expect.stringContaining("L.\u00A0221-10") },
  });
  expect(await invoicePart(id, DEPOSIT)).toMatchObject({ status: 200 });
});

test("a project with a deposit is not invoiced yet", async () => {
  const id = await agreedProject();
  const deposit = await issuePart(id, DEPOSIT);
  const { project } = await acceptedCall(bench.person, "GET", `/api/projects/${id}`);
  expect(project.invoice).toBeNull();
  expect(project.documents.map((one: { number: string }) => one.number)).toContain(deposit.number);
  const { rows } = await bench.app.database.owner.query("select invoiced from project where id = $1", [id]);
  expect(rows[0].invoiced).toBe(false);
  await acceptedCall(bench.person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect((await acceptedCall(bench.person, "GET", `/api/projects/${id}`)).project.invoice.status).toBe("issued");
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
  const decided_on = todayInFrance();
  await acceptedCall(bench.person, "POST", `/api/quotes/${quoteId}/decision`, {
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
  await acceptedCall(bench.person, "POST", `/api/invoices/${deposit.id}/credit-notes`, { lines: null });
  const { left_cents, quote, is_billed_in_parts } = await billingOf(id);
  expect([left_cents, is_billed_in_parts]).toEqual([quote.gross_cents, false]);
  const { view } = await acceptedCall(bench.person, "GET", `/api/projects/${id}/preview/invoice`);
  expect([view.title, view.amounts.grossCents]).toEqual(["Facture", quote.gross_cents]);
});

test("once a final invoice is credited, the rest is invoiced again beside the deposit", async () => {
  const id = await agreedProject();
  await issuePart(id, DEPOSIT);
  const { left_cents } = await billingOf(id);
  const final = await acceptedCall(bench.person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  await acceptedCall(bench.person, "POST", `/api/invoices/${final.id}/credit-notes`, { lines: null });
  const next = await acceptedCall(bench.person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(next.number).not.toBe(final.number);
  expect(cents(next.total)).toBe(left_cents);
});

test("a deposit that a final invoice deducted is credited once that one is", async () => {
  const id = await agreedProject();
  const deposit = await issuePart(id, DEPOSIT);
  const credit = (invoiceId: string, call = "credit-notes") =>
    bench.person.call("POST", `/api/invoices/${invoiceId}/${call}`, { lines: null });
  const final = await acceptedCall(bench.person, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  for (const call of ["credit-notes/preview", "credit-notes"]) {
    const { status, json } = await credit(deposit.id, call);
    expect([status, json]).toMatchObject([
      422,
      { code: "credit_deducted", error: expect.stringContaining(final.number) },
    ]);
  }
  expect((await credit(final.id)).status).toBe(200);
  expect((await credit(deposit.id)).status).toBe(200);
  const { left_cents, quote } = await billingOf(id);
  expect(left_cents).toBe(quote.gross_cents);
});

test("an acceptance is not withdrawn until the deposit that stands on it is credited", async () => {
  const { id, quoteId } = await sentProject();
  const decided_on = todayInFrance();
  await acceptedCall(bench.person, "POST", `/api/quotes/${quoteId}/decision`, { ...AGREED, decided_on });
  const deposit = await issuePart(id, DEPOSIT);
  const withdraw = () => bench.person.call("DELETE", `/api/quotes/${quoteId}/decision`);
  expect(await withdraw()).toMatchObject({ status: 422, json: { code: "quote_invoiced" } });
  await acceptedCall(bench.person, "POST", `/api/invoices/${deposit.id}/credit-notes`, { lines: null });
  expect(await withdraw()).toMatchObject({ status: 200 });
});

test("the progress of a section begins with the ticked tasks of its heading", async () => {
  const id = await agreedProject();
  for (const [title, done] of [
    ["Raccorder", true],
    ["Essayer", false],
  ] as const) {
    const { task } = await acceptedCall(bench.person, "POST", `/api/projects/${id}/tasks`, {
      title,
      estimate_h: 1,
      section: "Plomberie",
    });
    if (done) await acceptedCall(bench.person, "PATCH", `/api/projects/${id}/tasks/${task.id}`, { done: true });
  }
  expect((await billingOf(id)).sections[0]).toMatchObject({ section_id: "s1", done_basis_points: 5_000 });
});

test("a project with a deposit keeps its customer", async () => {
  const id = await agreedProject();
  await issuePart(id, DEPOSIT);
  const { customer } = await acceptedCall(bench.person, "POST", "/api/customers", { company: "Bron" });
  const { status, json } = await bench.person.call("PATCH", `/api/projects/${id}/core`, { customer_id: customer.id });
  expect([status, json.code]).toEqual([422, "customer_invoiced"]);
});

test("the page of a deposit shows what it is and what it asks", async () => {
  const deposit = await issuePart(await agreedProject(), DEPOSIT);
  const token = deposit.page_url.split("/").at(-1);
  const page = await acceptedCall(bench.person, "GET", `/api/public/invoices/${token}`);
  expect(page).toMatchObject({ view: { title: "Facture d'acompte" }, rest_cents: cents(deposit.total) });
  expect(JSON.stringify(page.view.notices)).toContain("exigible à son encaissement");
});

test("the deposit that an accepted quote asks for is what comes next, until something is invoiced", async () => {
  const deposit = { kind: "down_payment", size: { unit: "share", basis_points: 3_000 } };
  const id = await agreedWorks(bench.person, { deposit });
  const { gross_cents } = (await billingOf(id)).quote;
  const askedCents = shareCents(gross_cents, 3_000);
  const projectOf = async () => (await acceptedCall(bench.person, "GET", `/api/projects/${id}`)).project;
  const briefOf = async () => (await acceptedCall(bench.person, "GET", "/api/figures/brief")).brief;
  expect((await projectOf()).deposit_to_invoice_cents).toBe(askedCents);
  expect((await briefOf()).new_agreements.first).toMatchObject([{ project_id: id, deposit_cents: askedCents }]);
  await issuePart(id, DEPOSIT);
  expect((await projectOf()).deposit_to_invoice_cents).toBeNull();
  expect((await briefOf()).new_agreements.first).toMatchObject([{ project_id: id, deposit_cents: null }]);
});

test.each([
  ["it asks for arrhes", { deposit: { kind: "earnest_money", size: { unit: "share", basis_points: 3_000 } } }],
  ["it asks for nothing", {}],
])("no deposit comes next of an accepted quote when %s", async (_when, conditions) => {
  const id = await agreedWorks(bench.person, conditions);
  const { project } = await acceptedCall(bench.person, "GET", `/api/projects/${id}`);
  expect(project.deposit_to_invoice_cents).toBeNull();
});

test("a change order leaves the deposit that its customer accepted with the quote as it was", async () => {
  const deposit = { kind: "down_payment", size: { unit: "share", basis_points: 3_000 } };
  const id = await agreedWorks(bench.person, { deposit });
  const askedCents = shareCents((await billingOf(id)).quote.gross_cents, 3_000);
  const { draft } = await acceptedCall(bench.person, "GET", `/api/projects/${id}/quote-draft`);
  await changeOrder(id, [...draft.lines, quotedItem("Radiateur", { unit_price_e6: 2_000_000_000 })], "accepted");
  expect((await billingOf(id)).deposit).toEqual({ share_basis_points: null, gross_cents: askedCents });
  expect((await acceptedCall(bench.person, "GET", `/api/projects/${id}`)).project.deposit_to_invoice_cents).toBe(
    askedCents,
  );
  const { brief } = await acceptedCall(bench.person, "GET", "/api/figures/brief");
  expect(brief.new_agreements.first).toMatchObject([{ project_id: id, deposit_cents: askedCents }]);
  expect(cents((await issuePart(id, { kind: "deposit", gross_cents: askedCents })).total)).toBe(askedCents);
});

test("the lines that an accepted change order adds become tasks of the works, once", async () => {
  const id = await agreedProject();
  const tasksOf = async () =>
    (await acceptedCall(bench.person, "GET", `/api/projects/${id}`)).project.tasks.map(
      ({ title, section }: Record<string, string>) => [section, title],
    );
  await acceptedCall(bench.person, "POST", `/api/projects/${id}/tasks`, { title: "Pose" });
  const { draft } = await acceptedCall(bench.person, "GET", `/api/projects/${id}/quote-draft`);
  const lines = [...draft.lines, { kind: "section", id: "s3", label: "Chauffage", level: 1 }, quotedItem("Radiateur")];
  const order = await changeOrder(id, lines, "accepted");
  expect(await tasksOf()).toEqual([
    ["", "Pose"],
    ["Chauffage", "Radiateur"],
  ]);
  await acceptedCall(bench.person, "DELETE", `/api/quotes/${order.id}/decision`);
  await answer(order.id, "accepted");
  expect(await tasksOf()).toHaveLength(2);
});

test("a line that a change order sells has a task of its own, whatever tasks are called", async () => {
  const id = await agreedProject();
  const tasksOf = async () => (await acceptedCall(bench.person, "GET", `/api/projects/${id}`)).project.tasks;
  const titlesOf = async () => (await tasksOf()).map(({ title }: { title: string }) => title);
  await acceptedCall(bench.person, "POST", `/api/projects/${id}/tasks`, { title: "Radiateur", section: "Carrelage" });
  const { draft } = await acceptedCall(bench.person, "GET", `/api/projects/${id}/quote-draft`);
  const order = await changeOrder(id, [...draft.lines, quotedItem("Radiateur")], "accepted");
  expect(await titlesOf()).toEqual(["Radiateur", "Radiateur"]);
  const addedTask = (await tasksOf())[1];
  await acceptedCall(bench.person, "PATCH", `/api/projects/${id}/tasks/${addedTask.id}`, {
    title: "Radiateur du salon",
  });
  await acceptedCall(bench.person, "DELETE", `/api/quotes/${order.id}/decision`);
  expect(await titlesOf()).toEqual(["Radiateur", "Radiateur du salon"]);
  await answer(order.id, "accepted");
  expect(await titlesOf()).toEqual(["Radiateur", "Radiateur du salon"]);
});

test("a line that became a task before its change order was accepted becomes no second one", async () => {
  const id = await agreedProject();
  const task = { title: "Radiateur", line_id: "Radiateur" };
  await acceptedCall(bench.person, "POST", `/api/projects/${id}/tasks`, task);
  const { draft } = await acceptedCall(bench.person, "GET", `/api/projects/${id}/quote-draft`);
  await changeOrder(id, [...draft.lines, quotedItem("Radiateur")], "accepted");
  expect((await acceptedCall(bench.person, "GET", `/api/projects/${id}`)).project.tasks).toHaveLength(1);
});
