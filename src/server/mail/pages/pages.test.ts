import { openPageDrawer } from "#server/files/pages/draw-pages.ts";
import { JobFailed } from "#server/processes/worker-process.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { readMailboxes } from "#test/mail/read-mailboxes.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { HOSTILE_CATALOGUE, lockedPdf, writtenPdf } from "#test/written-pdf.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let app: TestApp;
let servers: MailServers;
let person: Person;
let mailId: string;

const FILES: [name: string, content: Buffer][] = [
  ["devis.pdf", writtenPdf(["Devis plomberie", "Conditions"])],
  ["catalogue.pdf", writtenPdf(Array.from({ length: 12 }, (_, at) => `Feuille ${at + 1}`))],
  ["hostile.pdf", writtenPdf(["Bonjour"], HOSTILE_CATALOGUE)],
  ["faux.pdf", Buffer.from("<html><script>alert(1)</script></html>")],
  ["casse.pdf", Buffer.from("%PDF-1.7 conditions")],
  ["protege.pdf", lockedPdf(writtenPdf(["Secret"]))],
  ["infini.pdf", Buffer.from(writtenPdf(["a"]).toString("latin1").replace("[4 0 R]", "[2 0 R]"), "latin1")],
  ["geant.pdf", Buffer.from(writtenPdf(["a"]).toString("latin1").replace("0 0 595 842", "0 0 9e9 9e9"), "latin1")],
];

beforeAll(async () => {
  [app, servers] = await Promise.all([testApp(), mailServers()]);
  person = await app.signUp();
  const attachments = FILES.map(([name, content]) => ({ name, type: "application/pdf", content }));
  servers.imap.deliver("INBOX", { subject: "Devis", attachments });
  await connectMailbox(person, servers);
  const stopReading = readMailboxes(app);
  const findId = async () => (await acceptedCall(person, "GET", "/api/mails")).threads[0]?.id as string | undefined;
  mailId = await vi.waitUntil(findId, { timeout: 10_000 });
  await stopReading();
});
afterAll(() => Promise.all([app.close(), servers.close()]));

const urlOf = (name: string, more = "") =>
  `/api/mail-pages/${mailId}?place=${FILES.findIndex(([one]) => one === name)}${more}`;

test("the pages of a PDF are drawn with their words beside them", async () => {
  const { page_count, pages } = await acceptedCall(person, "GET", urlOf("devis.pdf"));
  expect([page_count, pages.map(({ text }: { text: string }) => text)]).toEqual([2, ["Devis plomberie", "Conditions"]]);
  const picture = sharp(Buffer.from(pages[0].data, "base64"));
  expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: pages[0].width, height: pages[0].height });
  // The blue rectangle is where the file says: 60 points from the left, 600 from the foot.
  const scale = pages[0].width / 595;
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round((842 - 630) * scale) * info.width + Math.round(200 * scale)) * 3;
  expect([data[at]! < 60, data[at + 2]! > 80, data[0]! > 250]).toEqual([true, true, true]);
});

test("a long PDF comes by parts", async () => {
  const first = await acceptedCall(person, "GET", urlOf("catalogue.pdf"));
  expect([first.page_count, first.pages.length]).toEqual([12, 5]);
  const last = await acceptedCall(person, "GET", urlOf("catalogue.pdf", "&first=10"));
  expect(last.pages.map(({ text }: { text: string }) => text)).toEqual(["Feuille 11", "Feuille 12"]);
  expect((await acceptedCall(person, "GET", urlOf("catalogue.pdf", "&first=40"))).pages).toEqual([]);
});

test("a PDF that wants to run something is only drawn", async () => {
  const { pages } = await acceptedCall(person, "GET", urlOf("hostile.pdf"));
  expect(pages.map(({ text }: { text: string }) => text)).toEqual(["Bonjour"]);
});

test.each([
  ["faux.pdf", "n'est pas un PDF"],
  ["casse.pdf", "télécharge-le"],
  ["protege.pdf", "mot de passe"],
  ["infini.pdf", "télécharge-le"],
])("%s is refused with the reason", async (name, words) => {
  const { status, json } = await person.call("GET", urlOf(name));
  expect([status, json.error]).toEqual([422, expect.stringContaining(words)]);
});

test("a page of any size is drawn within the same sides", async () => {
  const [page] = (await acceptedCall(person, "GET", urlOf("geant.pdf"))).pages;
  expect([page.width, page.height <= 5_000]).toEqual([1_240, true]);
});

test("a PDF that takes too long fails alone", async () => {
  const drawer = openPageDrawer({ timeoutMs: 1 });
  const failure = await drawer.drawPages({ bytes: FILES[0]![1], first: 0 }, "a").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(JobFailed);
  await drawer.close();
  expect((await person.call("GET", urlOf("devis.pdf"))).status).toBe(200);
});

test("the PDF of a mail of somebody else is unknown", async () => {
  const colleague = await join(app, person, "collegue@example.org", "manager");
  const stranger = await app.signUp();
  for (const other of [colleague, stranger]) expect((await other.call("GET", urlOf("devis.pdf"))).status).toBe(404);
});
