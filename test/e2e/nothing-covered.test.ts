import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Person } from "../test-app.ts";
import { fillScreens } from "./fill-screens.ts";
import { reachFirstField } from "./first-field.ts";
import type { Site } from "./site.ts";
import { open, openSite, SIZES } from "./site.ts";

// On every signed-in screen, opened once: the assistant's round button covers no text and no control, by geometry, at
// the top, the middle and the end of the page, and with the keyboard open. Two Tabs and Enter lead to the first field.
// SCREENSHOTS names a folder for pictures.

/** Widths of phones, and the height that their keyboard leaves. */
const PHONES = [
  { width: 390, height: 844, left: 508 },
  { width: 320, height: 568, left: 310 },
];

/** The screens that have no test of their own. Axe checks each of the others in its test. */
const LOOKED_AT_HERE = ["/app/more", "/app/mails"];

let site: Site;
let person: Person;
let screens: string[];

beforeAll(async () => {
  site = await openSite();
  person = await site.product.signUp("claire@example.org");
  screens = await fillScreens(person);
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

async function signedIn(width: number, height: number): Promise<Page> {
  return (await site.visitAs(person, { width, height })).page;
}

/** Resizes the page, and waits until it is drawn at this size. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** What the round button covers now: texts, fields, buttons and links whose visible part meets it. */
function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toggle = document.querySelector('button[aria-label="Ouvrir l\'assistant"]');
    if (!toggle?.checkVisibility()) return [];
    const round = toggle.getBoundingClientRect();
    const bar = [...document.querySelectorAll('nav[aria-label="Principal"]')].find(
      (nav) => nav.checkVisibility() && getComputedStyle(nav).position === "fixed",
    );
    const foot = bar?.getBoundingClientRect().top ?? innerHeight;
    const meets = (box: DOMRect, seenBottom: number) =>
      box.width > 0 &&
      box.left < round.right &&
      box.right > round.left &&
      box.top < round.bottom &&
      Math.min(box.bottom, seenBottom) > round.top;
    const coveredNames: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!;
      if (toggle.contains(element) || !element.checkVisibility() || element.closest("script, style, .sr-only"))
        continue;
      const isActive =
        node instanceof Element && node.matches("a, button, input, select, textarea, [role=menuitem], img, iframe");
      if (!isActive && !(node instanceof Text && node.data.trim() !== "")) continue;
      const seenBottom = element.closest("main") ? foot : innerHeight;
      const boxes =
        node instanceof Element
          ? [node.getBoundingClientRect()]
          : (() => {
              const range = document.createRange();
              range.selectNode(node);
              return [...range.getClientRects()];
            })();
      if (boxes.some((box) => meets(box, seenBottom)))
        coveredNames.push(
          `${element.tagName} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`,
        );
    }
    return coveredNames;
  });
}

test("in large type on a narrow phone the places of the bar keep apart", async () => {
  const page = await signedIn(320, 568);
  await open(page, screens[0]!);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const places = page.locator('nav[aria-label="Principal"]').filter({ visible: true }).getByRole("link");
  const tooWide = await places.evaluateAll((links) =>
    links
      .filter((link) => link.scrollWidth > Math.ceil(link.getBoundingClientRect().width))
      .map((link) => link.textContent),
  );
  expect(tooWide).toEqual([]);
  await page.getByRole("link", { name: "Planning" }).filter({ visible: true }).click();
  await page.getByRole("heading", { name: "Planning" }).waitFor();
});

/**
 * The same at the top, in the middle and at the end of the page. At the end, the last element is visible above the bar.
 */
