import { photoMessages } from "#domain/projects/photo.messages.ts";
import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { performOnSite } from "#web/client/outbox/page-outbox.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Camera, Images } from "lucide-react";
import { useRef } from "react";
import { originalOf, smallPicture } from "./small-picture.ts";

type Props = {
  projectId: string;
  about: string;
  room: number;
  /** What the photo is called; without it, as its file. */
  photoName?: string;
};

/**
 * Takes a photo with the camera of a phone, or adds several of the device. `room`: how many the project still takes.
 */
export function AddPhotos({ projectId, about, room, photoName }: Props) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const add = useSingleChange((photos: readonly File[]) =>
    addAll({ projectId, about, room, ...(photoName !== undefined && { photoName }) }, photos),
  );
  if (!useMay()("work")) return null;
  if (room <= 0) return <p className="text-fine text-quiet">{photoMessages.full}</p>;
  const hear = (input: HTMLInputElement) => {
    const photos = [...(input.files ?? [])];
    // The same file may be chosen again.
    input.value = "";
    if (photos.length > 0) add.mutate(photos);
  };
  const hiddenInput = { type: "file", accept: "image/*,.heic,.heif", className: "sr-only", tabIndex: -1 } as const;
  return (
    <div className="flex flex-wrap gap-2">
      <input
        {...hiddenInput}
        ref={camera}
        capture="environment"
        aria-label="Photo à prendre"
        onChange={(event) => hear(event.target)}
      />
      <input
        {...hiddenInput}
        ref={files}
        multiple
        aria-label="Photos à ajouter"
        onChange={(event) => hear(event.target)}
      />
      <Button
        className="w-full md:hidden"
        isBusy={add.isPending}
        busyLabel="J'ajoute…"
        onClick={() => camera.current?.click()}
      >
        <Camera aria-hidden className="size-5" />
        Prendre une photo
      </Button>
      <Button
        className="max-md:w-full"
        isBusy={add.isPending}
        busyLabel="J'ajoute…"
        onClick={() => files.current?.click()}
      >
        <Images aria-hidden className="size-5" />
        Ajouter des photos
      </Button>
      {add.error && (
        <p role="alert" className="w-full text-bad">
          {add.error.message}
        </p>
      )}
    </div>
  );
}

// One after the other: a phone has no memory for many decoded photos at once, and they are sent in their order.
async function addAll({ projectId, about, room, photoName }: Props, photos: readonly File[]): Promise<void> {
  const unreadableNames: string[] = [];
  for (const photo of photos.slice(0, room)) {
    const name = (photoName ?? photo.name).slice(0, PHOTO_LIMITS.name).toWellFormed().trim() || "photo";
    const small = await smallPicture(photo).catch(() => null);
    if (small === null) {
      unreadableNames.push(name);
      continue;
    }
    const original = small.isReduced ? await originalOf(photo).catch(() => null) : null;
    await performOnSite({ kind: "photo", projectId, name, picture: small.picture, original }, about);
  }
  if (unreadableNames.length > 0) throw new Error(photoMessages.unreadableAmong(unreadableNames));
  if (photos.length > room) throw new Error(photoMessages.full);
}
