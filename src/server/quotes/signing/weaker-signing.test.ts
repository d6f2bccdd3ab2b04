import { readDrawing } from "#domain/documents/drawn-signature.ts";
import { pdfText } from "#test/pdf-text.ts";
import { quoteCalls } from "#test/quote-calls.ts";
import { quotePageCalls, textOf } from "#test/quote-page.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { setDatabaseClock } from "#test/test-database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Where no letter can leave, a quote is signed without a code, and this is said; what is certified and drawn is kept.

let app: TestApp;
let owner: Person;
let now = new Date("2026-11-23T09:00:00Z");
beforeAll(async () => {
  app = await testApp({ clock: () => now });
  owner = await signUpSeller(app, { trade: "plomberie" });
});
afterAll(() => app.close());

const { drawUp, send: markSent, versionsOf } = quoteCalls(() => owner);
const { read, send, begin } = quotePageCalls(() => app);
const DRAWING = "M10,100;L40,60;L90,120;L140,60;L200,110;L260,80";

async function sentQuote(...rates: number[]): Promise<{ projectId: string; page: string }> {
  const projectId = await pricedProject(owner);
  if (rates.length > 0) {
    const { draft } = (await owner.call("POST", `/api/projects/${projectId}/quote-draft`, {})).json;
    const lines = rates.map((rate, index) => ({
      ...draft.lines[0],
      ...(index > 0 && { id: `line-${index}`, task_id: null }),
      vat_basis_points: rate,
    }));
    await owner.call("PUT", `/api/quotes/${draft.id}/draft`, { version: draft.version, lines, discount: null });
  }
  const { id, page_url } = await drawUp(projectId);
  await markSent(id);
  return { projectId, page: page_url };
}

// Each is a figure with this text for who cannot see it.
const figuresOf = (pdf: Buffer) => pdf.toString("latin1").split("/Alt (Signature)").length - 1;

const answersOf = async (projectId: string) =>
  (await owner.call("GET", `/api/projects/${projectId}/quote-answers`)).json.answers;

test("without a mail server a quote is signed without a code", async () => {
  const { projectId, page } = await sentQuote();
  const signUrl = await begin(page, { email: "" });
  expect(textOf((await read(signUrl)).body)).toContain("Votre signature se fait ici, sans code.");
  expect((await send(signUrl, { drawing: DRAWING })).statusCode).toBe(303);
  expect(textOf((await read(page)).body)).toContain("Signé sans code.");
  expect(await answersOf(projectId)).toMatchObject([
    { code_verified_at: null, drawing: expect.stringMatching(/^M/), is_intact: true },
  ]);
});

test("a reduced rate is certified before the quote is signed", async () => {
  const { projectId, page } = await sentQuote(1000);
  const signUrl = await begin(page);
  const signPage = textOf((await read(signUrl)).body);
  expect(signPage).toContain("achevés depuis plus de deux ans");
  const refused = await send(signUrl, {});
  expect([refused.statusCode, textOf(refused.body).includes("demande cette certification")]).toEqual([422, true]);
  expect((await send(signUrl, { certificate: "0" })).statusCode).toBe(303);
  expect(await answersOf(projectId)).toMatchObject([
    { certificates: ["Certification du client pour les travaux à 10\u00A0%"] },
  ]);
});

test("each reduced rate is certified by its own tick: the one that lacks is asked for", async () => {
  const { projectId, page } = await sentQuote(1000, 550);
  const signUrl = await begin(page);
  for (const [tickedPlace, lackingPlace] of [
    ["0", 1],
    ["1", 0],
  ] as const) {
    const refused = await send(signUrl, { certificate: tickedPlace });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(`href="#certificate-${lackingPlace}"`);
    expect(refused.body).toMatch(new RegExp(`id="certificate-${tickedPlace}"[^>]*checked`));
    expect(refused.body).not.toMatch(new RegExp(`id="certificate-${lackingPlace}"[^>]*checked`));
  }
  expect((await send(signUrl, { certificate: ["0", "1"] })).statusCode).toBe(303);
  const [{ certificates, is_intact }] = await answersOf(projectId);
  expect([certificates.length, is_intact]).toEqual([2, true]);
  const text = textOf((await read(page)).body);
  expect(text.match(/Certifié par Léa Arc le 23 nov\. 2026/g)).toHaveLength(2);
});

