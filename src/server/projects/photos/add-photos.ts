import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import type { Db } from "#server/db/database.ts";
import { notFound } from "#server/http/api-error.ts";
import { sha256Hex } from "#server/sha256.ts";
import { lockProject } from "../projects.repository.ts";
import type { Addition, NewPhoto } from "./photos.repository.ts";
import { insertPhotos, listPhotoHashes } from "./photos.repository.ts";

/**
 * Adds photos to a project while there is room. Gives the ID under which each is kept, in their order: that of the same
 * photo when the project has it already, null for one too many. Throws 404 for an unknown project.
 */
export async function addPhotos(
  tx: Db,
  companyId: string,
  projectId: string,
  photos: readonly NewPhoto[],
  addition: Addition,
): Promise<(string | null)[]> {
  if (!(await lockProject(tx, projectId))) throw notFound();
  const idsByHash = await listPhotoHashes(tx, projectId);
  const newPhotos: NewPhoto[] = [];
  const ids = photos.map((photo) => {
    const hash = sha256Hex(photo.whole.bytes);
    const knownId = idsByHash.get(hash);
    if (knownId !== undefined) return knownId;
    if (idsByHash.size >= PHOTO_LIMITS.project) return null;
    idsByHash.set(hash, photo.id);
    newPhotos.push(photo);
    return photo.id;
  });
  await insertPhotos(tx, companyId, projectId, newPhotos, addition);
  return ids;
}
