/** What a photo may say of itself: how it is turned (1 to 8), and when it was taken, by the clock of the camera. */
export type PlainFacts = { orientation: number; takenAt: string | null };

const EXIF_MARK = "Exif\0\0";
const ORIENTATION = 0x0112;
const EXIF_PLACE = 0x8769;
const TAKEN_AT = 0x9003;
const TAKEN_AT_PATTERN = /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/;

/**
 * Reads from the Exif of a camera (TIFF 6.0, Exif 2.32) how a photo is turned and when it was taken. Nothing else of it
 * is read: what is not read cannot stay. Null when the segment holds something else.
 */
export function readPlainFacts(segment: Uint8Array): PlainFacts | null {
  if (asciiOf(segment, 0, EXIF_MARK.length) !== EXIF_MARK) return null;
  const tiff = segment.subarray(EXIF_MARK.length);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = asciiOf(tiff, 0, 2) === "II";
  const short = (at: number) => (at + 2 <= tiff.length ? view.getUint16(at, isLittle) : 0);
  const long = (at: number) => (at + 4 <= tiff.length ? view.getUint32(at, isLittle) : 0);
  const valueAt = (listAt: number, tag: number): number | null => {
    for (let rank = 0; rank < short(listAt); rank++)
      if (short(listAt + 2 + rank * 12) === tag) return listAt + 2 + rank * 12 + 8;
    return null;
  };
  const first = long(4);
  const turnAt = valueAt(first, ORIENTATION);
  const turn = turnAt === null ? 1 : short(turnAt);
  const exifAt = valueAt(first, EXIF_PLACE);
  const momentAt = exifAt === null ? null : valueAt(long(exifAt), TAKEN_AT);
  const moment = momentAt === null ? "" : asciiOf(tiff, long(momentAt), 19);
  return {
    orientation: turn >= 1 && turn <= 8 ? turn : 1,
    takenAt: TAKEN_AT_PATTERN.test(moment) ? moment : null,
  };
}

/** An Exif that says these facts and nothing else. */
export function writePlainExif({ orientation, takenAt }: PlainFacts): Uint8Array {
  const exifListAt = 8 + 2 + 2 * 12 + 4;
  const momentAt = exifListAt + 2 + 12 + 4;
  const tiff = new Uint8Array(takenAt === null ? 8 + 2 + 12 + 4 : momentAt + 20);
  const view = new DataView(tiff.buffer);
  const entry = (at: number, tag: number, type: number, count: number) => {
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, count);
  };
  tiff.set(bytesOf("MM\0*"));
  view.setUint32(4, 8);
  view.setUint16(8, takenAt === null ? 1 : 2);
  entry(10, ORIENTATION, 3, 1);
  view.setUint16(18, orientation);
  if (takenAt !== null) {
    entry(22, EXIF_PLACE, 4, 1);
    view.setUint32(30, exifListAt);
    view.setUint16(exifListAt, 1);
    entry(exifListAt + 2, TAKEN_AT, 2, 20);
    view.setUint32(exifListAt + 10, momentAt);
    tiff.set(bytesOf(takenAt), momentAt);
  }
  return joinBytes([bytesOf(EXIF_MARK), tiff]);
}

/** Bytes as the characters that they stand for, one each. */
export function asciiOf(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

/** The bytes of characters below 256. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Parts one after the other. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
