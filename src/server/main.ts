import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { assemble } from "./assemble.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { openImageShrinker } from "./files/shrink-image.ts";
import { openDocumentRenderer } from "./pdf/render-document.ts";
import { runJobs } from "./run-jobs.ts";

const began = Date.now();
if (existsSync(".env")) process.loadEnvFile(".env");
const config = readConfig(process.env);
const log = pino({ level: config.logLevel, redact: ["req.headers.authorization", "req.headers.cookie"] });
const web = join(import.meta.dirname, "../../dist/web");

const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, log: { info: (text: string) => log.info(text), warn: (text: string) => log.warn(text) } });
const renderer = openDocumentRenderer();
const pictures = openImageShrinker();
const { app, deps } = await assemble({ config, database, renderDocument: renderer.renderDocument, shrinkImage: pictures.shrinkImage, log, webDir: existsSync(web) ? web : null });
const stopJobs = await runJobs(deps, database.jobs);
const address = await app.listen({ port: config.port, host: config.host });
console.log(`Établi est prêt : ${config.publicUrl.includes(":0") ? address : config.publicUrl} (${((Date.now() - began) / 1000).toFixed(1)} s)`);

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await app.close();
  await stopJobs().catch(() => {});
  await Promise.all([renderer.close(), pictures.close()]);
  await database.close();
  process.exit(0);
}
