import type { BillingAnswer } from "#api/invoices/part-invoices.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { InvoiceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Choice } from "#web/ui/choice.tsx";
import { MoneyField, NumberField } from "#web/ui/number-field.tsx";
import { useState } from "react";
import { IssuePart } from "./issue-part.tsx";
import { DEPOSIT, firstDeposit, inOtherUnit, readDeposit } from "./typed-part.ts";

type Props = {
  project: ProjectAnswer;
  billing: BillingAnswer;
  answeredDoubts: readonly InvoiceDoubt[];
  finish: (id: string) => void;
};

/** The form of a deposit invoice: a share of the quote or an amount, and what it comes to while one types. */
export function DepositInvoiceForm({ project, billing, answeredDoubts, finish }: Props) {
  const [deposit, setDeposit] = useState(() => firstDeposit(billing));
  // Who charges no VAT has one kind of amounts.
  const hasVat = useCompany().data?.vat_regime !== "franchise";
  const { part, problems } = readDeposit(deposit);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-quiet">
        L'acompte a son numéro de facture. Il est déduit des factures suivantes, TVA comprise.
      </p>
      <Choice
        label="Combien demandes-tu ?"
        options={[
          { value: "share", label: "Un pourcentage" },
          { value: "amount", label: hasVat ? "Un montant TTC" : "Un montant" },
        ]}
        value={deposit.by}
        onChange={(by) => setDeposit(inOtherUnit(deposit, by, billing))}
      />
      {deposit.by === "share" ? (
        <NumberField
          label="Part du devis"
          unit="%"
          text={deposit.percent}
          error={problems[DEPOSIT]}
          onText={(percent) => setDeposit({ ...deposit, percent })}
        />
      ) : (
        <MoneyField
          autoFocus
          label="Montant de l'acompte"
          hint={`Il reste ${formatMoney(billing.left_cents)} à facturer.`}
          text={deposit.amount}
          error={problems[DEPOSIT]}
          onText={(amount) => setDeposit({ ...deposit, amount })}
        />
      )}
      <IssuePart
        key={JSON.stringify(part)}
        project={project}
        leftCents={billing.left_cents}
        part={part}
        ask="Émettre l'acompte"
        answeredDoubts={answeredDoubts}
        finish={finish}
      />
    </div>
  );
}
