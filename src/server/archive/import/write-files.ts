import { documentPath, rowsPath } from "#domain/archive/archive-files.ts";
import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { keepDocumentFile } from "#server/documents/document-files.repository.ts";
import { fileMac } from "#server/documents/seals/check-file.ts";
import { saveFile } from "#server/files/files.repository.ts";
import { isTooLarge, readImageHeader } from "#server/files/image-header.ts";
import { refusedPart } from "#server/files/svg-parts.ts";
import { isId } from "#server/ids.ts";
import { JobFailed } from "#server/processes/worker-process.ts";
import { saveOriginal } from "#server/projects/photos/originals.repository.ts";
import type { PhotoFacts } from "#server/projects/photos/photos.repository.ts";
import { insertPhotos, savePhotoFacts } from "#server/projects/photos/photos.repository.ts";
import { sha256Hex } from "#server/sha256.ts";
import { ArchiveRefused } from "./archive-refused.ts";
import { readRows } from "./archived-lines.ts";
import type { ArchivedRow } from "./archived-rows.repository.ts";
import type { OpenArchive } from "./open-archive.ts";
import type { WrittenDocument } from "./write-documents.ts";
import { refuseContradiction } from "./write-rows.ts";

/** What writes files, and is told of each that was written. */
export type Writing = { deps: Deps; tx: Db; companyId: string; archive: OpenArchive; onFile: () => Promise<void> };

const MIMES = { pdf: "application/pdf", xml: "application/xml" } as const;

/** Writes the files of documents byte for byte, each sealed to its document by this installation. */
export async function writeDocumentFiles(
  { deps, tx, companyId, archive, onFile }: Writing,
  documents: ReadonlyMap<string, WrittenDocument>,
): Promise<void> {
  const paths = new Set<string>();
  for await (const row of readRows(archive, rowsPath("document_file"))) {
    const { document_id: id, format, content_sha256: sha256, created_at: createdAt } = row;
    const document = documents.get(String(id));
    if (!document || typeof id !== "string" || (format !== "pdf" && format !== "xml"))
      throw new ArchiveRefused("rows", rowsPath("document_file"));
    const { kind, name, number, version, xmlSha256 } = document;
    const path = documentPath({ kind: name, number, version, format });
    const bytes = await archive.read(path);
    const isExpected =
      sha256Hex(bytes) === sha256 &&
      (format === "xml" ? xmlSha256 === null || xmlSha256 === sha256 : bytes.toString("latin1", 0, 5) === "%PDF-");
    if (!isExpected || paths.has(path)) throw new ArchiveRefused("altered", number);
    paths.add(path);
    const mac = fileMac(deps, { companyId, kind, id }, format, document, String(sha256));
    const file = { bytes, mime: MIMES[format] };
    await keepDocumentFile(tx, { companyId, kind, id }, { format, mac }, file, momentOf(createdAt));
    await onFile();
  }
  for (const path of archive.files.keys())
    if (path.startsWith("documents/") && !paths.has(path)) throw new ArchiveRefused("unsafe", path);
  // An invoice is nothing without the XML that it was issued with.
  for (const { name: kind, number, version, xmlSha256 } of documents.values())
    if (xmlSha256 !== null && !paths.has(documentPath({ kind, number, version, format: "xml" })))
      throw new ArchiveRefused("altered", number);
}

/** Writes the logos that documents print, byte for byte. */
export async function writeLogos({ tx, companyId, archive, deps, onFile }: Writing): Promise<void> {
  for (const path of archive.files.keys()) {
    if (!path.startsWith("logos/")) continue;
    const bytes = await archive.read(path);
    const header = readImageHeader(bytes);
    const isPicture = header && !isTooLarge(header) && (header.format !== "svg" || !refusedPart(bytes.toString()));
    if (!isPicture) throw new ArchiveRefused("unsafe", path);
    const mime = header.format === "svg" ? "image/svg+xml" : `image/${header.format}`;
    await saveFile(tx, companyId, { bytes, mime }, deps.clock());
    await onFile();
  }
}

