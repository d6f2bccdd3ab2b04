import { heicPhoto } from "#test/heic-photos.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { keepPart } from "./kept-parts.ts";
import type { KeptPart } from "./kept-parts.ts";
import { plainOriginal } from "./plain-original.ts";

const PLACES = ["+48.8566+002.3522", "GPSLatitude"];
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const numbers = (size: 2 | 4, ...values: number[]) => {
  const bytes = Buffer.alloc(values.length * size);
  for (const [rank, value] of values.entries()) bytes.writeUIntBE(value, rank * size, size);
  return bytes;
};
const box = (name: string, ...contents: Buffer[]) => {
  const content = Buffer.concat(contents);
  return Buffer.concat([numbers(4, 8 + content.length), Buffer.from(name, "latin1"), content]);
};

/** A HEIC whose items are of a kind, with what its list of places says of them. Its pixels are zeros. */
function heicWith({ kind = "hvc1", itemCount = 1, sizes, places }: Hostile): Buffer {
  const entries = Array.from({ length: itemCount }, (_, rank) =>
    box("infe", numbers(4, 0x02000000), numbers(2, rank + 1, 0), Buffer.from(`${kind}\0`)),
  );
  return Buffer.concat([
    box("ftyp", Buffer.from("heic\0\0\0\0heicmif1")),
    box(
      "meta",
      numbers(4, 0),
      box("iinf", numbers(4, 0), numbers(2, itemCount), ...entries),
      box("iloc", numbers(4, 0), numbers(2, sizes, places.length), ...places),
    ),
    box("mdat", Buffer.alloc(100_000)),
  ]);
}
type Hostile = { kind?: string; itemCount?: number; sizes: number; places: Buffer[] };

const place = (id: number, extentCount: number, extent: Buffer) =>
  Buffer.concat([numbers(2, id, 0, extentCount), Buffer.alloc(extentCount * extent.length, extent)]);
const firstPixels = numbers(4, 50_000, 10);

test("a HEIC with few places is an original", () => {
  expect(plainOriginal(heicWith({ sizes: 0x4400, places: [place(1, 3, firstPixels)] }))).not.toBeNull();
});

test.each([
  ["places that take no bytes", heicWith({ sizes: 0, places: [place(1, 65_535, Buffer.alloc(0))] })],
  ["more places than a photo has", heicWith({ sizes: 0x4400, places: [place(1, 5_001, firstPixels)] })],
  [
    "more places than a photo has, of several items",
    heicWith({ itemCount: 2, sizes: 0x4400, places: [place(1, 2_501, firstPixels), place(2, 2_500, firstPixels)] }),
  ],
  [
    "words that weigh more than the file",
    heicWith({ kind: "Exif", sizes: 0x4400, places: [place(1, 3, numbers(4, 50_000, 50_000))] }),
  ],
  ["more items than are read", heicWith({ itemCount: 5_001, sizes: 0x4400, places: [place(1, 1, firstPixels)] })],
])("a HEIC with %s is no original", (_name, bytes) => {
  expect(plainOriginal(bytes)).toBeNull();
});

const repeatPart = (part: string, count: number) => Buffer.alloc(part.length * count, Buffer.from(part, "latin1"));
const jpegOf = (segments: Buffer) =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), segments, Buffer.from([0xff, 0xd9, 0, 0])]);
const emptyEnd = Buffer.from("\0\0\0\0IEND\0\0\0\0", "latin1");
const pngOf = (chunks: Buffer) =>
  Buffer.concat([Buffer.from([0x89]), Buffer.from("PNG\r\n\x1a\n", "latin1"), chunks, emptyEnd]);
function webpOf(chunks: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(chunks.length + 4);
  return Buffer.concat([Buffer.from("RIFF"), size, Buffer.from("WEBP"), chunks]);
}

test.each([
  ["JPEG", (count: number) => jpegOf(repeatPart("\xff\xdb\0\x02", count))],
  ["JPEG of words", (count: number) => jpegOf(repeatPart("\xff\xfe\0\x02", count))],
  ["PNG", (count: number) => pngOf(repeatPart("\0\0\0\0IDAT\0\0\0\0", count))],
  ["WebP", (count: number) => webpOf(repeatPart("ALPH\0\0\0\0", count))],
])("a %s of more parts than any photo has is no original", (_name, bytesWith) => {
  expect(plainOriginal(bytesWith(19_000))).not.toBeNull();
  expect(plainOriginal(bytesWith(20_001))).toBeNull();
});

test("neighbours that stay are one part", () => {
  const [source, other] = [Buffer.alloc(100), Buffer.alloc(4)];
  const parts: KeptPart[] = [];
  for (const [start, end] of [
    [0, 10],
    [10, 20],
    [30, 40],
    [40, 50],
  ] as const)
    keepPart(parts, source, start, end);
  keepPart(parts, other);
  expect(parts.map(({ start, end }) => [start, end])).toEqual([
    [0, 20],
    [30, 50],
    [0, 4],
  ]);
});

const placeNotes = Buffer.from(`\0\0\0\0 ${PLACES.join(" ")} `, "latin1");

test.each(["mpvd", "uuid", "udta", "free"])("a place in a %s box after an iPhone's pixels becomes zeros", (name) => {
  const bytes = Buffer.concat([heicPhoto(), box(name, placeNotes), Buffer.from(`tail ${PLACES.join(" ")}`)]);
  const original = plainOriginal(bytes)!;
  for (const words of PLACES) expect(text(original.bytes)).not.toContain(words);
  expect(original.bytes).toHaveLength(bytes.length);
  expect(Buffer.from(original.bytes).subarray(0, heicPhoto().length).equals(heicPhoto())).toBe(true);
});

test("a place in a box among what is said of an iPhone's photo becomes zeros", () => {
  const photo = heicPhoto();
  const metaAt = photo.indexOf("meta") - 4;
  const metaEnd = metaAt + photo.readUInt32BE(metaAt);
  const notes = box("xml ", placeNotes);
  const bytes = Buffer.concat([photo.subarray(0, metaEnd), notes, photo.subarray(metaEnd)]);
  bytes.writeUInt32BE(metaEnd - metaAt + notes.length, metaAt);
  for (const words of PLACES) expect(text(plainOriginal(bytes)!.bytes)).not.toContain(words);
});

test.each(["moov", "meta"])("a HEIC with a %s box after its pixels is no original", (name) => {
  expect(plainOriginal(Buffer.concat([heicPhoto(), box(name, placeNotes)]))).toBeNull();
});

test("a HEIC whose pixels are cut is no original", () => {
  expect(plainOriginal(heicPhoto().subarray(0, -20))).toBeNull();
});

test("a WebP keeps no chunk that makes nothing of its picture", async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .webp()
    .toBuffer();
  const notes = Buffer.concat([
    Buffer.from("GPSx"),
    Buffer.from([28, 0, 0, 0]),
    Buffer.from(PLACES.join("").slice(0, 28)),
  ]);
  const original = plainOriginal(webpOf(Buffer.concat([bytes.subarray(12), notes])))!;
  expect(Buffer.from(original.bytes).equals(bytes)).toBe(true);
});