test("the page of a signed quote shows the signature that was drawn", async () => {
  const { page } = await sentQuote();
  await send(await begin(page), { drawing: DRAWING });
  expect((await read(page)).body).toContain('d="M10 100 L40 60 L90 120 L140 60 L200 110 L260 80"');
});

test("the page of a quote that was signed by a name alone has no empty drawing", async () => {
  const { page } = await sentQuote();
  await send(await begin(page), {});
  expect((await read(page)).body).not.toContain("Signature dessinée");
});

test("the signed copy bears the drawing in its box as well as on its last page", async () => {
  const { page } = await sentQuote();
  await send(await begin(page), { drawing: DRAWING });
  const { rawPayload } = await read(`${page}/signed.pdf`);
  expect(figuresOf(rawPayload)).toBe(2);
});

test("a private customer finds their name in the form that signs", async () => {
  const { page } = await sentQuote();
  expect((await read(page)).body).toMatch(/<input id="accept-signer"[^>]*value="Léa Arc"/);
});

test("a customer calls the number that the quote prints", async () => {
  await owner.call("PATCH", "/api/company", { phone: "04 72 10 20 30" });
  const { page } = await sentQuote();
  expect((await read(page)).body).toContain('href="tel:+33472102030"');
});

test("whoever signs for a firm types their own name", async () => {
  const client_info = { company: "Menuiserie Roux", siren: "552100554", first_name: "Claire", last_name: "Roux" };
  const { address } = LEA_ARC;
  const projectId = await pricedProject(owner, { client_info: { ...client_info, address } });
  const { page_url } = await drawUp(projectId);
  expect((await read(page_url)).body).toMatch(/<input id="accept-signer"[^>]*value=""/);
});

test("the signed copy ends with a page that proves it", async () => {
  const { page } = await sentQuote(1000);
  await send(await begin(page, { signer: "Zoé Lefèvre" }), { certificate: "0", drawing: DRAWING });
  const copy = await read(`${page}/signed.pdf`);
  expect(copy.headers["content-type"]).toBe("application/pdf");
  const text = pdfText(copy.rawPayload).join(" ").replace(/\s+/g, " ");
  for (const words of [
    "Preuve de l'accord",
    "Zoé Lefèvre",
    "Sans code",
    "SHA-256",
    "Certifié par Zoé Lefèvre",
    "Formulaire de rétractation",
  ])
    expect(text).toContain(words);
});

test("a drawing is read as numbers alone", () => {
  expect(readDrawing(DRAWING)).toBe("M10 100 L40 60 L90 120 L140 60 L200 110 L260 80");
  for (const hostile of ["", "M1,1", `${DRAWING}"><script>`, "M0,0;L999,0;L0,1;L2,2;L3,3;L4,4", "url(#a)"])
    expect(readDrawing(hostile)).toBeNull();
});

test("what is no drawing is refused", async () => {
  const { projectId, page } = await sentQuote();
  const signUrl = await begin(page);
  const refused = await send(signUrl, { drawing: "<svg onload=alert(1)>" });
  expect([refused.statusCode, refused.body.includes("onload")]).toEqual([422, false]);
  expect((await versionsOf(projectId))[0].status).not.toBe("accepted");
});

test("what a stranger types is shown as text", async () => {
  const { page } = await sentQuote();
  const answer = await send(`${page}/accept`, { signer: "", email: '"><script>alert(1)</script>' });
  expect(answer.body).not.toContain("<script>alert");
});

test("a withdrawal has fourteen days", async () => {
  const signedQuote = await sentQuote();
  const open = await sentQuote();
  const signUrl = await begin(open.page);
  await send(await begin(signedQuote.page), {});
  now = new Date("2026-12-07T20:00:00Z");
  await setDatabaseClock(app.database, now);
  expect(textOf((await read(signedQuote.page)).body)).toContain("jusqu'au 7 déc. 2026");
  now = new Date("2026-12-08T09:00:00Z");
  await setDatabaseClock(app.database, now);
  expect(textOf((await read(signedQuote.page)).body)).not.toContain("Renoncer au contrat");
  expect(textOf((await send(`${signedQuote.page}/withdrawal`, { signer: "Léa" })).body)).toContain(
    "délai de rétractation est passé",
  );
  now = new Date("2027-01-15T09:00:00Z");
  await setDatabaseClock(app.database, now);
  expect(textOf((await send(signUrl, {})).body)).toContain("Ce devis n'est plus valable");
  expect(textOf((await read(open.page)).body)).not.toContain("Continuer vers la signature");
});
