import { lastLetter, waitingLetters } from "#test/letters.ts";
import { quoteCalls } from "#test/quote-calls.ts";
import { LETTERS_LEAVE, quotePageCalls, textOf } from "#test/quote-page.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A customer signs a quote on its page: with a code, once, and what proves it is sealed.

let app: TestApp;
let owner: Person;
let now = new Date("2026-11-23T09:00:00Z");
beforeAll(async () => {
  app = await testApp({ env: LETTERS_LEAVE, clock: () => now });
  owner = await signUpSeller(app, { email: "volt@example.org" });
});
afterAll(() => app.close());

const { drawUp, send: markSent, versionsOf, price, decide } = quoteCalls(() => owner);
const { read, send, begin, sign, codeOf } = quotePageCalls(() => app);
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));

async function sentQuote(core: object = {}): Promise<{ projectId: string; id: string; page: string }> {
  const projectId = await pricedProject(owner, core);
  const { id, page_url } = await drawUp(projectId);
  await markSent(id);
  return { projectId, id, page: page_url };
}

/** A quote of a line of 100 € with an option of 50 €, both without VAT, sent. */
async function quoteWithOption() {
  const projectId = await pricedProject(owner);
  const { draft } = (await owner.call("POST", `/api/projects/${projectId}/quote-draft`, {})).json;
  const [line] = draft.lines;
  const option = { ...line, id: "option-1", label: "Robinet thermostatique", is_option: true, task_id: null };
  const lines = [line, { ...option, quantity_e4: 10_000, unit_price_e6: 50_000_000 }];
  await owner.call("PUT", `/api/quotes/${draft.id}/draft`, { version: draft.version, lines, discount: null });
  const { id, page_url } = await drawUp(projectId);
  await markSent(id);
  return { projectId, id, page: page_url as string };
}

const answersOf = async (projectId: string) =>
  (await owner.call("GET", `/api/projects/${projectId}/quote-answers`)).json.answers;

test("a quote is read, signed with the code of a letter and accepted", async () => {
  const { projectId, id, page } = await sentQuote();
  expect(textOf((await read(page)).body)).toContain("Continuer vers la signature");
  const signUrl = await begin(page);
  const signPage = textOf((await read(signUrl)).body);
  expect(signPage).toContain("Signer, avec obligation de paiement");
  expect(signPage).toContain("Envoyé à lea@example.org");
  const answer = await send(signUrl, { code: await codeOf() });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
  expect(await versionsOf(projectId)).toMatchObject([
    { id, status: "accepted", decision: { decision: "accepted", signer: "Léa Arc" } },
  ]);
  expect(textOf((await read(page)).body)).toContain("Devis accepté le");
  expect(await answersOf(projectId)).toMatchObject([
    {
      act: "accepted",
      is_intact: true,
      signer: "Léa Arc",
      email: "lea@example.org",
      user_agent: "Firefox of the customer",
      address: "127.0.0.1",
      gross_cents: 12_000,
    },
  ]);
  expect((await lastLetter(app, "lea@example.org")).subject).toContain("votre exemplaire");
  expect((await lastLetter(app, "volt@example.org")).text).toContain("Léa Arc a accepté ton devis");
});

test("ticked options make the version that bears what was agreed, at the total that was shown", async () => {
  const { projectId, id, page } = await quoteWithOption();
  const tickedPage = await read(`${page}?option=option-1`);
  expect(textOf(tickedPage.body)).toContain("180,00");
  expect(textOf((await read(page)).body)).not.toContain("180,00");
  const answer = await sign(page, { option: ["option-1", "no-such-line"] });
  const agreedPage = answer.headers.location as string;
  expect(agreedPage).not.toBe(page);
  expect((await read(page)).headers.location).toBe(agreedPage);
  // Its customer read a version without a number, and agreed to that one.
  expect(textOf((await read(agreedPage)).body)).not.toContain("Version");
  const [agreedVersion, first] = await versionsOf(projectId);
  expect([agreedVersion.status, agreedVersion.version, agreedVersion.total]).toEqual(["accepted", 2, 180]);
  expect([first.id, first.status]).toEqual([id, "replaced"]);
  expect(await answersOf(projectId)).toMatchObject([
    { is_intact: true, gross_cents: 18_000, options: ["Robinet thermostatique"], seen_version: 1, version: 2 },
  ]);
  const { rows } = await app.database.owner.query(
    "select options, evidence_document_id, recorded_by from quote_decision where document_id = $1",
    [agreedVersion.id],
  );
  expect(rows).toEqual([{ options: ["option-1"], evidence_document_id: id, recorded_by: null }]);
});

test("an option that the customer took is no change of the quote that they signed", async () => {
  const { projectId, page } = await quoteWithOption();
  await sign(page, { option: ["option-1"] });
  const preview = (await owner.call("GET", `/api/projects/${projectId}/preview/quote`)).json;
  expect(preview).toMatchObject({ differs_from_latest: false, view: { amounts: { grossCents: 18_000 } } });
});

