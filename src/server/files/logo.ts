import { ApiError } from "#server/http/api-error.ts";
import type { StoredFile } from "./files.repository.ts";

const MAX_BYTES = 500_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** A logo from base64: a real PNG or JPEG of at most 500 kB, else 400. SVG is refused: it may carry scripts. */
export function logoBytes(base64: string): StoredFile {
  const bytes = Buffer.from(base64, "base64");
  const mime = bytes.subarray(0, 8).equals(PNG) ? "image/png" : bytes.subarray(0, 3).equals(JPEG) ? "image/jpeg" : null;
  const sentence = mime === null ? "Ce logo n'est pas lisible : choisis une image PNG ou JPEG." : "Ce logo dépasse 500 ko.";
  if (mime === null || bytes.length > MAX_BYTES) throw new ApiError(400, "bad_input", sentence, { data: sentence });
  return { bytes, mime };
}
