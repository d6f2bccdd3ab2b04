import { parseSync } from "oxc-parser";

// Whether a function reads a text in a time proportional to its length, and which functions of a source read one.

/** How long a text made of one hostile piece is. */
const PIECE_LENGTH = 12_000;
const LIMIT_MS = 50;
const FEWEST_ROUNDS = 3;
const ROUNDS = 10;
/** How much longer a whole text may take than its quarters. */
const MOST_RATIO = 2;
/** What a single run is enough for. */
const PLAIN_RATIO = 1.4;

/** A function of the domain with text parameters, and the written types of all its parameters. */
export type Reader = { name: string; file: string; types: string[] };

/** The exported functions of a source that have a text among their parameters. */
export function readersOf(file: string, text: string): Reader[] {
  const functions = parseSync(file, text).program.body.flatMap((line) =>
    line.type === "ExportNamedDeclaration" && line.declaration?.type === "FunctionDeclaration"
      ? [line.declaration]
      : [],
  );
  const textParameters = functions.map(({ id, params }) => ({
    name: id!.name,
    file,
    types: params.map((param) =>
      text
        .slice(param.start, param.end)
        .replace(/^[^:]*: */, "")
        .replace(/ = .*$/, ""),
    ),
  }));
  return textParameters.filter(({ types }) => types.some((type) => /^(readonly )?string(\[\])?$/.test(type)));
}

/** A function that reads a text. */
export type Read = (text: string) => unknown;

// Processor time of this thread, so that other programs on the machine do not count.
function msOf(read: Read, texts: readonly string[]): number {
  const before = process.threadCpuUsage();
  for (const text of texts) read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * True when a text is read in less than 50 ms, or in less than twice what its four quarters take one by one. A linear
 * reader takes as long for both, a quadratic one four times as long for the whole. The shortest run of several is kept,
 * since the collector of memory and a shared processor only add time. A whole text that takes no longer than its
 * quarters is not read again.
 */
export function isLinear(text: string, read: Read): boolean {
  const length = Math.ceil(text.length / 4);
  const quarters = [0, 1, 2, 3].map((quarter) => text.slice(quarter * length, (quarter + 1) * length));
  let wholeMs = Infinity;
  let quartersMs = Infinity;
  for (let round = 1; round <= ROUNDS; round++) {
    wholeMs = Math.min(wholeMs, msOf(read, [text]));
    if (wholeMs < LIMIT_MS) return true;
    quartersMs = Math.min(quartersMs, msOf(read, quarters));
    if (wholeMs < (round < FEWEST_ROUNDS ? PLAIN_RATIO : MOST_RATIO) * quartersMs) return true;
  }
  return false;
}

/** A piece, again and again up to a length. */
export function repeatPiece(piece: string, length = PIECE_LENGTH): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}
