type Size = { width: number; height: number };

/** Brands of files whose pictures are coded by HEVC (ISO/IEC 23008-12, annex B): those of iPhones are `heic`. */
const BRANDS = new Set(["heic", "heix", "heim", "heis", "mif1", "msf1"]);

/** What stands for a picture lies within this: a telephone writes it first. */
const MOST_BOXES = 2_000;

/**
 * The size of a HEIC photo: the largest that any of its pictures declares, since decoding one may need all of them.
 * Null when it is none.
 */
export function heicSize(buffer: Buffer): Size | null {
  if (buffer.length < 24 || buffer.toString("latin1", 4, 8) !== "ftyp") return null;
  if (!BRANDS.has(buffer.toString("latin1", 8, 12))) return null;
  let boxCount = 0;
  let largest: Size = { width: 0, height: 0 };
  const look = (start: number, end: number, path: string): void => {
    for (let at = start; at + 8 <= end && boxCount < MOST_BOXES; boxCount++) {
      const length = buffer.readUInt32BE(at);
      const name = buffer.toString("latin1", at + 4, at + 8);
      // A longer box, or one to the end of the file, holds pixels.
      const boxEnd = at + length;
      if (length < 8 || boxEnd > end) return;
      if (name === "ispe" && length >= 20) {
        const size = { width: buffer.readUInt32BE(at + 12), height: buffer.readUInt32BE(at + 16) };
        if (size.width * size.height > largest.width * largest.height) largest = size;
      }
      const content = CONTENT_AT[`${path}/${name}`];
      if (content !== undefined) look(at + content, boxEnd, `${path}/${name}`);
      at = boxEnd;
    }
  };
  look(0, buffer.length, "");
  return largest;
}

/** The boxes that lead to the sizes, and where what they hold begins in them. */
const CONTENT_AT: Readonly<Record<string, number>> = { "/meta": 12, "/meta/iprp": 8, "/meta/iprp/ipco": 8 };
