import { Readable } from "node:stream";
import { RandomAccessReader } from "yauzl";

/** Reads one part of a file that came in parts, from 0 on. Throws when it is not there. */
export type ReadPart = (place: number) => Promise<Buffer>;

/** A part could not be read now: that says nothing of the file. */
class PartUnread extends Error {}

/** Parts that stay in memory: the directory of an archive and the file being read are read by small pieces. */
const MOST_PARTS = 3;

/** A file that came in parts of one size, read from any place without being held whole. */
export class StoredFileReader extends RandomAccessReader {
  readonly #readPart: ReadPart;
  readonly #partBytes: number;
  readonly #recent = new Map<number, Promise<Buffer>>();

  constructor(partBytes: number, readPart: ReadPart) {
    super();
    this.#partBytes = partBytes;
    this.#readPart = readPart;
  }

  /** The bytes of the file from `start` on, before `end`. */
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#readRange(start, end), { objectMode: false });
  }

  async *#readRange(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const place = Math.floor(at / this.#partBytes);
      const part = await this.#partAt(place);
      const first = at - place * this.#partBytes;
      const piece = part.subarray(first, first + end - at);
      if (piece.length === 0) throw new Error("a part of the file is shorter than it was said to be");
      yield piece;
      at += piece.length;
    }
  }

  #partAt(place: number): Promise<Buffer> {
    const part = this.#recent.get(place) ?? this.#readPart(place).catch(throwUnread);
    part.catch(() => this.#recent.delete(place));
    this.#recent.delete(place);
    this.#recent.set(place, part);
    if (this.#recent.size > MOST_PARTS) this.#recent.delete(this.#recent.keys().next().value!);
    return part;
  }
}

function throwUnread(cause: unknown): never {
  throw new PartUnread("a part of the file could not be read", { cause });
}
