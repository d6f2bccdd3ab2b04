import { copyMailPhotos, listPhotos } from "#api/photos.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { PHOTOS_TITLE, photoMessages } from "#domain/projects/photo.messages.ts";
import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { outboxMessages } from "#web/client/outbox/outbox.messages.ts";
import { actsOfKind, mayCarryOriginals, sendOriginalsNow, useWaitingActs } from "#web/client/outbox/page-outbox.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useEffect, useRef, useState } from "react";
import { ProjectPeople } from "../people/project-people.tsx";
import { AddPhotos } from "./add-photos.tsx";
import { PhotoGrid } from "./photo-grid.tsx";
import { WaitingPhoto } from "./waiting-photo.tsx";
import type { WaitingPhotos } from "./waiting-photos.ts";
import { forgetWaitingPhotos, photosWaitingFor } from "./waiting-photos.ts";

const PeopleForm = onDemand(
  async () => (await import("../people/site-people-form.tsx")).SitePeopleForm,
  (words) => words,
  "when shown",
);
const PhotoView = onDemand(
  async () => (await import("./photo-view.tsx")).PhotoView,
  () => null,
  "when shown",
);

/** Where the work of a project is done, who is on it, and its photos, for whoever works there. */
export function SiteCard({ project }: { project: ProjectAnswer }) {
  const words = useTradeWords();
  const { site_address } = project;
  return (
    <Card title={withCapital(words.site)}>
      <div className="flex flex-col gap-4">
        {site_address !== "" && <p className="[overflow-wrap:anywhere]">{site_address}</p>}
        <ProjectPeople project={project} Form={PeopleForm} />
        <SitePhotos project={project} />
      </div>
    </Card>
  );
}

/** The photos of the works of a project, and what adds to them. */
export function PhotosCard({ project }: { project: ProjectAnswer }) {
  return (
    <Card title={PHOTOS_TITLE}>
      <div className="flex flex-col gap-4">
        <SitePhotos project={project} />
      </div>
    </Card>
  );
}

function SitePhotos({ project: { id, name } }: { project: ProjectAnswer }) {
  const { data, error } = useAnswer(listPhotos, { params: { id } });
  const [shownId, setShownId] = useState<string | null>(null);
  const photos = data?.photos ?? [];
  const waitingPhotos = actsOfKind(useWaitingActs(id), "photo");
  const shownPhoto = photos.find((photo) => photo.id === shownId) ?? null;
  return (
    <>
      {error && !data && (
        <p role="alert" className="text-bad">
          {error.message}
        </p>
      )}
      {photos.length + waitingPhotos.length > 0 && (
        <PhotoGrid photos={photos} show={setShownId}>
          {waitingPhotos.map(({ place, act }) => (
            <WaitingPhoto key={place} name={act.name} picture={act.picture} />
          ))}
        </PhotoGrid>
      )}
      <WaitingOriginals projectId={id} />
      <CopiedPhotos projectId={id} />
      <AddPhotos projectId={id} about={name} room={PHOTO_LIMITS.project - photos.length - waitingPhotos.length} />
      {shownPhoto && (
        <PhotoView
          projectId={id}
          photo={shownPhoto}
          photos={photos}
          show={setShownId}
          onClose={() => setShownId(null)}
        />
      )}
    </>
  );
}

// What is heavy waits for a network that costs nothing, and goes at a tap for who does not want to wait.
function WaitingOriginals({ projectId }: { projectId: string }) {
  const waitingOriginals = actsOfKind(useWaitingActs(projectId), "original");
  if (waitingOriginals.length === 0 || mayCarryOriginals()) return null;
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="text-fine text-quiet">{outboxMessages.originalsWait(waitingOriginals.length)}</p>
      <Button look="quiet" onClick={() => void sendOriginalsNow()}>
        Envoyer maintenant
      </Button>
    </div>
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
