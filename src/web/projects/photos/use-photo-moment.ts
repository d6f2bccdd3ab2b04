import type { PhotoAnswer } from "#api/photos.ts";
import { photoMoment } from "#domain/projects/photo.messages.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useSitePeople } from "../people/use-site-people.ts";

/** Says of photos when they were added, and by whom where several people work on sites. */
export function usePhotoMoment(): (photo: PhotoAnswer) => string {
  const { isTeam, meId, shortNameOf } = useSitePeople();
  const today = todayInFrance();
  // An answer that the device kept from an earlier version says nobody.
  return ({ added_on: day, added_by: userId }) => {
    const name = !isTeam || !userId ? "" : userId === meId ? "toi" : shortNameOf(userId);
    return photoMoment(day, name, today);
  };
}
