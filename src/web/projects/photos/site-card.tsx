import type { PhotoAnswer } from "#api/photos.ts";
import { addPhoto, copyMailPhotos, listPhotos } from "#api/photos.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { photoMessages } from "#domain/projects/photo.messages.ts";
import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Camera } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { smallPicture } from "./small-picture.ts";
import type { WaitingPhotos } from "./waiting-photos.ts";
import { forgetWaitingPhotos, photosWaitingFor } from "./waiting-photos.ts";

const PhotoView = onDemand(
  async () => (await import("./photo-view.tsx")).PhotoView,
  () => null,
  "when shown",
);

/** Where the work of a project is done, and its photos, for whoever works there. */
export function SiteCard({ project: { id, site_address } }: { project: ProjectAnswer }) {
  const { data, error } = useAnswer(listPhotos, { params: { id } });
  const [shownId, setShownId] = useState<string | null>(null);
  const photos = data?.photos ?? [];
  const shownPhoto = photos.find((photo) => photo.id === shownId) ?? null;
  return (
    <Card title="Chantier">
      <div className="flex flex-col gap-4">
        {site_address !== "" && <p className="[overflow-wrap:anywhere]">{site_address}</p>}
        {error && (
          <p role="alert" className="text-bad">
            {error.message}
          </p>
        )}
        {photos.length > 0 && <PhotoGrid photos={photos} show={setShownId} />}
        <CopiedPhotos projectId={id} />
        <AddPhoto projectId={id} isFull={photos.length >= PHOTO_LIMITS.project} />
      </div>
      {shownPhoto && <PhotoView projectId={id} photo={shownPhoto} onClose={() => setShownId(null)} />}
    </Card>
  );
}

function PhotoGrid({ photos, show }: { photos: readonly PhotoAnswer[]; show: (id: string) => void }) {
  return (
    <ul aria-label="Photos" className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {photos.map(({ id, name, small }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`Voir ${name}`}
            aria-haspopup="dialog"
            className="block aspect-square w-full overflow-hidden rounded-inner border border-line"
            onClick={() => show(id)}
          >
            <img src={`data:${small.mime};base64,${small.data}`} alt="" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}

// The photos that were chosen when the project was made of a mail: copied once, and again when it is asked.
function CopiedPhotos({ projectId }: { projectId: string }) {
  const [waitingPhotos] = useState(() => photosWaitingFor(projectId));
  const copy = useSingleChange(async ({ mailId, places }: WaitingPhotos) => {
    const answer = await call(copyMailPhotos, { params: { id: projectId, mailId }, body: { places: [...places] } });
    forgetWaitingPhotos(projectId);
    return answer;
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (waitingPhotos === null || hasBegun.current) return;
    hasBegun.current = true;
    copy.mutate(waitingPhotos);
  }, [waitingPhotos, copy]);
  if (waitingPhotos === null) return null;
  if (copy.isPending)
    return (
      <p role="status" className="text-quiet">
        Copie des photos du mail…
      </p>
    );
  if (copy.error)
    return (
      <div className="flex flex-col items-start gap-2">
        <p role="alert" className="text-bad">
          Les photos du mail n'ont pas pu être copiées. {copy.error.message}
        </p>
        <Button onClick={() => copy.mutate(waitingPhotos)}>Réessayer</Button>
      </div>
    );
  const skippedCount = copy.data?.photos_skipped ?? 0;
  return skippedCount > 0 && <p className="text-fine text-quiet">{photoMessages.skipped(skippedCount)}</p>;
}

function AddPhoto({ projectId, isFull }: { projectId: string; isFull: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const add = useSingleChange((file: File) => sendPhoto(projectId, file));
  if (!useMay()("work")) return null;
  if (isFull) return <p className="text-fine text-quiet">{photoMessages.full}</p>;
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        className="sr-only"
        tabIndex={-1}
        aria-label="Fichier de la photo"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = "";
          if (file) add.mutate(file);
        }}
      />
      <Button isBusy={add.isPending} busyLabel="Envoi…" onClick={() => input.current?.click()}>
        <Camera aria-hidden className="size-5" />
        Ajouter une photo
      </Button>
      {add.error && (
        <p role="alert" className="mt-2 text-bad">
          {add.error.message}
        </p>
      )}
    </div>
  );
}

async function sendPhoto(projectId: string, file: File) {
  const picture = await smallPicture(file);
  const name = file.name.slice(0, PHOTO_LIMITS.name).toWellFormed().trim() || "photo";
  return call(addPhoto, { params: { id: projectId }, body: { name, picture } });
}
