import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createServer } from "vite";
import { buildCustomerPages } from "../vite.config.ts";
import { DEVELOPMENT_FOLDER, markAsDevelopment } from "./development-data.ts";
import { fillDemoCompany } from "./fill-demo-company.ts";

// Restarts the server at each change, and serves the web with hot reload, behind one address. It has its own data
// folder with a demo company, whatever `.env` says, so it never reaches real data.
const root = join(import.meta.dirname, "..");
const [webPort, serverPort] = [5173, 3100];
const SETTLED_MS = 150;
process.env.PORT = String(serverPort);
const env = {
  ...process.env,
  PUBLIC_URL: `http://127.0.0.1:${webPort}`,
  DATA_DIR: join(root, DEVELOPMENT_FOLDER),
  DATABASE_URL: "",
  LOG_LEVEL: "warn",
  AUTH_RATE_LIMIT_FACTOR: "1000",
  AUTH_SHOW_CODES: "true",
  SMS_URL: "outbox:",
  AUTH_PHONE_AUTOCONFIRM: "true",
};

markAsDevelopment(env.DATA_DIR);
const web = await createServer({
  configFile: join(root, "vite.config.ts"),
  server: { port: webPort, host: "127.0.0.1", strictPort: true },
});
await web.listen();
await buildCustomerPages();
let server = startServer();
let changes = 0;
for (const folder of ["src/server", "src/domain", "src/api"])
  watch(join(root, folder), { recursive: true }, () => void restart());

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());

const login = await fillDemoCompany(`http://127.0.0.1:${serverPort}`);
console.log(`Établi en développement : http://127.0.0.1:${webPort} (${login.email}, « ${login.password} »)`);

function startServer(): ChildProcess {
  return spawn(process.execPath, ["src/server/main.ts"], { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] });
}

// An editor writes a file in several steps. Only the last one counts.
async function restart(): Promise<void> {
  const mine = ++changes;
  await sleep(SETTLED_MS);
  if (mine !== changes || isStopping) return;
  await waitForEnd();
  if (mine === changes && !isStopping) server = startServer();
}

async function waitForEnd(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill("SIGINT");
  await once(server, "exit");
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([waitForEnd(), web.close()]);
  process.exit(0);
}
