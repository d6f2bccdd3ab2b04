import { assemble } from "#server/assemble.ts";
import type { Config } from "#server/config.ts";
import { readConfig } from "#server/config.ts";
import type { Pools } from "#server/db/pools.ts";
import type { Deps } from "#server/deps.ts";
import { openPageDrawer } from "#server/files/pages/draw-pages.ts";
import { openOriginals } from "#server/files/plain-originals.ts";
import { openImageShrinker } from "#server/files/shrink-image.ts";
import { installationKey } from "#server/installation-key.ts";
import type { CustomerPages } from "#server/invoices/page/built-pages.ts";
import { loadCustomerPages } from "#server/invoices/page/built-pages.ts";
import type { SettingsSources } from "#server/mailbox/find-settings.ts";
import { openSettingsFinder } from "#server/mailbox/find-settings.ts";
import { openSenderDomains } from "#server/mailbox/read-sender-domain.ts";
import { openMailReader } from "#server/mailbox/reading/open-mail.ts";
import { openEarlyLayouts } from "#server/pdf/early-layouts.ts";
import { openDocumentRenderer } from "#server/pdf/render-document.ts";
import { runJobs } from "#server/run-jobs.ts";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { TestDatabase } from "./test-database.ts";
import { setDatabaseClock, testDatabase } from "./test-database.ts";

/** The real application on a throwaway database. `signUp` creates a user and answers how to call as them. */
export type TestApp = {
  server: FastifyInstance;
  deps: Deps;
  database: TestDatabase;
  config: Config;
  signUp: (email?: string) => Promise<Person>;
  close: () => Promise<void>;
};

/** Calls as this user. Answers status and JSON. */
export type Person = {
  email: string;
  token: string;
  call: (
    method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE",
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; json: any }>;
  /** The database of their application, for rows that only another server could bring. */
  database?: TestDatabase["owner"];
};

/** What the network would say of an address: nothing. */
const NO_NETWORK: SettingsSources = {
  listExchanges: async () => [],
  listServices: async () => [],
  fetch: async () => new Response("", { status: 404 }),
};

/**
 * The least that Argon2id can be asked for, far below what the settings allow: few tests are about the cost of a
 * password. The others name AUTH_PASSWORD_MEMORY_KIB.
 */
const LEAST_COST = { memoryKib: 8, passes: 1 };

/**
 * Starts the application. `env` overrides settings and `clock` gives the time; the database stays at the one it starts
 * with (`setDatabaseClock` moves it). `servesWeb` serves the built web, `webDir`
 * another folder. `runsJobs` runs the jobs too. `db` lets a test remove a guard, `log` lets it read the log. `beside`
 * makes it a second server on the database of another. `database` is a prepared database, which the caller closes.
 */
export async function testApp(
  options: {
    env?: Record<string, string>;
    clock?: () => Date;
    servesWeb?: boolean;
    webDir?: string;
    runsJobs?: boolean;
    db?: (db: Pools["app"]) => Pools["app"];
    log?: FastifyBaseLogger;
    beside?: TestApp;
    database?: TestDatabase;
  } = {},
): Promise<TestApp> {
  const { beside } = options;
  const givenDatabase = beside?.database ?? options.database;
  const database = givenDatabase ?? (await testDatabase());
  if (options.clock && !givenDatabase) await setDatabaseClock(database, options.clock());
  const dataDir = mkdtempSync(join(tmpdir(), "etabli-app-"));
  const settings = readConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL: "http://127.0.0.1:3000",
    AUTH_RATE_LIMIT_FACTOR: "100000",
    // The mail servers of tests are on this machine.
    MAILBOX_ADDRESSES: "private",
    // No test asks the registers of the State.
    PUBLIC_REGISTERS: "off",
    LOG_LEVEL: "silent",
    ...(beside && { INSTALLATION_KEY: keyOf(beside) }),
    ...options.env,
  });
  const config = options.env?.AUTH_PASSWORD_MEMORY_KIB
    ? settings
    : { ...settings, auth: { ...settings.auth, passwordCost: LEAST_COST } };
  const renderer = openDocumentRenderer();
  const pictures = openImageShrinker();
  const originals = openOriginals();
  const mails = openMailReader();
  const pages = openPageDrawer();
  const log = options.log ?? pino({ level: config.logLevel });
  const webDir = options.servesWeb ? join(import.meta.dirname, "../dist/web") : (options.webDir ?? null);
  const pools = options.db ? { ...database, app: options.db(database.app) } : database;
  const { app: server, deps } = await assemble({
    config,
    database: pools,
    renderDocument: renderer.renderDocument,
    renderReport: renderer.renderReport,
    earlyLayouts: options.runsJobs ? openEarlyLayouts() : null,
    shrinkImage: pictures.shrinkImage,
    makePlain: originals.makePlain,
    mailReader: mails.mailReader,
    drawPages: pages.drawPages,
    log,
    webDir,
    customerPages: await customerPages(options.servesWeb ?? false),
    ...(options.clock && { clock: options.clock }),
  });
  // No test asks the network where a mailbox is, what its domain publishes, or for a picture.
  deps.fetchPicture = async () => null;
  const findSettings = openSettingsFinder(NO_NETWORK);
  deps.mailboxes = { ...deps.mailboxes, findSettings, readSenderDomain: openSenderDomains(async () => []) };
  const stopJobs = options.runsJobs ? await runJobs(deps, database.jobs) : async () => {};
  let people = 0;
  return {
    server,
    deps,
    database,
    config,
    signUp: (email = `person${++people}@example.org`) => signUp(server, database.owner, email),
    close: async () => {
      await stopJobs();
      await server.close();
      await Promise.all([renderer.close(), pictures.close(), originals.close(), mails.close(), pages.close()]);
      if (!givenDatabase) await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function keyOf({ config }: TestApp): string {
  return Buffer.from(installationKey(config.dataDir, config.installationKey)).toString("hex");
}

async function signUp(app: FastifyInstance, database: TestDatabase["owner"], email: string): Promise<Person> {
  const answer = await app.inject({
    method: "POST",
    url: "/auth/v1/signup",
    payload: { email, password: "un bon mot de passe" },
  });
  const token = answer.json<{ access_token: string }>().access_token;
  return {
    email,
    token,
    database,
    call: async (method, url, body, headers = {}) => {
      const response = await app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body !== undefined && { payload: body as object }),
      });
      return { status: response.statusCode, json: response.body === "" ? null : JSON.parse(response.body) };
    },
  };
}

/** The pages of customers, as they were built or from their sources. */
async function customerPages(areBuilt: boolean): Promise<CustomerPages> {
  const builtPages = areBuilt ? await loadCustomerPages(join(import.meta.dirname, "../dist/customer-pages")) : null;
  if (builtPages) return builtPages;
  const sharedParts = {
    ...(await import("#web/documents/public/notice.tsx")),
    assets: { script: "/assets/page.js", style: "/assets/page.css" },
  };
  return {
    quote: { ...sharedParts, ...(await import("#web/quotes/public/render.tsx")) },
    invoice: { ...sharedParts, ...(await import("#web/invoices/public/render.tsx")) },
  };
}
