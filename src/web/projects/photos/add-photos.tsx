import { photoMessages } from "#domain/projects/photo.messages.ts";
import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { performOnSite } from "#web/client/outbox/page-outbox.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Camera, Images } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { originalOf, smallPicture } from "./small-picture.ts";

type Props = {
  projectId: string;
  about: string;
  /** How many the project still takes. */
  room: number;
  /** What the photo is called; without it, as its file. */
  photoName?: string;
};

/** What adds photos of the device to a project. `onAdded`: some came that it had not. */
export function useAddedPhotos(adding: Props, onAdded: () => void = () => {}) {
  const room = useRef(adding.room);
  useLayoutEffect(() => {
    room.current = adding.room;
  }, [adding.room]);
  const add = useSingleChange(
    async (photos: readonly File[]) => {
      const roomBefore = room.current;
      const isKept = await addAll(adding, photos);
      return isKept || room.current < roomBefore;
    },
    {
      // The same photo comes once. Its list was read again before this is told.
      onSuccess: (hasNew) => (hasNew ? onAdded() : showToast(photoMessages.known)),
    },
  );
  return {
    isPending: add.isPending,
    error: add.error,
    hear: (input: HTMLInputElement) => {
      const photos = [...(input.files ?? [])];
      // The same file may be chosen again.
      input.value = "";
      if (photos.length > 0) add.mutate(photos);
    },
  };
}

/** The attributes of the field behind a button that takes or chooses photos. */
export const photoInput = {
  type: "file",
  accept: "image/*,.heic,.heif",
  className: "sr-only",
  tabIndex: -1,
} as const;

/**
 * Takes a photo with the camera of a phone, or adds several of the device.
 */
export function AddPhotos(props: Props) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const add = useAddedPhotos(props);
  if (!useMay()("work")) return null;
  if (props.room <= 0) return <p className="text-fine text-quiet">{photoMessages.full}</p>;
  return (
    <div className="flex flex-wrap gap-2">
      <input
        {...photoInput}
        ref={camera}
        capture="environment"
        aria-label="Photo à prendre"
        onChange={(event) => add.hear(event.target)}
      />
      <input
        {...photoInput}
        ref={files}
        multiple
        aria-label="Photos à ajouter"
        onChange={(event) => add.hear(event.target)}
      />
      <Button
        className="min-h-12 w-full md:hidden"
        isBusy={add.isPending}
        busyLabel="J'ajoute…"
        onClick={() => camera.current?.click()}
      >
        <Camera aria-hidden className="size-5" />
        Prendre une photo
      </Button>
      <Button
        className="max-md:min-h-12 max-md:w-full"
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

// One after the other: a phone has no memory for many decoded photos at once, and they are sent in their order. True
// when one of them waits for the network.
async function addAll({ projectId, about, room, photoName }: Props, photos: readonly File[]): Promise<boolean> {
  let isKept = false;
  const unreadableNames: string[] = [];
  for (const photo of photos.slice(0, room)) {
    const name = (photoName ?? photo.name).slice(0, PHOTO_LIMITS.name).toWellFormed().trim() || "photo";
    const small = await smallPicture(photo).catch(() => null);
    if (small === null) {
      unreadableNames.push(name);
      continue;
    }
    const original = small.isReduced ? await originalOf(photo).catch(() => null) : null;
    const act = { kind: "photo" as const, projectId, name, picture: small.picture, original };
    isKept = (await performOnSite(act, about)) === "kept" || isKept;
  }
  if (unreadableNames.length > 0) throw new Error(photoMessages.unreadableAmong(unreadableNames));
  if (photos.length > room) throw new Error(photoMessages.full);
  return isKept;
}
