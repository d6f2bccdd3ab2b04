import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Site } from "./site.ts";
import { giveLogin, openSite } from "./site.ts";

// The assistant while its conversation cannot be read.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test(
  "a message written while the conversation cannot be read is answered later without a reload",
  { timeout: 60_000 },
  async () => {
    const person = await site.product.signUp("claire@example.org");
    await person.call("POST", "/api/assistant/chat", { message: "Combien ai-je facturé ?", history: [] });
    await person.call("GET", "/api/assistant/session?fresh=true");
    const { page } = await site.visit();
    const warnings: string[] = [];
    page.on("console", (line) => line.type() === "warning" && warnings.push(line.text()));
    await page.route(/\/api\/assistant\/sessions?(\?|$)/, (route) =>
      route.fulfill({ status: 503, json: { error: "Panne.", code: "unavailable" } }),
    );
    await page.goto("/login");
    await giveLogin(page, person.email);
    await page.getByText("Chargement de l'interface...").waitFor();
    await page.getByLabel("Message à l'assistant").fill("Crée un projet");
    await page.keyboard.press("Enter");
    await page.getByRole("log").getByText("Crée un projet").waitFor();
    await expect.poll(() => warnings.join(), { timeout: 15_000 }).toContain("Unable to list discussions");
    expect(warnings.join()).toContain("Session introuvable");
    await page.unroute(/\/api\/assistant\/sessions?(\?|$)/);
    await page.getByRole("log").getByText("Quel nom").waitFor();
    await expect.poll(() => page.getByText("Chargement de l'interface...").count()).toBe(0);
    await page.getByRole("list", { name: "Conversations récentes" }).getByText("Combien ai-je facturé ?").waitFor();
  },
);
