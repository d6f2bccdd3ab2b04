import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

/** A rectangle of a page in millimetres, from its upper left corner. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A run of text and its place, from the top of its letters to its baseline. */
export type PlacedText = Box & { text: string };

/**
 * The places of things on a page: its texts in the order they were written, and its drawn shapes (frames, rules, tick
 * boxes).
 */
export type PageGeometry = { texts: PlacedText[]; shapes: Box[] };

type Matrix = [number, number, number, number, number, number];

const MM = 25.4 / 72;

/** The place of each text and each drawn shape of a PDF, page by page. */
export async function pdfGeometry(bytes: Uint8Array): Promise<PageGeometry[]> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: PageGeometry[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const height = page.view[3]!;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [placeText(item, height)] : []));
    const { fnArray, argsArray } = await page.getOperatorList();
    pages.push({ texts, shapes: shapesOf(fnArray, argsArray as unknown[], OPS, height) });
  }
  await document.loadingTask.destroy();
  return pages;
}

/** Joins texts that follow each other on one baseline, a space apart at most, as they are read. */
export function joinRuns(texts: readonly PlacedText[]): PlacedText[] {
  const space = 1.5;
  const words: PlacedText[] = [];
  for (const text of texts) {
    const before = words.at(-1);
    const isNext = before && Math.abs(before.bottom - text.bottom) < 0.1 && Math.abs(text.left - before.right) < space;
    if (isNext) words.splice(-1, 1, { ...before, text: `${before.text} ${text.text}`, right: text.right });
    else words.push(text);
  }
  return words;
}

/** True when `inner` is inside `outer`, to a tenth of a millimetre. */
export function isInside(inner: Box, outer: Box): boolean {
  const slack = 0.1;
  return (
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack
  );
}

function placeText(item: { str: string; width: number; transform: number[] }, pageHeight: number): PlacedText {
  const [, , , size = 0, x = 0, y = 0] = item.transform;
  return {
    text: item.str,
    left: x * MM,
    right: (x + item.width) * MM,
    top: (pageHeight - y - 0.73 * size) * MM,
    bottom: (pageHeight - y) * MM,
  };
}

function shapesOf(operators: number[], args: unknown[], ops: Record<string, number>, pageHeight: number): Box[] {
  const shapes: Box[] = [];
  const stack: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  operators.forEach((operator, index) => {
    if (operator === ops.save) stack.push(matrix);
    else if (operator === ops.restore) matrix = stack.pop() ?? matrix;
    else if (operator === ops.transform) matrix = multiplyMatrices(matrix, args[index] as Matrix);
    else if (operator === ops.constructPath)
      shapes.push(pathBox((args[index] as unknown[])[2] as ArrayLike<number>, matrix, pageHeight));
  });
  return shapes;
}

function pathBox(bounds: ArrayLike<number>, [a, , , d, e, f]: Matrix, pageHeight: number): Box {
  const xs = [a * bounds[0]! + e, a * bounds[2]! + e];
  const ys = [pageHeight - (d * bounds[1]! + f), pageHeight - (d * bounds[3]! + f)];
  return {
    left: Math.min(...xs) * MM,
    right: Math.max(...xs) * MM,
    top: Math.min(...ys) * MM,
    bottom: Math.max(...ys) * MM,
  };
}

function multiplyMatrices([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
