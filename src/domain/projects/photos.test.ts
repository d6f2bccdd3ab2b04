import { expect, test } from "vitest";
import { photoMoment } from "./photo.messages.ts";
import { PHOTO_LIMITS, offeredPhotos, photoFileName, photoName } from "./photos.ts";

const file = (place: number, kind: string, size_bytes: number) => ({ place, name: `${place}`, kind, size_bytes });

test("photos come before the small pictures of a signature", () => {
  const photos = offeredPhotos([file(0, "picture", 3_000), file(1, "picture", 900_000), file(2, "pdf", 90_000)]);
  expect(photos.map(({ place, isPhoto }) => [place, isPhoto])).toEqual([
    [1, true],
    [0, false],
  ]);
});

test("a mail gives a bounded number of photos", () => {
  const files = Array.from({ length: 40 }, (_, place) => file(place, "picture", 50_000));
  expect(offeredPhotos(files)).toHaveLength(PHOTO_LIMITS.mail);
});

test.each([
  ["IMG_0042.HEIC", "IMG_0042.jpg"],
  ["façade.jpg", "façade.jpg"],
  ["heic", "heic"],
  ["  ", "photo"],
])("a photo that is sent as %j is kept as %j", (name, keptName) => {
  expect(photoName(name)).toBe(keptName);
});

test.each([
  ["mur.jpg", "image/jpeg", "mur.jpg"],
  ["mur.JPEG", "image/jpeg", "mur.JPEG"],
  ["mur.webp", "image/jpeg", "mur.jpg"],
  ["mur.jpg", "image/png", "mur.png"],
  ["photo", "image/jpeg", "photo.jpg"],
  ["v1.2", "image/png", "v1.2.png"],
])("the file of the photo %s of the type %s is called %s", (name, mime, fileName) => {
  expect(photoFileName({ name, mime })).toBe(fileName);
});

test.each([
  ["2026-11-30", "Karim", "30 nov., Karim"],
  ["2026-11-26", "toi", "26 nov., toi"],
  ["2025-11-26", "", "26 nov. 2025"],
])("a photo of %s by « %s » says « %s »", (day, name, words) => {
  expect(photoMoment(day, name, "2026-11-30").replaceAll("\u00A0", " ")).toBe(words);
});
