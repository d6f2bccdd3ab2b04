import type { Browser, BrowserContextOptions, Page, Request } from "playwright-core";
import { expect } from "vitest";
import { authCalls } from "../auth-calls.ts";
import { freePort } from "../throwaway-cluster.ts";
import type { Person, TestApp } from "../test-app.ts";
import { testApp } from "../test-app.ts";
import { openBrowser } from "./browser.ts";
import type { Exceptions } from "./inspect.ts";
import { inspect } from "./inspect.ts";

// What every browser test starts with: the product on a port of its own, a browser, and pages of the usual sizes.

/** The password of everybody in the browser tests. */
export const PASSWORD = "un bon mot de passe";

/** The sizes that every screen is looked at in. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 860 },
} as const;

/** The names of `SIZES`, for `test.each`. */
export const SIZE_NAMES = ["phone", "desktop"] as const;

/** A size by its name, or any other. */
export type Size = keyof typeof SIZES | { width: number; height: number };

/** A page of its own browser context. */
export type Visit = {
  page: Page;
  /** Asks axe about the page in both themes, and keeps pictures where they are wanted. */
  look: (name: string, exceptions?: Exceptions) => Promise<void>;
  /**
   * What the page threw or wrote as an error since it is open. Left out: answers 404 and 422, and what Chromium says of
   * a header that it does not apply over plain http.
   */
  faults: string[];
};

const EXPECTED_ERRORS = /status of (404|422)|Cross-Origin-Opener-Policy/;

/** The product and a browser on it. */
export type Site = Awaited<ReturnType<typeof openSite>>;

/** How the product is started for browser tests. */
export type SiteOptions = {
  /** Settings that are not the tests' own; a function is given the address the product will have. */
  env?: Record<string, string> | ((address: string) => Record<string, string>);
  /** Runs queued jobs: letters leave, PDFs are rendered. */
  jobs?: boolean;
  /** The name the browser calls the machine by, if not its address. */
  hostname?: string;
};

/** Starts both. `close` ends both; `leaveAll` closes the pages of one test. */
export async function openSite({ env = {}, jobs = false, hostname = "127.0.0.1" }: SiteOptions = {}) {
  // Where a provider sends the browser back is known before anything starts.
  const port = await freePort();
  const address = `http://${hostname}:${port}`;
  const product: TestApp = await testApp({ web: true, jobs, env: typeof env === "function" ? env(address) : env });
  await product.app.listen({ port, host: "127.0.0.1" });
  const named = hostname === "127.0.0.1" ? [] : [`--host-resolver-rules=MAP ${hostname} 127.0.0.1`];
  const browser: Browser = await openBrowser(named);
  const visit = async (size: Size = "phone", options: BrowserContextOptions = {}): Promise<Visit> => {
    const viewport = typeof size === "string" ? SIZES[size] : size;
    const usual = { colorScheme: "light", locale: "fr-FR", baseURL: address, reducedMotion: "reduce" } as const;
    const page = await (await browser.newContext({ ...usual, viewport, ...options })).newPage();
    page.setDefaultTimeout(20_000);
    watchRequests(page);
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (line) => {
      if (line.type() === "error" && !EXPECTED_ERRORS.test(line.text())) faults.push(line.text());
    });
    const suffix = typeof size === "string" ? size : `${size.width}px`;
    return { page, faults, look: (name, exceptions) => inspect(page, `${name}-${suffix}`, exceptions) };
  };
  return {
    product,
    browser,
    address,
    visit,
    /** The same, signed in, with no screen open yet. */
    visitAs: async (person: Pick<Person, "email">, size: Size = "phone", options: BrowserContextOptions = {}) => {
      const visitor = await visit(size, options);
      await keepSession(visitor.page, (await authCalls(product).signIn(person.email)).json);
      return visitor;
    },
    leaveAll: () => Promise.all(browser.contexts().map((context) => context.close())),
    /** Prints what every open page shows, for a test that failed. */
    printPages: async () => {
      for (const page of browser.contexts().flatMap((context) => context.pages()))
        console.log(page.url(), (await page.evaluate(() => document.body.innerText)).slice(0, 900));
    },
    close: async () => {
      await browser.close();
      await product.close();
    },
  };
}

/**
 * Keeps a session where the screens read it, before any is open: for tests that are not about signing in. No screen is
 * open afterwards.
 */
export async function keepSession(page: Page, session: object): Promise<void> {
  // An answer without a screen, at the address whose storage it is.
  await page.goto("/health/live");
  await page.evaluate((text) => localStorage.setItem("etabli.session", text), JSON.stringify(session));
}

/** Gives a login and a password on the page of sign-in. */
export async function giveLogin(page: Page, login: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email ou téléphone").fill(login);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** Opens a path and waits until what it shows has come: its title is there and nothing is loading any more. */
export async function open(page: Page, path: string): Promise<void> {
  const [file = ""] = path.split("#");
  // A path that differs by its # alone would not be loaded.
  if (file !== path && page.url().split("#")[0]!.endsWith(file)) await page.goto("about:blank");
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await waitUntilQuiet(page);
}

/** Waits until a page asks for nothing more and shows nothing as loading. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  let quietLooks = 0;
  const look = async () => (quietLooks = (await isQuiet(page)) ? quietLooks + 1 : 0);
  const message = `${page.url()} goes on loading`;
  await expect.poll(look, { message, interval: 40, timeout: 20_000 }).toBeGreaterThan(2);
}

/** The requests of a page that are not answered yet. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const pending = new Set<Request>();
  pendingRequests.set(page, pending);
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
}

// Nothing is asked for, and no skeleton of our screens says that something is coming.
async function isQuiet(page: Page): Promise<boolean> {
  const isLoading = await page.evaluate(() =>
    [...document.querySelectorAll('[role="status"]')].some((status) => status.textContent?.includes("Chargement")),
  );
  return !isLoading && (pendingRequests.get(page)?.size ?? 0) === 0;
}
