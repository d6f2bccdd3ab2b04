import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "../test-app.ts";
import type { Site, Visit } from "./site.ts";
import { openSite, waitUntilQuiet } from "./site.ts";

// A message is dictated. The browser of the tests hears nothing, so the test says what was heard.

let site: Site;
let owner: Person;
beforeAll(async () => {
  site = await openSite();
  owner = await site.product.signUp();
});
afterAll(() => site?.close());

describe("on a phone that hears", () => {
  let visit: Visit;
  let page: Page;
  let field: Locator;
  beforeAll(async () => {
    visit = await site.visitAs(owner);
    page = visit.page;
    field = page.getByLabel("Message à l'assistant");
    await lendSpeech(page);
    await page.goto("/app");
  });
  afterAll(() => site.leaveAll());
  const startAgain = async () => {
    await page.getByRole("button", { name: "Dicter" }).click();
    await page.getByText("J'écoute…").waitFor();
  };

  test("what is dictated follows what is typed", async () => {
    await field.fill("Bonjour,");
    await page.getByRole("button", { name: "Dicter" }).click();
    await page.getByText("le son part chez son éditeur").waitFor();
    expect(await isListening(page)).toBe(false);
    await waitUntilQuiet(page);
    await visit.look("dictation-notice");
    await page.getByRole("group", { name: "Dicter un message" }).getByRole("button", { name: "Dicter" }).click();
    await page.getByText("J'écoute…").waitFor();
    await hear(page, ["combien on me"]);
    await expect.poll(() => field.inputValue()).toBe("Bonjour, combien on me");
    await hear(page, ["combien on me doit", "ce mois-ci ?"]);
    await expect.poll(() => field.inputValue()).toBe("Bonjour, combien on me doit ce mois-ci ?");
    await visit.look("dictation");
  });

  test("what is dictated is sent by the person alone", async () => {
    await page.getByRole("button", { name: "Finir la dictée" }).click();
    await expect.poll(() => page.getByText("J'écoute…").count()).toBe(0);
    expect(await page.getByRole("log").getByText("combien on me doit").count()).toBe(0);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await page.getByRole("log").getByText("combien on me doit ce mois-ci ?").waitFor();
  });

  test("a dictation that typing ended hears nothing more", async () => {
    await startAgain();
    await hear(page, ["fais un devis"]);
    await expect.poll(() => field.inputValue()).toBe("fais un devis");
    await field.press("End");
    await field.pressSequentially(" vite");
    await hear(page, ["fais un devis pour personne"]);
    expect(await isListening(page)).toBe(false);
    expect(await field.inputValue()).toBe("fais un devis vite");
  });

  test("a refused microphone is said with what to do beside the text that stays", async () => {
    await startAgain();
    await page.evaluate(() => (globalThis as unknown as PageOfSpeech).speech.fail("not-allowed"));
    await page.getByText("Le micro est refusé. Autorise-le dans les réglages de ton navigateur").waitFor();
    expect(await field.inputValue()).toBe("fais un devis vite");
  });
});

test("a browser without dictation has no microphone button", async () => {
  const { page } = await site.visitAs(owner);
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "SpeechRecognition");
    Reflect.deleteProperty(globalThis, "webkitSpeechRecognition");
  });
  await page.goto("/app");
  await page.getByLabel("Message à l'assistant").waitFor();
  expect(await page.getByRole("button", { name: "Dicter" }).count()).toBe(0);
});

type PageOfSpeech = {
  speech: { isListening: boolean; hear: (parts: string[]) => void; fail: (error: string) => void };
};

async function lendSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const newSpeech = () => {
      const speech = Object.assign(new EventTarget(), {
        isListening: false,
        start: () => void (speech.isListening = true),
        // What was just said is still heard for a moment.
        stop: () => {
          speech.isListening = false;
          setTimeout(() => speech.dispatchEvent(new Event("end")), 300);
        },
        abort: () => speech.fail("aborted"),
        fail: (error: string) => {
          speech.dispatchEvent(Object.assign(new Event("error"), { error }));
          speech.stop();
        },
        hear: (parts: string[]) => {
          const results = parts.map((transcript) => Object.assign([{ transcript }], { isFinal: true }));
          speech.dispatchEvent(Object.assign(new Event("result"), { results }));
        },
      });
      Object.assign(globalThis, { speech });
      return speech;
    };
    Object.assign(globalThis, {
      SpeechRecognition: function SpeechRecognition() {
        return newSpeech();
      },
    });
  });
}

function hear(page: Page, parts: string[]): Promise<void> {
  return page.evaluate((words) => (globalThis as unknown as PageOfSpeech).speech.hear(words), parts);
}

function isListening(page: Page): Promise<boolean> {
  return page.evaluate(() => (globalThis as unknown as PageOfSpeech).speech.isListening);
}
