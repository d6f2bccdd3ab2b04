import { photoMessages } from "#domain/projects/photo.messages.ts";
import { PHOTO_LIMITS } from "#domain/projects/photos.ts";

const QUALITIES = [0.86, 0.7, 0.5];

/**
 * A photo of this device as base64, small enough to be sent: drawn anew as JPEG, or a HEIC photo as it is when this
 * browser does not read them. The server decodes it again, and keeps its pixels alone. Throws a sentence when neither
 * can be sent.
 */
export async function smallPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (bitmap !== null) return drawnPicture(bitmap);
  if (/\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]$/.test(file.type)) return wholePicture(file);
  throw new Error(photoMessages.unreadable);
}

async function wholePicture(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(String(reader.result)));
  reader.addEventListener("error", () => reject(new Error(photoMessages.unreadable)));
  reader.readAsDataURL(file);
  const [, base64 = ""] = (await promise).split(",");
  if (base64.length > PHOTO_LIMITS.sentCharacters) throw new Error(photoMessages.tooHeavy);
  return base64;
}

function drawnPicture(bitmap: ImageBitmap): string {
  const scale = Math.min(1, PHOTO_LIMITS.side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const [, base64 = ""] = canvas.toDataURL("image/jpeg", quality).split(",");
    if (base64 !== "" && base64.length <= PHOTO_LIMITS.drawnCharacters) return base64;
  }
  throw new Error(photoMessages.tooHeavy);
}
