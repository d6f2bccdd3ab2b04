import { PHOTO_LIMITS } from "#domain/projects/photos.ts";

const QUALITIES = [0.86, 0.7, 0.5];

/**
 * A photo of this device as base64, small enough to be sent: drawn anew as JPEG. The server decodes it again, and keeps
 * its pixels alone. Throws when the browser cannot read the file.
 */
export async function smallPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, PHOTO_LIMITS.side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const [, base64 = ""] = canvas.toDataURL("image/jpeg", quality).split(",");
    if (base64 !== "" && base64.length <= PHOTO_LIMITS.sentCharacters) return base64;
  }
  throw new Error("the photo stays too large");
}
