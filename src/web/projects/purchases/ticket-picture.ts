import { PURCHASE_LIMITS } from "#domain/mail/invoices/purchase.ts";

// Not the drawing of the photos of a site: what every site loads would be cut in two for it.

/** A ticket stays legible at it, and is sent in a moment. */
const QUALITY = 0.8;

/**
 * The photo of a ticket, small enough to be sent: drawn anew as JPEG, turned as it is looked at. What this browser does
 * not read (HEIC) is sent as it is, and drawn by the server. Null when it is too heavy for that.
 */
export async function ticketPicture(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (bitmap === null) return file.size <= PURCHASE_LIMITS.ticketBytes ? file : null;
  const scale = Math.min(1, PURCHASE_LIMITS.ticketSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
}
