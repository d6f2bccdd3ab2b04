import { pdfText } from "#test/pdf-text.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Whatever people type, the PDF still comes.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
});
afterAll(() => app.close());

async function quoteOf(
  tasks: { title: string; description?: string }[],
  company: object,
  client: object,
  name: string,
) {
  await person.call("PATCH", "/api/company", { vat_regime: "standard", ...company });
  const { project } = (
    await person.call("POST", "/api/projects", { name, start_date: "2026-12-01", client_info: client })
  ).json;
  for (const task of tasks) await person.call("POST", `/api/projects/${project.id}/tasks`, { estimate_h: 1, ...task });
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: tasks.length || 1, rate: 45 });
  const { json: quote } = await person.call("POST", `/api/projects/${project.id}/quote`, {});
  const pdf = await app.server.inject(quote.url);
  expect([pdf.statusCode, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
  const page = (await person.call("GET", `/api/public${quote.page_url.replace("/quote/", "/quotes/")}`)).json;
  return { text: pdfText(new Uint8Array(pdf.rawPayload)).join("\n"), page, quote };
}

const plain = (text: string) => text.replace(/\s+/g, " ");

test("« VOLT & FILS », brackets, quotes and the marks of the layout language are printed as typed", async () => {
  const names = [
    "VOLT & FILS",
    "#show: it => [x]",
    "*gras* _ital_ $a^2$ `code` @ref <lbl> // -- ~ \\u{41}",
    `<b>"l'été"</b>`,
  ];
  for (const name of names) {
    const { text, page } = await quoteOf([{ title: name }], { name }, { company: name }, name);
    expect(plain(text)).toContain(plain(name));
    expect(page.view.seller.name).toBe(name);
  }
});

test("characters that no font prints do not stop it", async () => {
  const odd = "Plomberie 🔧🚿 𓀀 العربية 漢字 \uD83D fin";
  const { text, page } = await quoteOf([{ title: odd }], { name: odd }, { company: odd }, odd);
  expect(plain(text)).toContain("Plomberie");
  expect(plain(text)).toContain("fin");
  expect(page.view.seller.name.isWellFormed()).toBe(true);
});

test("a description of 5,000 characters and a word of 160 letters stay within the page", async () => {
  const { project } = (
    await person.call("POST", "/api/projects", {
      name: "Long",
      start_date: "2026-12-01",
      client_info: { company: "B" },
    })
  ).json;
  const saveAnswer = await person.call("PATCH", `/api/projects/${project.id}/estimation`, {
    description: "mot ".repeat(1_250).trim(),
  });
  expect(saveAnswer.json.project.estimation_description).toHaveLength(4_999);
  const { text } = await quoteOf(
    [{ title: "x".repeat(160), description: "y".repeat(300) }],
    { name: "A" },
    { company: "w".repeat(160) },
    "v".repeat(160),
  );
  expect(text.replace(/\s/g, "")).toContain("x".repeat(160));
});

test("a quote of 200 tasks is printed whole, with page numbers and running totals", { timeout: 60_000 }, async () => {
  const tasks = Array.from({ length: 200 }, (_, index) => ({ title: `Tâche numéro ${index + 1}` }));
  const { text, quote } = await quoteOf(tasks, { name: "Grand chantier" }, { company: "Ville" }, "Grand");
  for (const { title } of [tasks[0]!, tasks[99]!, tasks[199]!]) expect(plain(text)).toContain(title);
  expect(plain(text)).toMatch(/page 1 \/ \d+/i);
  expect(quote.total).toBe(10_800);
});

test("a quote without a VAT regime has no VAT and says so", async () => {
  const newcomer = await app.signUp();
  const { project } = (
    await newcomer.call("POST", "/api/projects", {
      name: "Sans régime",
      start_date: "2026-12-01",
      client_info: { company: "A" },
    })
  ).json;
  await newcomer.call("PATCH", `/api/projects/${project.id}/estimation`, {
    hours: 10,
    rate: 45,
    vat_basis_points: 1000,
  });
  const make = async () =>
    (await newcomer.call("POST", `/api/projects/${project.id}/quote`, {})).json as { total: number; page_url: string };
  const draft = await make();
  expect(draft.total).toBe(450);
  const { view } = (await newcomer.call("GET", `/api/public${draft.page_url.replace("/quote/", "/quotes/")}`)).json;
  expect(view).toMatchObject({ showsVat: false, totals: [{ label: "Total hors taxes" }] });
  expect(view.notices[0]).toContain("reste à préciser");
  await newcomer.call("PATCH", "/api/company", { vat_regime: "standard", legal_form: "EI", insurance_duty: "none" });
  expect((await make()).total).toBe(495);
  await newcomer.call("PATCH", "/api/company", { vat_regime: "franchise" });
  expect((await make()).total).toBe(450);
});

test("a name of spaces and control characters counts as missing", async () => {
  const refusal = await person.call("POST", "/api/projects", {
    name: " \u0000\u0007\t ",
    start_date: "2026-12-01",
    client_info: { company: "A" },
  });
  expect(refusal.json.fields.name).toBe("Je n'ai pas bien compris, peux-tu me donner un nom de projet ?");
});
