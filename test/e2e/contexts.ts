import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";

// A page of a new context loads and compiles the whole product anew, which takes a second of the processor. A context
// that was given back keeps what it loaded, and nothing else.

/** Lends contexts of a browser. Each has its own storage and cookies, empty as in a new one. `address`: the product's. */
export function contextLender(browser: Browser, address: string) {
  type Lent = { key: string; context: BrowserContext };
  const idleContexts: Lent[] = [];
  const lentContexts: Lent[] = [];
  return {
    /** A context with these options that nobody else uses. */
    lend: async (options: BrowserContextOptions): Promise<BrowserContext> => {
      const key = JSON.stringify(options);
      const at = idleContexts.findIndex((one) => one.key === key);
      const [idle] = at === -1 ? [] : idleContexts.splice(at, 1);
      const lent = idle ?? { key, context: await browser.newContext(options) };
      lentContexts.push(lent);
      return lent.context;
    },
    /** Closes the pages of all that are lent, and empties them. */
    takeAllBack: async (): Promise<void> => {
      const givenBack = lentContexts.splice(0).filter(({ context }) => browser.contexts().includes(context));
      await Promise.all(givenBack.map(({ context }) => empty(context, address)));
      idleContexts.push(...givenBack);
    },
  };
}

/** Closes the pages of a context and clears what they stored. One page without a screen stays: it keeps their process. */
async function empty(context: BrowserContext, address: string): Promise<void> {
  const pages = context.pages();
  context.removeAllListeners("page");
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  const keeper = await context.newPage();
  await Promise.all(pages.map((page) => page.close()));
  await keeper.goto(`${address}/health/live`);
  await keeper.evaluate(() => localStorage.clear());
  await context.clearCookies();
}
