import { heicPhoto, heicThatDeclares } from "#test/heic-photos.ts";
import { imageBombs, plainPng } from "#test/image-bombs.ts";
import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isTooLarge, readImageHeader } from "./image-header.ts";

const picture = () => sharp({ create: { width: 301, height: 200, channels: 4, background: "#234a9b80" } });

test("type and size of every accepted kind are read from the header", async () => {
  const size = { width: 301, height: 200 };
  expect(readImageHeader(plainPng(301, 200))).toEqual({ format: "png", ...size });
  expect(readImageHeader(await picture().jpeg().toBuffer())).toEqual({ format: "jpeg", ...size });
  expect(
    readImageHeader(await picture().jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer()),
  ).toEqual({ format: "jpeg", ...size });
  expect(readImageHeader(await picture().webp().toBuffer())).toEqual({ format: "webp", ...size });
  expect(readImageHeader(await picture().webp({ lossless: true }).toBuffer())).toEqual({ format: "webp", ...size });
  expect(readImageHeader(await picture().removeAlpha().webp().toBuffer())).toEqual({ format: "webp", ...size });
  expect(readImageHeader(await picture().gif().toBuffer())).toEqual({ format: "gif", ...size });
  expect(readImageHeader(heicPhoto())).toEqual({ format: "heic", width: 64, height: 48 });
});

test("the size of a drawing is the larger of its size and its view box", () => {
  const size = (attributes: string, before = "") =>
    readImageHeader(Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><g/></svg>`));
  expect(size('width="301" height="200"')).toEqual({ format: "svg", width: 301, height: 200 });
  expect(size("viewBox='0 0 30 20' width=\"100%\"")).toMatchObject({ width: 30, height: 20 });
  expect(size('width="1in" height="72pt" viewBox="0 0 10 200"')).toMatchObject({ width: 96, height: 200 });
  const illustrator =
    '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- a > b -->' +
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n';
  expect(size('viewBox="0,0,30,20"', illustrator)).toMatchObject({ width: 30, height: 20 });
  for (const nothing of ["", 'width="0" height="10"', 'viewBox="0 0 -3 2"', 'width="wide" height="2"'])
    expect(size(nothing), nothing).toBeNull();
  expect(size('width="3" height="2"', '<?xml version="1.0" encoding="UTF-7"?>')).toBeNull();
});

test("every bomb is recognized by its header alone", () => {
  for (const [name, bytes] of Object.entries({ ...imageBombs(), heic: heicThatDeclares(70_000, 70_000) })) {
    const header = readImageHeader(bytes);
    expect(header === null || isTooLarge(header), name).toBe(true);
  }
});

test("a picture has at most 40 megapixels and 12,000 pixels a side", () => {
  expect(isTooLarge({ width: 8_000, height: 5_000 })).toBe(false);
  expect(isTooLarge({ width: 8_000, height: 5_001 })).toBe(true);
  expect(isTooLarge({ width: 12_000, height: 10 })).toBe(false);
  expect(isTooLarge({ width: 10, height: 12_001 })).toBe(true);
});

test("the header reader never throws, whatever the bytes", () => {
  const starts = [
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.from("RIFF0000WEBPVP8 ", "latin1"),
    Buffer.from("<svg "),
    Buffer.alloc(0),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 60 }), (start, rest) => {
      const header = readImageHeader(Buffer.concat([start, rest]));
      expect(header === null || (header.width > 0 && header.height > 0)).toBe(true);
    }),
  );
});

test("half a megabyte of hostile drawing is read within a second", () => {
  const hostile = [
    "<",
    "<!--",
    "<svg",
    '<svg width="',
    "<svg width='",
    "<svg viewBox='0 0",
    "<!DOCTYPE",
    "<?xml encoding=",
    '"',
    "<g>",
    "<svg width" + " ".repeat(40),
    "<svg width='1" + " ".repeat(90),
  ];
  for (const piece of hostile)
    for (const before of ["", "<svg "]) {
      const bytes = Buffer.from(before + piece.repeat(Math.ceil(500_000 / piece.length)));
      // Processor time instead of the clock, because other programs may use the processor too.
      const began = process.cpuUsage();
      readImageHeader(bytes);
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1000, piece.slice(0, 20)).toBeLessThan(1_000);
    }
});
