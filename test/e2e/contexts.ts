import { createServer } from "node:net";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { freePort } from "../throwaway-cluster.ts";
import { openBrowser } from "./browser.ts";

// A page of a new context loads and compiles the whole product anew, which takes a second of the processor. A context
// that was given back keeps what it loaded, and nothing else. Each worker of the tests has one browser and one port for
// all its files, so a file finds what the one before it loaded.

/** `keeper` is a page without a screen, at the product's address. It keeps the process of a context that is idle. */
type Lent = { key: string; context: BrowserContext; keeper: Page | null; isUsual: boolean };

/** The browser of this worker, with the contexts that its next file may take. */
type WorkerBrowser = { browser: Browser; port: number; isPortTaken: boolean; idleContexts: Lent[] };

/** Each idle context has a process, so a worker keeps no more from one file to the next. */
const MAX_KEPT_CONTEXTS = 4;

/** Chooses the port on which a product will answer by this name, and lends contexts for it. */
export async function contextLender(hostname: string) {
  const ours = await workerBrowser();
  const hasOwnPort = ours.isPortTaken;
  ours.isPortTaken = true;
  const port = hasOwnPort ? await freePort() : ours.port;
  const address = `http://${hostname}:${port}`;
  const idleContexts: Lent[] = hasOwnPort ? [] : ours.idleContexts.splice(0);
  const lentContexts: Lent[] = [];
  const takeAllBack = async (): Promise<void> => {
    idleContexts.push(...(await Promise.all(lentContexts.splice(0).map((lent) => emptyContext(lent, address)))));
  };
  return {
    port,
    address,
    /** A context with these options that nobody else uses. The next file of tests may have those with usual options. */
    lend: async (options: BrowserContextOptions, isUsual: boolean): Promise<BrowserContext> => {
      const key = JSON.stringify({ ...options, baseURL: address });
      const at = idleContexts.findLastIndex((one) => one.key === key);
      const [idle] = at === -1 ? [] : idleContexts.splice(at, 1);
      const context = idle?.context ?? (await ours.browser.newContext({ ...options, baseURL: address }));
      lentContexts.push(idle ?? { key, context, keeper: null, isUsual });
      return context;
    },
    /** The open pages of all that are lent. */
    pages: (): Page[] => lentContexts.flatMap(({ context }) => context.pages()),
    /** Closes the pages of all that are lent, and empties them. */
    takeAllBack,
    /** Takes all back while the product still answers, for the next file. */
    close: async (): Promise<void> => {
      await takeAllBack();
      const usualContexts = hasOwnPort ? [] : idleContexts.filter(({ isUsual }) => isUsual);
      const keptContexts = usualContexts.slice(-MAX_KEPT_CONTEXTS);
      const others = idleContexts.splice(0).filter((one) => !keptContexts.includes(one));
      await Promise.all(others.map(({ context }) => context.close()));
      if (hasOwnPort) return;
      ours.idleContexts.push(...keptContexts);
      ours.isPortTaken = false;
    },
  };
}

async function emptyContext({ context, ...lent }: Lent, address: string): Promise<Lent> {
  context.removeAllListeners("page");
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  const keeper = lent.keeper ?? (await context.newPage());
  const visitorPages = context.pages().filter((page) => page !== keeper);
  await Promise.all(visitorPages.map((page) => page.close()));
  if (lent.keeper === null) await keeper.goto(`${address}/health/live`);
  await keeper.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
  });
  await context.clearCookies();
  return { ...lent, context, keeper };
}

let startedBrowser: Promise<WorkerBrowser> | null = null;

async function workerBrowser(): Promise<WorkerBrowser> {
  const running = await startedBrowser;
  if (!running?.browser.isConnected()) startedBrowser = startBrowser();
  return startedBrowser!;
}

async function startBrowser(): Promise<WorkerBrowser> {
  return { browser: await openBrowser(), port: await steadyPort(), isPortTaken: false, idleContexts: [] };
}

/** A free port that no system gives away between two files: it is below those that they choose themselves. */
async function steadyPort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return steadyPort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
