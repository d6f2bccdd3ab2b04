import { PHOTO_LIMITS } from "#domain/projects/photos.ts";

const QUALITIES = [0.86, 0.75, 0.6, 0.5];

/** A photo as it is sent at once. `isReduced`: its original shows more than it. */
type SmallPicture = { picture: Blob; isReduced: boolean };

/**
 * A photo of this device, small enough to be sent: drawn anew as JPEG, turned as it is looked at, without the place and
 * the device that a camera notes, or a HEIC photo as it is when this browser does not read them. The server decodes it
 * again, and keeps its pixels alone. Throws when neither can be sent.
 */
export async function smallPicture(file: File): Promise<SmallPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (bitmap !== null) return drawnPicture(bitmap);
  const isHeic = /\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]$/.test(file.type);
  if (isHeic && file.size <= PHOTO_LIMITS.sentBytes) return { picture: file, isReduced: true };
  throw new Error("the photo cannot be sent");
}

/**
 * The original of a photo of this device: the pixels of its camera, without the place and the device that it noted.
 * Null when it is too heavy, or of a kind whose place cannot be taken out for sure.
 */
export async function originalOf(file: File): Promise<Blob | null> {
  // What a phone writes after the end of a photo is left out, so the file may be heavier than what is kept of it.
  if (file.size > 2 * PHOTO_LIMITS.originalBytes) return null;
  const { plainOriginal } = await import("#domain/projects/originals/plain-original.ts");
  const original = plainOriginal(new Uint8Array(await file.arrayBuffer()));
  if (original === null || original.bytes.length > PHOTO_LIMITS.originalBytes) return null;
  return new Blob([Uint8Array.from(original.bytes)], { type: original.mime });
}

async function drawnPicture(bitmap: ImageBitmap): Promise<SmallPicture> {
  const scale = Math.min(1, PHOTO_LIMITS.side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
    if (picture !== null && picture.size <= PHOTO_LIMITS.drawnBytes) return { picture, isReduced: scale < 1 };
  }
  throw new Error("the photo stays too large");
}