async function expectNothingCovered(page: Page, name: string): Promise<void> {
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((share) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * share), part);
    await expect.poll(() => coveredTexts(page), { message: `${name}, scrolled to ${part}` }).toEqual([]);
  }
  const measureEnd = () =>
    page.evaluate(() => {
      // A box that grows after the last scroll would leave the page above its end.
      scrollTo(0, document.documentElement.scrollHeight);
      const bar = [...document.querySelectorAll('nav[aria-label="Principal"]')].find(
        (nav) => nav.checkVisibility() && getComputedStyle(nav).position === "fixed",
      );
      const content = document.querySelector("main")!.firstElementChild!.getBoundingClientRect();
      return {
        isWithinWidth: document.documentElement.scrollWidth <= innerWidth,
        isEndSeen: content.bottom <= (bar?.getBoundingClientRect().top ?? innerHeight) + 1,
      };
    });
  await expect.poll(measureEnd, { message: name }).toEqual({ isWithinWidth: true, isEndSeen: true });
}

test("neither the round button nor the keyboard hides what is used, two Tabs away", { timeout: 240_000 }, async () => {
  const { page, look, faults } = await site.visitAs(person, "both");
  const firstFields: Record<string, string> = {};
  for (const path of ["/app", ...screens]) {
    const name = path.replace(/[0-9a-f-]{36}/, "id");
    await page.setViewportSize(SIZES.desktop);
    await open(page, path);
    await page.locator("main h1").first().waitFor();
    firstFields[name] = await reachFirstField(page);
    expect(firstFields[name], path).not.toMatch(/^outside/);
    // The conversation of the home page stands where its button would lead.
    if (path === "/app") continue;
    await page.getByRole("button", { name: "Ouvrir l'assistant" }).waitFor();
    await expectNothingCovered(page, `${path} at 1280`);
    for (const { width, height, left } of PHONES) {
      await resize(page, { width, height });
      await expectNothingCovered(page, `${path} at ${width}`);
      if (width === SIZES.phone.width && (LOOKED_AT_HERE.includes(name) || process.env.SCREENSHOTS))
        await look(`screen${name.replace(/\W+/g, "-")}`);
      await expectFieldOnTop(page, { width, height: left }, `${path} at ${width}`);
    }
  }
  expect(firstFields).toMatchObject({
    "/app": "Message à l'assistant",
    "/app/projects": "Projet, client, lieu, numéro",
    "/project/new": "Nom du projet",
  });
  expect(faults).toEqual([]);
});

async function expectFieldOnTop(
  page: Page,
  aboveKeyboard: { width: number; height: number },
  name: string,
): Promise<void> {
  const field = page
    .locator("main")
    // The day of a date field is typed in its text. The browser's own calendar, behind the button, is never typed in.
    .locator("input:not([type=checkbox], [type=radio], [type=file], [aria-hidden=true]), textarea")
    .filter({ visible: true })
    .last();
  if ((await field.count()) === 0) return;
  await field.focus();
  await page.setViewportSize(aboveKeyboard);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.hasAttribute("data-keyboard")), { message: name })
    .toBe(true);
  await field.scrollIntoViewIfNeeded();
  const button = page.getByRole("button", { name: "Ouvrir l'assistant" });
  await expect.poll(() => button.isVisible(), { message: name }).toBe(false);
  const isOnTop = () =>
    field.evaluate((input) => {
      const box = input.getBoundingClientRect();
      return (
        box.top >= 0 &&
        box.bottom <= innerHeight &&
        document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) === input
      );
    });
  await expect.poll(isOnTop, { message: name }).toBe(true);
}

test("a round button that floats over the page is detected", { timeout: 90_000 }, async () => {
  const page = await signedIn(390, 844);
  await open(page, "/app/projects");
  const button = page.getByRole("button", { name: "Ouvrir l'assistant" });
  await button.waitFor();
  expect(await coveredTexts(page)).toEqual([]);
  await button.evaluate((button) => (button.style.bottom = "4.5rem"));
  expect(await coveredTexts(page)).not.toEqual([]);
});

