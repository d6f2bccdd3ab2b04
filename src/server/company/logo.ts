import { LOGO_TOO_HEAVY, MAX_LOGO_BYTES, logoMessages } from "#domain/company/company.messages.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredFile } from "#server/files/files.repository.ts";
import type { ImageFormat, ImageHeader } from "#server/files/image-header.ts";
import { isTooLarge, readImageHeader } from "#server/files/image-header.ts";
import { refusedPart } from "#server/files/svg-parts.ts";
import { ApiError } from "#server/http/api-error.ts";
import { JobFailed } from "#server/processes/worker-process.ts";

const MAX_SIDE = 1_200;
const LOGO_FORMATS = new Set<ImageFormat>(["png", "jpeg", "webp", "svg"]);
/** Logos of one company at the same time: one in work, one waiting. */
const MOST_UPLOADS = 2;

/**
 * A logo from base64, decoded and written again with at most 1,200 pixels a side. Only this new picture is stored. 400
 * for a file that is not PNG, JPEG, WebP or plain SVG, or is over 500 kB. 400 for a drawing with filters or links to
 * other files. 400 by the header alone above 12,000 pixels a side or 40 megapixels. 429 for a company's third logo at
 * the same time.
 */
export async function readLogo({ shrinkImage }: Deps, companyId: string, base64: string): Promise<StoredFile> {
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > MAX_LOGO_BYTES) throw refusedLogo(LOGO_TOO_HEAVY);
  const header = readImageHeader(bytes);
  if (!header || !LOGO_FORMATS.has(header.format)) throw refusedLogo(logoMessages.unreadable);
  if (isTooLarge(header)) throw refusedLogo(tooLarge(header));
  const part = header.format === "svg" ? refusedPart(bytes.toString()) : null;
  if (part) throw refusedLogo(part === "filter" ? logoMessages.filtered : logoMessages.reachingOut);
  return inTurn(companyId, () =>
    shrinkImage({ bytes, header, maxSide: MAX_SIDE, maxBytes: MAX_LOGO_BYTES }, companyId),
  ).catch((error: unknown) => {
    throw error instanceof JobFailed ? refusedLogo(logoMessages.unreadable) : error;
  });
}

/**
 * A stored logo that a document may contain, or null to leave it out. Earlier versions stored the file as it was sent,
 * without decoding it.
 */
export async function readPrintableLogo(
  { shrinkImage, log }: Deps,
  companyId: string,
  logo: StoredFile,
): Promise<StoredFile | null> {
  const header = readImageHeader(logo.bytes);
  if (!header || isTooLarge(header)) return null;
  const isAsWeWrite =
    (header.format === "png" || header.format === "jpeg") && Math.max(header.width, header.height) <= MAX_SIDE;
  if (isAsWeWrite) return logo;
  return shrinkImage({ bytes: logo.bytes, header, maxSide: MAX_SIDE, maxBytes: MAX_LOGO_BYTES }, companyId).catch(
    (error: unknown) => {
      // A full queue says nothing about the logo. The document is tried again later, with its logo.
      if (!(error instanceof JobFailed)) throw error;
      log.warn({ err: error }, "a stored logo is left out of a document");
      return null;
    },
  );
}

const uploads = new Map<string, number>();

async function inTurn<T>(companyId: string, work: () => Promise<T>): Promise<T> {
  const uploadCount = uploads.get(companyId) ?? 0;
  if (uploadCount >= MOST_UPLOADS)
    throw new ApiError(429, "too_many_requests", logoMessages.inPreparation, undefined, 5);
  uploads.set(companyId, uploadCount + 1);
  try {
    return await work();
  } finally {
    const left = uploads.get(companyId)! - 1;
    if (left > 0) uploads.set(companyId, left);
    else uploads.delete(companyId);
  }
}

function tooLarge({ width, height }: ImageHeader): string {
  const [wide, high] = [width, height].map((side) => Math.round(side).toLocaleString("fr-FR"));
  return logoMessages.tooLarge(`${wide} × ${high} pixels`);
}

function refusedLogo(sentence: string): ApiError {
  return new ApiError(400, "bad_input", sentence, { data: sentence });
}
