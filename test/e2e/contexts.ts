import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

// A page of a new context loads and compiles the whole product anew, which takes a second of the processor. A context
// that was given back keeps what it loaded, and nothing else.

/** `keeper` is a page without a screen, at the product's address. It keeps the process of a context that is idle. */
type Lent = { key: string; context: BrowserContext; keeper: Page | null };

/** Lends contexts of a browser, each with its own storage, empty as in a new one. `address` is that of the product. */
export function contextLender(browser: Browser, address: string) {
  const idleContexts: Lent[] = [];
  const lentContexts: Lent[] = [];
  return {
    /** A context with these options that nobody else uses. */
    lend: async (options: BrowserContextOptions): Promise<BrowserContext> => {
      const key = JSON.stringify(options);
      const at = idleContexts.findIndex((one) => one.key === key);
      const [idle] = at === -1 ? [] : idleContexts.splice(at, 1);
      const lent = idle ?? { key, context: await browser.newContext(options), keeper: null };
      lentContexts.push(lent);
      return lent.context;
    },
    /** Closes the pages of all that are lent, and empties them. */
    takeAllBack: async (): Promise<void> => {
      idleContexts.push(...(await Promise.all(lentContexts.splice(0).map((lent) => emptyContext(lent, address)))));
    },
  };
}

async function emptyContext({ key, context, ...lent }: Lent, address: string): Promise<Lent> {
  context.removeAllListeners("page");
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  const keeper = lent.keeper ?? (await context.newPage());
  const visitorPages = context.pages().filter((page) => page !== keeper);
  await Promise.all(visitorPages.map((page) => page.close()));
  if (lent.keeper === null) await keeper.goto(`${address}/health/live`);
  await keeper.evaluate(() => localStorage.clear());
  await context.clearCookies();
  return { key, context, keeper };
}
