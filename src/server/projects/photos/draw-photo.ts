import { PHOTO_LIMITS, photoName } from "#domain/projects/photos.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredFile } from "#server/files/files.repository.ts";
import type { ImageFormat } from "#server/files/image-header.ts";
import { isTooLarge, readImageHeader } from "#server/files/image-header.ts";
import { JobFailed } from "#server/processes/worker-process.ts";
import type { NewPhoto } from "./photos.repository.ts";

const PHOTO_FORMATS = new Set<ImageFormat>(["jpeg", "png", "webp", "heic"]);

/** A photo as somebody sent it, of which nothing is believed. */
export type SentPhoto = { name: string; bytes: Uint8Array };

/**
 * A photo decoded and written again in another process, whole and in small: only its pixels are kept, without the place
 * and the device that a camera notes. Null for what is no JPEG, PNG, WebP or HEIC, or is too large.
 */
export async function drawPhoto(deps: Deps, companyId: string, { name, bytes }: SentPhoto): Promise<NewPhoto | null> {
  const header = readImageHeader(bytes);
  if (!header || !PHOTO_FORMATS.has(header.format) || isTooLarge(header)) return null;
  try {
    const whole = await deps.shrinkImage(
      { bytes, header, maxSide: PHOTO_LIMITS.side, maxBytes: PHOTO_LIMITS.usualBytes },
      companyId,
    );
    const small = await writeSmall(deps, companyId, whole.bytes);
    if (whole.bytes.length > PHOTO_LIMITS.bytes || small.bytes.length > PHOTO_LIMITS.smallBytes) return null;
    return { id: deps.ids(), name: photoName(name), whole, small };
  } catch (error) {
    if (error instanceof JobFailed) return null;
    throw error;
  }
}

// Of the whole one, which is small already: a photo of an iPhone takes a second to decode.
async function writeSmall({ shrinkImage }: Deps, companyId: string, bytes: Uint8Array): Promise<StoredFile> {
  const header = readImageHeader(bytes);
  if (!header) throw new Error("a picture that was just written cannot be read");
  return shrinkImage(
    { bytes, header, maxSide: PHOTO_LIMITS.smallSide, maxBytes: PHOTO_LIMITS.smallUsualBytes },
    companyId,
  );
}
