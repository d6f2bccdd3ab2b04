import { asciiOf } from "./plain-exif.ts";

type Box = { name: string; start: number; end: number };

/** Items that say something about a photo beside its pixels: Exif, and XMP. */
const WORDS = new Set(["Exif", "mime", "uri "]);
const MOST_ITEMS = 5_000;

/**
 * A HEIC photo (ISO/IEC 23008-12) with its pixels and its colours as they are: what its camera noted, its place
 * included, becomes zeros in its place. Null when where that stands cannot be told for sure.
 */
export function plainHeic(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const meta = boxesOf(view, bytes, 0, bytes.length).find(({ name }) => name === "meta");
    if (!meta) return null;
    const boxes = boxesOf(view, bytes, meta.start + 4, meta.end);
    const [itemNames, places, itemContent] = ["iinf", "iloc", "idat"].map((name) =>
      boxes.find((box) => box.name === name),
    );
    if (!itemNames || !places) return null;
    const wordIds = idsOfWords(view, bytes, itemNames);
    const spans = wordIds && spansOf(view, places, wordIds, itemContent?.start ?? null);
    if (spans === null || spans.some(([start, end]) => end <= start || end > bytes.length)) return null;
    const plain = Uint8Array.from(bytes);
    for (const [start, end] of spans) plain.fill(0, start, end);
    return plain;
  } catch {
    // It says that something stands behind its end.
    return null;
  }
}

function boxesOf(view: DataView, bytes: Uint8Array, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end && boxes.length < MOST_ITEMS;) {
    const short = view.getUint32(at);
    const isLong = short === 1;
    const length = short === 0 ? end - at : isLong ? Number(view.getBigUint64(at + 8)) : short;
    if (length < 8 || at + length > end) break;
    boxes.push({ name: asciiOf(bytes, at + 4, 4), start: at + (isLong ? 16 : 8), end: at + length });
    at += length;
  }
  return boxes;
}

function idsOfWords(view: DataView, bytes: Uint8Array, { start, end }: Box): Set<number> | null {
  const ids = new Set<number>();
  const first = start + 4 + (view.getUint8(start) === 0 ? 2 : 4);
  for (const entry of boxesOf(view, bytes, first, end)) {
    const version = view.getUint8(entry.start);
    if (entry.name !== "infe" || version < 2) return null;
    const isWide = version > 2;
    const id = isWide ? view.getUint32(entry.start + 4) : view.getUint16(entry.start + 4);
    if (WORDS.has(asciiOf(bytes, entry.start + (isWide ? 10 : 8), 4))) ids.add(id);
  }
  return ids;
}

/** Where the items with these IDs stand, from where to where. Null for a place that is told in another way. */
function spansOf(
  view: DataView,
  { start }: Box,
  ids: ReadonlySet<number>,
  contentAt: number | null,
): [number, number][] | null {
  const version = view.getUint8(start);
  let at = start + 4;
  const take = (size: number): number => {
    const value = size === 8 ? Number(view.getBigUint64(at)) : size === 4 ? view.getUint32(at) : 0;
    const number = size === 2 ? view.getUint16(at) : value;
    at += size;
    return number;
  };
  const sizes = take(2);
  const sizeAt = (bits: number): number => (sizes >> bits) & 15;
  const [offsetSize, lengthSize, baseSize, indexSize] = [sizeAt(12), sizeAt(8), sizeAt(4), sizeAt(0)];
  const count = take(version < 2 ? 2 : 4);
  if (count > MOST_ITEMS) return null;
  const spans: [number, number][] = [];
  for (let rank = 0; rank < count; rank++) {
    const id = take(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : take(2) & 15;
    const elsewhere = take(2);
    const base = take(baseSize);
    const isOfWords = ids.has(id);
    const origin = method === 0 ? 0 : contentAt;
    if (isOfWords && (method > 1 || elsewhere !== 0 || origin === null)) return null;
    for (let left = take(2); left > 0; left--) {
      if (version > 0) take(indexSize);
      const from = (origin ?? 0) + base + take(offsetSize);
      const length = take(lengthSize);
      if (isOfWords) spans.push([from, from + length]);
    }
  }
  return spans;
}
