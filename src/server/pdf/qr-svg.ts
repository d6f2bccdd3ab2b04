import QRCode from "qrcode";

/**
 * A payment text (EPC069-12) as an SVG picture without margin. The PDF and the page place it on white. The standard
 * requires error correction M.
 */
export function drawQrSvg(text: string): Promise<string> {
  return QRCode.toString(text, { type: "svg", errorCorrectionLevel: "M", margin: 0 });
}
