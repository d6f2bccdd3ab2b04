/** What a project keeps of photos at most. `side`: in pixels, of the longer side. `mail`: photos of one mail. */
export const PHOTO_LIMITS = {
  project: 60,
  mail: 12,
  side: 2_048,
  /** Above these bytes an opaque picture becomes JPEG. */
  usualBytes: 600_000,
  /** A photo that is larger once written again is left out. */
  bytes: 4_000_000,
  smallSide: 320,
  smallUsualBytes: 40_000,
  smallBytes: 400_000,
  /** A photo that a person adds, once their browser has made it smaller. */
  drawnBytes: 1_900_000,
  /** One that their browser cannot read: a photo of an iPhone as it is. */
  sentBytes: 6_000_000,
  /** The original of a photo, the parts in which it travels, and those of a whole project: see `photoMessages`. */
  originalBytes: 25_000_000,
  partBytes: 4_000_000,
  projectOriginalBytes: 500_000_000,
  name: 120,
  caption: 200,
} as const;

/** Smaller pictures of a mail are logos and marks of a signature rather than photos. */
const LEAST_PHOTO_BYTES = 20_000;

/** A file of a mail, as far as it may be a photo. */
type MailPicture = { place: number; name: string; kind: string; size_bytes: number };

/**
 * The pictures of a mail that a project may take along, the first ones when there are too many. `isPhoto`: it is
 * rather a photo than a mark of a signature.
 */
export function offeredPhotos<File extends MailPicture>(files: readonly File[]): (File & { isPhoto: boolean })[] {
  const pictures = files.filter(({ kind }) => kind === "picture");
  const ratedPictures = pictures.map((file) => ({ ...file, isPhoto: file.size_bytes >= LEAST_PHOTO_BYTES }));
  // Stable: photos first, in the order of the mail.
  return ratedPictures
    .toSorted((one, other) => Number(other.isPhoto) - Number(one.isPhoto))
    .slice(0, PHOTO_LIMITS.mail);
}

/** The name under which a project keeps a photo. One of an iPhone is kept as JPEG, and is named so. */
export function photoName(name: string): string {
  const shortName = name.slice(0, PHOTO_LIMITS.name).toWellFormed().trim();
  return shortName.replace(/\.hei[cf]$/i, ".jpg") || "photo";
}

/** The name of the file of a photo when it leaves: what it was called, with the ending of what it is now. */
export function photoFileName({ name, mime }: { name: string; mime: string }): string {
  const ending = mime === "image/png" ? "png" : "jpg";
  if (ending === "jpg" && /\.jpe?g$/i.test(name)) return name;
  return `${name.replace(/\.(?:jpe?g|png|webp|hei[cf])$/i, "")}.${ending}`;
}
