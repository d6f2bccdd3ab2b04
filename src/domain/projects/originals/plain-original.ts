import { asciiOf, bytesOf, joinBytes } from "./plain-exif.ts";
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
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    const name = asciiOf(bytes, at + 4, 4);
    if (end > bytes.length) return null;
    if (PNG_OF_PICTURE.has(name)) parts.push(bytes.subarray(at, end));
    if (name === "IEND") return joinBytes(parts);
    at = end;
  }
  return null;
}

const WEBP_WORDS = new Set(["EXIF", "XMP "]);

// WebP container: chunks of a name, a length and a content of an even length.
function plainWebp(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  const fileEnd = 8 + view.getUint32(4, true);
  if (fileEnd > bytes.length) return null;
  for (let at = 12; at + 8 <= fileEnd;) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const name = asciiOf(bytes, at, 4);
    if (end > bytes.length) return null;
    if (!WEBP_WORDS.has(name)) {
      const chunk = Uint8Array.from(bytes.subarray(at, end));
      // The flags that say that there is Exif or XMP.
      if (name === "VP8X" && length > 0) chunk[8] = (chunk[8] ?? 0) & ~0b1100;
      parts.push(chunk);
    }
    at = end;
  }
  const content = joinBytes([bytesOf("WEBP"), ...parts]);
  const head = new Uint8Array(8);
  head.set(bytesOf("RIFF"));
  new DataView(head.buffer).setUint32(4, content.length, true);
  return joinBytes([head, content]);
}
