import { heicSize } from "./heic-size.ts";
import { svgSize } from "./svg-size.ts";

/** Kinds of pictures that are read. Who takes one says which of them. */
export type ImageFormat = "png" | "jpeg" | "webp" | "gif" | "heic" | "svg";

/** The header of a picture. Sides are in pixels. */
export type ImageHeader = { format: ImageFormat; width: number; height: number };

/** The most pixels of a picture that is decoded. */
export const MAX_PIXELS = 40_000_000;

const MAX_SIDE = 12_000;

/** True when decoding the picture could take too much memory: above 12,000 pixels a side, or 40 megapixels. */
export function isTooLarge({ width, height }: Pick<ImageHeader, "width" | "height">): boolean {
  return width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS;
}

/** Type and size from the first bytes, without decoding. Null when the bytes are not an accepted picture. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [format, sizeOf] of FORMATS) {
    const size = sizeOf(buffer);
    if (size) return size.width > 0 && size.height > 0 ? { format, ...size } : null;
  }
  return null;
}

type Size = { width: number; height: number };

const FORMATS: readonly [ImageFormat, (buffer: Buffer) => Size | null][] = [
  ["png", pngSize],
  ["jpeg", jpegSize],
  ["webp", webpSize],
  ["gif", gifSize],
  ["heic", heicSize],
  ["svg", svgSize],
];

// PNG, section 5: the signature, then the chunk IHDR, which begins with the two sides.
function pngSize(buffer: Buffer): Size | null {
  if (
    buffer.length < 24 ||
    buffer.toString("latin1", 0, 8) !== "\x89PNG\r\n\x1a\n" ||
    buffer.toString("latin1", 12, 16) !== "IHDR"
  )
    return null;
  return { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) };
}

// JPEG (ITU T.81, annex B): segments with their length, until the frame segment (SOF), which holds the sides.
function jpegSize(buffer: Buffer): Size | null {
  if (buffer.length < 4 || buffer.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= buffer.length && buffer[at] === 0xff) {
    const marker = buffer[at + 1]!;
    const hasNoLength = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    if (marker === 0xff) at += 1;
    else if (hasNoLength) at += 2;
    else if (isFrame(marker)) return { height: buffer.readUInt16BE(at + 5), width: buffer.readUInt16BE(at + 7) };
    else if (marker === 0xd9 || marker === 0xda) return null;
    else at += 2 + buffer.readUInt16BE(at + 2);
  }
  return null;
}

// C4, C8 and CC are tables and an extension, not frames.
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

// WebP container: RIFF, then a first chunk of one of three kinds. Each kind has the sides at another offset.
function webpSize(buffer: Buffer): Size | null {
  if (buffer.length < 30 || buffer.toString("latin1", 0, 4) !== "RIFF" || buffer.toString("latin1", 8, 12) !== "WEBP")
    return null;
  const kind = buffer.toString("latin1", 12, 16);
  if (kind === "VP8X") return { width: buffer.readUIntLE(24, 3) + 1, height: buffer.readUIntLE(27, 3) + 1 };
  if (kind === "VP8 ") return { width: buffer.readUInt16LE(26) & 0x3fff, height: buffer.readUInt16LE(28) & 0x3fff };
  if (kind !== "VP8L") return null;
  const bits = buffer.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

// GIF 89a, section 18: the signature, then the two sides of the screen.
function gifSize(buffer: Buffer): Size | null {
  if (buffer.length < 13 || !/^GIF8[79]a$/.test(buffer.toString("latin1", 0, 6))) return null;
  return { width: buffer.readUInt16LE(6), height: buffer.readUInt16LE(8) };
}
