import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import { ORIGINAL_MIMES } from "#domain/projects/originals/plain-original.ts";
import { photoMessages } from "#domain/projects/photo.messages.ts";
import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import { z } from "zod";
import { noAmount } from "./amounts.ts";
import { endpoint } from "./endpoint.ts";
import { id, limitedText, requiredText, text } from "./fields.ts";

/** The base64 of the largest photo that is sent. */
const SENT_CHARACTERS = Math.ceil(PHOTO_LIMITS.sentBytes / 3) * 4;

/** A picture as text: base64, which a bearer may be sent for. */
const picture = z.object({ mime: z.string(), data: z.string() });

// Not under the projects: a task that is ticked must not ask for pictures again.

/** `before_id`: the photo of the same place before the work, null for any other photo. */
const facts = z.object({ id: z.string(), name: z.string(), caption: z.string(), before_id: z.string().nullable() });

/**
 * A photo in a list: in small. `original_bytes`: how heavy its original is, null when none is kept. `added_on`: the day
 * that it came. `added_by`: the user who added it, null of photos that came before it was kept.
 */
const photo = facts.extend({
  small: picture,
  added_on: z.string(),
  added_by: z.string().nullable(),
  original_bytes: noAmount(z.number().nullable()),
});

/** A photo of a project, as read by the web. */
export type PhotoAnswer = z.infer<typeof photo>;

export const listPhotos = endpoint({
  method: "GET",
  path: "/api/project-photos/{id}",
  access: "signed-in",
  summary: `The photos of a project in small, oldest first: ${PHOTO_LIMITS.project} at most`,
  answer: z.object({ photos: z.array(photo) }),
});

export const getPhoto = endpoint({
  method: "GET",
  path: "/api/project-photos/{id}/{photoId}",
  access: "signed-in",
  summary: "One photo of a project, base64",
  answer: z.object({ photo: facts.extend(picture.shape) }),
});

export const addPhoto = endpoint({
  method: "POST",
  path: "/api/project-photos/{id}",
  access: "signed-in",
  touches: ["/api/project-photos"],
  right: "work",
  quota: "upload",
  largestBodyBytes: SENT_CHARACTERS + 2_000,
  summary: `Adds a photo (JPEG, PNG, WebP or HEIC, base64), drawn again, ${PHOTO_LIMITS.side} pixels a side at most`,
  body: z.object({
    name: requiredText(PHOTO_LIMITS.name, photoMessages.unreadable),
    picture: limitedText(SENT_CHARACTERS, photoMessages.tooHeavy),
  }),
  answer: z.object({ photo: z.object({ id: z.string(), name: z.string() }) }),
});

const PART_CHARACTERS = Math.ceil(PHOTO_LIMITS.partBytes / 3) * 4;
const originalSize = noAmount(z.number().int().min(1).max(PHOTO_LIMITS.originalBytes, photoMessages.heavyOriginal));

export const sendOriginal = endpoint({
  method: "POST",
  path: "/api/project-photos/{id}/{photoId}/original",
  access: "signed-in",
  // Told to the screens by the database, once the whole of it is there.
  touches: [],
  right: "work",
  quota: "upload",
  largestBodyBytes: PART_CHARACTERS + 2_000,
  summary:
    "A part of the original of a photo, base64, from `offset` on, of `size` bytes in all. The answer says what is " +
    "there: a part that is not the next one changes nothing. It is kept without its place. 409 `too_many_originals`",
  body: z.object({
    size: originalSize,
    offset: noAmount(z.number().int().min(0).max(PHOTO_LIMITS.originalBytes)),
    part: requiredText(PART_CHARACTERS, photoMessages.brokenOriginal),
  }),
  answer: z.object({ received_bytes: noAmount(z.number()), is_kept: z.boolean() }),
});

export const readOriginal = endpoint({
  method: "GET",
  path: "/api/project-photos/{id}/{photoId}/original",
  access: "signed-in",
  summary: `The original of a photo from \`offset\` on, base64: ${PHOTO_LIMITS.partBytes} bytes at most, null for none`,
  query: z.object({ offset: noAmount(z.coerce.number().int().min(0).max(PHOTO_LIMITS.originalBytes).default(0)) }),
  answer: z.object({
    original: z.object({ mime: z.enum(ORIGINAL_MIMES), size: noAmount(z.number()), part: z.string() }).nullable(),
  }),
});

export const copyMailPhotos = endpoint({
  method: "POST",
  path: "/api/project-photos/{id}/mails/{mailId}",
  access: "signed-in",
  touches: ["/api/project-photos"],
  quota: "upload",
  summary:
    "Copies pictures of a mail to a project; `places` are their numbers in the mail. What is no picture, or would be " +
    "one too many, is skipped; a photo that the project has already counts as added",
  body: z.object({
    places: z
      .array(noAmount(z.number().int().min(0).max(READING_LIMITS.files)))
      .min(1)
      .max(PHOTO_LIMITS.mail),
  }),
  answer: z.object({ photos_added: noAmount(z.number()), photos_skipped: noAmount(z.number()) }),
});

export const updatePhoto = endpoint({
  method: "PATCH",
  path: "/api/project-photos/{id}/{photoId}",
  access: "signed-in",
  touches: ["/api/project-photos"],
  right: "work",
  summary:
    "Says what a photo shows, or which photo was taken before the work (`before_id`, null: none): 409 `pair_taken` " +
    "when one of both belongs to another pair",
  body: z.object({ caption: text(PHOTO_LIMITS.caption), before_id: id.nullable() }).partial(),
  answer: z.object({ photo: facts }),
});

export const removePhoto = endpoint({
  method: "DELETE",
  path: "/api/project-photos/{id}/{photoId}",
  access: "signed-in",
  touches: ["/api/project-photos"],
  summary: "Removes a photo of a project, for good",
  answer: z.object({ removed: z.string() }),
});
