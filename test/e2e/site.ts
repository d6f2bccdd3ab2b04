import { readEvents } from "#api/events/events.ts";
import type { Browser, BrowserContextOptions, Page, Request } from "playwright-core";
import { expect, TestRunner } from "vitest";
import { authCalls } from "../auth-calls.ts";
import type { Person, TestApp } from "../test-app.ts";
import { testApp } from "../test-app.ts";
import { freePort } from "../throwaway-cluster.ts";
import { openBrowser } from "./browser.ts";
import { contextLender } from "./contexts.ts";
import type { Exceptions, Theme } from "./inspect.ts";
import { inspect } from "./inspect.ts";

// The start of every browser test: the product on its own port, a browser, and pages of the usual sizes.

/** The password of every user in the browser tests. */
export const PASSWORD = "un bon mot de passe";

/** The sizes at which every screen is checked. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 860 },
} as const;

/** The names of `SIZES`, for `test.each`. */
export const SIZE_NAMES = ["phone", "desktop"] as const;

/** A size by its name, a phone whose screens are looked at on a desktop too, or another size. */
export type Size = keyof typeof SIZES | "both" | { width: number; height: number };

/** A page in its own browser context. */
export type Visit = {
  page: Page;
  /**
   * Runs axe on the page, and saves pictures in both themes when SCREENSHOTS is set. Axe takes a fifth of a browser
   * test, and screens share their colours: a desktop is checked in the dark theme, a phone in the one that the name of
   * the picture chooses. With the size `both` the page is checked as a light phone or a dark desktop shows it, by the
   * name too, and pictures are saved of both.
   */
  look: (name: string, exceptions?: Exceptions) => Promise<void>;
  /** The same of a story that is told at both sizes: each screen is checked in one of the two, by its name. */
  lookInTurn: (name: string) => Promise<void>;
  /**
   * The exceptions and console errors of the page since it was opened. Answers 404 and 422 are left out, and so are
   * Chromium's messages about a header that it ignores over plain http and about a call while the test has cut the
   * network.
   */
  faults: string[];
};

/** Half of the names lead to each theme, and one name always to the same. */
const themeOf = (name: string): Theme => (name.length % 2 === 0 ? "light" : "dark");

const EXPECTED_ERRORS = /status of (404|422)|Cross-Origin-Opener-Policy|ERR_INTERNET_DISCONNECTED/;

/** The product and a browser on it. */
export type Site = Awaited<ReturnType<typeof openSite>>;

/** How the product is started for browser tests. */
export type SiteOptions = {
  /** Settings of the test. A function receives the address that the product will have. */
  env?: Record<string, string> | ((address: string) => Record<string, string> | Promise<Record<string, string>>);
  /** Runs queued jobs: letters leave and PDFs are rendered. */
  runsJobs?: boolean;
  /** The name by which the browser calls the machine, when it is not its address. */
  hostname?: string;
};

/** Starts both. `close` ends both. `leaveAll` closes the pages of one test, and prints them when it failed. */
export async function openSite({ env = {}, runsJobs = false, hostname = "127.0.0.1" }: SiteOptions = {}) {
  // A provider needs the return address before anything starts.
  const port = await freePort();
  const address = `http://${hostname}:${port}`;
  const product: TestApp = await testApp({
    servesWeb: true,
    runsJobs,
    env: typeof env === "function" ? await env(address) : env,
  });
  await product.server.listen({ port, host: "127.0.0.1" });
  const hostFlags = hostname === "127.0.0.1" ? [] : [`--host-resolver-rules=MAP ${hostname} 127.0.0.1`];
  const browser: Browser = await openBrowser(hostFlags);
  const contexts = contextLender(browser, address);
  const visit = async (size: Size = "phone", options: BrowserContextOptions = {}): Promise<Visit> => {
    const viewport = size === "both" ? SIZES.phone : typeof size === "string" ? SIZES[size] : size;
    // A page that a service worker keeps would hide its requests from the test.
    const usual = {
      colorScheme: "light",
      locale: "fr-FR",
      baseURL: address,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    } as const;
    const page = await (await contexts.lend({ ...usual, viewport, ...options })).newPage();
    page.setDefaultTimeout(20_000);
    // A computer's browser reads PDFs. The headless one does not say so.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "pdfViewerEnabled", { value: true, configurable: true });
    });
    await page.addInitScript(takeEachPress);
    watchRequests(page);
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (line) => {
      if (line.type() === "error" && !EXPECTED_ERRORS.test(line.text())) faults.push(line.text());
    });
    const look: Visit["look"] = async (name, exceptions) => {
      if (size === "desktop") return inspect(page, `${name}-desktop`, "dark", exceptions);
      if (size !== "both")
        return inspect(page, `${name}-${size === "phone" ? size : `${size.width}px`}`, themeOf(name), exceptions);
      if (themeOf(name) === "light" || process.env.SCREENSHOTS)
        await inspect(page, `${name}-phone`, "light", exceptions);
      if (themeOf(name) === "light" && !process.env.SCREENSHOTS) return;
      await page.setViewportSize(SIZES.desktop);
      await inspect(page, `${name}-desktop`, "dark", exceptions);
      await page.setViewportSize(SIZES.phone);
    };
    const lookInTurn: Visit["lookInTurn"] = async (name) => {
      const isTurn = themeOf(name) === (size === "desktop" ? "dark" : "light");
      if (isTurn || process.env.SCREENSHOTS) await look(name);
    };
    return { page, faults, look, lookInTurn };
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
    leaveAll: async () => {
      if (TestRunner.getCurrentTest()?.result?.state === "fail") await printPages(browser);
      await contexts.takeAllBack();
    },
    close: async () => {
      await browser.close();
      await product.close();
    },
  };
}

