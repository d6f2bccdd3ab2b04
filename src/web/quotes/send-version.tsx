import type { QuoteVersion } from "#api/quotes.ts";
import { sendQuote } from "#api/quotes.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Failure } from "#web/ui/states.tsx";
import type { ReactNode } from "react";

const IdentityForm = onDemand(async () => (await import("#web/company/identity-form.tsx")).IdentityForm);

type Props = {
  version: QuoteVersion;
  label: string;
  look?: "primary";
  /** The button that brings the quote up to date, or false. It is shown with a refusal that asks for it. */
  update: ReactNode;
};

/** Marks a version as sent. What the law asks of the seller and is missing is asked for first, then it is marked. */
export function SendVersion({ version, label, look, update }: Props) {
  const send = useSingleChange(() => call(sendQuote, { params: { versionId: version.id }, body: {} }), {
    onSuccess: (answer) => {
      if (answer.version.id !== version.id) showToast("Le devis porte maintenant les informations de ton entreprise.");
    },
  });
  const { error } = send;
  const isIncomplete = error instanceof CallError && error.code === "company_incomplete";
  const isToUpdate = error instanceof CallError && error.code === "quote_lacks_seller";
  const missing = isIncomplete ? Object.keys(error.fields) : [];
  // Once the form is saved the drawer closes by itself, and the answer under way must still be shown.
  const cancel = () => isIncomplete && send.reset();
  return (
    <>
      <Button look={look} className="max-md:w-full" busy={send.isPending} onClick={() => send.mutate(undefined)}>
        {label}
      </Button>
      {error && !isIncomplete && (
        <div className="flex w-full flex-col items-start gap-2">
          <Failure error={error} />
          {isToUpdate && update}
        </div>
      )}
      <Drawer title={"Avant d'envoyer\u00a0: ton entreprise"} open={isIncomplete} onClose={cancel}>
        <p className="mb-4 text-quiet">La loi demande ces informations sur un devis. Tu ne les donneras qu'une fois.</p>
        <IdentityForm only={missing} label="Enregistrer et continuer" onSaved={() => send.mutate(undefined)} />
      </Drawer>
    </>
  );
}
