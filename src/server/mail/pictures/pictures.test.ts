import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import type { PictureServer } from "#test/mail/picture-server.ts";
import { pictureServer } from "#test/mail/picture-server.ts";
import { readMailboxes } from "#test/mail/read-mailboxes.ts";
import { unsafeMarkup } from "#test/mail/unsafe-markup.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let web: PictureServer;
let servers: MailServers;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  web = await pictureServer(app);
});
afterAll(() => Promise.all([app.close(), web.close()]));
beforeEach(async () => {
  servers = await mailServers();
  person = await app.signUp();
  web.askedPaths.length = 0;
});
afterEach(async () => {
  await servers.close();
  await app.database.owner.query("delete from mailbox");
});

/** The ID of a mail whose HTML is this, once it was read. */
async function mailOf(html: string, from = "lettre@durand.example"): Promise<string> {
  servers.imap.deliver("INBOX", { raw: `From: Durand <${from}>\nSubject: Promo\nContent-Type: text/html\n\n${html}` });
  await connectMailbox(person, servers);
  const stopReading = readMailboxes(app);
  const findId = async () => (await acceptedCall(person, "GET", "/api/mails")).threads[0]?.id as string | undefined;
  await expect.poll(findId).toBeDefined();
  await stopReading();
  return (await findId())!;
}

const picture = (path: string, more = "") => `<img src="${web.url(path)}" alt="image" ${more}>`;
const ask = (id: string) => acceptedCall(person, "POST", `/api/mail-pictures/${id}`);
const stateOf = async (id: string) => (await acceptedCall(person, "GET", `/api/mail-bodies/${id}`)).pictures;
const shownPictures = (html: string) =>
  [...html.matchAll(/src="data:(image\/\w+);base64,([^"]+)"/g)].map(([, type, data]) => ({
    type,
    bytes: Buffer.from(data!, "base64"),
  }));

test("a mail that is opened asks the web for nothing", async () => {
  const id = await mailOf(picture("/photo.jpg"));
  expect(await acceptedCall(person, "GET", `/api/mail-bodies/${id}`)).toMatchObject({
    pictures: "blocked",
    picture_hosts: ["cdn.durand.example"],
  });
  expect(await acceptedCall(person, "GET", `/api/mail-pictures/${id}`)).toMatchObject({ missing_count: 1 });
  expect(web.askedPaths).toEqual([]);
});

test("pictures are shown when asked, written again by this server", async () => {
  const id = await mailOf(picture("/photo.jpg") + picture("/logo.gif"));
  const { html, missing_count } = await ask(id);
  expect([missing_count, unsafeMarkup(html)]).toEqual([0, []]);
  const [photo, logo] = shownPictures(html);
  expect(await sharp(photo!.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1_200, height: 600 });
  expect(await sharp(logo!.bytes).metadata()).toMatchObject({ format: "png", width: 120 });
  expect(web.askedPaths.toSorted()).toEqual(["/logo.gif", "/photo.jpg"]);
});

test("pictures that were loaded are shown again without asking their sender", async () => {
  const id = await mailOf(picture("/photo.jpg?u=42"));
  const { html } = await ask(id);
  expect(await stateOf(id)).toBe("kept");
  expect((await acceptedCall(person, "GET", `/api/mail-pictures/${id}`)).html).toBe(html);
  expect((await ask(id)).html).toBe(html);
  expect(web.askedPaths).toEqual(["/photo.jpg?u=42"]);
});

test("trackers are not loaded with the pictures", async () => {
  const id = await mailOf(
    picture("/photo.jpg") +
      picture("/pixel.png?named", 'width="1" height="1"') +
      picture("/track/open.png") +
      `<img src="${web.url("/logo.gif", "x.list-manage.com")}">` +
      `<div style="display:none">${picture("/hidden.png")}</div>`,
  );
  const { html } = await ask(id);
  expect([web.askedPaths, shownPictures(html).length]).toEqual([["/photo.jpg"], 1]);
});

