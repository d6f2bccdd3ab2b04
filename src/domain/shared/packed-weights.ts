// Weights as text: small whole numbers, most of them zero and left out. Each number is one letter, and numbers of one
// sort stand together: compression of the page then halves them.

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const NUMBER_OF = new Map([...LETTERS].map((letter, number) => [letter, number]));
/** A distance of so many rows, and no weight there. */
const FAR = LETTERS.length - 1;
/** The largest weight. */
export const MOST_WEIGHT = LETTERS.length / 2;

/**
 * A table of weights as text. For each row that has some: its distance from the row before it that has some, and how
 * many it has. For each weight: how many columns stand free before it, and its value.
 */
export type PackedWeights = { distances: string; counts: string; skips: string; values: string };

/**
 * A table of weights, most of them zero. Those of a row stand in `cells`, from `starts[row]` to before
 * `starts[row + 1]`: the column, then the value.
 */
export type SparseWeights = { starts: Int32Array; cells: Int8Array };

/** The weights of so many rows, from their text. Ends of lines say nothing. */
export function unpackWeights(texts: PackedWeights, rows: number): SparseWeights {
  const counts = numbersOf(texts.counts);
  const skips = numbersOf(texts.skips);
  const values = numbersOf(texts.values);
  const starts = new Int32Array(rows + 1);
  const cells = new Int8Array(2 * values.length);
  let [row, next, weight] = [0, 0, 0];
  for (const distance of numbersOf(texts.distances)) {
    for (const last = row + distance; row < last; row++) starts[row + 1] = 2 * weight;
    if (distance === FAR) continue;
    let column = -1;
    for (const end = weight + (counts[next++] ?? 0); weight < end; weight++) {
      column += 1 + (skips[weight] ?? 0);
      cells[2 * weight] = column;
      cells[2 * weight + 1] = weightOfNumber(values[weight] ?? 0);
    }
  }
  starts.fill(2 * weight, row + 1);
  return { starts, cells };
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

/** The text of a table of weights, none beyond MOST_WEIGHT. `unpackWeights` reads it back. */
export function packWeights(weights: Int8Array, columns: number): PackedWeights {
  const distances: number[] = [];
  const counts: number[] = [];
  const skips: number[] = [];
  const values: number[] = [];
  let last = 0;
  for (let row = 0; row * columns < weights.length; row++) {
    let [count, free] = [0, 0];
    for (const weight of weights.subarray(row * columns, (row + 1) * columns)) {
      if (weight === 0) free += 1;
      else {
        skips.push(free);
        values.push(numberOfWeight(weight));
        [count, free] = [count + 1, 0];
      }
    }
    if (count === 0) continue;
    for (; row - last >= FAR; last += FAR) distances.push(FAR);
    distances.push(row - last);
    counts.push(count);
    last = row;
  }
  return { distances: textOf(distances), counts: textOf(counts), skips: textOf(skips), values: textOf(values) };
}

// 1, -1, 2, -2 and so on as 0, 1, 2, 3: no weight is zero.
function numberOfWeight(weight: number): number {
  return weight > 0 ? 2 * weight - 2 : -2 * weight - 1;
}

function weightOfNumber(number: number): number {
  return number % 2 === 0 ? number / 2 + 1 : -(number + 1) / 2;
}

function textOf(numbers: readonly number[]): string {
  return numbers.map((number) => LETTERS.charAt(number)).join("");
}

function numbersOf(text: string): number[] {
  return [...text].flatMap((letter) => NUMBER_OF.get(letter) ?? []);
}
