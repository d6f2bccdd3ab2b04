import { LOGO_TOO_HEAVY, MAX_LOGO_BYTES } from "#domain/company/company.messages.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import { JobFailed } from "#server/processes/worker-process.ts";
import type { StoredFile } from "#server/files/files.repository.ts";
import type { ImageHeader } from "#server/files/image-header.ts";
import { isTooLarge, readImageHeader } from "#server/files/image-header.ts";
import { refusedPart } from "#server/files/svg-parts.ts";

const MAX_SIDE = 1_200;
/** Logos of one company at the same time: one in work, one waiting. */
const MOST_UPLOADS = 2;

const UNREADABLE = "Ce logo n'est pas lisible : choisis une image PNG, JPEG, WebP ou SVG.";
const FILTERED =
  "Ce logo contient un filtre (flou, ombre…), que nous ne dessinons pas : retire-le, ou choisis une image PNG.";
const REACHING_OUT =
  "Ce logo renvoie à un autre fichier ou à une autre adresse : " +
  "choisis un dessin qui se suffit à lui-même, ou une image PNG.";

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
  if (!header) throw refusedLogo(UNREADABLE);
  if (isTooLarge(header)) throw refusedLogo(tooLarge(header));
  const part = header.format === "svg" ? refusedPart(bytes.toString()) : null;
  if (part) throw refusedLogo(part === "filter" ? FILTERED : REACHING_OUT);
  return inTurn(companyId, () =>
    shrinkImage({ bytes, header, maxSide: MAX_SIDE, maxBytes: MAX_LOGO_BYTES }, companyId),
  ).catch((error: unknown) => {
    throw error instanceof JobFailed ? refusedLogo(UNREADABLE) : error;
  });
}

/**
 * A stored logo that a document may contain, or null to leave it out. Earlier versions stored the file as it was sent,
 * without decoding it.
 */
export async function printableLogo(
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
  const before = uploads.get(companyId) ?? 0;
  if (before >= MOST_UPLOADS)
    throw new ApiError(
      429,
      "too_many_requests",
      "Un logo est déjà en préparation. Attends qu'il soit prêt, puis envoie celui-ci.",
      undefined,
      5,
    );
  uploads.set(companyId, before + 1);
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
  const size = `${wide} × ${high} pixels`;
  return `Cette image est trop grande (${size}). Choisis-en une de 40 mégapixels et 12 000 pixels de côté au plus.`;
}

function refusedLogo(sentence: string): ApiError {
  return new ApiError(400, "bad_input", sentence, { data: sentence });
}
