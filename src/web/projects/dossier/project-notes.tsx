import type { ProjectNotesAnswer } from "#api/projects/project-dossier.ts";
import { getProjectNotes } from "#api/projects/project-dossier.ts";
import { dossierMessages } from "#domain/projects/dossier/dossier.messages.ts";
import { MAX_PROJECT_NOTES } from "#domain/projects/dossier/project-notes.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { linkLook } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { OtherNotes } from "./other-notes.tsx";
import { useKeptNotes } from "./use-kept-notes.ts";

/** What is written down about a project. Whoever works there writes it, and it is kept by itself. */
export function ProjectNotes({ projectId }: { projectId: string }) {
  const { data, error, refetch } = useAnswer(getProjectNotes, { params: { id: projectId } });
  const mayWrite = useMay()("work");
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton isBare />;
  if (!mayWrite)
    return <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{data.notes.text || "Aucune note."}</p>;
  return <WrittenNotes projectId={projectId} notes={data.notes} reread={() => void refetch()} />;
}

type Props = { projectId: string; notes: ProjectNotesAnswer; reread: () => void };

function WrittenNotes({ projectId, notes, reread }: Props) {
  const { text, type, other, settle, state, error, retry } = useKeptNotes(projectId, notes, reread);
  return (
    <>
      <TextAreaField
        label="Accès, mesures, choix du client, à ne pas oublier"
        rows={6}
        value={text}
        maxLength={MAX_PROJECT_NOTES}
        onChange={(event) => type(event.target.value)}
      />
      {other !== null && (
        <OtherNotes
          text={other}
          keepBoth={() => settle(`${other}\n${text}`)}
          keepMine={() => settle(text)}
          keepOther={() => settle(null)}
        />
      )}
      {error && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-x-3 text-fine text-bad">
          Pas encore enregistré : {error.message}
          <button type="button" className={linkLook} onClick={retry}>
            Réessayer
          </button>
        </p>
      )}
      <p role="status" className="mt-2 min-h-5 text-fine text-quiet">
        {!error && other === null && notesState(state, notes.revision)}
      </p>
    </>
  );
}

function notesState(state: "saving" | "waiting" | "kept", revision: number): string {
  if (state !== "kept") return dossierMessages.notesWaiting;
  return revision > 0 ? dossierMessages.notesKept : "Ce que tu écris s'enregistre tout seul.";
}
