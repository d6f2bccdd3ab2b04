import sharp from "sharp";
import { acceptedCall } from "./accepted-call.ts";
import type { Ids } from "./filled-company.ts";
import type { Person } from "./test-app.ts";

/** The row of a photo among those of a project. */
const PHOTO = "/api/project-photos/{id}/{photoId}";

/** Adds two photos to a project. `before` is the ID of the first one, and the other one has its row. */
export async function addTwoPhotos(owner: Person, ids: Ids): Promise<Ids> {
  const projectId = ids["/api/projects/{id}"]!;
  const add = async (redness: number): Promise<string> => {
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: { r: redness, g: 9, b: 9 } } });
    const sentPhoto = { name: "mur.png", picture: (await picture.png().toBuffer()).toString("base64") };
    return (await acceptedCall(owner, "POST", `/api/project-photos/${projectId}`, sentPhoto)).photo.id;
  };
  return { ...ids, "/api/project-photos/{id}": projectId, before: await add(10), [PHOTO]: await add(200) };
}
