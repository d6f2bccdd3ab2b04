import { originalName } from "#domain/projects/originals/original-name.ts";
import { addDays, dayAt, FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { timeMessages } from "#domain/times/time.messages.ts";
import type { KeptAct, SiteAct } from "#web/client/outbox/kept-act.ts";
import { actWords, outboxMessages } from "#web/client/outbox/outbox.messages.ts";
import { dropAct, retryAct, useOutbox } from "#web/client/outbox/page-outbox.ts";
import { useProject } from "#web/projects/use-project.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import type { LucideIcon } from "lucide-react";
import { Camera, Clock, FileText, Package, Play, Square, SquareCheck } from "lucide-react";
import { useEffect, useState } from "react";

/** What this device keeps, in the order in which it leaves. What was refused says why, with what can be done. */
export function KeptActs() {
  const { acts } = useOutbox();
  const refusedActs = acts.filter(({ refusal }) => refusal !== null);
  const waitingActs = acts.filter(({ refusal }) => refusal === null);
  if (acts.length === 0) return <p className="text-quiet">{outboxMessages.allSent}</p>;
  return (
    <div className="flex flex-col gap-6">
      {refusedActs.length > 0 && (
        <section>
          <h3 className="mb-2 text-title">À revoir</h3>
          <ul aria-label="À revoir" className="divide-y divide-line border-y border-line">
            {refusedActs.map((act) => (
              <Refused key={act.place} keptAct={act} />
            ))}
          </ul>
        </section>
      )}
      {waitingActs.length > 0 && (
        <section>
          <h3 className="mb-2 text-title">{outboxMessages.waiting(waitingActs.length)}</h3>
          {/* Nothing in it can be pressed: it is scrolled by the keyboard once it has the focus itself. */}
          <ol tabIndex={0} aria-label="À envoyer" className="divide-y divide-line border-y border-line">
            {waitingActs.map((act) => (
              <li key={act.place} className="py-2">
                <ActText keptAct={act} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function ActText({ keptAct: { act, about, keptAt } }: { keptAct: KeptAct }) {
  const hour = new Date(keptAt).toLocaleTimeString("fr-FR", { hour: "2-digit", minute: "2-digit" });
  // A project that was read on this device is named, with or without a network.
  const project = useProject(act.projectId).data;
  const facts = [about, project && project.name !== about ? project.name : "", hour];
  return (
    <div className="flex items-center gap-3">
      <ActSign act={act} />
      <p className="min-w-0">
        {actWords(act)}
        <span className="block text-fine text-quiet [overflow-wrap:anywhere]">
          {facts.filter((fact) => fact !== "").join(" · ")}
        </span>
      </p>
    </div>
  );
}

const SIGNS: Record<SiteAct["kind"], LucideIcon> = {
  tick: SquareCheck,
  time: Clock,
  start: Play,
  timer: Square,
  supply: Package,
  report: FileText,
  photo: Camera,
  original: Camera,
};

function ActSign({ act }: { act: SiteAct }) {
  const Icon = SIGNS[act.kind];
  if (act.kind === "photo") return <SmallPicture picture={act.picture} />;
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-inner bg-sunk">
      <Icon aria-hidden className="size-5 text-act" />
    </span>
  );
}

function SmallPicture({ picture }: { picture: Blob }) {
  const [url, setUrl] = useState("");
  useEffect(() => {
    const address = URL.createObjectURL(picture);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return (
    <span className="size-11 shrink-0 overflow-hidden rounded-inner bg-sunk">
      {url !== "" && <img src={url} alt="" className="size-full object-cover" />}
    </span>
  );
}

function Refused({ keptAct }: { keptAct: KeptAct }) {
  const { act, refusal, about } = keptAct;
  const otherWay = otherWayFor(keptAct);
  return (
    <li className="flex flex-col items-start gap-2 py-3">
      <ActText keptAct={keptAct} />
      <p role="alert" className="text-bad">
        {refusal}
      </p>
      <div className="flex flex-wrap gap-2">
        {otherWay && <Button onClick={() => void retryAct(keptAct, otherWay.act)}>{otherWay.label}</Button>}
        <Button onClick={() => void retryAct(keptAct)}>Réessayer</Button>
        {act.kind === "photo" && (
          <Button onClick={() => saveFile(act.picture, `${act.name}.jpg`)}>Enregistrer la photo</Button>
        )}
        {act.kind === "original" && (
          <Button onClick={() => saveFile(act.original, originalName(act.name, act.original.type))}>
            Enregistrer la photo
          </Button>
        )}
        <ConfirmButton
          question="Ne pas l'envoyer ?"
          text={`« ${actWords(act)}, ${about} » sera effacé de cet appareil.`}
          confirm="Effacer"
          act={() => dropAct(keptAct).then(() => null)}
        >
          Effacer
        </ConfirmButton>
      </div>
    </li>
  );
}

// Time that was worked counts for the whole project when its task is gone, and for a day that has come when the clock
// of the device was wrong.
function otherWayFor({ act, keptAt, refusal }: KeptAct): { label: string; act: SiteAct } | null {
  if (act.kind === "timer")
    return {
      label: "Noter ce temps quand même",
      act: {
        kind: "time",
        projectId: act.projectId,
        taskId: null,
        day: dayAt(new Date(keptAt), FRENCH_TIME_ZONE),
        minutes: act.minutes,
        note: "",
      },
    };
  // A photo that is gone refuses the report, whose words are nowhere else.
  if (act.kind === "report" && act.report.photoIds.length > 0)
    return { label: "Envoyer sans les photos", act: { ...act, report: { ...act.report, photoIds: [] } } };
  if (act.kind !== "time") return null;
  if (refusal === timeMessages.comingDay)
    return { label: "Noter pour la veille", act: { ...act, day: addDays(act.day, -1) } };
  return act.taskId === null ? null : { label: "Noter sur tout le projet", act: { ...act, taskId: null } };
}
