import { checkPair } from "#domain/projects/photo-pairs.ts";
import { photoMessages } from "#domain/projects/photo.messages.ts";
import type { Db } from "#server/db/database.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { lockProject } from "../projects.repository.ts";
import type { PhotoFacts } from "./photos.repository.ts";
import { listPhotoFacts, savePhotoFacts } from "./photos.repository.ts";

/** What is said of a photo: what is not sent stays. */
type PhotoChange = { id: string; caption?: string | undefined; before_id?: string | null | undefined };

/**
 * Says what a photo of a project shows, and of which one it is the « after ». Throws 404 for an unknown photo, 400 for
 * an unknown photo of before, 409 « pair_taken » when one of both belongs to another pair.
 */
export async function savePhotoWords(tx: Db, projectId: string, change: PhotoChange): Promise<PhotoFacts> {
  if (!(await lockProject(tx, projectId))) throw notFound();
  const photos = await listPhotoFacts(tx, projectId);
  const photo = photos.find(({ id }) => id === change.id);
  if (!photo) throw notFound();
  if (change.before_id) {
    const pair = checkPair(photos, { id: photo.id, before_id: change.before_id });
    const isTaken = !pair.ok && pair.refusal.code === "taken";
    if (isTaken) throw new ApiError(409, "pair_taken", photoMessages.pairTaken);
    if (!pair.ok)
      throw new ApiError(400, "bad_input", photoMessages.unknownBefore, { before_id: photoMessages.unknownBefore });
  }
  const changedPhoto = {
    ...photo,
    caption: change.caption?.trim() ?? photo.caption,
    before_id: change.before_id === undefined ? photo.before_id : change.before_id,
  };
  await savePhotoFacts(tx, changedPhoto);
  return changedPhoto;
}
