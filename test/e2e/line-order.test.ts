import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// The lines of a quote are put in order: by the mouse, by the arrows of their handle, by their menu.

let site: Site;
let person: Person;
let id: string;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const LABELS = ["Dépose", "Pose", "Douche", "Receveur", "Murs", "Faïence"];

async function visitQuote(size: "phone" | "desktop") {
  person = await signUpSeller(site.product);
  id = await pricedProject(person, { name: "Salle de bain" }, { hours: 14, rate: 48, vat_basis_points: 1000 });
  const { draft } = (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  const lines = LABELS.map((label) =>
    label === "Douche" || label === "Murs"
      ? { kind: "section", id: label, label, level: 1 }
      : { kind: "text", id: label, label },
  );
  await person.call("PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
  const visit = await site.visitAs(person, size);
  await open(visit.page, `/etape/${id}/quote`);
  await visit.page.getByRole("heading", { name: "Lignes du devis" }).waitFor();
  await visit.page.getByRole("button", { name: "Hors taxes" }).click();
  await visit.page.getByText("Tu saisis les prix hors taxes.").waitFor();
  await waitUntilQuiet(visit.page);
  // A line that is taken at the edge of the window makes the page scroll.
  await visit.page.getByRole("heading", { name: "Lignes du devis" }).evaluate((title) => title.scrollIntoView());
  return visit;
}

const lineLabels = async (): Promise<string[]> =>
  (await person.call("GET", `/api/projects/${id}/quote-draft`)).json.draft.lines.map(
    ({ label }: { label: string }) => label,
  );

const handle = (page: Page, label: string) => page.getByRole("button", { name: `Déplacer « ${label} »` });

async function middleOf(row: Locator): Promise<{ x: number; y: number }> {
  const box = await row.boundingBox();
  if (box === null) throw new Error("the row is not drawn");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// Takes a row by its handle and holds it over the upper half of another one.
async function holdOver(page: Page, label: string, target: string): Promise<void> {
  const [from, to] = [await middleOf(handle(page, label)), await middleOf(handle(page, target))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 10, { steps: 5 });
  await page.mouse.move(to.x, to.y - 10, { steps: 5 });
}

test("the mouse and the arrows put lines in order by their handle", { timeout: 90_000 }, async () => {
  const { page, look, faults } = await visitQuote("desktop");
  await holdOver(page, "Faïence", "Pose");
  await look("quote-line-dragged");
  await page.mouse.up();
  await expect.poll(lineLabels).toEqual(["Dépose", "Faïence", "Pose", "Douche", "Receveur", "Murs"]);
  // A section takes its lines along.
  await holdOver(page, "Douche", "Dépose");
  await page.mouse.up();
  await expect.poll(lineLabels).toEqual(["Douche", "Receveur", "Dépose", "Faïence", "Pose", "Murs"]);
  // Escape leaves a line where it was: only the arrow below moves one.
  await holdOver(page, "Faïence", "Douche");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await handle(page, "Dépose").focus();
  await page.keyboard.press("ArrowDown");
  await page.getByText("Dépose : place 4 sur 6").waitFor({ state: "attached" });
  await expect.poll(lineLabels).toEqual(["Douche", "Receveur", "Faïence", "Dépose", "Pose", "Murs"]);
  await page.keyboard.press("ArrowDown");
  await expect.poll(lineLabels).toEqual(["Douche", "Receveur", "Faïence", "Pose", "Dépose", "Murs"]);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Déplacer « Dépose »");
  expect(faults).toEqual([]);
});

test("the menu moves a section with its lines on a phone", async () => {
  const { page, faults } = await visitQuote("phone");
  expect(await handle(page, "Murs").isVisible()).toBe(false);
  await page.getByRole("button", { name: "Actions sur « Murs »" }).click();
  await page.getByRole("menuitem", { name: "Monter" }).click();
  await expect.poll(lineLabels).toEqual(["Dépose", "Pose", "Murs", "Faïence", "Douche", "Receveur"]);
  expect(faults).toEqual([]);
});
