import * as api from "#api/photos.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import { photoMessages } from "#domain/projects/photo.messages.ts";
import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { findVisibleMail } from "#server/mail/find-visible-mail.ts";
import { withMailbox } from "#server/mail/use-mail-server.ts";
import { findProject } from "../projects.repository.ts";
import { addPhotos } from "./add-photos.ts";
import { drawPhoto } from "./draw-photo.ts";
import { keepOriginalPart } from "./keep-original.ts";
import { findOriginalPart, replaceOriginal } from "./originals.repository.ts";
import type { NewPhoto } from "./photos.repository.ts";
import { findPhoto, listPhotosOf, removePhotoRow } from "./photos.repository.ts";
import { savePhotoWords } from "./save-photo-words.ts";

/** The photos of a project: added by hand or copied from a mail, seen and removed. */
export const photosRoutes: Route[] = [
  route(api.listPhotos, async (_deps, { tx, params }) => {
    if (!(await findProject(tx, params.id))) throw notFound();
    const photos = await listPhotosOf(tx, params.id, PHOTO_LIMITS.project);
    return {
      photos: photos.map(({ small_mime, small_bytes, created_at, ...facts }) => ({
        ...facts,
        added_on: dayAt(created_at, FRENCH_TIME_ZONE),
        small: pictureAnswer(small_mime, small_bytes),
      })),
    };
  }),

  route(api.getPhoto, async (_deps, { tx, params }) => {
    const photo = await findPhoto(tx, params.id, params.photoId);
    if (!photo) throw notFound();
    const { mime, bytes, ...facts } = photo;
    return { photo: { ...facts, ...pictureAnswer(mime, bytes) } };
  }),

  patientRoute(api.addPhoto, async (deps, { caller, params, body, inCompany }) => {
    if (!(await inCompany((tx) => findProject(tx, params.id)))) throw notFound();
    const bytes = Buffer.from(body.picture, "base64");
    const photo = await drawPhoto(deps, caller.companyId, { name: body.name, bytes });
    if (!photo) throw new ApiError(400, "bad_input", photoMessages.unreadable, { picture: photoMessages.unreadable });
    const [id] = await inCompany((tx) =>
      addPhotos(tx, caller.companyId, params.id, [photo], { at: deps.clock(), by: caller.userId }),
    );
    if (!id) throw new ApiError(409, "too_many_photos", photoMessages.full);
    return { photo: { id, name: photo.name } };
  }),

  patientRoute(api.sendOriginal, async (deps, { caller, params, body: { offset, size, part }, inCompany }) => {
    const bytes = Buffer.from(part, "base64");
    const state = await inCompany((tx) =>
      keepOriginalPart(tx, { projectId: params.id, photoId: params.photoId, offset, size, part: bytes }),
    );
    const { whole } = state;
    if (whole === null) return { received_bytes: state.receivedBytes, is_kept: state.isKept };
    // Outside of any transaction: others work on the project meanwhile.
    const original = await deps.makePlain(whole, caller.companyId);
    const isKept = await inCompany((tx) => replaceOriginal(tx, params.photoId, whole.length, original));
    if (original === null)
      throw new ApiError(400, "bad_input", photoMessages.brokenOriginal, { part: photoMessages.brokenOriginal });
    return { received_bytes: isKept ? size : 0, is_kept: isKept };
  }),

  route(api.readOriginal, async (_deps, { tx, params, query }) => {
    const original = await findOriginalPart(tx, params.id, params.photoId, query.offset, PHOTO_LIMITS.partBytes);
    if (!original) throw notFound();
    const { mime, size, part } = original;
    return { original: mime && { mime, size, part: part.toString("base64") } };
  }),

  patientRoute(api.copyMailPhotos, async (deps, { caller, params, body, inCompany, signal }) => {
    const { mailbox, place } = await inCompany(async (tx) => {
      if (!(await findProject(tx, params.id))) throw notFound();
      return findVisibleMail(tx, caller, params.mailId);
    });
    const mail = await withMailbox(deps, mailbox, signal, (connection) =>
      connection.fetchBody(place, READING_LIMITS.mailBytes),
    );
    if (mail === null) throw new ApiError(409, "mail_too_large", photoMessages.mailTooLarge);
    const places = [...new Set(body.places)];
    const photos = await drawPhotosOf(deps, caller.companyId, mail, places);
    const ids = await inCompany((tx) =>
      addPhotos(tx, caller.companyId, params.id, photos, { at: deps.clock(), by: caller.userId }),
    );
    const addedCount = ids.filter((id) => id !== null).length;
    return { photos_added: addedCount, photos_skipped: places.length - addedCount };
  }),

  route(api.updatePhoto, async (_deps, { tx, params, body }) => ({
    photo: await savePhotoWords(tx, params.id, { id: params.photoId, ...body }),
  })),

  route(api.removePhoto, async (_deps, { tx, params }) => {
    if (!(await removePhotoRow(tx, params.id, params.photoId))) throw notFound();
    return { removed: params.photoId };
  }),
];

// One after the other: the process that reads the mail and the one that draws take one job of a company at a time.
async function drawPhotosOf(
  deps: Deps,
  companyId: string,
  mail: Uint8Array,
  places: readonly number[],
): Promise<NewPhoto[]> {
  const photos: NewPhoto[] = [];
  for (const place of places) {
    const mailFile = await deps.mailReader.readFile(mail, place, companyId);
    const photo =
      mailFile?.file.kind === "picture"
        ? await drawPhoto(deps, companyId, { name: mailFile.file.name, bytes: mailFile.bytes })
        : null;
    if (photo) photos.push(photo);
  }
  return photos;
}

function pictureAnswer(mime: string, bytes: Buffer): { mime: string; data: string } {
  return { mime, data: bytes.toString("base64") };
}
