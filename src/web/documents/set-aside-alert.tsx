import type { SetAsideDocument } from "#api/documents.ts";
import { retryDocument } from "#api/documents.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { whenRefreshed, useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";

/** What is said of a document that is not shown as it should be: what happened, what still works, what to do. */
const SENTENCES = {
  not_drawn: {
    title: "le PDF n'a pas pu être préparé.",
    rest: (document: string) => `${document} reste lisible sur sa page, et rien n'est perdu.`,
    again:
      "Le PDF n'a pas pu être préparé cette fois non plus. " +
      "Change de logo dans les réglages, ou préviens qui héberge Établi.",
    well: "Le PDF est prêt.",
    button: "Réessayer",
    busy: "Nouvel essai…",
  },
  altered: {
    title: "ce document n'est plus tel qu'il a été enregistré.",
    rest: (document: string) =>
      `${document} n'est plus montré à personne et n'est pas refait. ` +
      "Préviens qui héberge Établi : une sauvegarde le contient encore.",
    again: "Ce document n'est toujours pas tel qu'il a été enregistré. Préviens qui héberge Établi.",
    well: "Ce document est de nouveau tel qu'il a été enregistré.",
    button: "Vérifier à nouveau",
    busy: "Vérification…",
  },
} as const satisfies Record<SetAsideDocument["problem"], object>;

/** Says that a document could not be laid out or was altered, and lets it be tried or verified again. */
export function SetAsideAlert({ document }: { document: SetAsideDocument }) {
  const { id, kind, number, project_name, problem } = document;
  const sentences = SENTENCES[problem];
  const manages = useMay()("manage");
  const retry = useChange(() => call(retryDocument, { params: { id }, body: {} }), {
    onSuccess: ({ set_aside }) => {
      showToast(set_aside ? sentences.again : sentences.well);
      return whenRefreshed();
    },
  });
  return (
    <div role="alert" className="rounded-card border border-line border-l-4 border-l-bad bg-paper px-4 py-3">
      <p className="font-[550]">
        {DOCUMENT_WORDS[kind].name} {number} ({project_name}) : {sentences.title}
      </p>
      <p className="mt-1 text-quiet">{sentences.rest(DOCUMENT_WORDS[kind].withArticle)}</p>
      {manages && (
        <Button
          className="mt-3"
          isBusy={retry.isPending}
          busyLabel={sentences.busy}
          onClick={() => retry.mutate(undefined)}
        >
          {sentences.button}
        </Button>
      )}
      {retry.error && <p className="mt-2 text-bad">{retry.error.message}</p>}
    </div>
  );
}
