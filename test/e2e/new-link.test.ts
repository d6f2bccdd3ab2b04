import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// A document gets another link from its page: the one that its customer had opens nothing any more.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("an invoice gets a new link once that is confirmed", { timeout: 90_000 }, async () => {
  const owner = await site.product.signUp("lien@example.org");
  const { project_id } = await issuedInvoice(owner, "Toiture");
  const { page, look } = await site.visitAs(owner, "both");
  await open(page, `/etape/${project_id}/invoice`);
  const link = page.getByRole("link", { name: "Page du client" });
  const formerPath = (await link.getAttribute("href")) ?? "";
  await look("links-of-an-invoice");
  await page.getByRole("button", { name: "Nouveau lien" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByText("ne s'ouvrira plus").waitFor();
  await look("new-link");
  await question.getByRole("button", { name: "Changer le lien" }).click();
  await page.getByText("Nouveau lien prêt").waitFor();
  await expect.poll(() => link.getAttribute("href")).not.toBe(formerPath);
  const newPath = (await link.getAttribute("href")) ?? "";
  await open(page, newPath);
  await page.getByText("Toiture").first().waitFor();
  await open(page, formerPath);
  await page.getByText("n'est plus partagé").waitFor();
  await look("former-link");
});
