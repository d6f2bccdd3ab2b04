import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import { openOriginals } from "#server/files/plain-originals.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { heicPhoto, heicThatDeclares } from "#test/heic-photos.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { readMailboxes } from "#test/mail/read-mailboxes.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

let app: TestApp;
let servers: MailServers;
let seller: Person;
let projectId: string;
beforeAll(async () => {
  [app, servers] = await Promise.all([testApp(), mailServers()]);
  seller = await signUpSeller(app);
  projectId = await pricedProject(seller, { client_info: LEA_ARC });
});
afterAll(() => Promise.all([app.close(), servers.close()]));

const drawing = (redness: number, side = 64) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: redness, g: 20, b: 90 } } });
const jpeg = async (redness: number, side?: number) =>
  drawing(redness, side)
    .withExif({ IFD0: { Make: "Appareil secret" } })
    .jpeg()
    .toBuffer();
const listOf = async (person: Person, id = projectId) =>
  (await acceptedCall(person, "GET", `/api/project-photos/${id}`)).photos as { id: string; name: string }[];

test("a photo is written again upright and small without what its camera noted", async () => {
  const bytes = await jpeg(10, 2_400);
  expect(bytes.includes("Appareil secret")).toBe(true);
  const body = { name: "façade.jpg", picture: bytes.toString("base64") };
  const { photo } = await acceptedCall(seller, "POST", `/api/project-photos/${projectId}`, body);
  const { photo: whole } = await acceptedCall(seller, "GET", `/api/project-photos/${projectId}/${photo.id}`);
  const storedBytes = Buffer.from(whole.data, "base64");
  expect(storedBytes.includes("Appareil secret")).toBe(false);
  expect(await sharp(storedBytes).metadata()).toMatchObject({ format: "jpeg", width: PHOTO_LIMITS.side });
  const [first] = (await acceptedCall(seller, "GET", `/api/project-photos/${projectId}`)).photos;
  const small = await sharp(Buffer.from(first.small.data, "base64")).metadata();
  expect(small.width).toBe(PHOTO_LIMITS.smallSide);
});

async function sendOriginalOf(person: Person, photoId: string, bytes: Buffer, partBytes = bytes.length) {
  const url = `/api/project-photos/${projectId}/${photoId}/original`;
  let last: { received_bytes: number; is_kept: boolean } = { received_bytes: 0, is_kept: false };
  for (let offset = 0; offset < bytes.length; offset += partBytes) {
    const part = bytes.subarray(offset, offset + partBytes).toString("base64");
    last = await acceptedCall(person, "POST", url, { size: bytes.length, offset, part });
  }
  return last;
}

test("the original of a photo comes in parts and is read again, without what its camera noted", async () => {
  const bytes = await jpeg(15, 2_400);
  const body = { name: "grande.jpg", picture: bytes.toString("base64") };
  const { photo } = await acceptedCall(seller, "POST", `/api/project-photos/${projectId}`, body);
  const url = `/api/project-photos/${projectId}/${photo.id}/original`;
  expect(await acceptedCall(seller, "GET", url)).toEqual({ original: null });
  const worker = await join(app, seller, `${randomUUID()}@example.org`, "worker");
  const first = { size: bytes.length, offset: 0, part: bytes.subarray(0, 1_000).toString("base64") };
  // The same part twice, and one that comes too soon, change nothing.
  for (const part of [first, first, { ...first, offset: 5_000 }])
    expect(await acceptedCall(worker, "POST", url, part)).toEqual({ received_bytes: 1_000, is_kept: false });
  expect(await sendOriginalOf(worker, photo.id, bytes, 10_000)).toEqual({
    received_bytes: bytes.length,
    is_kept: true,
  });
  expect(await sendOriginalOf(worker, photo.id, bytes)).toEqual({ received_bytes: bytes.length, is_kept: true });
  const { mime, size, part } = (await acceptedCall(worker, "GET", url)).original;
  const storedBytes = Buffer.from(part, "base64");
  expect([mime, size, storedBytes.includes("Appareil secret")]).toEqual(["image/jpeg", storedBytes.length, false]);
  expect(await sharp(storedBytes).metadata()).toMatchObject({ format: "jpeg", width: 2_400 });
  const { photos } = await acceptedCall(seller, "GET", `/api/project-photos/${projectId}`);
  expect(
    photos.filter(({ original_bytes }: { original_bytes: number | null }) => original_bytes === size),
  ).toHaveLength(1);
  const stranger = await signUpSeller(app);
  expect((await stranger.call("GET", url)).status).toBe(404);
  expect((await stranger.call("POST", url, first)).status).toBe(404);
});

