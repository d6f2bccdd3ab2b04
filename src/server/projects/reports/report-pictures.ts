import type { ReportPhoto } from "#domain/projects/reports/report-content.ts";
import { REPORT_LIMITS } from "#domain/projects/reports/report-content.ts";
import { reportMessages } from "#domain/projects/reports/report.messages.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredFile } from "#server/files/files.repository.ts";
import { readImageHeader } from "#server/files/image-header.ts";
import { ApiError } from "#server/http/api-error.ts";
import { JobFailed } from "#server/processes/worker-process.ts";
import { findPhoto } from "../photos/photos.repository.ts";

type InCompany = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;

/**
 * The photos of a report, each as small as its place on a page. One whole photo is held at a time, whatever their
 * number. Throws 409 « photo_gone » for one that was removed meanwhile, and 503 for one that could not be drawn.
 */
export async function drawReportPictures(
  deps: Deps,
  companyId: string,
  { projectId, photos, inCompany }: { projectId: string; photos: readonly ReportPhoto[]; inCompany: InCompany },
): Promise<Map<string, StoredFile>> {
  const pictures = new Map<string, StoredFile>();
  for (const { id } of photos) {
    const photo = await inCompany((tx) => findPhoto(tx, projectId, id));
    if (!photo) throw photoGone();
    pictures.set(id, await drawSmall(deps, companyId, photo.bytes));
  }
  return pictures;
}

/** The refusal of a report with a photo that the project has no more. */
export function photoGone(): ApiError {
  return new ApiError(409, "photo_gone", reportMessages.photo_gone, { photo_ids: reportMessages.photo_gone });
}

async function drawSmall({ shrinkImage }: Deps, companyId: string, bytes: Uint8Array): Promise<StoredFile> {
  const header = readImageHeader(bytes);
  if (!header) throw unreadable();
  const { photoSide: maxSide, photoBytes: maxBytes } = REPORT_LIMITS;
  return shrinkImage({ bytes, header, maxSide, maxBytes }, companyId).catch((error: unknown) => {
    throw error instanceof JobFailed ? unreadable() : error;
  });
}

function unreadable(): ApiError {
  return new ApiError(503, "photo_unreadable", reportMessages.photoUnreadable);
}