// What each page shows and what has its focus. One that does not answer fails the test no later.
async function printPages(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    if (page.url().endsWith("/health/live")) continue;
    const text = page.evaluate(() => {
      const { activeElement, body } = document;
      return `focus: ${activeElement?.outerHTML.slice(0, 150)}\n${body.innerText.slice(0, 1_500)}`;
    });
    const late = new Promise<string>((resolve) => setTimeout(resolve, 2_000, "no answer"));
    console.log(page.url(), await Promise.race([text.catch(String), late]));
  }
}

/**
 * Stores a session where the screens read it, before any screen is open. It serves tests that are not about signing in.
 * No screen is open afterwards.
 */
export async function keepSession(page: Page, session: object): Promise<void> {
  // An answer without a screen, at the address that owns the storage.
  await page.goto("/health/live");
  await page.evaluate((text) => localStorage.setItem("etabli.session", text), JSON.stringify(session));
}

/** Fills a login and a password on the sign-in page. */
export async function giveLogin(page: Page, login: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email ou téléphone").fill(login);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** Keeps the tasks that the assistant proposes, as they are ticked. */
export async function keepProposedTasks(page: Page): Promise<void> {
  await page
    .getByRole("log")
    .getByRole("button", { name: /^Garder \d+ tâche/ })
    .click();
}

/** Types a message to the assistant and sends it. */
export async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Message à l'assistant").fill(text);
  await page.keyboard.press("Enter");
}

/** Opens a path and waits for its content: its title is there and nothing is loading. */
export async function open(page: Page, path: string): Promise<void> {
  const [file = ""] = path.split("#");
  // A path that differs only by its # would not be loaded again.
  if (file !== path && page.url().split("#")[0]!.endsWith(file)) await page.goto("about:blank");
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await waitUntilQuiet(page);
}

/**
 * Runs in the page. A test presses what it sees faster than anybody reads, and sometimes where the last press was: the
 * page would drop it as the second tap of a double tap (second-tap.ts). A word in a field makes the page forget the
 * last tap. Only `dblclick` is a double tap: the browser counts two.
 */
function takeEachPress(): void {
  const forget = (event: MouseEvent) => event.detail === 1 && document.dispatchEvent(new Event("input"));
  addEventListener("click", forget, { capture: true });
}

/** The bytes of the script and the style that a page of customers loads, compressed. There are some. */
export async function weighAssets({ product }: Site, url: string): Promise<number> {
  const html = (await product.server.inject(url)).body;
  let sum = 0;
  for (const [, asset = ""] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
    const answer = await product.server.inject({ url: asset, headers: { "accept-encoding": "gzip" } });
    expect(answer.headers["content-encoding"]).toBe("gzip");
    sum += answer.rawPayload.length;
  }
  expect(sum).toBeGreaterThan(1_000);
  return sum;
}

/** Follows a link to an address of ours, as from a page of the product: the browser says where it comes from. */
export async function follow(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForURL(`**${path}`), page.evaluate((url) => location.assign(url), path)]);
}

/** Waits until a page has no request under way and shows nothing as loading. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  let quietLooks = 0;
  const look = async () => (quietLooks = (await isQuiet(page)) ? quietLooks + 1 : 0);
  const message = `${page.url()} goes on loading`;
  await expect.poll(look, { message, interval: 40, timeout: 20_000 }).toBeGreaterThan(2);
}

/** Checks that only the boxes inside a page scroll: the window shows its whole height. */
export async function expectStillPage(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.scrollingElement!.scrollHeight - innerHeight);
  const message = `${page.url()} scrolls: give \`relative\` to the scrolled box that holds an absolute element`;
  await expect.poll(overflow, { message }).toBeLessThanOrEqual(0);
}

/** The unanswered requests of a page, but for its stream of events, which stays open as long as the page is shown. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const pending = new Set<Request>();
  pendingRequests.set(page, pending);
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== readEvents.path) pending.add(request);
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
}

// No request is under way, and no skeleton of our screens is shown.
async function isQuiet(page: Page): Promise<boolean> {
  const isLoading = await page.evaluate(() =>
    [...document.querySelectorAll('[role="status"]')].some((status) => status.textContent?.includes("Chargement")),
  );
  return !isLoading && (pendingRequests.get(page)?.size ?? 0) === 0;
}
