import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { openBrowser } from "../test/e2e/browser.ts";
import { startServer } from "../test/running-server.ts";
import { fillBusyCompany } from "./busy-company.ts";
import { fillDemoCompany } from "./fill-demo-company.ts";

// Takes the pictures of the landing page and the icons from the running product with a company that works: `npm run
// build`, then `node scripts/landing-pictures.ts`. Look at them before you commit them. Their sizes stand in
// src/web/app/landing/product-picture.tsx.
const root = join(import.meta.dirname, "..");
const pictures = join(root, "src/web/app/landing/pictures");
const SENTENCE = "Fais un devis pour Mme Martin, repeindre le couloir, 14 h à 48 €, lundi";
const QUALITY = 0.8;
const SETTLED_MS = 4_000;

const dataDir = mkdtempSync(join(tmpdir(), "etabli-pictures-"));
const server = await startServer(dataDir);
const browser = await openBrowser();
try {
  const login = await fillDemoCompany(server.address, ["Chauffe-eau de l'atelier"]);
  const answer = await fetch(`${server.address}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(login),
  });
  const session = await answer.text();
  await fillMoney((JSON.parse(session) as { access_token: string }).access_token);
  const open = async (width: number, height: number, deviceScaleFactor: number) => {
    const context = await browser.newContext({
      baseURL: server.address,
      viewport: { width, height },
      deviceScaleFactor,
      locale: "fr-FR",
      timezoneId: "Europe/Paris",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto("/health/live");
    await page.evaluate((text) => localStorage.setItem("etabli.session", text), session);
    await page.goto("/app");
    await page.getByRole("navigation", { name: "Ton argent" }).waitFor();
    return page;
  };
  await keep(await open(1280, 800, 2), "home-desktop");
  const phone = await open(390, 760, 2);
  await keep(phone, "home-phone");
  await takeSites(phone);
  await takeQuote(phone);
  await takeIcons();
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A company that works: its team, its sites, and the money of what was done before. */
async function fillMoney(token: string): Promise<void> {
  const call = async (method: string, path: string, body?: object, otherToken?: string) => {
    const answer = await fetch(`${server.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${otherToken ?? token}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`pictures: ${method} ${path} answered ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  await call("PATCH", "/api/company", { mediation: "later" });
  const { projects } = await call("GET", "/api/projects?limit=50");
  const read = async (name: string) => {
    const { id } = projects.find((one: { name: string }) => one.name.startsWith(name));
    return (await call("GET", `/api/projects/${id}`)).project;
  };
  const paidInvoice = (await read("Chauffe-eau")).invoice;
  await call("POST", `/api/invoices/${paidInvoice.id}/payments`, {
    amount_cents: paidInvoice.rest_cents,
    method: "transfer",
  });
  await fillBusyCompany(server, call, new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" }));
}

/** The planning, the work of a site and the team, as a phone shows them. */
async function takeSites(page: Page): Promise<void> {
  await page.goto("/app/timeline");
  await page.getByText("Semaine", { exact: true }).click();
  await page.getByText("Salle de bain des Petit").filter({ visible: true }).first().waitFor();
  await keep(page, "planning", 560);
  await page.goto("/app/projects?q=salle%20de%20bain%20des");
  await page.getByRole("link", { name: /Salle de bain des Petit/ }).click();
  await page.getByText("Cloison et carrelage").first().waitFor();
  await keep(page, "site", 560);
  await page.goto("/app/team");
  await page.getByText("aujourd'hui : Salle de bain des Petit").first().waitFor();
  await keep(page, "team", 560);
  await page.goto("/app");
  await page.getByRole("navigation", { name: "Ton argent" }).waitFor();
}

/** A sentence, the card that it becomes, the quote, and the page that the customer reads. */
async function takeQuote(page: Page): Promise<void> {
  await page.getByLabel("Message à l'assistant").fill(SENTENCE);
  await page.keyboard.press("Enter");
  const confirm = page.getByRole("log").getByRole("button", { name: /crée le devis/ });
  await confirm.waitFor();
  // Under the line of the money: the card is seen with its total and its button.
  await keep(page, "card", 560, 124);
  await confirm.click();
  await page.getByRole("log").getByRole("link", { name: "Télécharger le PDF" }).waitFor();
  await page.getByText("L'assistant écrit…").waitFor({ state: "detached" });
  await keep(page, "made", 560);
  const path = await page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem("etabli.session")!);
    const call = async (address: string) =>
      (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).json();
    const { rows } = await call("/api/documents/money?filter=quotes");
    const { project } = await call(`/api/projects/${rows[0].project_id}`);
    // A quote that was sent is answered on its page.
    await fetch(`/api/quotes/${project.quote.id}/sending`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: "{}",
    });
    return project.quote.page_url as string;
  });
  await page.goto(path);
  await page.getByRole("link", { name: /PDF/ }).first().waitFor();
  await keep(page, "public-quote", 560);
}

/** Keeps what is shown in both themes, as WebP that the browser writes itself. `height`: of a part. */
async function keep(page: Page, name: string, height?: number, top = 0): Promise<void> {
  // A page that hears of what happens is never idle.
  await page.waitForLoadState("networkidle", { timeout: SETTLED_MS }).catch(() => {});
  const { width, height: whole } = page.viewportSize()!;
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const png = await page.screenshot({ clip: { x: 0, y: top, width, height: height ?? whole } });
    writeFileSync(join(pictures, `${name}-${colorScheme}.webp`), await asWebp(png));
  }
}

async function asWebp(png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const data = await page.evaluate(
    async ({ image, quality }) => {
      const drawing = new Image();
      drawing.src = `data:image/png;base64,${image}`;
      await drawing.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [drawing.naturalWidth, drawing.naturalHeight];
      canvas.getContext("2d")!.drawImage(drawing, 0, 0);
      return canvas.toDataURL("image/webp", quality).split(",")[1]!;
    },
    { image: png.toString("base64"), quality: QUALITY },
  );
  await page.close();
  return Buffer.from(data, "base64");
}

/** The icons of the installed product, drawn from its mark. A maskable one keeps its drawing in the middle. */
async function takeIcons(): Promise<void> {
  for (const [name, size, share] of [
    ["icon-192", 192, 1],
    ["icon-512", 512, 1],
    ["icon-maskable-512", 512, 0.7],
    ["apple-touch-icon", 180, 0.8],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const mark = readFileSync(join(root, "src/web/public/mark.svg"), "utf8");
    await page.setContent(
      `<body style="margin:0;background:${share === 1 ? "transparent" : "#234a9b"};display:grid;place-items:center;` +
        `height:100vh"><div style="width:${share * 100}%;display:grid">${mark}</div></body>`,
    );
    await page.locator("svg").evaluate((svg) => svg.setAttribute("width", "100%"));
    const path = join(root, "src/web/public", `${name}.png`);
    await page.screenshot({ path, omitBackground: true });
    await page.close();
  }
}
