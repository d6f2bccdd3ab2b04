import { parseSync } from "oxc-parser";

// Whether a function reads a text in a time proportional to its length, and which functions of a source read one.

/** How long a text made of one hostile piece is. */
const PIECE_LENGTH = 20_000;
const LIMIT_MS = 50;
const FEWEST_ROUNDS = 5;
const ROUNDS = 10;

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

function msOf(read: Read, text: string): number {
  const before = performance.now();
  read(text);
  return performance.now() - before;
}

/**
 * True when a text is read in less than 50 ms, or in less than eight times what its first quarter takes: a linear reader
 * takes four times as long, a quadratic one sixteen times. Other programs and the collector of memory only add time, so
 * the shortest of several runs is kept, of the text and of its quarter in turn.
 */
export function isLinear(text: string, read: Read): boolean {
  const quarter = text.slice(0, text.length / 4);
  let wholeMs = Infinity;
  let quarterMs = Infinity;
  for (let round = 1; round <= ROUNDS; round++) {
    wholeMs = Math.min(wholeMs, msOf(read, text));
    if (wholeMs < LIMIT_MS) return true;
    quarterMs = Math.min(quarterMs, msOf(read, quarter));
    if (round >= FEWEST_ROUNDS && wholeMs < 8 * quarterMs) return true;
  }
  return false;
}

/** A piece, again and again up to a length. */
export function repeatPiece(piece: string, length = PIECE_LENGTH): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}
