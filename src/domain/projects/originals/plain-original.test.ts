import { heicPhoto } from "#test/heic-photos.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PHOTO_LIMITS } from "../photos.ts";
import { hasRoomFor, placePart } from "./next-part.ts";
import { originalName } from "./original-name.ts";
import { plainOriginal } from "./plain-original.ts";

const SECRETS = ["Appareil secret", "48/1", "Paris secret"];
const drawing = (side = 40) =>
  sharp({ create: { width: side, height: side + 8, channels: 3, background: { r: 20, g: 120, b: 60 } } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Appareil secret", ImageDescription: "Paris secret" },
      IFD2: { DateTimeOriginal: "2026:05:04 08:15:00" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 24/1" },
    });
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

test.each(["jpeg", "png", "webp"] as const)("a %s keeps its pixels and loses what its camera noted", async (format) => {
  const bytes = await drawing().toFormat(format).toBuffer();
  expect(text(bytes)).toContain("Appareil secret");
  const original = plainOriginal(bytes)!;
  for (const secret of SECRETS) expect(text(original.bytes)).not.toContain(secret);
  expect(original.mime).toBe(`image/${format}`);
  expect((await sharp(original.bytes).metadata()).exif?.includes("GPS") ?? false).toBe(false);
  expect((await sharp(original.bytes).raw().toBuffer()).equals(await sharp(bytes).raw().toBuffer())).toBe(true);
});

test("a JPEG stays turned as it was taken on the day that it says", async () => {
  const bytes = await drawing().jpeg({ progressive: true }).toBuffer();
  const original = plainOriginal(bytes)!;
  expect((await sharp(original.bytes).metadata()).orientation).toBe(6);
  expect(text(original.bytes)).toContain("2026:05:04 08:15:00");
  expect((await pixelsOf(original.bytes)).equals(await pixelsOf(bytes))).toBe(true);
});

test("what a phone writes after the end of a photo is left out", async () => {
  const bytes = Buffer.concat([
    await drawing().jpeg().toBuffer(),
    Buffer.from("MotionPhoto 48/1"),
    Buffer.alloc(5_000),
  ]);
  expect(text(plainOriginal(bytes)!.bytes)).not.toContain("MotionPhoto");
});

test("a photo of an iPhone keeps its length and loses what its camera noted", () => {
  // The second picture of the file is called Exif, so that its place is one of words.
  const bytes = heicPhoto();
  const secondInfo = bytes.lastIndexOf("hvc1", bytes.indexOf("iprp"));
  bytes.write("Exif", secondInfo, "latin1");
  const original = plainOriginal(bytes)!;
  expect(original).toMatchObject({ mime: "image/heic", bytes: { length: bytes.length } });
  const changedPlaces = [...bytes.keys()].filter((at) => bytes[at] !== original.bytes[at]);
  expect(changedPlaces.length).toBeGreaterThan(20);
  expect(changedPlaces.every((at) => at > bytes.indexOf("mdat"))).toBe(true);
});

test.each([
  ["a photo that is cut", async () => (await drawing(200).jpeg().toBuffer()).subarray(0, -40)],
  ["a PNG that is cut", async () => (await drawing(200).png().toBuffer()).subarray(0, -30)],
  ["a HEIC that is cut", async () => heicPhoto().subarray(0, 300)],
  ["a page", async () => Buffer.from("<html></html>")],
  ["nothing", async () => Buffer.alloc(0)],
])("%s is no original", async (_name, read) => {
  expect(plainOriginal(await read())).toBeNull();
});

test.each([
  [{ receivedBytes: 0, offset: 0, partBytes: 4, size: 10 }, "first"],
  [{ receivedBytes: 4, offset: 4, partBytes: 4, size: 10 }, "next"],
  [{ receivedBytes: 8, offset: 8, partBytes: 2, size: 10 }, "last"],
  [{ receivedBytes: 0, offset: 0, partBytes: 10, size: 10 }, "last"],
  [{ receivedBytes: 8, offset: 4, partBytes: 4, size: 10 }, "none"],
  [{ receivedBytes: 0, offset: 4, partBytes: 4, size: 10 }, "none"],
  [{ receivedBytes: 8, offset: 8, partBytes: 4, size: 10 }, "none"],
] as const)("a part of an original goes where it belongs: %o is %s", (part, place) => {
  expect(placePart(part)).toBe(place);
});

test("the originals of a project have a limit together", () => {
  const left = PHOTO_LIMITS.projectOriginalBytes - 10;
  expect([hasRoomFor(left, 10), hasRoomFor(left, 11)]).toEqual([true, false]);
});

test("an original is saved under the name of its photo with the ending of its kind", () => {
  expect(["IMG_0042.jpg", "mur"].map((name) => originalName(name, "image/heic"))).toEqual([
    "IMG_0042.heic",
    "mur.heic",
  ]);
});