test("of an original that is broken or too heavy nothing is kept", async () => {
  const bytes = await jpeg(17, 300);
  const body = { name: "petite.jpg", picture: bytes.toString("base64") };
  const { photo } = await acceptedCall(seller, "POST", `/api/project-photos/${projectId}`, body);
  const url = `/api/project-photos/${projectId}/${photo.id}/original`;
  const cut = bytes.subarray(0, -50);
  const broken = { size: cut.length, offset: 0, part: cut.toString("base64") };
  expect(await seller.call("POST", url, broken)).toMatchObject({ status: 400, json: { code: "bad_input" } });
  const { rows } = await app.database.owner.query("select original_bytes from project_photo where id = $1", [photo.id]);
  expect(rows).toEqual([{ original_bytes: null }]);
  const heavy = { ...broken, size: PHOTO_LIMITS.originalBytes + 1 };
  expect((await seller.call("POST", url, heavy)).status).toBe(400);
});

test("no part of an original passes the limit of its project", async () => {
  const limits: { projectOriginalBytes: number } = PHOTO_LIMITS;
  const limit = vi.spyOn(limits, "projectOriginalBytes", "get").mockReturnValue(40_000);
  try {
    const id = await pricedProject(seller, { client_info: LEA_ARC });
    const urls = await Promise.all(
      [40, 41, 42].map(async (redness) => {
        const body = { name: "mur.jpg", picture: (await jpeg(redness)).toString("base64") };
        const { photo } = await acceptedCall(seller, "POST", `/api/project-photos/${id}`, body);
        return `/api/project-photos/${id}/${photo.id}/original`;
      }),
    );
    const [one = "", other = "", third = ""] = urls;
    const send = async (url: string, offset: number, size = 25_000) =>
      (await seller.call("POST", url, { size, offset, part: Buffer.alloc(10_000).toString("base64") })).status;
    expect([await send(one, 0), await send(other, 0), await send(one, 10_000)]).toEqual([200, 200, 200]);
    expect(await send(other, 10_000)).toBe(409);
    expect(await send(third, 0, 10_001)).toBe(409);
    expect(await send(other, 0, 15_000)).toBe(200);
    expect(await send(other, 10_000, 21_000)).toBe(409);
    await app.database.owner.query("update project_photo set original_bytes = null where project_id = $1", [id]);
    const statuses = await Promise.all([send(one, 0, 31_000), send(other, 0, 31_000), send(third, 0, 31_000)]);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  } finally {
    limit.mockRestore();
  }
});

test("an original waits for a process of its own", async () => {
  const { makePlain, close } = openOriginals({ mostJobs: 0 });
  const usual = app.deps.makePlain;
  app.deps.makePlain = makePlain;
  const bytes = await jpeg(18, 300);
  const body = { name: "lente.jpg", picture: bytes.toString("base64") };
  const { photo } = await acceptedCall(seller, "POST", `/api/project-photos/${projectId}`, body);
  const url = `/api/project-photos/${projectId}/${photo.id}/original`;
  const whole = { size: bytes.length, offset: 0, part: bytes.toString("base64") };
  expect(await seller.call("POST", url, whole)).toMatchObject({ status: 503, json: { code: "busy" } });
  app.deps.makePlain = usual;
  await close();
  expect(await sendOriginalOf(seller, photo.id, bytes)).toEqual({ received_bytes: bytes.length, is_kept: true });
});

test("a photo of an iPhone is kept as JPEG", async () => {
  const body = { name: "IMG_0042.HEIC", picture: heicPhoto().toString("base64") };
  const { photo } = await acceptedCall(seller, "POST", `/api/project-photos/${projectId}`, body);
  expect(photo.name).toBe("IMG_0042.jpg");
  const { photo: whole } = await acceptedCall(seller, "GET", `/api/project-photos/${projectId}/${photo.id}`);
  const picture = sharp(Buffer.from(whole.data, "base64"));
  expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: 64, height: 48 });
  // Yellow at the top left.
  const pixels = await picture.raw().toBuffer();
  expect([pixels[0]! > 200, pixels[1]! > 180, pixels[2]! < 60]).toEqual([true, true, true]);
});

