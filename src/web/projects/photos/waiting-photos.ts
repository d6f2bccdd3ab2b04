/** Photos of a mail that were chosen for a project, and are not copied yet. */
export type WaitingPhotos = { mailId: string; places: readonly number[] };

// Of this page alone: what was not copied when it is left stays in the mail.
const waitingPhotos = new Map<string, WaitingPhotos>();

/** Notes that these photos go to a project that was just created. */
export function awaitPhotos(projectId: string, photos: WaitingPhotos): void {
  if (photos.places.length > 0) waitingPhotos.set(projectId, photos);
}

/** The photos that wait for a project, or null. */
export function photosWaitingFor(projectId: string): WaitingPhotos | null {
  return waitingPhotos.get(projectId) ?? null;
}

/** They are copied, or given up. */
export function forgetWaitingPhotos(projectId: string): void {
  waitingPhotos.delete(projectId);
}
