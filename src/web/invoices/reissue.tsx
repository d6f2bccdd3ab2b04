import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { ReactNode } from "react";
import { useState } from "react";

type ReissueProps = { number: string; isOfZero: boolean; formerInvoice: ReactNode; toIssue: ReactNode };

/**
 * Shown once an invoice bills nothing any more: it says why, and leads to a new invoice, `toIssue`. `formerInvoice`
 * shows the invoice and its credit notes.
 */
export function Reissue({ number, isOfZero, formerInvoice, toIssue }: ReissueProps) {
  const [isPreparing, setPreparing] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <Card title={isOfZero ? "Facture de 0 €" : "Facture annulée"}>
        <p className="mb-4 text-quiet">
          La facture {number} {isOfZero ? "ne facture rien" : "est entièrement annulée par avoir"}. Tu peux émettre une
          nouvelle facture pour ce projet.
        </p>
        <Button look={isPreparing ? "plain" : "primary"} onClick={() => setPreparing(!isPreparing)}>
          {isPreparing ? `Revoir la facture ${isOfZero ? "de 0 €" : "annulée"}` : "Préparer la nouvelle facture"}
        </Button>
      </Card>
      {isPreparing ? toIssue : formerInvoice}
    </div>
  );
}