test("a photo of five megabytes is read, from whoever is signed in", async () => {
  const bytes = Buffer.concat([heicPhoto(), Buffer.alloc(5_000_000)]);
  const body = { name: "IMG_0043.HEIC", picture: bytes.toString("base64") };
  await acceptedCall(seller, "POST", `/api/project-photos/${projectId}`, body);
  const url = `/api/project-photos/${projectId}`;
  const bare = await app.server.inject({ method: "POST", url, payload: { ...body, picture: "a".repeat(9_000_000) } });
  expect(bare.statusCode).toBe(401);
  const { status } = await seller.call("POST", url, { ...body, picture: "a".repeat(9_000_000) });
  expect(status).toBe(413);
});

test("the same photo is kept once", async () => {
  const body = { name: "a.jpg", picture: (await jpeg(30)).toString("base64") };
  const one = await acceptedCall(seller, "POST", `/api/project-photos/${projectId}`, body);
  const again = await acceptedCall(seller, "POST", `/api/project-photos/${projectId}`, body);
  expect(again.photo.id).toBe(one.photo.id);
});

test.each([
  ["a page", Buffer.from("<html><script>alert(1)</script></html>")],
  ["a drawing with a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ["a broken photo of an iPhone", heicPhoto().subarray(0, 1_000)],
  ["a photo of an iPhone that declares too many pixels", heicThatDeclares(60_000, 60_000)],
  ["a broken picture", Buffer.from("89504e470d0a1a0a0000000d49484452000000100000001008", "hex")],
])("%s is refused as a photo", async (_name, bytes) => {
  const body = { name: "photo.jpg", picture: bytes.toString("base64") };
  const { status, json } = await seller.call("POST", `/api/project-photos/${projectId}`, body);
  expect([status, json.error]).toEqual([
    400,
    "Cette photo n'est pas lisible : choisis une image JPEG, PNG, WebP ou HEIC.",
  ]);
});

test("a worker adds photos", async () => {
  const worker = await join(app, seller, `${randomUUID()}@example.org`, "worker");
  const body = { name: "b.jpg", picture: (await jpeg(50)).toString("base64") };
  const { photo } = await acceptedCall(worker, "POST", `/api/project-photos/${projectId}`, body);
  expect((await listOf(worker)).map(({ id }) => id)).toContain(photo.id);
  expect((await worker.call("DELETE", `/api/project-photos/${projectId}/${photo.id}`)).status).toBe(403);
});

test("a photo says who added it, also once they have left the company", async () => {
  const email = `${randomUUID()}@example.org`;
  const worker = await join(app, seller, email, "worker");
  const { members } = await acceptedCall(seller, "GET", "/api/team");
  const workerId = members.find((member: { email: string }) => member.email === email).user_id;
  const body = { name: "c.jpg", picture: (await jpeg(51)).toString("base64") };
  const { photo } = await acceptedCall(worker, "POST", `/api/project-photos/${projectId}`, body);
  await acceptedCall(seller, "DELETE", `/api/team/members/${workerId}`);
  expect(await listOf(seller)).toContainEqual(expect.objectContaining({ id: photo.id, added_by: workerId }));
});

test("a photo that came before its author was kept names nobody", async () => {
  const body = { name: "d.jpg", picture: (await jpeg(52)).toString("base64") };
  const { photo } = await acceptedCall(seller, "POST", `/api/project-photos/${projectId}`, body);
  await app.database.owner.query("update project_photo set added_by = null where id = $1", [photo.id]);
  expect(await listOf(seller)).toContainEqual(expect.objectContaining({ id: photo.id, added_by: null }));
});

test("a removed photo is gone from the database", async () => {
  const body = { name: "c.jpg", picture: (await jpeg(70)).toString("base64") };
  const { photo } = await acceptedCall(seller, "POST", `/api/project-photos/${projectId}`, body);
  await acceptedCall(seller, "DELETE", `/api/project-photos/${projectId}/${photo.id}`);
  const { rows } = await app.database.owner.query("select id from project_photo where id = $1", [photo.id]);
  expect(rows).toEqual([]);
});

test("a project takes no more photos than its limit", async () => {
  const id = await pricedProject(seller, { client_info: LEA_ARC });
  await app.database.owner.query(
    `insert into project_photo (company_id, id, project_id, name, mime, sha256, bytes, small_mime, small_bytes,
      created_at)
    select company_id, gen_random_uuid(), id, 'photo', 'image/png', n::text, 'x', 'image/png', 'x', now()
    from project, generate_series(1, $2::int) n where id = $1`,
    [id, PHOTO_LIMITS.project],
  );
  const body = { name: "d.jpg", picture: (await jpeg(90)).toString("base64") };
  const { status, json } = await seller.call("POST", `/api/project-photos/${id}`, body);
  expect([status, json.code]).toEqual([409, "too_many_photos"]);
});

test("pictures of a mail are copied once", async () => {
  const id = await pricedProject(seller, { client_info: LEA_ARC });
  servers.imap.deliver("INBOX", {
    from: "Claire Roux <claire@roux.example>",
    subject: "Devis",
    attachments: [
      { name: "salle.jpg", type: "image/jpeg", content: await jpeg(110) },
      { name: "porte.png", type: "image/png", content: await drawing(130).png().toBuffer() },
      { name: "IMG_0042.HEIC", type: "image/heic", content: heicPhoto() },
      { name: "fausse.png", type: "image/png", content: "MZ program" },
      { name: "plan.pdf", type: "application/pdf", content: "%PDF-1.7" },
    ],
  });
  await connectMailbox(seller, servers);
  const stopReading = readMailboxes(app);
  const findMail = async () => (await acceptedCall(seller, "GET", "/api/mails")).threads[0]?.id as string | undefined;
  await expect.poll(findMail).toBeDefined();
  await stopReading();
  const url = `/api/project-photos/${id}/mails/${await findMail()}`;
  const answer = await acceptedCall(seller, "POST", url, { places: [0, 1, 2, 3, 4, 9] });
  expect(answer).toEqual({ photos_added: 3, photos_skipped: 3 });
  expect(await acceptedCall(seller, "POST", url, { places: [0, 1] })).toEqual({ photos_added: 2, photos_skipped: 0 });
  expect((await listOf(seller, id)).map(({ name }) => name)).toEqual(["salle.jpg", "porte.png", "IMG_0042.jpg"]);
  // The mail of somebody else is unknown.
  const stranger = await signUpSeller(app);
  const strangeId = await pricedProject(stranger, { client_info: LEA_ARC });
  const strangeUrl = `/api/project-photos/${strangeId}/mails/${await findMail()}`;
  expect((await stranger.call("POST", strangeUrl, { places: [0] })).status).toBe(404);
});

test("a worker says what a photo shows and which one was taken before", async () => {
  const id = await pricedProject(seller, { client_info: LEA_ARC });
  const worker = await join(app, seller, "photo-words@example.org", "worker");
  const add = async (redness: number): Promise<string> => {
    const body = { name: "mur.jpg", picture: (await jpeg(redness)).toString("base64") };
    return (await acceptedCall(worker, "POST", `/api/project-photos/${id}`, body)).photo.id;
  };
  const [before, after, other] = [await add(20), await add(120), await add(220)];
  const change = { caption: "  Le mur fini ", before_id: before };
  await acceptedCall(worker, "PATCH", `/api/project-photos/${id}/${after}`, change);
  const photos = (await acceptedCall(worker, "GET", `/api/project-photos/${id}`)).photos;
  expect(photos).toMatchObject([
    { id: before, caption: "", before_id: null },
    { id: after, caption: "Le mur fini", before_id: before },
    { id: other },
  ]);
  const pairWith = (photoId: string, beforeId: string) =>
    worker.call("PATCH", `/api/project-photos/${id}/${photoId}`, { before_id: beforeId });
  expect(await pairWith(other, before)).toMatchObject({ status: 409, json: { code: "pair_taken" } });
  expect((await pairWith(other, randomUUID())).status).toBe(400);
  const elsewhere = (await listOf(seller))[0]?.id ?? "";
  expect((await pairWith(other, elsewhere)).status).toBe(400);
  // A pair whose photo of before is removed leaves the other one alone.
  await acceptedCall(seller, "DELETE", `/api/project-photos/${id}/${before}`);
  expect((await acceptedCall(worker, "GET", `/api/project-photos/${id}`)).photos[0]).toMatchObject({ before_id: null });
});
