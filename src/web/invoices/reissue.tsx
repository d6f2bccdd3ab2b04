import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { ReactNode } from "react";
import { useState } from "react";

/**
 * Shown once credit notes cancel an invoice whole: it says so, and leads to a new invoice, `toIssue`. `cancelled` shows
 * the invoice and its credit notes.
 */
export function Reissue({ number, cancelled, toIssue }: { number: string; cancelled: ReactNode; toIssue: ReactNode }) {
  const [isPreparing, setPreparing] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <Card title="Facture annulée">
        <p className="mb-4 text-quiet">
          La facture {number} est entièrement annulée par avoir. Tu peux émettre une nouvelle facture pour ce projet.
        </p>
        <Button look={isPreparing ? "plain" : "primary"} onClick={() => setPreparing(!isPreparing)}>
          {isPreparing ? "Revoir la facture annulée" : "Préparer la nouvelle facture"}
        </Button>
      </Card>
      {isPreparing ? toIssue : cancelled}
    </div>
  );
}
