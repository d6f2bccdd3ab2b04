import type { PhotoAnswer } from "#api/photos.ts";
import { getPhoto, readOriginal, removePhoto } from "#api/photos.ts";
import { originalName } from "#domain/projects/originals/original-name.ts";
import { photoMessages } from "#domain/projects/photo.messages.ts";
import { useAnswer, useChange, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { Failure } from "#web/ui/states.tsx";
import { Download } from "lucide-react";
import { useState } from "react";
import { PhotoCompare } from "./photo-compare.tsx";
import { PhotoStage } from "./photo-stage.tsx";
import { PhotoWords } from "./photo-words.tsx";
import { usePhotoMoment } from "./use-photo-moment.ts";

type OriginalProps = { projectId: string; photo: PhotoAnswer; originalBytes: number };

function SaveOriginal({ projectId, photo: { id, name }, originalBytes }: OriginalProps) {
  const save = useSingleChange(async () => {
    const { original, mime } = await fetchOriginal(projectId, id);
    saveFile(original, originalName(name, mime));
  });
  return (
    <div className="flex w-full flex-col gap-2">
      <Button
        className="max-md:w-full"
        isBusy={save.isPending}
        busyLabel="Je télécharge…"
        onClick={() => save.mutate(undefined)}
      >
        <Download aria-hidden className="size-5" />
        {photoMessages.saveOriginal(originalBytes)}
      </Button>
      {save.error && <Failure error={save.error} />}
    </div>
  );
}

// In parts: an original is heavier than what a call may answer at once.
async function fetchOriginal(projectId: string, photoId: string): Promise<{ original: Blob; mime: string }> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let offset = 0; ;) {
    const params = { id: projectId, photoId };
    const { original } = await call(readOriginal, { params, query: { offset } });
    if (original === null) throw new Error(photoMessages.goneOriginal);
    const { part, mime, size } = original;
    const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
    parts.push(bytes);
    offset += bytes.length;
    if (offset >= size || bytes.length === 0) return { original: new Blob(parts, { type: mime }), mime };
  }
}

type Props = {
  projectId: string;
  photo: PhotoAnswer;
  photos: readonly PhotoAnswer[];
  show: (id: string) => void;
  onClose: () => void;
};

/** A photo of a project in full, and what removes it. */
export function PhotoView({ projectId, photo: shownPhoto, photos, show, onClose }: Props) {
  const { id, name, caption, small } = shownPhoto;
  const { data, error } = useAnswer(getPhoto, { params: { id: projectId, photoId: id } }, { version: id });
  const may = useMay();
  const momentOf = usePhotoMoment();
  const remove = useChange(() => call(removePhoto, { params: { id: projectId, photoId: id } }));
  const [isCompared, setCompared] = useState(true);
  const pair = pairOf(shownPhoto, photos);
  const place = photos.findIndex((photo) => photo.id === id);
  // The small one is shown until the whole one is there.
  const { mime, data: picture } = data?.photo ?? small;
  return (
    <Drawer title={caption || name} open onClose={onClose}>
      <div className="flex flex-col items-start gap-4">
        {pair !== null && isCompared ? (
          <PhotoCompare projectId={projectId} before={pair.before} after={pair.after} momentOf={momentOf} />
        ) : (
          <PhotoStage
            url={`data:${mime};base64,${picture}`}
            alt={caption || name}
            rank={place + 1}
            count={photos.length}
            turn={(by) => show(photos[place + by]?.id ?? id)}
          />
        )}
        <div className="flex w-full flex-wrap items-center justify-between gap-x-4">
          <p className="text-quiet">{momentOf(shownPhoto)}</p>
          {pair !== null && (
            <Button look="quiet" className="-mr-4" onClick={() => setCompared(!isCompared)}>
              {isCompared ? "Voir la photo seule" : "Comparer"}
            </Button>
          )}
        </div>
        {error && (
          <p role="alert" className="text-bad">
            {error.message}
          </p>
        )}
        {may("work") && <PhotoWords key={id} projectId={projectId} photo={shownPhoto} photos={photos} />}
        {shownPhoto.original_bytes !== null && (
          <SaveOriginal projectId={projectId} photo={shownPhoto} originalBytes={shownPhoto.original_bytes} />
        )}
        {may("manage") && (
          <div className="w-full border-t border-line pt-4">
            <ConfirmButton
              look="danger"
              question={`Retirer « ${name} » ?`}
              text="Elle est effacée du projet pour de bon. Le mail d'où elle vient la garde."
              confirm="Retirer la photo"
              act={async () => {
                await remove.mutateAsync(undefined);
                onClose();
                return null;
              }}
            >
              Retirer la photo
            </ConfirmButton>
          </div>
        )}
      </div>
    </Drawer>
  );
}

// The photo and the one that was taken before the work, or that shows what became of it.
function pairOf(
  photo: PhotoAnswer,
  photos: readonly PhotoAnswer[],
): { before: PhotoAnswer; after: PhotoAnswer } | null {
  const earlierPhoto = photos.find(({ id }) => id === photo.before_id);
  if (earlierPhoto) return { before: earlierPhoto, after: photo };
  const laterPhoto = photos.find(({ before_id: beforeId }) => beforeId === photo.id);
  return laterPhoto ? { before: photo, after: laterPhoto } : null;
}
