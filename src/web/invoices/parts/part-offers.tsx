import type { BillingAnswer } from "#api/invoices/part-invoices.ts";
import { getBilling } from "#api/invoices/part-invoices.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { InvoiceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { formatMoney, formatPercent } from "#domain/shared/french-format.ts";
import { shareCents } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { useState } from "react";
import { DepositForm, USUAL_SHARE } from "./deposit-form.tsx";
import { ProgressInvoiceForm } from "./progress-invoice-form.tsx";

type Props = {
  project: ProjectAnswer;
  /** The doubts about the whole invoice that were answered: they are not asked again. */
  answeredDoubts: readonly InvoiceDoubt[];
  onIssued: (id: string) => void;
};

/** What parts of an accepted quote can be invoiced now: a deposit, or the works done up to now. */
export function PartOffers({ project, answeredDoubts, onIssued }: Props) {
  const mayManage = useMay()("manage");
  const { data } = useAnswer(getBilling, { params: { id: project.id } });
  const [kind, setKind] = useState<"deposit" | "progress" | null>(null);
  if (!data || !mayManage || data.billing.quote === null || data.billing.refusal !== null) return null;
  const { billing } = data;
  const depositCents = shareCents(data.billing.quote.gross_cents, USUAL_SHARE);
  const close = () => setKind(null);
  const finish = (id: string) => {
    close();
    onIssued(id);
  };
  return (
    <section aria-labelledby="part-offers" className="flex flex-col gap-2">
      <h2 id="part-offers" className="text-fine text-quiet">
        Ou facturer une partie du devis {data.billing.quote.number}
      </h2>
      <div className="flex flex-col gap-2 md:flex-row">
        {depositCents > 0 && depositCents < billing.left_cents && (
          <Button className="md:flex-1" onClick={() => setKind("deposit")}>
            {`Acompte de ${formatPercent(USUAL_SHARE)} : ${formatMoney(depositCents)}`}
          </Button>
        )}
        <Button className="md:flex-1" onClick={() => setKind("progress")}>
          {`Situation n° ${nextRank(billing)}`}
        </Button>
      </div>
      <Drawer
        title={kind === "progress" ? `Situation n° ${nextRank(billing)}` : "Facture d'acompte"}
        open={kind !== null}
        onClose={close}
      >
        {kind === "deposit" && (
          <DepositForm project={project} billing={billing} answeredDoubts={answeredDoubts} finish={finish} />
        )}
        {kind === "progress" && (
          <ProgressInvoiceForm project={project} billing={billing} answeredDoubts={answeredDoubts} finish={finish} />
        )}
      </Drawer>
    </section>
  );
}

function nextRank({ invoices }: BillingAnswer): number {
  return invoices.filter(({ kind }) => kind === "progress").length + 1;
}
