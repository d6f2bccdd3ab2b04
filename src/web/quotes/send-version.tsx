import type { QuoteVersion } from "#api/quotes.ts";
import { sendQuote } from "#api/quotes.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Failure } from "#web/ui/states.tsx";

const IdentityForm = onDemand(async () => (await import("#web/company/identity-form.tsx")).IdentityForm);

type Props = { version: QuoteVersion; label: string; look?: "primary" };

/** Marks a version as sent. What the law asks of the seller and is missing is asked for first, then it is marked. */
export function SendVersion({ version, label, look }: Props) {
  const send = useSingleChange(() => call(sendQuote, { params: { versionId: version.id }, body: {} }));
  const { error } = send;
  const isIncomplete = error instanceof CallError && error.code === "company_incomplete";
  const missing = isIncomplete ? Object.keys(error.fields) : [];
  return (
    <>
      <Button look={look} className="max-md:w-full" busy={send.isPending} onClick={() => send.mutate(undefined)}>
        {label}
      </Button>
      {error && !isIncomplete && <Failure error={error} />}
      <Drawer title="Avant d'envoyer : ton entreprise" open={isIncomplete} onClose={send.reset}>
        <p className="mb-4 text-quiet">La loi demande ces informations sur un devis. Tu ne les donneras qu'une fois.</p>
        <IdentityForm only={missing} label="Enregistrer et continuer" onSaved={() => send.mutate(undefined)} />
      </Drawer>
    </>
  );
}
