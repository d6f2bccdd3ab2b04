import { asciiOf, bytesOf } from "./plain-exif.ts";

/** A box of the file: where it begins, and from where to where its content goes. */
type Box = { name: string; at: number; start: number; end: number };

/** Items that say something about a photo beside its pixels: Exif, and XMP. */
const WORDS = new Set(["Exif", "mime", "uri "]);
const MOST_ITEMS = 5_000;
/** All that makes the picture: moving pictures, marks of makers and XMP stand beside it. */
const FILE_OF_PICTURE = new Set(["ftyp", "meta", "mdat"]);
const META_OF_PICTURE = new Set("hdlr pitm iloc iinf iref iprp idat dinf grpl ipro".split(" "));

/**
 * A HEIC photo (ISO/IEC 23008-12) with its pixels and its colours as they are: what its camera noted, its place
 * included, becomes zeros in its place. Null when where that stands cannot be told for sure.
 */
export function plainHeic(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const fileBoxes = boxesOf(view, bytes, 0, bytes.length);
    const namesOfFile = fileBoxes.map(({ name }) => name);
    const meta = fileBoxes.find(({ name }) => name === "meta");
    const isSure = namesOfFile.includes("mdat") && !namesOfFile.includes("moov");
    if (!meta || !isSure || namesOfFile.indexOf("meta") !== namesOfFile.lastIndexOf("meta")) return null;
    const boxes = boxesOf(view, bytes, meta.start + 4, meta.end);
    const [itemNames, places, itemContent] = ["iinf", "iloc", "idat"].map((name) =>
      boxes.find((box) => box.name === name),
    );
    if (!itemNames || !places) return null;
    const wordIds = idsOfWords(view, bytes, itemNames);
    const spans = wordIds && spansOf(view, places, wordIds, itemContent?.start ?? null);
    if (spans === null || !areWithin(spans, bytes.length)) return null;
    const plain = new Uint8Array(bytes);
    for (const [start, end] of spans) plain.fill(0, start, end);
    const others = [
      ...fileBoxes.filter(({ name }) => !FILE_OF_PICTURE.has(name)),
      ...boxes.filter(({ name }) => !META_OF_PICTURE.has(name)),
    ];
    for (const box of others) {
      plain.fill(0, box.start, box.end);
      plain.set(bytesOf("free"), box.at + 4);
    }
    // Some phones write after the last box.
    return plain.fill(0, fileBoxes.at(-1)?.end);
  } catch {
    // It says that something stands behind its end.
    return null;
  }
}

// Many spans over the same bytes would be written again and again.
function areWithin(spans: readonly [number, number][], size: number): boolean {
  const total = spans.reduce((sum, [start, end]) => sum + end - start, 0);
  return total <= size && spans.every(([start, end]) => end > start && end <= size);
}

// Throws for more boxes than a photo has: what is not read cannot be made plain.
function boxesOf(view: DataView, bytes: Uint8Array, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    if (boxes.length === MOST_ITEMS) throw new RangeError("too many boxes");
    const short = view.getUint32(at);
    const isLong = short === 1;
    const length = short === 0 ? end - at : isLong ? Number(view.getBigUint64(at + 8)) : short;
    if (length < (isLong ? 16 : 8) || at + length > end) break;
    boxes.push({ name: asciiOf(bytes, at + 4, 4), at, start: at + (isLong ? 16 : 8), end: at + length });
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

/**
 * Where the items with these IDs stand, from where to where. Null for a place that is told in another way, and for more
 * places than a photo has.
 */
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
  if (count > MOST_ITEMS || lengthSize === 0) return null;
  let extentCount = 0;
  const spans: [number, number][] = [];
  for (let rank = 0; rank < count; rank++) {
    const id = take(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : take(2) & 15;
    const elsewhere = take(2);
    const base = take(baseSize);
    const isOfWords = ids.has(id);
    const origin = method === 0 ? 0 : contentAt;
    if (isOfWords && (method > 1 || elsewhere !== 0 || origin === null)) return null;
    const left = take(2);
    extentCount += left;
    if (extentCount > MOST_ITEMS) return null;
    for (let extent = 0; extent < left; extent++) {
      if (version > 0) take(indexSize);
      const from = (origin ?? 0) + base + take(offsetSize);
      const length = take(lengthSize);
      if (isOfWords) spans.push([from, from + length]);
    }
  }
  return spans;
}
