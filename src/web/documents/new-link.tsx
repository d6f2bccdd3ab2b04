import { renewLink } from "#api/documents.ts";
import { previewAddress } from "#api/documents/seller-preview.ts";
import { typeset } from "#domain/shared/text/typeset.ts";
import { call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import type { Confirmation } from "#web/ui/layers/confirm-dialog.tsx";
import { ConfirmDialog } from "#web/ui/layers/confirm-dialog.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useState } from "react";

/** `title`: « Facture F2026-0001 ». */
type Props = { id: string; title: string };

/** What leads to the page that the customer has. */
export const CUSTOMER_PAGE = "Page du client";

const LABEL = "Nouveau lien";

/** Gives a document another link, for who sent the first one to the wrong person. */
export function NewLink({ id, title }: Props) {
  const manages = useMay()("manage");
  if (!manages) return null;
  return (
    <ConfirmButton look="plain" {...confirmation(id, title)}>
      {LABEL}
    </ConfirmButton>
  );
}

/** What is seldom done with a document, behind one button. `pageUrl`: the page of its customer, when it opens there. */
export function LinkMenu({ id, title, pageUrl }: Props & { pageUrl?: string | undefined }) {
  const manages = useMay()("manage");
  const [isAsking, setAsking] = useState(false);
  const actions = [
    ...(pageUrl === undefined
      ? []
      : [{ label: CUSTOMER_PAGE, act: () => void open(previewAddress(pageUrl), "_blank", "noreferrer") }]),
    ...(manages ? [{ label: LABEL, act: () => setAsking(true) }] : []),
  ];
  if (actions.length === 0) return null;
  return (
    <>
      <RowMenu label={`Autres actions : ${title}`} actions={actions} />
      <ConfirmDialog {...confirmation(id, title)} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

function confirmation(id: string, title: string): Confirmation {
  return {
    question: typeset(`${title} : un nouveau lien ?`),
    text: "Le lien actuel ne s'ouvrira plus, ni sa page ni son PDF. Envoie ensuite le nouveau à ton client.",
    confirm: "Changer le lien",
    act: async () => {
      await call(renewLink, { params: { id }, body: {} });
      showToast("Nouveau lien prêt : copie-le pour ton client.");
      return null;
    },
  };
}