test("a wrong code is refused five times, after which only a new one signs", async () => {
  const { projectId, page } = await sentQuote();
  const signUrl = await begin(page);
  const code = await codeOf();
  const wrong = code === "000000" ? "111111" : "000000";
  for (let round = 0; round < 5; round++)
    expect(textOf((await send(signUrl, { code: wrong })).body)).toContain("Ce code n'est pas le bon");
  expect(textOf((await send(signUrl, { code })).body)).toContain("essayé trop de fois");
  expect((await send(`${signUrl}/code`)).statusCode).toBe(303);
  const newCode = await codeOf();
  if (newCode !== code) expect((await send(signUrl, { code })).statusCode).toBe(422);
  expect((await versionsOf(projectId))[0].status).not.toBe("accepted");
  expect((await send(signUrl, { code: newCode })).statusCode).toBe(303);
  expect((await versionsOf(projectId))[0].status).toBe("accepted");
});

test("a code is good for fifteen minutes and its own signature alone", async () => {
  const { page } = await sentQuote();
  const first = await begin(page);
  const firstCode = await codeOf();
  const second = await begin(page, { email: "autre@example.org" });
  const secondCode = await codeOf("autre@example.org");
  if (firstCode !== secondCode) expect((await send(second, { code: firstCode })).statusCode).toBe(422);
  later(16);
  expect(textOf((await send(first, { code: firstCode })).body)).toContain("Ce code n'est plus valable");
});

test("one link sends five codes in an hour", async () => {
  const { page } = await sentQuote();
  const statuses = [];
  for (let round = 0; round < 6; round++) {
    const answer = await send(`${page}/accept`, { signer: "Léa", email: "trop@example.org" });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 422]);
  const letters = (await waitingLetters(app)).filter(({ to }) => to === "trop@example.org");
  expect(letters).toHaveLength(5);
});

test("neither a code nor its bare hash is kept", async () => {
  const { id, page } = await sentQuote();
  await begin(page);
  const code = await codeOf();
  const { rows } = await app.database.owner.query(
    `select s::text as text, code_mac, encode(sha256(convert_to($2, 'UTF8')), 'hex') as bare
     from quote_signing s where document_id = $1`,
    [id, code],
  );
  expect(rows[0].text).not.toContain(`,${code},`);
  expect(rows[0].code_mac).not.toBe(rows[0].bare);
});

