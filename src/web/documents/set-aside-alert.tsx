import type { SetAsideDocument } from "#api/documents.ts";
import { retryDocument } from "#api/documents.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { refreshed, useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { say } from "#web/ui/toast.tsx";

/** Says that the PDF of a document could not be made, what still works, and lets it be tried again. */
export function SetAsideAlert({ document }: { document: SetAsideDocument }) {
  const { id, kind, number, project_name } = document;
  const manages = useMay()("manage");
  const retry = useChange(() => call(retryDocument, { params: { id }, body: {} }), {
    onSuccess: ({ set_aside }) => {
      say(
        set_aside
          ? "Le PDF n'a pas pu être préparé cette fois non plus. " +
              "Change de logo dans les réglages, ou préviens qui héberge Établi."
          : "Le PDF est prêt.",
      );
      return refreshed();
    },
  });
  return (
    <div role="alert" className="rounded-card border border-line border-l-4 border-l-bad bg-paper px-4 py-3">
      <p className="font-[550]">
        {DOCUMENT_WORDS[kind].name} {number} ({project_name}) : le PDF n'a pas pu être préparé.
      </p>
      <p className="mt-1 text-quiet">
        {DOCUMENT_WORDS[kind].withArticle} reste lisible sur sa page, et rien n'est perdu.
      </p>
      {manages && (
        <Button
          className="mt-3"
          busy={retry.isPending}
          busyLabel="Nouvel essai…"
          onClick={() => retry.mutate(undefined)}
        >
          Réessayer
        </Button>
      )}
      {retry.error && <p className="mt-2 text-bad">{retry.error.message}</p>}
    </div>
  );
}
