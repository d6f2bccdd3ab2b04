import QRCode from "qrcode";

/** The standard of payment texts (EPC069-12) requires it. */
const CORRECTION = { errorCorrectionLevel: "M" } as const;

/** A payment text as an SVG picture without margin, which the page of an invoice places on white. */
export function drawQrSvg(text: string): Promise<string> {
  return QRCode.toString(text, { type: "svg", ...CORRECTION, margin: 0 });
}

/** The same picture for the PDF. Its squares are filled: strokes would take the layout twice as long. */
export function drawFilledQrSvg(text: string): string {
  const { data, size } = QRCode.create(text, CORRECTION).modules;
  const rows = Array.from({ length: size }, (_, row) => drawRow(data.subarray(row * size, (row + 1) * size), row));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#ffffff" d="M0 0h${size}v${size}H0z"/><path d="${rows.join("")}"/></svg>`
  );
}

// Dark squares that touch are one rectangle.
function drawRow(squares: Uint8Array, row: number): string {
  let path = "";
  for (let first = squares.indexOf(1); first !== -1; first = squares.indexOf(1, first)) {
    const light = squares.indexOf(0, first);
    const end = light === -1 ? squares.length : light;
    path += `M${first} ${row}H${end}v1H${first}z`;
    first = end;
  }
  return path;
}
