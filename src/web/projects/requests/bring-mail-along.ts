import { attachProjectMail } from "#api/projects/project-dossier.ts";
import { call } from "#web/client/call.ts";
import type { WaitingPhotos } from "../photos/waiting-photos.ts";
import { awaitPhotos } from "../photos/waiting-photos.ts";

/**
 * Puts the conversation that a new project was made of with it, and notes the photos that follow. When the first one
 * fails the project stands all the same, and somebody puts the conversation with it by hand.
 */
export async function bringMailAlong(projectId: string, photos: WaitingPhotos): Promise<void> {
  awaitPhotos(projectId, photos);
  const params = { id: projectId, mailId: photos.mailId };
  await call(attachProjectMail, { params, body: { is_attached: true } }).catch(() => {});
}
