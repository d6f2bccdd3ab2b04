import { sayVatReason } from "#api/projects.ts";
import type { ChosenVatReason } from "#domain/lines/vat-reasons.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { VatReasonField } from "#web/lines/vat-reason-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useState } from "react";

/** Asks why lines at 0 % have no VAT. One answer serves all the lines of a project that have no reason. */
export function VatReasonCard({ projectId }: { projectId: string }) {
  const [reason, setReason] = useState<ChosenVatReason | null>(null);
  const [isRefused, setRefused] = useState(false);
  const save = useChange((vat_reason: ChosenVatReason) =>
    call(sayVatReason, { params: { id: projectId }, body: { vat_reason } }),
  );
  const error = save.error?.message ?? (isRefused && reason === null ? fieldMessages.vatReason : undefined);
  return (
    <Card title="Pourquoi n'y a-t-il pas de TVA ?" className="max-w-2xl">
      <p className="mb-4 text-quiet">
        Des lignes de ce projet sont à 0 %. La loi demande d'écrire pourquoi sur le devis et la facture.
      </p>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setRefused(reason === null);
          if (reason !== null) save.mutate(reason);
        }}
      >
        <VatReasonField reason={reason} error={error} onReason={setReason} />
        <Button type="submit" look="primary" className="max-md:w-full md:self-start" isBusy={save.isPending}>
          Enregistrer et continuer
        </Button>
      </form>
    </Card>
  );
}