test("the assistant fills the visible height, its field above tabs and keyboard", { timeout: 120_000 }, async () => {
  const page = await signedIn(390, 844);
  const field = page.getByLabel("Message à l'assistant");
  const expectInSight = async (name: string, hasMessages = true) => {
    for (const { width, height, left } of PHONES)
      for (const visibleHeight of hasMessages ? [height, left, height] : [height]) {
        await page.setViewportSize({ width, height: visibleHeight });
        const message = `${name} at ${width} × ${visibleHeight}`;
        const expected = { isBounded: true, isFieldAbove: true, isEndSeen: true };
        await expect.poll(() => conversationGeometry(page), { message }).toEqual(expected);
      }
  };
  const paths = ["/", "/app", "/app/reports"];
  for (const path of paths) {
    await open(page, path);
    await field.waitFor();
    await expectInSight(path, false);
    const toastBox = (await page.getByLabel("Notifications").boundingBox())!;
    expect(toastBox.y + toastBox.height, path).toBeLessThan((await field.boundingBox())!.y);
  }
  for (let count = 0; count < 4; count++) {
    await field.fill(`Combien de projets ai-je en ce moment, et lesquels ? (${count})`);
    await page.keyboard.press("Enter");
    await page.getByRole("log").getByText(`(${count})`).waitFor();
    await page.getByText("L'assistant écrit…").waitFor({ state: "detached" });
    await expectInSight(`message ${count}`);
  }
  for (const path of paths) {
    await open(page, path);
    // The page opens on the day, with the conversation folded to a line.
    await page.getByRole("button", { name: /^(Reprendre la conversation|Une question t'attend)/ }).click();
    await page.getByRole("log").getByText("(3)").waitFor();
    // The keyboard opens for a field that is touched.
    await field.focus();
    await expectInSight(`${path}, after messages`);
  }
});

/** Whether the page does not scroll, its field is above the tabs, and the end of the conversation is in view. */
function conversationGeometry(page: Page) {
  return page.evaluate(() => {
    const box = document.querySelector('[aria-label="Message à l\'assistant"]')!.getBoundingClientRect();
    const bar = [...document.querySelectorAll('nav[aria-label="Principal"]')].find((nav) => nav.checkVisibility());
    const end = document.querySelector('[role="log"]')!;
    const lastBox = end.lastElementChild!.getBoundingClientRect();
    return {
      isBounded:
        document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth,
      isFieldAbove: box.top >= 0 && box.bottom <= (bar?.getBoundingClientRect().top ?? innerHeight),
      isEndSeen: lastBox.bottom <= end.getBoundingClientRect().bottom + 1 && lastBox.bottom <= box.top,
    };
  });
}

test(
  "the field stays above the keyboard even where the keyboard does not shrink the page",
  { timeout: 90_000 },
  async () => {
    const page = await signedIn(390, 844);
    await page.addInitScript(() => {
      const place = { width: 390, height: 844, offsetTop: 0, offsetLeft: 0, scale: 1 };
      const viewport = Object.assign(new EventTarget(), place);
      Object.defineProperty(window, "visualViewport", { value: viewport });
    });
    await open(page, "/app");
    await page.getByLabel("Message à l'assistant").focus();
    const bottom = () =>
      page.getByLabel("Message à l'assistant").evaluate((field) => Math.round(field.getBoundingClientRect().bottom));
    expect(await bottom()).toBeGreaterThan(600);
    await page.evaluate(() => {
      Object.assign(window.visualViewport!, { height: 508, offsetTop: 100 });
      window.visualViewport!.dispatchEvent(new Event("resize"));
    });
    await expect.poll(bottom).toBeLessThanOrEqual(608);
    expect(await bottom()).toBeGreaterThan(500);
  },
);

test("a menu at the bottom of a list is drawn over the bar and the round button", { timeout: 90_000 }, async () => {
  const page = await signedIn(390, 844);
  const path = screens.find((screen) => screen.endsWith("/estimation"))!;
  await open(page, path);
  for (const size of Object.values(SIZES)) {
    await resize(page, size);
    await page
      .getByRole("button", { name: /^Actions sur/ })
      .last()
      .click();
    const items = page.getByRole("menuitem");
    await items.first().waitFor();
    const countHidden = () =>
      items.evaluateAll(
        (all) =>
          all.filter((control) => {
            const box = control.getBoundingClientRect();
            return !control.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
          }).length,
      );
    await expect.poll(countHidden).toBe(0);
    await page.keyboard.press("Escape");
    await items.first().waitFor({ state: "detached" });
  }
});
