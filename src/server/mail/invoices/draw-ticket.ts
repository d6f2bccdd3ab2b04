import { PURCHASE_LIMITS } from "#domain/mail/invoices/purchase.ts";
import { contentTypeOf } from "#domain/mail/reading/file-content.ts";
import type { Deps } from "#server/deps.ts";
import type { ImageFormat } from "#server/files/image-header.ts";
import { isTooLarge, readImageHeader } from "#server/files/image-header.ts";
import { JobFailed } from "#server/processes/worker-process.ts";
import type { NewTicket } from "./purchases.repository.ts";

const PHOTO_FORMATS = new Set<ImageFormat>(["jpeg", "png", "webp", "heic"]);

/**
 * A ticket as it is kept: a PDF as it came, which is only ever saved as a file, or a photo that was decoded and written
 * again in another process, without the place and the device that a camera notes. Null for anything else.
 */
export async function drawTicket(
  deps: Pick<Deps, "shrinkImage">,
  companyId: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<NewTicket | null> {
  if (bytes.length > PURCHASE_LIMITS.ticketBytes) return null;
  if (contentTypeOf(bytes) === "application/pdf") return { name, mime: "application/pdf", bytes };
  const header = readImageHeader(bytes);
  if (!header || !PHOTO_FORMATS.has(header.format) || isTooLarge(header)) return null;
  const job = { bytes, header, maxSide: PURCHASE_LIMITS.ticketSide, maxBytes: PURCHASE_LIMITS.usualTicketBytes };
  try {
    const photo = await deps.shrinkImage(job, companyId);
    const mime = photo.mime === "image/png" ? "image/png" : "image/jpeg";
    return photo.bytes.length > PURCHASE_LIMITS.ticketBytes ? null : { name, mime, bytes: photo.bytes };
  } catch (error) {
    if (error instanceof JobFailed) return null;
    throw error;
  }
}
