import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import type { Deps } from "#server/deps.ts";
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
  const write = (maxSide: number, maxBytes: number) =>
    deps.shrinkImage({ bytes, header, maxSide, maxBytes }, companyId);
  try {
    const whole = await write(PHOTO_LIMITS.side, PHOTO_LIMITS.usualBytes);
    const small = await write(PHOTO_LIMITS.smallSide, PHOTO_LIMITS.smallUsualBytes);
    if (whole.bytes.length > PHOTO_LIMITS.bytes || small.bytes.length > PHOTO_LIMITS.smallBytes) return null;
    return { id: deps.ids(), name: name.slice(0, PHOTO_LIMITS.name).toWellFormed().trim() || "photo", whole, small };
  } catch (error) {
    if (error instanceof JobFailed) return null;
    throw error;
  }
}
