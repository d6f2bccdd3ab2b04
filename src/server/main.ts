import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { assemble } from "./assemble.ts";
import { runBackups } from "./backup/run-backups.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { openPageDrawer } from "./files/pages/draw-pages.ts";
import { openOriginals } from "./files/plain-originals.ts";
import { openImageShrinker } from "./files/shrink-image.ts";
import { StartRefused } from "./installation-key.ts";
import { loadCustomerPages } from "./invoices/page/built-pages.ts";
import { openMailReader } from "./mailbox/reading/open-mail.ts";
import { openEarlyLayouts } from "./pdf/early-layouts.ts";
import { openDocumentRenderer } from "./pdf/render-document.ts";
import { lowerPoolThreads } from "./processes/thread-priority.ts";
import { runJobs } from "./run-jobs.ts";

/** An orderly stop after a fault takes no longer than this. */
const STOP_MS = 10_000;

const began = Date.now();
if (existsSync(".env")) process.loadEnvFile(".env");
const config = readConfig(process.env);
const log = pino({ level: config.logLevel, redact: ["req.headers.authorization", "req.headers.cookie"] });
const web = join(import.meta.dirname, "../../dist/web");

const database = await openDatabase({
  dataDir: config.dataDir,
  databaseUrl: config.databaseUrl,
  log: { info: (text: string) => log.info(text), warn: (text: string) => log.warn(text) },
});
const renderer = openDocumentRenderer();
const pictures = openImageShrinker();
const originals = openOriginals();
const mails = openMailReader();
const pages = openPageDrawer();
const { app, deps } = await assemble({
  config,
  database,
  renderDocument: renderer.renderDocument,
  renderReport: renderer.renderReport,
  earlyLayouts: openEarlyLayouts(),
  shrinkImage: pictures.shrinkImage,
  makePlain: originals.makePlain,
  mailReader: mails.mailReader,
  drawPages: pages.drawPages,
  log,
  webDir: existsSync(web) ? web : null,
  customerPages: await loadCustomerPages(join(web, "../customer-pages")),
}).catch(async (error: unknown) => {
  if (!(error instanceof StartRefused)) throw error;
  console.error(error.message);
  await Promise.all([renderer.close(), pictures.close(), originals.close(), mails.close(), pages.close()]);
  await database.close();
  process.exit(1);
});
const stopJobs = await runJobs(deps, database.jobs);
const stopBackups = await runBackups(config, database.embeddedServer);
await lowerPoolThreads();
const address = await app.listen({ port: config.port, host: config.host });
console.log(
  `Établi est prêt : ${config.publicUrl.includes(":0") ? address : config.publicUrl} ` +
    `(${((Date.now() - began) / 1000).toFixed(1)} s)`,
);
if (config.addressWarning !== null) console.warn(config.addressWarning);

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
// An unhandled rejection concerns its own work only. After an uncaught exception the memory may be wrong.
process.on("unhandledRejection", (error) => log.error({ err: error }, "a rejection nobody waited for"));
process.on("uncaughtException", (error) => {
  log.fatal({ err: error }, "an exception nobody caught");
  setTimeout(() => process.exit(1), STOP_MS).unref();
  void stop(1);
});

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await app.close();
  await Promise.all([stopJobs().catch(() => {}), stopBackups()]);
  await Promise.all([renderer.close(), pictures.close(), originals.close(), mails.close(), pages.close()]);
  await database.close();
  process.exit(code);
}
