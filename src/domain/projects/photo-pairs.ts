import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";

/** A photo of a project. `before_id`: the photo of the same place before the work, null for any other photo. */
export type PairedPhoto = { id: string; before_id: string | null };

/**
 * Says whether a photo may be the « after » of another one of its project. Refuses « unknown » for a photo that the
 * project does not have, and « taken » when one of both belongs to another pair: a pair has two photos.
 */
export function checkPair(
  photos: readonly PairedPhoto[],
  { id, before_id: beforeId }: { id: string; before_id: string },
): Result<null, "unknown" | "taken"> {
  const earlierPhoto = photos.find((photo) => photo.id === beforeId);
  if (!earlierPhoto || beforeId === id) return refused("unknown");
  const others = photos.filter((photo) => photo.id !== id);
  const isTaken =
    earlierPhoto.before_id !== null || others.some((photo) => [id, beforeId].includes(photo.before_id ?? ""));
  return isTaken ? refused("taken") : ok(null);
}

/** Photos as they are shown: each with the one of before when it has one, which is then shown there alone. */
export function pairPhotos<Photo extends PairedPhoto>(
  photos: readonly Photo[],
): { photo: Photo; before: Photo | null }[] {
  const photosById = new Map(photos.map((photo) => [photo.id, photo]));
  const beforeIds = new Set(photos.map(({ before_id }) => before_id));
  return photos
    .filter(({ id }) => !beforeIds.has(id))
    .map((photo) => ({ photo, before: photosById.get(photo.before_id ?? "") ?? null }));
}
