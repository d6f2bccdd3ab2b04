import { photoMessages } from "#domain/projects/photo.messages.ts";
import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import { photoInput, useAddedPhotos } from "#web/projects/photos/add-photos.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Camera } from "lucide-react";
import { useEffect, useRef } from "react";

/** The camera of a phone for a work of today, without opening it. The server says when a project has all it takes. */
export function DayPhoto({ projectId, name }: { projectId: string; name: string }) {
  const camera = useRef<HTMLInputElement>(null);
  const add = useAddedPhotos({ projectId, about: name, room: PHOTO_LIMITS.project }, () =>
    showToast(photoMessages.added),
  );
  useEffect(() => {
    if (add.error) showToast(add.error.message);
  }, [add.error]);
  return (
    <>
      <input
        {...photoInput}
        ref={camera}
        capture="environment"
        aria-label={`Photo de « ${name} »`}
        onChange={(event) => add.hear(event.target)}
      />
      <Button
        className="min-h-12 flex-auto px-2! whitespace-nowrap"
        isBusy={add.isPending}
        busyLabel="J'ajoute…"
        aria-label={`Prendre une photo : « ${name} »`}
        onClick={() => camera.current?.click()}
      >
        <Camera aria-hidden className="size-5 shrink-0" />
        Photo
      </Button>
    </>
  );
}
