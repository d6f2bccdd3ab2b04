import { getProjectNotes } from "#api/projects/project-dossier.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { KeyRound } from "lucide-react";

/** The notes of a project where whoever arrives on its site needs them: the code of the door before the first task. */
export function NotesAtHand({ projectId }: { projectId: string }) {
  const text = useAnswer(getProjectNotes, { params: { id: projectId } }).data?.notes.text ?? "";
  if (text.trim() === "") return null;
  return (
    <section aria-label="À savoir sur place" className="flex gap-3 rounded-card bg-sunk px-4 py-3">
      <KeyRound aria-hidden className="mt-0.5 size-5 shrink-0 text-act" />
      <p className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
    </section>
  );
}
