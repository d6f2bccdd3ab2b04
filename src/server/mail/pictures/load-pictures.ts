import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import type { Deps } from "#server/deps.ts";
import type { ImageFormat } from "#server/files/image-header.ts";
import { isTooLarge, readImageHeader } from "#server/files/image-header.ts";
import { serverBusy } from "#server/http/api-error.ts";
import { GivenUp, waitingRoom } from "#server/http/waiting-room.ts";
import { JobFailed } from "#server/processes/worker-process.ts";
import { TooManyJobs } from "#server/processes/worker-processes.ts";
import type { KeptPicture } from "./mail-pictures.repository.ts";

const FORMATS = new Set<ImageFormat>(["png", "jpeg", "webp", "gif"]);

/** Above these bytes an opaque picture becomes JPEG. */
const USUAL_BYTES = 250_000;

/** Sides of a picture that is there to be counted, in pixels. */
const PIXEL_SIDE = 2;

/** Pictures of one mail that are asked for at once. */
const AT_ONCE = 6;

/** For all the pictures of a mail. What is there by then is shown. */
const PATIENCE_MS = 20_000;

const waitForPictures = waitingRoom({ name: "pictures on the web", patienceMs: PATIENCE_MS + 10_000 });

type LoadDeps = Pick<Deps, "fetchPicture" | "shrinkImage">;

/**
 * Asks for pictures on the web, and writes each again in another process: only its pixels are kept. What is no picture,
 * late, too large, or beyond what is shown of one mail is left out. Throws 503 when too many wait already.
 */
export async function loadPictures(
  deps: LoadDeps,
  companyId: string,
  urls: readonly string[],
  hangUpSignal: AbortSignal,
): Promise<KeptPicture[]> {
  const pictures: KeptPicture[] = [];
  let restBytes: number = READING_LIMITS.keptPicturesBytes;
  const restUrls = urls.values();
  const loadInTurn = async (signal: AbortSignal) => {
    for (const url of restUrls) {
      const picture = await loadPicture(deps, companyId, url, signal);
      const size = picture?.file?.bytes.length ?? 0;
      if (picture === null || size > restBytes) continue;
      restBytes -= size;
      pictures.push(picture);
    }
  };
  try {
    await waitForPictures(async (signal) => {
      const ownSignal = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
      await Promise.all(Array.from({ length: AT_ONCE }, () => loadInTurn(ownSignal)));
    }, hangUpSignal);
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
    if (error.reason === "full") throw serverBusy();
  }
  return pictures;
}

async function loadPicture(
  { fetchPicture, shrinkImage }: LoadDeps,
  companyId: string,
  url: string,
  signal: AbortSignal,
): Promise<KeptPicture | null> {
  const bytes = signal.aborted ? null : await fetchPicture(url, signal);
  const header = bytes && readImageHeader(bytes);
  if (!bytes || !header || !FORMATS.has(header.format) || isTooLarge(header)) return null;
  if (header.width <= PIXEL_SIDE && header.height <= PIXEL_SIDE) return { url, file: null };
  try {
    const job = { bytes, header, maxSide: READING_LIMITS.webPictureSide, maxBytes: USUAL_BYTES };
    const file = await shrinkImage(job, companyId);
    return file.bytes.length > READING_LIMITS.keptPictureBytes ? null : { url, file };
  } catch (error) {
    if (error instanceof JobFailed || error instanceof TooManyJobs) return null;
    throw error;
  }
}
