import { renewLink } from "#api/documents.ts";
import { typeset } from "#domain/shared/text/typeset.ts";
import { call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";

/** Gives a document another link, for who sent the first one to the wrong person. `title`: « Facture F2026-0001 ». */
export function NewLink({ id, title }: { id: string; title: string }) {
  const manages = useMay()("manage");
  if (!manages) return null;
  return (
    <ConfirmButton
      look="plain"
      question={typeset(`${title} : un nouveau lien ?`)}
      text="Le lien actuel ne s'ouvrira plus, ni sa page ni son PDF. Envoie ensuite le nouveau à ton client."
      confirm="Changer le lien"
      act={async () => {
        await call(renewLink, { params: { id }, body: {} });
        showToast("Nouveau lien prêt : copie-le pour ton client.");
        return null;
      }}
    >
      Nouveau lien
    </ConfirmButton>
  );
}
