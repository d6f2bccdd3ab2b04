import type { PhotoAnswer } from "#api/photos.ts";
import { updatePhoto } from "#api/photos.ts";
import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import { useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";

type Props = { projectId: string; photo: PhotoAnswer; photos: readonly PhotoAnswer[] };

/** What a photo shows, and the photo that was taken before the work, to compare. */
export function PhotoWords({ projectId, photo, photos }: Props) {
  const [caption, setCaption] = useState(photo.caption);
  const [isChoosing, setChoosing] = useState(false);
  const save = useSingleChange(
    async (change: { caption?: string; before_id?: string | null }) => {
      await call(updatePhoto, { params: { id: projectId, photoId: photo.id }, body: change });
      await whenRefreshed();
    },
    {
      onSuccess: (_nothing, { before_id: beforeId }) => {
        setChoosing(false);
        showToast(
          beforeId === undefined ? "C'est noté." : beforeId === null ? "Photos séparées." : "Photos mises côte à côte.",
        );
      },
    },
  );
  const isBefore = photos.some(({ before_id }) => before_id === photo.id);
  const freePhotos = photos.filter(
    ({ id, before_id }) => id !== photo.id && before_id === null && !photos.some((other) => other.before_id === id),
  );
  return (
    <div className="flex w-full flex-col gap-4">
      <form
        className="flex flex-col items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ caption });
        }}
      >
        <div className="w-full">
          <TextField
            label="Légende"
            placeholder="Ce qu'on y voit"
            maxLength={PHOTO_LIMITS.caption}
            value={caption}
            onChange={(event) => setCaption(event.target.value)}
          />
        </div>
        {caption.trim() !== photo.caption && (
          <Button type="submit" look="primary" isBusy={save.isPending} busyLabel="J'enregistre…">
            Enregistrer
          </Button>
        )}
      </form>
      {isBefore && <p className="text-quiet">C'est la photo d'avant. Ouvre celle d'après pour les séparer.</p>}
      {photo.before_id !== null && (
        <Button isBusy={save.isPending} onClick={() => save.mutate({ before_id: null })}>
          Séparer de la photo d'avant
        </Button>
      )}
      {!isBefore && photo.before_id === null && freePhotos.length > 0 && !isChoosing && (
        <Button onClick={() => setChoosing(true)}>Comparer avec une photo d'avant</Button>
      )}
      {isChoosing && (
        <div>
          <p className="mb-2 font-[550]">Laquelle a été prise avant ?</p>
          <ul aria-label="Photos d'avant" className="grid grid-cols-3 gap-2">
            {freePhotos.map(({ id, name, caption: words, small }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={words || name}
                  className="block aspect-square w-full overflow-hidden rounded-inner border border-line"
                  onClick={() => save.mutate({ before_id: id })}
                >
                  <img src={`data:${small.mime};base64,${small.data}`} alt="" className="size-full object-cover" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {save.error && <Failure error={save.error} />}
    </div>
  );
}
