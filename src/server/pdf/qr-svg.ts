import QRCode from "qrcode";

/**
 * A payment text (EPC069-12) as an SVG picture without margin. The PDF and the page place it on white. The standard
 * requires error correction M. Its squares are filled, because strokes would take the layout twice as long.
 */
export async function drawQrSvg(text: string): Promise<string> {
  const { data, size } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
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
