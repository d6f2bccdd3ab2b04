import { plainPng } from "#test/image-bombs.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readImageHeader } from "./image-header.ts";
import { shrink } from "./shrink.ts";
import { refusedPart } from "./svg-parts.ts";

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
  `width="20" height="20">${inner}</svg>`;

test.each([
  '<filter id="f"><feMorphology operator="dilate" radius="1000"/></filter><rect filter="url(#f)"/>',
  '<x:filter xmlns:x="http://www.w3.org/2000/svg" id="f"/>',
  '<rect filter = "blur(900px)"/>',
  '<rect style="filter:blur(900px)"/>',
  '<rect style="&#102;ilter : blur(900px)"/>',
  '<rect style="&#x66;ilter:blur(900px)"/>',
  "<style>rect { f\\69lter: blur(900px) }</style>",
  "<style>rect { fi\\6c ter: blur(900px) }</style>",
  "<style>rect { filter/* */: blur(900px) }</style>",
])("a filter is found: %s", (inner) => expect(refusedPart(svg(inner))).toBe("filter"));

test.each([
  '<image href="file:///etc/passwd"/>',
  "<image xlink:href = 'http://127.0.0.1/x.png'/>",
  '<image href="x.png"/>',
  '<use href="other.svg#a"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  '<rect fill="url(http://127.0.0.1/x.svg#a)"/>',
  '<rect style="fill:u\\72l(&quot;file:///etc/passwd&quot;)"/>',
  '<style>@import "http://127.0.0.1/x.css";</style>',
  '<?xml-stylesheet href="#a"?>',
  '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" parse="text"/>',
])("a reference out of the drawing is found: %s", (inner) => expect(refusedPart(svg(inner))).toBe("reference"));

test.each([
  '<metadata>http://example.org</metadata><defs><linearGradient id="a"/></defs>' +
    '<rect fill="url(#a)"/><use xlink:href="#a"/>',
  '<style>rect { fill: url("#a"); filter: none; color-interpolation-filters: sRGB }</style>',
  '<rect style="fill:url(&quot;#a&quot;)" filter="none"/>',
  '<image href="data:image/png;base64,iVBORw0KGgo="/>',
  "<text>Filtre : feutre</text>",
])("a plain drawing is accepted: %s", (inner) => expect(refusedPart(svg(inner))).toBeNull());

test("a stored drawing reads no file and calls no address while it is drawn", async () => {
  const folder = mkdtempSync(join(tmpdir(), "etabli-svg-"));
  writeFileSync(join(folder, "white.png"), await sharp(plainPng(20, 20)).negate().png().toBuffer());
  let calls = 0;
  const listener = createServer((_request, answer) => answer.end(String(++calls))).listen(0, "127.0.0.1");
  await new Promise((resolve) => listener.once("listening", resolve));
  const outside = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
  const file = pathToFileURL(join(folder, "white.png")).href;
  const images = [file, join(folder, "white.png"), `${outside}x.png`]
    .map((href) => `<image href="${href}" xlink:href="${href}" width="20" height="20"/>`)
    .join("");
  const styles =
    `<style>@import url("${outside}x.css"); rect { fill: url("${outside}x.svg#a") }</style>` +
    `<use href="${outside}x.svg#a"/>`;
  const draw = async (inner: string) => {
    const bytes = Buffer.from(svg(`<rect width="20" height="20" fill="#f00" style="fill:#f00"/>${inner}`));
    return sharp((await shrink({ bytes, header: readImageHeader(bytes)!, maxSide: 20, maxBytes: 500_000 })).bytes)
      .raw()
      .toBuffer();
  };
  const negative = await sharp(plainPng(20, 20)).negate().png().toBuffer();
  const inside = `data:image/png;base64,${negative.toString("base64")}`;
  expect(await draw(`<image href="${inside}" width="20" height="20"/>`)).not.toEqual(await draw(""));
  expect(await draw(images + styles)).toEqual(await draw(""));
  expect(calls).toBe(0);
  listener.close();
  rmSync(folder, { recursive: true });
});
