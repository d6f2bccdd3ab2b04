import type { ProjectAnswer } from "#api/projects.ts";
import type { TimeAnswer } from "#api/times.ts";
import { removeTime } from "#api/times.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { LateTimeForm } from "./late-time-form.ts";

type Props = { project: ProjectAnswer; times: readonly TimeAnswer[] };

/** What was noted, last first. Who worked is said once several people did. */
export function TimeList({ project, times }: Props) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const isOfSeveral = new Set(times.map(({ user_id }) => user_id)).size > 1;
  if (times.length === 0) return null;
  return (
    <ul aria-label="Temps notés" className="divide-y divide-line border-t border-line">
      {times.map((time) =>
        time.id === editedId ? (
          <li key={time.id} className="py-3">
            <LateTimeForm project={project} time={time} close={() => setEditedId(null)} />
          </li>
        ) : (
          <li key={time.id} className="flex min-h-14 items-center gap-x-1 py-1 last:pb-0">
            <TimeText project={project} time={time} saysWho={isOfSeveral} />
            {time.is_mine_to_change && (
              <>
                <Button
                  look="quiet"
                  className="px-2"
                  aria-label={`Corriger ${formatMinutes(time.minutes)} du ${formatDate(time.day)}`}
                  onClick={() => setEditedId(time.id)}
                >
                  <Pencil aria-hidden className="size-5" />
                </Button>
                <Removal projectId={project.id} time={time} />
              </>
            )}
          </li>
        ),
      )}
    </ul>
  );
}

function TimeText({ project, time, saysWho }: { project: ProjectAnswer; time: TimeAnswer; saysWho: boolean }) {
  const task = project.tasks.find(({ id }) => id === time.task_id);
  const details = [task?.title ?? "Tout le projet", saysWho ? time.user_name || "Ancien membre" : "", time.note];
  return (
    <>
      <p className="min-w-0 flex-1">
        {formatDate(time.day)}
        <span className="line-clamp-2 text-fine text-quiet [overflow-wrap:anywhere]">
          {details.filter((detail) => detail !== "").join(" · ")}
        </span>
      </p>
      <p className="figures font-[550] whitespace-nowrap">{formatMinutes(time.minutes)}</p>
    </>
  );
}

function Removal({ projectId, time }: { projectId: string; time: TimeAnswer }) {
  const remove = useChange(() => call(removeTime, { params: { id: projectId, timeId: time.id } }));
  const what = `${formatMinutes(time.minutes)} du ${formatDate(time.day)}`;
  return (
    <ConfirmButton
      look="quiet"
      label={`Retirer ${what}`}
      question={`Retirer ${what} ?`}
      text="Ce temps ne comptera plus."
      confirm="Retirer"
      act={() => remove.mutateAsync(undefined).then(() => null)}
    >
      <Trash2 aria-hidden className="size-5" />
    </ConfirmButton>
  );
}
