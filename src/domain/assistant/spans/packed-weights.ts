// Weights as text: small whole numbers, most of them zero and left out. For each feature that has some: the distance
// from the one before, how many it has, then the column and the value of each.

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** A distance of so many features, and no weight there. */
export const FAR = 255;

/**
 * A table of weights, most of them zero. Those of a row stand in `cells`, from `starts[row]` to before
 * `starts[row + 1]`: the column, then the value.
 */
export type SparseWeights = { starts: Int32Array; cells: Int8Array };

/** The weights of so many rows, from their text. Ends of lines say nothing. */
export function unpackWeights(text: string, rows: number): SparseWeights {
  const bytes = bytesOf(text);
  const starts = new Int32Array(rows + 1);
  const cells = new Int8Array(bytes.length);
  let [row, count] = [0, 0];
  for (let at = 0; at + 1 < bytes.length;) {
    const distance = bytes[at] ?? 0;
    for (const last = row + distance; row < last; row++) starts[row + 1] = count;
    at += 1;
    if (distance === FAR) continue;
    const end = at + 1 + 2 * (bytes[at] ?? 0);
    for (at += 1; at < end; at++) cells[count++] = bytes[at] ?? 0;
  }
  starts.fill(count, row + 1);
  return { starts, cells: cells.slice(0, count) };
}

/** The same weights from a table in full. */
export function sparseWeights(table: Int8Array, columns: number): SparseWeights {
  return unpackWeights(packWeights(table, columns), table.length / columns);
}

/** Adds the weights of a row, each in its column. */
export function addWeights({ starts, cells }: SparseWeights, row: number, sums: Int32Array): void {
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at += 2) {
    const column = cells[at] ?? 0;
    sums[column] = (sums[column] ?? 0) + (cells[at + 1] ?? 0);
  }
}

/** The text of a table of weights. `unpackWeights` reads it back. */
export function packWeights(weights: Int8Array, columns: number): string {
  const bytes: number[] = [];
  let last = 0;
  for (let row = 0; row * columns < weights.length; row++) {
    const cells: number[] = [];
    for (let column = 0; column < columns; column++) {
      const value = weights[row * columns + column] ?? 0;
      if (value !== 0) cells.push(column, value & 0xff);
    }
    if (cells.length === 0) continue;
    for (; row - last >= FAR; last += FAR) bytes.push(FAR);
    bytes.push(row - last, cells.length / 2, ...cells);
    last = row;
  }
  return textOf(bytes);
}

function textOf(bytes: readonly number[]): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two = 0, three = 0] = bytes.slice(at, at + 3);
    const whole = (one << 16) | (two << 8) | three;
    for (const shift of [18, 12, 6, 0]) text += DIGITS[(whole >> shift) & 63] ?? "";
  }
  return text;
}

function bytesOf(text: string): Uint8Array {
  const values = new Map([...DIGITS].map((digit, value) => [digit, value]));
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let [whole, count, next] = [0, 0, 0];
  for (const letter of text) {
    const value = values.get(letter);
    if (value === undefined) continue;
    whole = (whole << 6) | value;
    count += 1;
    if (count < 4) continue;
    bytes[next] = whole >> 16;
    bytes[next + 1] = (whole >> 8) & 0xff;
    bytes[next + 2] = whole & 0xff;
    [whole, count, next] = [0, 0, next + 3];
  }
  return bytes.subarray(0, next);
}
