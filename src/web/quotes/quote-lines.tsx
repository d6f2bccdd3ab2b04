import { getProjectDraft } from "#api/quotes.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { Button } from "#web/ui/button.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Pencil } from "lucide-react";
import { useBeginDraft } from "./editing/use-begin-draft.ts";

// Most quotes are read more often than they are written. The title takes the focus of the button that opened the lines,
// and rows stand where they come.
const LineEditor = onDemand(
  async () => (await import("./line-editor.tsx")).LineEditor,
  (words, _draft, hasFailed) => (
    <>
      <h2 className="mb-4 text-title">Lignes du devis</h2>
      {hasFailed ? words : <RowsSkeleton rows={3} label="Chargement des lignes…" />}
    </>
  ),
);

/** The lines of a project's quote: a button to make them its own, then their editor. */
export function QuoteLines({ projectId }: { projectId: string }) {
  const params = { id: projectId };
  const query = useAnswer(getProjectDraft, { params });
  const begin = useBeginDraft(projectId);
  if (query.error && !query.data) return <Failure error={query.error} retry={() => void query.refetch()} />;
  if (!query.data) return null;
  if (query.data.draft) return <LineEditor key={query.data.draft.id} draft={query.data.draft} />;
  return (
    <div>
      <Button isBusy={begin.isPending} className="max-md:w-full" onClick={() => begin.mutate(undefined)}>
        <Pencil aria-hidden className="size-4" />
        Modifier les lignes
      </Button>
      {begin.error && (
        <div className="mt-3">
          <Failure error={begin.error} />
        </div>
      )}
    </div>
  );
}
