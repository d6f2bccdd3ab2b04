import type { BillingAnswer } from "#api/invoices/part-invoices.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { InvoiceDoubt } from "#domain/invoices/invoice-doubts.ts";
import { formatMoney, formatPercent } from "#domain/shared/french-format.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { useState } from "react";
import { IssuePart } from "./issue-part.tsx";
import { firstProgress, readProgress } from "./typed-part.ts";

type Props = {
  project: ProjectAnswer;
  billing: BillingAnswer;
  answeredDoubts: readonly InvoiceDoubt[];
  finish: (id: string) => void;
};

/** The form of a progress invoice: how far each section of the quote is, and what that adds while one types. */
export function ProgressInvoiceForm({ project, billing, answeredDoubts, finish }: Props) {
  const [texts, setTexts] = useState(() => firstProgress(billing));
  const [isTouched, setTouched] = useState(false);
  const words = useTradeWords();
  const { part, problems } = readProgress(billing, texts);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-quiet">
        Dis où en est chaque partie du devis depuis le début.
        {" Ce qui est déjà facturé, acompte compris, est déduit. "}
        {words.tickedTasks}
      </p>
      {billing.sections.map((section) => (
        <NumberField
          key={section.section_id}
          label={section.label}
          hint={hintOf(section)}
          unit="%"
          text={texts[section.section_id] ?? ""}
          error={isTouched ? problems[section.section_id] : undefined}
          onText={(text) => {
            setTouched(true);
            setTexts({ ...texts, [section.section_id]: text });
          }}
        />
      ))}
      <IssuePart
        key={JSON.stringify(part)}
        project={project}
        leftCents={billing.left_cents}
        part={part}
        ask={words.issueProgress}
        answeredDoubts={answeredDoubts}
        finish={finish}
        isTouched={isTouched}
      />
    </div>
  );
}

function hintOf({ net_cents, invoiced_basis_points }: BillingAnswer["sections"][number]): string {
  const price = `${formatMoney(net_cents)} au devis`;
  return invoiced_basis_points === 0 ? price : `${price}, déjà facturé à ${formatPercent(invoiced_basis_points)}`;
}
