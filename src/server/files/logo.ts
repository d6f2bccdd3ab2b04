import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import { JobFailed } from "#server/processes/worker-processes.ts";
import type { StoredFile } from "./files.repository.ts";
import type { ImageHeader } from "./image-header.ts";
import { isTooLarge, readImageHeader } from "./image-header.ts";

const MAX_BYTES = 500_000;
const MAX_SIDE = 1_200;

const UNREADABLE = "Ce logo n'est pas lisible : choisis une image PNG, JPEG, WebP ou SVG.";
const TOO_HEAVY = "Ce logo dépasse 500 ko.";

/**
 * A logo from base64, decoded and written anew at 1,200 pixels a side at most: only that is kept. Refuses with 400 what is no PNG, JPEG,
 * WebP or plain SVG, what is over 500 kB, and by its header alone what is over 12,000 pixels a side or 40 megapixels.
 */
export async function readLogo({ shrinkImage }: Deps, base64: string): Promise<StoredFile> {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > MAX_BYTES) throw refusedLogo(TOO_HEAVY);
  const header = readImageHeader(bytes);
  if (!header) throw refusedLogo(UNREADABLE);
  if (isTooLarge(header)) throw refusedLogo(tooLarge(header));
  return shrinkImage({ bytes, header, maxSide: MAX_SIDE }).catch((error: unknown) => {
    throw error instanceof JobFailed ? refusedLogo(UNREADABLE) : error;
  });
}

/** A stored logo as a document may carry it, or null to leave it out: earlier versions kept what was sent, undecoded. */
export async function printableLogo({ shrinkImage, log }: Deps, logo: StoredFile): Promise<StoredFile | null> {
  const header = readImageHeader(logo.bytes);
  if (!header || isTooLarge(header)) return null;
  const isAsWeWrite = (header.format === "png" || header.format === "jpeg") && Math.max(header.width, header.height) <= MAX_SIDE;
  if (isAsWeWrite) return logo;
  return shrinkImage({ bytes: logo.bytes, header, maxSide: MAX_SIDE }).catch((error: unknown) => {
    log.warn({ err: error }, "a stored logo is left out of a document");
    return null;
  });
}

function tooLarge({ width, height }: ImageHeader): string {
  const [wide, high] = [width, height].map((side) => Math.round(side).toLocaleString("fr-FR"));
  return `Cette image est trop grande (${wide} × ${high} pixels). Choisis-en une de 40 mégapixels et 12 000 pixels de côté au plus.`;
}

function refusedLogo(sentence: string): ApiError {
  return new ApiError(400, "bad_input", sentence, { data: sentence });
}
