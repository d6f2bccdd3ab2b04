import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { plainTextOf } from "../letters.ts";
import { signIn, signOut } from "./sign-in-steps.ts";
import type { Site } from "./site.ts";
import { openSite, PASSWORD } from "./site.ts";

// From the letter of an invitation to work in the company, for a person without an account.

let site: Site;
beforeAll(async () => {
  site = await openSite({ runsJobs: true, env: (address) => ({ PUBLIC_URL: address }) });
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

async function letterTo(email: string): Promise<string> {
  const outbox = join(site.product.config.dataDir, "outbox");
  const letterText = () => {
    try {
      return readdirSync(outbox)
        .filter((name) => name.endsWith(".eml"))
        .map((name) => readFileSync(join(outbox, name), "utf8"))
        .find((text) => text.includes(`To: ${email}\r\n`));
    } catch {
      return undefined;
    }
  };
  await expect.poll(letterText, { interval: 100 }).toBeTypeOf("string");
  return plainTextOf(letterText()!);
}

test(
  "a new person opens the letter's link, chooses a password, joins and signs in with it later",
  { timeout: 90_000 },
  async () => {
    const owner = await site.product.signUp("patronne@example.org");
    await owner.call("PATCH", "/api/company", { name: "Volt & Fils" });
    expect(
      (await owner.call("POST", "/api/team/invitations", { email: "nouvelle@example.org", role: "worker" })).status,
    ).toBe(200);
    const text = await letterTo("nouvelle@example.org");
    expect(text).toContain("Volt & Fils");
    const { page: guest, look } = await site.visit();
    const link = /https?:\S+/.exec(text)?.[0] ?? "";
    await guest.goto(link);
    // A scanner of mails opens the link before its reader does, and spends nothing.
    const { page: scanner } = await site.visit();
    await scanner.goto(link);
    await guest.getByRole("button", { name: "Continuer" }).click();
    await guest.getByRole("heading", { name: "Continuer en tant que nouvelle@example.org ?" }).waitFor();
    await look("invitation-whose");
    await guest.getByRole("button", { name: "Continuer en tant que nouvelle@example.org" }).click();
    await guest.getByRole("heading", { name: "Choisis un mot de passe" }).waitFor();
    expect(guest.url()).not.toMatch(/access_token|refresh_token/);
    await look("invitation-password");
    await guest.getByLabel("Nouveau mot de passe").fill(PASSWORD);
    await guest.getByRole("button", { name: "Enregistrer" }).click();
    await guest.getByRole("heading", { name: "Rejoindre Volt & Fils comme compagnon" }).waitFor();
    await guest.getByText("Connecté : nouvelle@example.org").waitFor();
    await look("invitation-letter");
    await guest.getByRole("button", { name: "Rejoindre comme compagnon" }).click();
    await guest.waitForURL("**/app");
    await signOut(guest);
    await signIn(guest, "nouvelle@example.org");
    await guest.waitForURL("**/app");
    // The link works once: a stranger who finds the letter later cannot sign in with it.
    const { page: stranger } = await site.visit();
    await stranger.goto(link);
    await stranger.getByRole("button", { name: "Continuer" }).click();
    await stranger.getByText("Ce lien n'est plus valable", { exact: false }).waitFor();
  },
);
