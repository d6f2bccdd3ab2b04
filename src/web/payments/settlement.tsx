import type { SettlementAnswer } from "#api/payments.ts";
import { listPayments } from "#api/payments.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { AddBankDetails } from "#web/company/bank/bank-details.tsx";
import { useCompany } from "#web/company/use-company.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useState } from "react";
import { PaymentList } from "./payment-list.tsx";

const PaymentForm = onDemand(async () => (await import("./payment-form.tsx")).PaymentForm);
type Invoice = NonNullable<ProjectAnswer["invoice"]>;

/**
 * What is left to pay of an invoice, what was received for it, and the button to note a payment: the main one of its
 * screen with `isMain`.
 */
export function Settlement({ invoice, isMain }: { invoice: Pick<Invoice, "id" | "number">; isMain: boolean }) {
  const mayManage = useMay()("manage");
  const { data, error, refetch } = useAnswer(listPayments, { params: { id: invoice.id } });
  const [isOpen, setOpen] = useState(false);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} label="Chargement des paiements…" />;
  const { settlement } = data;
  const isOverpaid = settlement.rest_cents !== null && settlement.rest_cents < 0;
  const title = isOverpaid ? "Noter un remboursement" : "Noter un paiement";
  // Of an invoice that is paid, another payment is rare: it is not offered as what comes next.
  const isSettled = settlement.rest_cents === 0;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Rest settlement={settlement} />
        {mayManage && isSettled && (
          <RowMenu
            label={`Autres actions sur la facture ${invoice.number}`}
            actions={[{ label: "Noter un autre paiement", act: () => setOpen(true) }]}
          />
        )}
        {mayManage && !isSettled && (
          <Button
            look={isMain && (settlement.rest_cents ?? 0) > 0 ? "primary" : "plain"}
            className="max-md:w-full"
            onClick={() => setOpen(true)}
          >
            {title}
          </Button>
        )}
      </div>
      {mayManage && <WhereToPay settlement={settlement} />}
      <PaymentList payments={settlement.payments} mayManage={mayManage} />
      <Drawer title={title} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <PaymentForm invoice={invoice} settlement={settlement} close={() => setOpen(false)} />}
      </Drawer>
    </Card>
  );
}

// An invoice without bank details is paid where its seller says since. Nobody would tell them that it is asked.
function WhereToPay({ settlement: { rest_cents, has_bank_details } }: { settlement: SettlementAnswer }) {
  const company = useCompany().data;
  if (!company || has_bank_details || (rest_cents ?? 0) <= 0) return null;
  return (
    <p role="status" className="mt-4 border-t border-line pt-4">
      {company.iban === "" ? (
        <>
          <strong className="font-[550]">Ton client ne sait pas où te payer :</strong> cette facture n'a pas d'IBAN, et
          sa page lui dit de te le demander. <AddBankDetails words="Ajoute ton IBAN" /> : il s'affichera sur cette page.
          Le PDF émis ne change plus.
        </>
      ) : (
        "Cette facture est émise sans IBAN : ton client le lit sur sa page, pas sur le PDF."
      )}
    </p>
  );
}

function Rest({ settlement }: { settlement: SettlementAnswer }) {
  const { rest_cents, paid_cents, credited_cents, due_on } = settlement;
  const rest = rest_cents ?? 0;
  const settledLabel = paid_cents > 0 ? "Facture payée" : "Rien ne reste à payer";
  const label = rest > 0 ? "Reste à payer" : rest < 0 ? "Trop-perçu, à rendre au client" : settledLabel;
  const facts = [
    ...(rest > 0 ? [`au plus tard le ${formatDate(due_on)}`] : []),
    ...(paid_cents > 0 ? [`${formatMoney(paid_cents)} reçus`] : []),
    ...(credited_cents > 0 ? [`${formatMoney(credited_cents)} en avoir`] : []),
  ];
  return (
    <div>
      <p>
        {label}{" "}
        {rest !== 0 && <strong className="figures text-lead whitespace-nowrap">{formatMoney(Math.abs(rest))}</strong>}
      </p>
      {facts.length > 0 && <p className="text-fine text-quiet">{facts.join(" · ")}</p>}
    </div>
  );
}
