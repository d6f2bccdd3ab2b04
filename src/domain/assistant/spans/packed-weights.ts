// Weights as text: small whole numbers, most of them zero and left out. For each feature that has some: the distance
// from the one before, how many it has, then the column and the value of each.

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** A distance of so many features, and no weight there. */
export const FAR = 255;

/** A table of weights with so many rows and columns, from its text. Ends of lines say nothing. */
export function unpackWeights(text: string, rows: number, columns: number): Int8Array {
  const bytes = bytesOf(text);
  const weights = new Int8Array(rows * columns);
  let row = 0;
  for (let at = 0; at + 1 < bytes.length;) {
    const distance = bytes[at] ?? 0;
    row += distance;
    at += 1;
    if (distance === FAR) continue;
    const end = at + 1 + 2 * (bytes[at] ?? 0);
    for (at += 1; at < end; at += 2) weights[row * columns + (bytes[at] ?? 0)] = bytes[at + 1] ?? 0;
  }
  return weights;
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
