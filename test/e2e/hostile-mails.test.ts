import { readMail } from "#server/mailbox/reading/read-mail.ts";
import { FRAME_SANDBOX, frameDocument } from "#web/mail/frame-document.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { connectMailbox, mailServers } from "../mail/connected-mailbox.ts";
import { ATTACKS } from "../mail/corpus/attacks.ts";
import { CORPUS } from "../mail/corpus/corpus.ts";
import { readMailboxes } from "../mail/read-mailboxes.ts";
import { NEWSLETTER } from "../mail/usual-mails.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// What a mail brings neither runs, nor loads, nor leads anywhere in a real browser, under the headers of production.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

/** What happens in a page: requests that leave for other places than ours, messages of scripts, and other pages. */
async function watch(page: Page): Promise<string[]> {
  const events: string[] = [];
  // Chromium also announces what a policy stops. What comes here would have left.
  const isElsewhere = ({ href }: URL) => !href.startsWith(site.address) && !/^(?:data|blob|about):/.test(href);
  await page.context().route(isElsewhere, (route) => {
    events.push(`asked ${route.request().url()}`);
    return route.abort();
  });
  page.context().on("page", (popup) => events.push(`opened ${popup.url()}`));
  page.on("dialog", (dialog) => {
    events.push(`ran ${dialog.message()}`);
    void dialog.dismiss();
  });
  return events;
}

/** Shows HTML in frames of our page, as the reader does, and waits until they have loaded. */
async function showFrames(page: Page, documents: readonly string[], sandbox: string): Promise<void> {
  await page.evaluate(
    async ([allDocuments, permissions]) => {
      const frames = allDocuments.map((text) => {
        const frame = document.createElement("iframe");
        frame.setAttribute("sandbox", permissions);
        frame.srcdoc = text;
        const { promise, resolve } = Promise.withResolvers<unknown>();
        frame.addEventListener("load", resolve, { once: true });
        document.body.append(frame);
        return promise;
      });
      await Promise.all(frames);
    },
    [documents, sandbox] as const,
  );
  // What loads late, as a refresh after no second, has the time to be asked for.
  await page.waitForTimeout(1_000);
}

/** The HTML of an attack as its sender wrote it. */
const writtenHtml = ATTACKS.map(({ mail }) => mail.toString().split("\r\n\r\n").slice(1).join("\r\n\r\n"));

async function ourPage() {
  const { page } = await site.visit("desktop");
  const events = await watch(page);
  const answer = await page.goto("/login");
  expect(answer?.headers()["content-security-policy"]).toContain("default-src 'none'");
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, events };
}

test("the layouts of the corpus load, run and open nothing", { timeout: 180_000 }, async () => {
  const layouts: string[] = [];
  for (const { mail } of CORPUS) {
    const { html } = await readMail(mail);
    if (html !== null) layouts.push(frameDocument(html));
  }
  expect(layouts.length).toBeGreaterThan(100);
  const { page, events } = await ourPage();
  await showFrames(page, layouts, FRAME_SANDBOX);
  expect(events).toEqual([]);
});

test("were HTML not cleaned, the frame and the policy would hold it", { timeout: 120_000 }, async () => {
  const { page, events } = await ourPage();
  await showFrames(page, writtenHtml.map(frameDocument), FRAME_SANDBOX);
  expect(events).toEqual([]);
});

test("what the same HTML does without any guard is noticed", { timeout: 120_000 }, async () => {
  const { page } = await site.visit("desktop");
  const events = await watch(page);
  const address = "http://unguarded.example/";
  await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><body>" }));
  await page.goto(address);
  await showFrames(page, writtenHtml, "allow-scripts allow-modals allow-same-origin");
  expect(events.some((event) => event.startsWith("ran"))).toBe(true);
  expect(events.filter((event) => event.startsWith("asked https://evil.example")).length).toBeGreaterThan(5);
});

test("a hostile mail that is opened in the reader asks nobody", { timeout: 120_000 }, async () => {
  const servers = await mailServers();
  const stopReading = readMailboxes(site.product);
  try {
    const person = await site.product.signUp("hostile@example.org");
    servers.imap.deliver("INBOX", NEWSLETTER);
    const head = "From: x@evil.example\nSubject: Attaque\nContent-Type: text/html";
    const raw = `${head}\n\n<p>Bonjour</p>${writtenHtml.join("")}`;
    servers.imap.deliver("INBOX", { raw });
    await connectMailbox(person, servers);
    const { page, faults } = await site.visitAs(person, "desktop");
    const events = await watch(page);
    await page.goto("/app/mails/inbox");
    for (const name of ["Fournitures Durand", "evil.example"]) {
      await page.getByRole("list", { name: "Mails" }).getByRole("link").filter({ hasText: name }).click();
      await page.locator("label").filter({ hasText: "Mise en page" }).click();
      await page.frameLocator("iframe").locator("body").waitFor();
      await page.waitForTimeout(1_000);
      await page.goto("/app/mails/inbox");
    }
    expect([events, faults]).toEqual([[], []]);
  } finally {
    await stopReading();
    await servers.close();
  }
});