/** Writes photos byte for byte. Each is decoded in another process for its small picture: what is none is refused. */
export async function writePhotos(writing: Writing): Promise<void> {
  const { deps, tx, companyId, archive, onFile } = writing;
  const pathsById = photoPaths(archive);
  const photos = new Map<string, WrittenPhoto>();
  for await (const row of readRows(archive, rowsPath("project_photo"))) {
    const { id, project_id: projectId, name, sha256, mime, created_at: createdAt } = row;
    const path = pathsById.get(String(id).slice(-12));
    if (!path || !isId(String(id)) || typeof name !== "string" || typeof projectId !== "string")
      throw new ArchiveRefused("damaged", rowsPath("project_photo"));
    pathsById.delete(String(id).slice(-12));
    const bytes = await archive.read(path);
    const header = readImageHeader(bytes);
    if (!header || isTooLarge(header) || `image/${header.format}` !== mime || sha256Hex(bytes) !== sha256)
      throw new ArchiveRefused("damaged", path);
    const small = await deps
      .shrinkImage(
        { bytes, header, maxSide: PHOTO_LIMITS.smallSide, maxBytes: PHOTO_LIMITS.smallUsualBytes },
        companyId,
      )
      .catch((error: unknown) => {
        throw error instanceof JobFailed ? new ArchiveRefused("damaged", path) : error;
      });
    const photo = { id: String(id), name, whole: { bytes, mime: String(mime) }, small };
    await refuseContradiction(
      path,
      insertPhotos(tx, companyId, projectId, [photo], { at: momentOf(createdAt), by: authorOf(row) }),
    );
    photos.set(photo.id, { ...wordsOf(row), id: photo.id, name, projectId });
    await onFile();
  }
  for (const path of pathsById.values()) throw new ArchiveRefused("unsafe", path);
  await writePhotoWords(tx, photos);
  await writeOriginals(writing, photos);
}

// Whatever an archive says, only the pixels of an original come in.
async function writeOriginals(
  { deps, tx, companyId, archive, onFile }: Writing,
  photos: ReadonlyMap<string, WrittenPhoto>,
): Promise<void> {
  const idsByEnd = new Map([...photos.keys()].map((id) => [id.slice(-12), id]));
  for (const path of archive.files.keys()) {
    if (!path.startsWith("originaux/")) continue;
    const end = /([0-9a-f]{12})\.(?:jpg|png|webp|heic)$/.exec(path)?.[1] ?? "";
    const id = idsByEnd.get(end);
    const bytes = await archive.read(path);
    const original = id === undefined ? null : await deps.makePlain(bytes, companyId);
    if (id === undefined || original === null) throw new ArchiveRefused("unsafe", path);
    idsByEnd.delete(end);
    await saveOriginal(tx, id, original);
    await onFile();
  }
}

type WrittenPhoto = PhotoFacts & { projectId: string };

// Archives of earlier versions hold neither.
function wordsOf({ caption = "", before_id: beforeId = null }: ArchivedRow): Pick<PhotoFacts, "caption" | "before_id"> {
  if (typeof caption !== "string" || !(beforeId === null || typeof beforeId === "string"))
    throw new ArchiveRefused("rows", rowsPath("project_photo"));
  return { caption, before_id: beforeId };
}

// As who ticked a task, though they be no member here. Archives of earlier versions do not say it.
function authorOf({ added_by: addedBy = null }: ArchivedRow): string | null {
  if (addedBy === null || isId(String(addedBy))) return addedBy === null ? null : String(addedBy);
  throw new ArchiveRefused("rows", rowsPath("project_photo"));
}

// A photo of after may come before the one of before it: what is said of them waits for all of them.
async function writePhotoWords(tx: Db, photos: ReadonlyMap<string, WrittenPhoto>): Promise<void> {
  for (const photo of photos.values()) {
    if (photo.caption === "" && photo.before_id === null) continue;
    if (photo.before_id !== null && photos.get(photo.before_id)?.projectId !== photo.projectId)
      throw new ArchiveRefused("rows", rowsPath("project_photo"));
    await refuseContradiction("project_photo", savePhotoFacts(tx, photo));
  }
}

// The end of the name of a photo is that of its ID.
function photoPaths(archive: OpenArchive): Map<string, string> {
  const paths = [...archive.files.keys()].filter((path) => path.startsWith("photos/"));
  return new Map(paths.map((path) => [/([0-9a-f]{12})\.(?:jpg|png)$/.exec(path)?.[1] ?? path, path]));
}

function momentOf(value: unknown): Date {
  const moment = new Date(String(value));
  if (Number.isNaN(moment.getTime())) throw new ArchiveRefused("rows", "created_at");
  return moment;
}
