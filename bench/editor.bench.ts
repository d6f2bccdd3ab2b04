import { openBrowser } from "#test/e2e/browser.ts";
import { hire } from "#test/kill-round.ts";
import { startServer } from "#test/running-server.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { callAs, pricedProject } from "./calls.ts";
import { hold, percentile, say } from "./measure.ts";

// Method. The built product runs as its own process. In Chromium, a quote of 300 lines is open beside its document, and
// one line of its middle is typed. Time counts inside the page: of a key, from its event to the end of the frame that
// draws it; of the document, from the key to the same words in the sheet at the right. The preview is the server's,
// once it was read ten times. The first keys are printed apart. Baseline: a quote of ten lines.
const LINES = 300;
const KEYS = 120;
const PREVIEWS = 20;
const SHEETS = 10;
const KEY_LIMIT_MS = 50;
const PREVIEW_LIMIT_MS = 300;

const dataDir = mkdtempSync(join(tmpdir(), "etabli-bench-"));
const server = await startServer(dataDir);
const worker = await hire(server, "claire@example.org");
const browser = await openBrowser();
const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: "fr-FR" });
const page = await context.newPage();
await page.goto(`${server.address}/login`);
await page.getByLabel("Email ou téléphone").fill("claire@example.org");
await page.getByLabel("Mot de passe", { exact: true }).fill("un bon mot de passe");
await page.getByRole("button", { name: "Se connecter" }).click();
await page.getByLabel("Message à l'assistant").waitFor();
console.log(`editor: ${KEYS} keys in a quote of ${LINES} lines`);
const smallMs = await timeKeys(page, await quoteOf(10));
say("10 lines, key p95 (ms)", percentile(smallMs.keyMs, 0.95).toFixed(1));
const id = await quoteOf(LINES);
const { firstMs, keyMs, sheetMs } = await timeKeys(page, id);
say("first key (ms)", firstMs.toFixed(1));
say("key p50 (ms)", percentile(keyMs, 0.5).toFixed(1));
hold("key p95", percentile(keyMs, 0.95), KEY_LIMIT_MS, "at most", " ms");
hold("key to the document p95", percentile(sheetMs, 0.95), PREVIEW_LIMIT_MS, "at most", " ms");
hold("preview of the server, warm, p95", percentile(await timePreviews(id), 0.95), PREVIEW_LIMIT_MS, "at most", " ms");
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

async function quoteOf(count: number): Promise<string> {
  const projectId = await pricedProject(worker, `Chantier de ${count} lignes`);
  const { draft } = await callAs<{ draft: { id: string } }>(
    worker,
    "POST",
    `/api/projects/${projectId}/quote-draft`,
    {},
  );
  const lines = Array.from({ length: count }, (_, index) => ({
    kind: "item",
    id: `l${index}`,
    label: `Ouvrage ${index + 1}, fourniture et pose`,
    details: [],
    nature: "service",
    quantity_e4: 10_000 * (1 + (index % 9)),
    unit: "u",
    unit_price_e6: 45_500_000 + index * 10_000,
    discount_basis_points: 0,
    vat_basis_points: index % 2 === 0 ? 1000 : 2000,
    vat_reason: null,
    is_option: false,
    task_id: null,
  }));
  await callAs(worker, "PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
  return projectId;
}

async function timeKeys(openPage: Page, projectId: string) {
  await openPage.goto(`${server.address}/etape/${projectId}/quote`);
  const field = openPage.locator("textarea[data-cell=label]").nth(5);
  await field.click();
  await openPage.keyboard.press("End");
  await openPage.evaluate(() => {
    const keyMs: number[] = [];
    addEventListener(
      "keydown",
      () => {
        const pressedAt = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => keyMs.push(performance.now() - pressedAt);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
    Object.assign(globalThis, { keyMs });
  });
  for (let index = 0; index < KEYS; index++) await openPage.keyboard.type("abcdefgh"[index % 8]!, { delay: 60 });
  await openPage.waitForTimeout(1_000);
  const allMs = await openPage.evaluate(() => (globalThis as unknown as { keyMs: number[] }).keyMs);
  const sheetMs: number[] = [];
  for (let index = 0; index < SHEETS; index++) sheetMs.push(await timeSheet(openPage));
  return { firstMs: allMs[0] ?? 0, keyMs: allMs.slice(5), sheetMs };
}

// From a key to the same words in the sheet.
async function timeSheet(openPage: Page): Promise<number> {
  await openPage.waitForTimeout(1_000);
  await openPage.evaluate(() => {
    const sheetTime = new Promise<number>((resolve) => {
      addEventListener(
        "keydown",
        () => {
          const pressedAt = performance.now();
          const sheet = document.querySelector("[data-live=lines]")!;
          const watch = new MutationObserver(() => {
            watch.disconnect();
            sheet.getBoundingClientRect();
            resolve(performance.now() - pressedAt);
          });
          watch.observe(sheet, { childList: true, subtree: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
    Object.assign(globalThis, { sheetTime });
  });
  await openPage.keyboard.type("z");
  return openPage.evaluate(() => (globalThis as unknown as { sheetTime: Promise<number> }).sheetTime);
}

async function timePreviews(projectId: string): Promise<number[]> {
  const previewMs: number[] = [];
  for (let index = 0; index < PREVIEWS + 10; index++) {
    const began = performance.now();
    await callAs(worker, "GET", `/api/projects/${projectId}/preview/quote`);
    if (index >= 10) previewMs.push(performance.now() - began);
  }
  return previewMs;
}
