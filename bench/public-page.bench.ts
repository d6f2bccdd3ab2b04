import { openBrowser } from "#test/e2e/browser.ts";
import { hire } from "#test/kill-round.ts";
import { startServer } from "#test/running-server.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { callAs, pricedProject } from "./calls.ts";
import { hold, percentile, say } from "./measure.ts";

// Method. The built product runs as its own process. A quote was sent, and its customer opens the link on a phone that
// never saw it: Chromium with an empty cache, a processor four times slower and a line of 1.6 Mb/s that takes 150 ms
// there and back. Each visit has a context of its own. Largest paint, as the browser tells it. Baseline, on the same
// phone: a page of one sentence. The files of script and style are counted as they arrive, compressed.
const VISITS = 15;
const PAINT_LIMIT_MS = 1_500;
const WEIGHT_LIMIT_KB = 60;
const SLOWER = 4;
const BYTES_A_SECOND = 1_600_000 / 8;
const ROUND_TRIP_MS = 150;

const dataDir = mkdtempSync(join(tmpdir(), "etabli-bench-"));
const server = await startServer(dataDir);
const worker = await hire(server);
const projectId = await pricedProject(worker, "Salle de bain");
const { id, page_url: quotePath } = await callAs<{ id: string; page_url: string }>(
  worker,
  "POST",
  `/api/projects/${projectId}/quote`,
  {},
);
await callAs(worker, "POST", `/api/quotes/${id}/sending`, {});
const browser = await openBrowser();
console.log(`public page: ${VISITS} first visits on a slow phone`);
const bare = await visits("data:text/html,<p>Une phrase</p>");
const quote = await visits(new URL(quotePath, server.address).href);
say("a page of one sentence, largest paint p50 (ms)", percentile(bare.paintMs, 0.5).toFixed(0));
say("quote, largest paint p50 (ms)", percentile(quote.paintMs, 0.5).toFixed(0));
hold("quote, largest paint p95", percentile(quote.paintMs, 0.95), PAINT_LIMIT_MS, "at most", " ms");
hold("quote, script and style", quote.assetBytes / 1000, WEIGHT_LIMIT_KB, "at most", " kB");
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

async function visits(address: string): Promise<{ paintMs: number[]; assetBytes: number }> {
  const paintMs: number[] = [];
  let assetBytes = 0;
  for (let turn = 0; turn < VISITS; turn++) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      hasTouch: true,
      isMobile: true,
      locale: "fr-FR",
    });
    const visit = await timeVisit(context, address);
    paintMs.push(visit.paintMs);
    assetBytes = Math.max(assetBytes, visit.assetBytes);
    await context.close();
  }
  return { paintMs, assetBytes };
}

async function timeVisit(context: BrowserContext, address: string): Promise<{ paintMs: number; assetBytes: number }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const assetIds = new Set<string>();
  let assetBytes = 0;
  await devtools.send("Network.enable");
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script" || type === "Stylesheet") assetIds.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (assetIds.has(requestId)) assetBytes += encodedDataLength;
  });
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(address, { waitUntil: "networkidle" });
  const paintMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watch = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0));
        watch.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  return { paintMs, assetBytes };
}