test("a double click accepts once", async () => {
  const { projectId, page } = await sentQuote();
  const signUrl = await begin(page, { email: "double@example.org" });
  const code = await codeOf("double@example.org");
  const answers = await Promise.all([send(signUrl, { code }), send(signUrl, { code })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect(await answersOf(projectId)).toHaveLength(1);
  const copies = (await waitingLetters(app)).filter(
    ({ to, subject }) => to === "double@example.org" && subject.includes("exemplaire"),
  );
  expect(copies).toHaveLength(1);
});

test("two signatures of one quote at once: the second is told that it is accepted", async () => {
  const { projectId, page } = await sentQuote();
  const [one, other] = [await begin(page), await begin(page, { email: "autre2@example.org" })];
  const codes = [await codeOf(), await codeOf("autre2@example.org")];
  const answers = await Promise.all([send(one, { code: codes[0]! }), send(other, { code: codes[1]! })]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 422]);
  expect(textOf(answers.find(({ statusCode }) => statusCode === 422)!.body)).toContain("déjà accepté");
  expect(await answersOf(projectId)).toHaveLength(1);
});

test("a replaced version or one that was answered by hand is not signed", async () => {
  const replacedQuote = await sentQuote();
  const signUrl = await begin(replacedQuote.page);
  const code = await codeOf();
  await price(replacedQuote.projectId, 60);
  const { id } = await drawUp(replacedQuote.projectId);
  await markSent(id);
  expect(textOf((await send(signUrl, { code })).body)).toContain("Ce devis est remplacé par une version plus récente");
  expect((await send(`${replacedQuote.page}/accept`, { signer: "Léa", email: "l@example.org" })).statusCode).toBe(422);

  const answeredQuote = await sentQuote();
  const [{ dated_on: decided_on }] = await versionsOf(answeredQuote.projectId);
  await decide(answeredQuote.id, { decision: "accepted", signer: "Léa Arc", decided_on });
  const page = textOf((await read(answeredQuote.page)).body);
  expect(page).toContain("Ce devis est accepté");
  expect(page).not.toContain("Continuer vers la signature");
  expect((await send(`${answeredQuote.page}/decline`, { reason: "Trop cher" })).statusCode).toBe(422);
});

test("a form that is refused keeps what was typed", async () => {
  const { page } = await sentQuote();
  const without = await send(`${page}/accept`, { signer: "", email: "lea@example.org" });
  expect([without.statusCode, without.body.includes('value="lea@example.org"')]).toEqual([422, true]);
  expect(textOf(without.body)).toContain("Indiquez votre nom.");
  expect(textOf((await send(`${page}/accept`, { signer: "Léa", email: "lea@" })).body)).toContain("vérifiez-la");
  expect(textOf((await send(`${page}/accept`, { signer: "a".repeat(300) })).body)).toContain("trop long");
  expect(textOf((await send(`${page}/question`, { question: "" })).body)).toContain("Écrivez votre question");
});

test("a link that leads nowhere gets a page, without saying more", async () => {
  for (const url of ["/quote/nowhere", "/quote/nowhere/withdrawal", "/quote/nowhere/signed.pdf"]) {
    const answer = await read(url);
    expect([answer.statusCode, answer.headers["x-robots-tag"]]).toEqual([404, "noindex, nofollow"]);
    expect(textOf(answer.body)).toContain("Devis introuvable");
  }
  expect((await send("/quote/nowhere/accept", { signer: "x" })).statusCode).toBe(404);
});

test("a refusal with its reason is noted once", async () => {
  const { projectId, page } = await sentQuote();
  for (let round = 0; round < 2; round++)
    expect((await send(`${page}/decline`, { reason: "Trop cher", signer: "Léa" })).statusCode).toBe(303);
  expect(await versionsOf(projectId)).toMatchObject([{ status: "declined", decision: { signer: "Léa" } }]);
  expect(await answersOf(projectId)).toMatchObject([{ act: "declined", reason: "Trop cher", is_intact: true }]);
  expect((await lastLetter(app, "volt@example.org")).text).toContain("Trop cher");
  expect(textOf((await read(page)).body)).toContain("Devis refusé le");
});

test("the seller does not take back what the customer signed", async () => {
  const { id, page } = await sentQuote();
  await sign(page);
  expect(await owner.call("DELETE", `/api/quotes/${id}/decision`)).toMatchObject({
    status: 422,
    json: { code: "quote_signed" },
  });
});

test("a question reaches the seller ten times a day at most", async () => {
  const { projectId, page } = await sentQuote();
  const question = { question: "Le mur est-il compris ?", name: "Léa", email: "lea@example.org" };
  const statuses = [];
  for (let round = 0; round < 11; round++) statuses.push((await send(`${page}/question`, question)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(303), 422]);
  const { questions } = (await owner.call("GET", `/api/projects/${projectId}/quote-answers`)).json;
  expect(questions).toHaveLength(10);
  expect(questions[0]).toMatchObject({ question: "Le mur est-il compris ?", name: "Léa", email: "lea@example.org" });
  expect((await lastLetter(app, "volt@example.org")).text).toContain("Le mur est-il compris ?");
});

test("a consumer withdraws once on the same page with a receipt", async () => {
  const { projectId, page } = await sentQuote();
  await sign(page, { email: "retracte@example.org" });
  expect(textOf((await read(page)).body)).toContain("Renoncer au contrat ici");
  expect(textOf((await read(`${page}/withdrawal`)).body)).toContain("Confirmer la rétractation");
  for (let round = 0; round < 2; round++)
    expect((await send(`${page}/withdrawal`, { signer: "Léa Arc" })).statusCode).toBe(303);
  expect((await versionsOf(projectId))[0].status).toBe("declined");
  expect((await answersOf(projectId)).map(({ act }: { act: string }) => act)).toEqual(["withdrawn", "accepted"]);
  expect((await lastLetter(app, "retracte@example.org")).subject).toContain("accusé de réception");
  const receipts = (await waitingLetters(app)).filter(
    ({ to, subject }) => to === "retracte@example.org" && subject.includes("accusé"),
  );
  expect(receipts).toHaveLength(1);
  expect(textOf((await read(page)).body)).toContain("Contrat annulé");
});

test("only a consumer who signed here withdraws here", async () => {
  const business = await sentQuote({ client_info: { ...LEA_ARC, kind: "company", company: "Arc SARL" } });
  await sign(business.page);
  expect(textOf((await read(business.page)).body)).not.toContain("Renoncer au contrat");
  expect((await send(`${business.page}/withdrawal`, { signer: "x" })).statusCode).toBe(422);
  const { page } = await sentQuote();
  expect((await send(`${page}/withdrawal`, { signer: "x" })).statusCode).toBe(422);
});

test("evidence that was changed in the database is told from what was kept", async () => {
  const { projectId, page } = await sentQuote();
  await sign(page);
  const [{ id }] = await answersOf(projectId);
  await expect(app.database.owner.query("update customer_answer set mac = mac")).rejects.toThrow("rewritten");
  await expect(app.database.owner.query("delete from customer_answer")).rejects.toThrow("rewritten");
  await app.database.owner.query("set session_replication_role = replica");
  await app.database.owner.query(
    `update customer_answer set content = jsonb_set(content, '{grossCents}', '1') where id = $1`,
    [id],
  );
  await app.database.owner.query("reset session_replication_role");
  expect(await answersOf(projectId)).toMatchObject([{ is_intact: false }]);
  expect((await read(`${page}/signed.pdf`)).statusCode).toBe(404);
});

test("neither a worker nor another company sees what a customer answered", async () => {
  const { projectId, page } = await sentQuote();
  await sign(page);
  const stranger = await signUpSeller(app);
  expect((await stranger.call("GET", `/api/projects/${projectId}/quote-answers`)).status).toBe(404);
  const worker = await join(app, owner, "ouvrier@example.org", "worker");
  expect((await worker.call("GET", `/api/projects/${projectId}/quote-answers`)).status).toBe(403);
});
