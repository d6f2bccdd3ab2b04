import { openImageShrinker } from "#server/files/shrink-image.ts";
import { TooManyJobs } from "#server/processes/worker-processes.ts";
import { imageBombs, plainPng, svgOfUses } from "#test/image-bombs.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPrintableLogo } from "./logo.ts";

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
});
afterAll(() => app.close());

const put = (bytes: Buffer) => person.call("PUT", "/api/company/logo", { data: bytes.toString("base64") });

async function storedLogo(bytes: Buffer) {
  expect(await put(bytes)).toMatchObject({ status: 200 });
  const { logo } = (await person.call("GET", "/api/company/logo")).json;
  const logoBytes = Buffer.from(logo.data, "base64");
  const { format, width, height, exif, hasAlpha } = await sharp(logoBytes).metadata();
  return { mime: logo.mime, stored: logoBytes, format, width, height, exif, hasAlpha };
}

test("an oversized picture is refused with a sentence, in four formats, while projects are still listed", async () => {
  const bombs = Object.entries(imageBombs());
  const burst = [...bombs, ...bombs, ...bombs].map(async ([name, bytes]) => {
    const { status, json } = await put(bytes);
    expect([status, json.code], name).toEqual([400, "bad_input"]);
    expect(json.error, name).toMatch(/choisis/i);
    expect(json.fields.data).toBe(json.error);
  });
  const lists = Array.from({ length: 10 }, () => person.call("GET", "/api/projects"));
  for (const { status } of await Promise.all(lists)) expect(status).toBe(200);
  await Promise.all(burst);
  expect((await person.call("GET", "/api/company")).json.company.logo_id).toBeNull();
});

test("a drawing that expands while drawn is refused", async () => {
  const pictures = openImageShrinker({ timeoutMs: 2_000 });
  const usual = app.deps.shrinkImage;
  app.deps.shrinkImage = pictures.shrinkImage;
  expect(await put(svgOfUses(9))).toMatchObject({
    status: 400,
    json: { error: "Ce logo n'est pas lisible : choisis une image PNG, JPEG, WebP ou SVG." },
  });
  expect(await put(plainPng(10, 10))).toMatchObject({ status: 200 });
  app.deps.shrinkImage = usual;
  await pictures.close();
});

test("a photo is stored upright, at most 1,200 pixels wide or high, without camera data", async () => {
  const photograph = sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: "#905030" } });
  const { mime, format, width, height, exif } = await storedLogo(
    await photograph
      .jpeg()
      .withExif({ IFD0: { Artist: "Claire" } })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );
  expect([mime, format, width, height, exif]).toEqual(["image/jpeg", "jpeg", 600, 1_200, undefined]);
});

test("a picture within the limits is kept whatever its format, a small one at its size", async () => {
  const small = () => sharp({ create: { width: 30, height: 20, channels: 4, background: "#90503080" } });
  expect(await storedLogo(await small().webp().toBuffer())).toMatchObject({
    mime: "image/png",
    format: "png",
    width: 30,
    height: 20,
    hasAlpha: true,
  });
  expect(await storedLogo(await small().png().toBuffer())).toMatchObject({
    mime: "image/png",
    width: 30,
    height: 20,
    hasAlpha: true,
  });
  expect(await storedLogo(plainPng(6_000, 6_000))).toMatchObject({ width: 1_200, height: 1_200 });
});

test("a drawing is stored as pixels, without scripts, links or fonts", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script>' +
    '<rect width="40" height="20" fill="#f00"/></svg>';
  const { mime, width, height, stored } = await storedLogo(Buffer.from(svg));
  expect([mime, width, height]).toEqual(["image/png", 1_200, 600]);
  expect(stored.toString("latin1")).not.toContain("alert");
});

test("only the picture is stored from a file that holds more", async () => {
  const { stored } = await storedLogo(Buffer.concat([plainPng(10, 10), Buffer.from("<script>alert(1)</script>")]));
  expect(stored.toString("latin1")).not.toContain("alert");
});

test("a file that is not a complete picture is refused", async () => {
  const half = (
    await sharp({
      create: {
        width: 500,
        height: 500,
        channels: 3,
        background: "#905030",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
  ).subarray(0, 9_000);
  for (const bytes of [Buffer.from("GIF89a"), Buffer.from("bonjour"), Buffer.alloc(0), half])
    expect(await put(bytes)).toMatchObject({ status: 400 });
  expect(await put(Buffer.alloc(500_001))).toMatchObject({ status: 400, json: { error: "Ce logo dépasse 500 ko." } });
});

test("logos of companies take turns: one running and one waiting for each", async () => {
  const pictures = openImageShrinker({ timeoutMs: 1_500 });
  const usual = app.deps.shrinkImage;
  app.deps.shrinkImage = pictures.shrinkImage;
  const other = await app.signUp();
  const order: string[] = [];
  const uploads = Array.from({ length: 12 }, () =>
    put(svgOfUses(9)).then(({ status, json }) => order.push(`${status} ${json.code}`)),
  );
  await expect.poll(() => order.length).toBe(10);
  const data = plainPng(10, 10).toString("base64");
  await other.call("PUT", "/api/company/logo", { data }).then(({ status }) => order.push(`other ${status}`));
  await Promise.all(uploads);
  expect(order).toEqual([
    ...Array.from({ length: 10 }, () => "429 too_many_requests"),
    "400 bad_input",
    "other 200",
    "400 bad_input",
  ]);
  expect(await put(plainPng(10, 10))).toMatchObject({ status: 200 });
  app.deps.shrinkImage = usual;
  await pictures.close();
});

test("too many simultaneous pictures are refused with a delay", async () => {
  const usual = app.deps.shrinkImage;
  const pictures = openImageShrinker({ mostJobs: 0 });
  app.deps.shrinkImage = pictures.shrinkImage;
  const upload = {
    url: "/api/company/logo",
    method: "PUT",
    payload: { data: plainPng(10, 10).toString("base64") },
    headers: { authorization: `Bearer ${person.token}` },
  } as const;
  const answer = await app.server.inject(upload);
  expect([answer.statusCode, answer.headers["retry-after"], answer.json().code]).toEqual([503, "5", "busy"]);
  await expect(readPrintableLogo(app.deps, "", { bytes: plainPng(3_000, 10), mime: "image/png" })).rejects.toThrow(
    TooManyJobs,
  );
  app.deps.shrinkImage = usual;
  await pictures.close();
});

test("a drawing with a filter, or a reference out of it, is refused with a sentence", async () => {
  const filter =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><filter id="f"><feGaussianBlur stdDeviation="9"/>' +
    '</filter><rect filter="url(#f)" width="9" height="9"/></svg>';
  const image =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">' +
    '<image href="file:///etc/hostname" width="9" height="9"/></svg>';
  expect(await put(Buffer.from(filter))).toMatchObject({
    status: 400,
    json: { error: expect.stringContaining("filtre"), fields: { data: expect.any(String) } },
  });
  expect(await put(Buffer.from(image))).toMatchObject({
    status: 400,
    json: { error: expect.stringContaining("autre fichier"), fields: { data: expect.any(String) } },
  });
});
