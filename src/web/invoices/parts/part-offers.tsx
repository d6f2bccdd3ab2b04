import type { BillingAnswer } from "#api/invoices/part-invoices.ts";
import { getBilling } from "#api/invoices/part-invoices.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { InvoiceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { Fold } from "#web/ui/layers/fold.tsx";
import { useState } from "react";
import { DepositInvoiceForm } from "./deposit-invoice-form.tsx";
import { partName } from "./part-name.ts";
import { ProgressInvoiceForm } from "./progress-invoice-form.tsx";

type Props = {
  project: ProjectAnswer;
  /** The doubts about the whole invoice that were answered: they are not asked again. */
  answeredDoubts: readonly InvoiceDoubt[];
  onIssued: (id: string) => void;
  /** The deposit that the quote asks for is what comes next on the screen. */
  isDepositNext: boolean;
  /** Before the whole invoice or after it; once the work is done, a part is seldom what is wanted: a press away. */
  rank: "first" | "second" | "folded";
};

/** What parts of an accepted quote can be invoiced now: a deposit, or the works done up to now. */
export function PartOffers({ project, answeredDoubts, onIssued, isDepositNext, rank }: Props) {
  const mayManage = useMay()("manage");
  const { data } = useAnswer(getBilling, { params: { id: project.id } });
  const words = useTradeWords();
  const [kind, setKind] = useState<"deposit" | "progress" | null>(null);
  if (!data || !mayManage || data.billing.quote === null || data.billing.refusal !== null) return null;
  const { billing } = data;
  const progressName = partName({ kind: "progress", rank: billing.next_rank }, words);
  const depositName = nameDeposit(billing);
  if (depositName === null && billing.sections.length === 0) return null;
  const askedCents = project.deposit_to_invoice_cents;
  const isAsked = askedCents !== null;
  const close = () => setKind(null);
  const finish = (id: string) => {
    close();
    onIssued(id);
  };
  const size = isDepositNext ? "" : "md:flex-1";
  const { number, gross_cents: quoteCents } = data.billing.quote;
  const isFirst = rank === "first";
  const acts = (
    <>
      {isDepositNext && (
        <p className="mb-2 text-quiet">
          Ton client l'a accepté : il se demande à la commande, sur un total de{" "}
          <span className="figures">{formatMoney(quoteCents)}</span>.
        </p>
      )}
      <div className="flex flex-col gap-2 md:flex-row md:flex-wrap">
        {depositName !== null && (
          <Button look={isDepositNext ? "primary" : "plain"} className={size} onClick={() => setKind("deposit")}>
            {isAsked ? `Facturer l'acompte de ${formatMoney(askedCents)}` : depositName}
          </Button>
        )}
        {billing.sections.length > 0 && (
          <Button className={size} onClick={() => setKind("progress")}>
            {progressName}
          </Button>
        )}
      </div>
      <Drawer title={kind === "progress" ? progressName : "Facture d'acompte"} open={kind !== null} onClose={close}>
        {kind === "deposit" && (
          <DepositInvoiceForm project={project} billing={billing} answeredDoubts={answeredDoubts} finish={finish} />
        )}
        {kind === "progress" && (
          <ProgressInvoiceForm project={project} billing={billing} answeredDoubts={answeredDoubts} finish={finish} />
        )}
      </Drawer>
    </>
  );
  if (rank === "folded") return <Fold title={`${PART_WORDS.second} ${number}`}>{acts}</Fold>;
  return (
    <section aria-labelledby="part-offers" className={isFirst ? FIRST : "flex flex-col gap-2"}>
      <h2 id="part-offers" className={isFirst ? "text-title" : "text-fine text-quiet"}>
        {isAsked ? "L'acompte du devis" : PART_WORDS[rank]} {number}
      </h2>
      {acts}
    </section>
  );
}

const PART_WORDS = { first: "Facturer une partie du devis", second: "Ou facturer une partie du devis" };

// What comes next has a frame of its own.
const FIRST = "flex flex-col gap-2 rounded-card border border-line bg-paper p-4 md:p-6";

/** What the button of a deposit says that the quote asks for nowhere. Null where none can be asked. */
function nameDeposit({ deposit, invoices, left_cents }: BillingAnswer): string | null {
  if (invoices.some(({ kind }) => kind === "deposit")) return "Autre acompte";
  if (deposit === null) return null;
  if (deposit.gross_cents <= 0 || deposit.gross_cents >= left_cents) return null;
  return "Demander un acompte";
}
