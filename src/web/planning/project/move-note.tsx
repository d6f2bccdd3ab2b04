import { Button } from "#web/ui/button.tsx";
import { TriangleAlert, X } from "lucide-react";
import type { MoveRemarks } from "./use-move-task.ts";

/** What deserves a second look once a task was moved, with what brings along the tasks that follow it. */
export function MoveNote({
  remarks: { sentences, followers },
  followAlong,
  close,
}: {
  remarks: MoveRemarks;
  followAlong: () => void;
  close: () => void;
}) {
  return (
    <div
      role="status"
      className="sticky top-2 z-30 flex items-center gap-2 rounded-card border border-alert bg-paper py-1 pr-1 pl-3
        max-md:top-[4.25rem]"
    >
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-alert" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
        <div className="min-w-0 flex-1 basis-60 py-1.5 text-fine leading-snug [overflow-wrap:anywhere]">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {followers.length > 0 && <Button onClick={followAlong}>Décaler la suite</Button>}
      </div>
      <Button look="quiet" aria-label="Laisser ainsi" className="size-11 shrink-0 px-0!" onClick={close}>
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
