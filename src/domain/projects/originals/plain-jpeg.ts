import { joinParts, keepPart, MOST_SEGMENTS } from "./kept-parts.ts";
import type { KeptPart } from "./kept-parts.ts";
import { asciiOf, joinBytes, readPlainFacts, writePlainExif } from "./plain-exif.ts";

const [END, SCAN, COMMENT, EXIF, PROFILE, ADOBE] = [0xd9, 0xda, 0xfe, 0xe1, 0xe2, 0xee];

/**
 * A JPEG (ITU T.81, annex B) with its pixels as they are, its colours, how it is turned and when it was taken: without
 * the place, the device and the words of its camera, nor the small or moving pictures that a phone writes after its
 * end. Null when it has no end, since something of it is missing, and when it has more segments than any photo.
 */
export function plainJpeg(bytes: Uint8Array): Uint8Array | null {
  const parts: KeptPart[] = [];
  keepPart(parts, bytes, 0, 2);
  let hasExif = false;
  let segmentCount = 0;
  let at = 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === END) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      keepPart(parts, bytes, at, at + 2);
      return joinParts(parts);
    }
    segmentCount += 1;
    if (segmentCount > MOST_SEGMENTS) return null;
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    if (end > bytes.length || end < at + 4) return null;
    const facts = marker === EXIF && !hasExif ? readPlainFacts(bytes.subarray(at + 4, end)) : null;
    if (facts !== null) {
      hasExif = true;
      keepPart(parts, segmentOf(writePlainExif(facts)));
    } else if (isOfPicture(marker, bytes.subarray(at + 4, end))) keepPart(parts, bytes, at, end);
    at = end;
    if (marker === SCAN) {
      const scanEnd = endOfScan(bytes, at);
      keepPart(parts, bytes, at, scanEnd);
      at = scanEnd;
    }
  }
  return null;
}

// Tables, frames and scans make the picture. Of what applications add, its colours alone are needed.
function isOfPicture(marker: number, content: Uint8Array): boolean {
  if (marker === COMMENT) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  if (marker === PROFILE) return asciiOf(content, 0, 12) === "ICC_PROFILE\0";
  return marker === ADOBE || (marker === 0xe0 && asciiOf(content, 0, 5) === "JFIF\0");
}

// In a scan FF is followed by 00, or by a mark of restart. Anything else ends it.
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = start; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

function segmentOf(content: Uint8Array): Uint8Array {
  const length = content.length + 2;
  return joinBytes([Uint8Array.of(0xff, EXIF, length >> 8, length & 0xff), content]);
}
