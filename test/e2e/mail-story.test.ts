import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import type { MailServers } from "../mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "../mail/connected-mailbox.ts";
import { RETURNED_MAILS } from "../mail/returned-mails.ts";
import { sendWaitingMails } from "../mail/waiting-mails.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// A quote comes back from a wrong address: it is corrected, and the quote leaves again.

let site: Site;
let servers: MailServers;
beforeAll(async () => void (site = await openSite({ runsJobs: true })));
beforeEach(async () => void (servers = await mailServers()));
afterEach(async () => {
  await site.leaveAll();
  await site.product.database.owner.query("delete from mailbox");
  await servers.close();
});
afterAll(() => site?.close());

test("a quote that came back leaves again to the corrected address", { timeout: 240_000 }, async () => {
  const seller = await signUpSeller(site.product);
  await connectMailbox(seller, servers);
  const id = await pricedProject(seller, { client_info: { ...LEA_ARC, email: "lea@arc.exemple" } });
  const quote = await acceptedCall(seller, "POST", `/api/projects/${id}/quote`, {});
  const { draft } = await acceptedCall(seller, "POST", `/api/documents/${quote.id}/mail`, {});
  await acceptedCall(seller, "POST", `/api/mail-drafts/${draft.id}/send`, { revision: draft.revision });
  await sendWaitingMails(site.product);
  await expect.poll(() => servers.smtp.state.mails.length, { timeout: 60_000 }).toBe(1);
  const [, messageId = ""] = /^message-id: (.*?)\r?$/im.exec(servers.smtp.state.mails[0]?.text ?? "") ?? [];
  const raw = RETURNED_MAILS["Postfix"]?.({ messageId, to: "lea@arc.exemple" }) ?? "";
  servers.imap.deliver("INBOX", { raw, receivedAt: new Date() });
  const lostMails = async () => (await acceptedCall(seller, "GET", "/api/figures/brief")).brief.lost_mails.count;
  await expect.poll(lostMails, { timeout: 60_000 }).toBe(1);

  const { page, look, faults } = await site.visitAs(seller, "both");
  await open(page, "/app");
  await page.getByText("mail non remis").waitFor();
  await waitUntilQuiet(page);
  await look("lost-mail-brief");
  await page.getByRole("link", { name: /^Corriger/ }).click();
  await page.getByText("Non remis à lea@arc.exemple : adresse inconnue.").waitFor();
  await waitUntilQuiet(page);
  await look("lost-mail-quote");
  await page.getByRole("button", { name: "Corriger l'adresse et renvoyer", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: /^Renvoyer le devis/ });
  await sheet.getByText("Rien n'arrive à lea@arc.exemple.").waitFor({ timeout: 40_000 });
  await sheet.getByLabel("À", { exact: true }).fill("Léa Arc <lea@arc.example>");
  await sheet.getByText("Brouillon enregistré").waitFor();
  await look("lost-mail-sheet");
  await sheet.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page
    .getByText(/^Envoyé par mail à lea@arc\.example le/)
    .first()
    .waitFor({ timeout: 60_000 });
  await waitUntilQuiet(page);
  expect(await page.getByText("Non remis à").count()).toBe(0);
  await look("lost-mail-sent-again");
  expect(servers.smtp.state.mails.map(({ to }) => to)).toEqual([["lea@arc.exemple"], ["lea@arc.example"]]);
  const { project } = await acceptedCall(seller, "GET", `/api/projects/${id}`);
  expect(project.client_info.email).toBe("lea@arc.example");
  expect(faults).toEqual([]);
});
