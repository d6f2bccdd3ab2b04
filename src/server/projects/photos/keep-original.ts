import { hasRoomFor, placePart } from "#domain/projects/originals/next-part.ts";
import { plainOriginal } from "#domain/projects/originals/plain-original.ts";
import { photoMessages } from "#domain/projects/photo.messages.ts";
import type { Db } from "#server/db/database.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import {
  appendOriginal,
  countOtherOriginals,
  lockOriginal,
  readOriginalBytes,
  saveOriginal,
} from "./originals.repository.ts";

/** A part of an original as somebody sends it, of which nothing is believed. */
type SentPart = { projectId: string; photoId: string; offset: number; size: number; part: Uint8Array };

/**
 * Keeps a part of the original of a photo, and after the last one the whole of it, without its place. What is there is
 * answered, and the next part begins after it. `isKept`: nothing more is needed.
 */
export async function keepOriginalPart(
  tx: Db,
  sentPart: SentPart,
): Promise<{ receivedBytes: number; isKept: boolean } | null> {
  const { projectId, photoId, offset, size, part } = sentPart;
  const state = await lockOriginal(tx, projectId, photoId);
  if (!state) throw notFound();
  const { receivedBytes } = state;
  if (state.mime !== null) return { receivedBytes: size, isKept: true };
  const place = placePart({ receivedBytes, offset, partBytes: part.length, size });
  if (place === "none" || part.length === 0)
    return { receivedBytes: receivedBytes < size ? receivedBytes : 0, isKept: false };
  if (offset === 0) await refuseOneTooMany(tx, projectId, photoId, size);
  await appendOriginal(tx, photoId, part, offset === 0);
  if (place !== "last") return { receivedBytes: offset + part.length, isKept: false };
  const original = plainOriginal(await readOriginalBytes(tx, photoId));
  await saveOriginal(tx, photoId, original);
  return original && { receivedBytes: size, isKept: true };
}

async function refuseOneTooMany(tx: Db, projectId: string, photoId: string, size: number): Promise<void> {
  const otherBytes = await countOtherOriginals(tx, projectId, photoId);
  if (!hasRoomFor(otherBytes, size)) throw new ApiError(409, "too_many_originals", photoMessages.fullOfOriginals);
}
