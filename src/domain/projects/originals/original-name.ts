const ENDINGS = new Map([
  ["image/jpeg", "jpg"],
  ["image/png", "png"],
  ["image/webp", "webp"],
  ["image/heic", "heic"],
]);

/** The name under which an original is saved: that of its photo, with the ending of its kind. */
export function originalName(photoName: string, mime: string): string {
  const ending = ENDINGS.get(mime) ?? "jpg";
  return `${photoName.replace(/\.[a-z0-9]{2,4}$/i, "") || "photo"}.${ending}`;
}