test("a picture of one pixel that nothing named is not shown", async () => {
  const id = await mailOf(`<p>Bonjour</p>${picture("/pixel.png")}`);
  expect(await ask(id)).toEqual({ html: "<p>Bonjour</p>", missing_hosts: [], missing_count: 0 });
});

test("what is no picture leaves its words beside the others", async () => {
  const wrong = ["/false.png", "/drawing.png", "/broken.png", "/slow.png", "/gone.png"];
  const id = await mailOf(wrong.map((path) => picture(path)).join("") + picture("/logo.gif"));
  const { html, ...rest } = await ask(id);
  expect(rest).toEqual({ missing_hosts: ["cdn.durand.example"], missing_count: 5 });
  expect([shownPictures(html).length, html.split("[image : image]").length - 1, unsafeMarkup(html)]).toEqual([
    1,
    5,
    [],
  ]);
});

test("no more pictures are asked for than a mail shows", async () => {
  const id = await mailOf(Array.from({ length: 60 }, (_, at) => picture(`/logo.gif?${at}`)).join(""));
  await ask(id);
  expect(web.askedPaths).toHaveLength(40);
});

test("an address that does not stand in the mail cannot be asked for", async () => {
  const id = await mailOf("<p>Bonjour</p>");
  const url = `/api/mail-pictures/${id}?url=${encodeURIComponent(web.url("/photo.jpg"))}`;
  await person.call("POST", url, { url: web.url("/photo.jpg"), urls: [web.url("/photo.jpg")] });
  expect(web.askedPaths).toEqual([]);
});

test("the pictures of a mail of somebody else are unknown", async () => {
  const id = await mailOf(picture("/photo.jpg"));
  const colleague = await join(app, person, "collegue@example.org", "manager");
  const stranger = await app.signUp();
  for (const other of [colleague, stranger]) {
    const statuses = await Promise.all([
      other.call("GET", `/api/mail-pictures/${id}`),
      other.call("POST", `/api/mail-pictures/${id}`),
      other.call("PUT", `/api/mail-pictures/${id}/sender`, { is_always: true }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
  const bare = await app.server.inject({ method: "POST", url: `/api/mail-pictures/${id}` });
  expect([bare.statusCode, web.askedPaths]).toEqual([401, []]);
});

test("the same picture in the mails of two companies is kept for each", async () => {
  const id = await mailOf(picture("/logo.gif"));
  await ask(id);
  const { rows } = await app.database.owner.query("select company_id, mail_id from mail_picture");
  expect(rows).toHaveLength(1);
  await app.database.owner.query("delete from mailbox");
  expect((await app.database.owner.query("select from mail_picture")).rows).toEqual([]);
});

test("a sender whose pictures are always shown is remembered in their mailbox until it is undone", async () => {
  const id = await mailOf(picture("/logo.gif"), "Lettre@Durand.example");
  await acceptedCall(person, "PUT", `/api/mail-pictures/${id}/sender`, { is_always: true });
  await acceptedCall(person, "PUT", `/api/mail-pictures/${id}/sender`, { is_always: true });
  expect(await stateOf(id)).toBe("always");
  await acceptedCall(person, "PUT", `/api/mail-pictures/${id}/sender`, { is_always: false });
  expect([await stateOf(id), web.askedPaths]).toEqual(["blocked", []]);
});

test("pictures are forgotten after a month", async () => {
  const id = await mailOf(picture("/logo.gif?1"));
  await ask(id);
  await app.database.owner.query(
    "update mail_picture set loaded_at = loaded_at - interval '31 days', url_sha256 = repeat('a', 64)",
  );
  await ask(id);
  const { rows } = await app.database.owner.query("select url_sha256 from mail_picture");
  expect(rows.map(({ url_sha256 }) => url_sha256)).not.toContain("a".repeat(64));
});
