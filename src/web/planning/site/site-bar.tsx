import { listPhotos } from "#api/photos.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { photoMessages } from "#domain/projects/photo.messages.ts";
import { PHOTO_LIMITS } from "#domain/projects/photos.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { StepFoot } from "#web/projects/head/step-foot.tsx";
import { photoInput, useAddedPhotos } from "#web/projects/photos/add-photos.tsx";
import { clockText, useElapsedSeconds, useRunningTimer } from "#web/times/running-timer.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { cx } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import { Camera, FileText, Timer as TimerIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import type { SiteSheet } from "./site-sheets.tsx";

const SiteSheets = onDemand(
  async () => (await import("./site-sheets.tsx")).SiteSheets,
  () => null,
);

/** What is done most on a site, under the thumb of a phone wherever the page stands: a photo, the timer, a report. */
export function SiteBar({ project }: { project: ProjectAnswer }) {
  const [sheet, setSheet] = useState<SiteSheet | null>(null);
  const [isOpened, setOpened] = useState(false);
  const open = (wantedSheet: SiteSheet) => (setOpened(true), setSheet(wantedSheet));
  return (
    <StepFoot isStaying>
      <div role="group" aria-label="Sur place" className="grid flex-1 grid-cols-[1fr_1fr_1.5fr] gap-2">
        <TakenPhoto project={project} />
        <TimerAct project={project} open={() => open("timer")} />
        <Act icon={FileText} onClick={() => open("report")}>
          Compte rendu
        </Act>
      </div>
      {isOpened && <SiteSheets {...{ project, sheet }} show={setSheet} />}
    </StepFoot>
  );
}

function TakenPhoto({ project: { id, name } }: { project: ProjectAnswer }) {
  const camera = useRef<HTMLInputElement>(null);
  const count = useAnswer(listPhotos, { params: { id } }).data?.photos.length ?? 0;
  const add = useAddedPhotos({ projectId: id, about: name, room: PHOTO_LIMITS.project - count }, () =>
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
        aria-label="Appareil photo"
        onChange={(event) => add.hear(event.target)}
      />
      <Act icon={Camera} isBusy={add.isPending} onClick={() => camera.current?.click()}>
        Photo
      </Act>
    </>
  );
}

function TimerAct({ project, open }: { project: ProjectAnswer; open: () => void }) {
  const running = useRunningTimer();
  if (running?.timer.project_id !== project.id)
    return (
      <Act icon={TimerIcon} onClick={open}>
        Chrono
      </Act>
    );
  return (
    <Act icon={TimerIcon} isOn onClick={open}>
      <span className="sr-only">Chronomètre : </span>
      <Clock key={running.timer.started_at} seconds={running.timer.elapsed_seconds} />
    </Act>
  );
}

function Clock({ seconds: secondsWhenRead }: { seconds: number }) {
  const [first] = useState(secondsWhenRead);
  return <span className="figures">{clockText(useElapsedSeconds(first))}</span>;
}

type ActProps = { icon: LucideIcon; isOn?: boolean; isBusy?: boolean; onClick: () => void; children: ReactNode };

function Act({ icon: Icon, isOn = false, isBusy = false, onClick, children }: ActProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      disabled={isBusy}
      onClick={onClick}
      className={cx(
        "flex min-h-12 min-w-0 items-center justify-center gap-1.5 rounded-card border px-1 text-fine leading-tight",
        "font-[550] disabled:opacity-50",
        isOn ? "border-act bg-act text-on-act" : "border-line bg-paper",
      )}
    >
      <Icon aria-hidden className={cx("size-5 shrink-0", !isOn && "text-act")} />
      <span className="min-w-0 whitespace-nowrap">{children}</span>
    </button>
  );
}
