import { hasRoomFor, placePart } from "#domain/projects/originals/next-part.ts";
import { photoMessages } from "#domain/projects/photo.messages.ts";
import type { Db } from "#server/db/database.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { lockProject } from "../projects.repository.ts";
import { appendOriginal, countOtherOriginals, lockOriginal, readOriginalBytes } from "./originals.repository.ts";

/** A part of an original as somebody sends it, of which nothing is believed. */
type SentPart = { projectId: string; photoId: string; offset: number; size: number; part: Uint8Array };

/**
 * Keeps a part of the original of a photo. What is there is answered, and the next part begins after it. `isKept`:
 * nothing more is needed. `whole`: all of it, after the last part, to be made plain and saved.
 */
export async function keepOriginalPart(
  tx: Db,
  { projectId, photoId, offset, size, part }: SentPart,
): Promise<{ receivedBytes: number; isKept: boolean; whole: Uint8Array | null }> {
  // Parts of one project come one after the other: together they pass no limit that each of them keeps.
  const state = (await lockProject(tx, projectId)) && (await lockOriginal(tx, projectId, photoId));
  if (!state) throw notFound();
  const { receivedBytes } = state;
  if (state.mime !== null) return { receivedBytes: size, isKept: true, whole: null };
  const place = placePart({ receivedBytes, offset, partBytes: part.length, size });
  if (place === "none" || part.length === 0)
    return { receivedBytes: receivedBytes < size ? receivedBytes : 0, isKept: false, whole: null };
  const otherBytes = await countOtherOriginals(tx, projectId, photoId);
  if (!hasRoomFor(otherBytes, size)) throw new ApiError(409, "too_many_originals", photoMessages.fullOfOriginals);
  await appendOriginal(tx, photoId, part, offset === 0);
  const whole = place === "last" ? await readOriginalBytes(tx, photoId) : null;
  return { receivedBytes: offset + part.length, isKept: false, whole };
}
