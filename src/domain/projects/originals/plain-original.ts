import { joinParts, keepPart, MOST_SEGMENTS } from "./kept-parts.ts";
import type { KeptPart } from "./kept-parts.ts";
import { asciiOf } from "./plain-exif.ts";
import { plainHeic } from "./plain-heic.ts";
import { plainJpeg } from "./plain-jpeg.ts";

/** The kinds of files in which originals are kept. */
export const ORIGINAL_MIMES = ["image/jpeg", "image/png", "image/webp", "image/heic"] as const;

/** The original of a photo: its pixels as the camera wrote them. */
export type PlainOriginal = { bytes: Uint8Array; mime: (typeof ORIGINAL_MIMES)[number] };

/**
 * A photo with the pixels that its camera wrote, without the place and the device that it noted. Null for what is no
 * JPEG, PNG, WebP or HEIC, and for a file that is broken.
 */
export function plainOriginal(bytes: Uint8Array): PlainOriginal | null {
  const head = asciiOf(bytes, 0, 16);
  const [mime, plain] = head.startsWith("\xff\xd8\xff")
    ? (["image/jpeg", plainJpeg(bytes)] as const)
    : head.startsWith(PNG_HEAD)
      ? (["image/png", plainPng(bytes)] as const)
      : head.startsWith("RIFF") && head.slice(8, 12) === "WEBP"
        ? (["image/webp", plainWebp(bytes)] as const)
        : (["image/heic", HEIC_HEAD.test(head) ? plainHeic(bytes) : null] as const);
  return plain && { bytes: plain, mime };
}

const PNG_HEAD = "\x89PNG\r\n\x1a\n";
const HEIC_HEAD = /^.{4}ftyp(?:heic|heix|heim|heis|mif1|msf1)/s;
const PNG_OF_PICTURE = new Set("IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP pHYs sBIT bKGD".split(" "));

// PNG, section 5: chunks of a length, a name, a content and a check. What makes the picture stays.
function plainPng(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: KeptPart[] = [];
  keepPart(parts, bytes, 0, 8);
  let at = 8;
  for (let chunkCount = 0; at + 12 <= bytes.length && chunkCount < MOST_SEGMENTS; chunkCount++) {
    const end = at + 12 + view.getUint32(at);
    const name = asciiOf(bytes, at + 4, 4);
    if (end > bytes.length) return null;
    if (PNG_OF_PICTURE.has(name)) keepPart(parts, bytes, at, end);
    if (name === "IEND") return joinParts(parts);
    at = end;
  }
  return null;
}

const WEBP_OF_PICTURE = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);

// WebP container: chunks of a name, a length and a content of an even length. What makes the picture stays.
function plainWebp(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fileEnd = 8 + view.getUint32(4, true);
  if (fileEnd > bytes.length) return null;
  const parts: KeptPart[] = [];
  keepPart(parts, bytes, 0, 12);
  let chunkCount = 0;
  for (let at = 12; at + 8 <= fileEnd; chunkCount++) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const name = asciiOf(bytes, at, 4);
    if (end > bytes.length || chunkCount >= MOST_SEGMENTS) return null;
    if (name === "VP8X") keepPart(parts, plainFlags(new Uint8Array(bytes.subarray(at, end))));
    else if (WEBP_OF_PICTURE.has(name)) keepPart(parts, bytes, at, end);
    at = end;
  }
  const plain = joinParts(parts);
  new DataView(plain.buffer).setUint32(4, plain.length - 8, true);
  return plain;
}

// Without the flags that say that there is Exif or XMP.
function plainFlags(chunk: Uint8Array): Uint8Array {
  if (chunk.length > 8) chunk[8] = (chunk[8] ?? 0) & ~0b1100;
  return chunk;
}
