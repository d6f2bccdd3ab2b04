import { photoFileName } from "#domain/projects/photos.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import type { DocumentAttachment } from "#server/files/files.repository.ts";
import { findPhotoFile } from "./photos.repository.ts";

/** A photo of a project, for a mail. Null for an unknown one. */
export async function loadPhoto(
  { db }: Pick<Deps, "db">,
  companyId: string,
  id: string,
): Promise<DocumentAttachment | null> {
  const photo = await inCompany(db, companyId, (tx) => findPhotoFile(tx, id));
  if (!photo) return null;
  const bytes = Buffer.from(photo.bytes);
  return { name: photoFileName(photo), sizeBytes: bytes.length, readBytes: async () => bytes };
}
