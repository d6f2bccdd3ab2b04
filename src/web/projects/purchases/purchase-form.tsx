import type { SupplierInvoiceAnswer } from "#api/mail/mails.ts";
import { listSupplierInvoices } from "#api/mail/mails.ts";
import { purchaseMessages } from "#domain/mail/invoices/purchase.messages.ts";
import { PURCHASE_LIMITS } from "#domain/mail/invoices/purchase.ts";
import { useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { CallError } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useCompany } from "#web/company/use-company.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { MoneyField } from "#web/ui/number-field.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useId, useState } from "react";
import { ProjectField, useTypedProjects } from "./project-field.tsx";
import { sendPurchase } from "./send-purchase.ts";
import type { ChosenTicket } from "./ticket-field.tsx";
import { TicketField } from "./ticket-field.tsx";
import type { NamedProject, TypedPurchase } from "./typed-purchase.ts";
import { VAT_CHOICES, newPurchase, readPurchase, typedAgain, vatWords, withOnlyMatch } from "./typed-purchase.ts";

type Props = {
  /** The purchase that is corrected. Null for a new one. */
  invoice: SupplierInvoiceAnswer | null;
  project: NamedProject | null;
  close: () => void;
};

/** Notes a purchase by its ticket, or corrects one. What was typed stays when it is refused. */
export function PurchaseForm({ invoice, project, close }: Props) {
  const { purchase, change, ticket, setTicket, hasVat, errors, save, submit } = usePurchase(invoice, project, close);
  return (
    <form
      aria-label={invoice ? purchaseMessages.correct : purchaseMessages.add}
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SupplierField
        text={purchase.supplier}
        error={errors["supplier_name"]}
        onText={(supplier) => change({ supplier })}
      />
      <MoneyField
        label="Total payé, TVA comprise"
        text={purchase.gross}
        error={errors["paid_cents"]}
        hint={hasVat ? vatWords(purchase) : undefined}
        onText={(gross) => change({ gross })}
      />
      {hasVat && (
        <Choice
          label="TVA du ticket"
          options={VAT_CHOICES}
          value={purchase.vatChoice}
          onChange={(vatChoice) => change({ vatChoice })}
        />
      )}
      {hasVat && purchase.vatChoice === "other" && (
        <MoneyField
          label="Montant de la TVA"
          hint="Celui du ticket, ou 0."
          text={purchase.vat}
          error={errors["vat_cents"]}
          onText={(vat) => change({ vat })}
        />
      )}
      <TicketField ticket={ticket} onTicket={setTicket} error={errors["ticket"]} />
      <DateField
        label="Acheté le"
        side="past"
        text={purchase.day}
        error={errors["bought_on"]}
        onText={(day) => change({ day })}
      />
      <ProjectField
        project={purchase.project}
        text={purchase.projectText}
        onText={(projectText) => change({ projectText })}
        onProject={(chosen) => change({ project: chosen, projectText: "" })}
        {...(errors["project_id"] !== undefined && { error: errors["project_id"] })}
      />
      <TextField
        label="Note"
        hint="Facultative : ce que tu as acheté."
        maxLength={PURCHASE_LIMITS.note}
        autoComplete="off"
        value={purchase.note}
        error={errors["note"]}
        onChange={(event) => change({ note: event.target.value })}
      />
      {save.error && Object.keys(errors).length === 0 && <Failure error={save.error} />}
      <Button type="submit" look="primary" isWide isBusy={save.isPending} busyLabel="J'enregistre…">
        {invoice ? "Enregistrer" : purchaseMessages.add}
      </Button>
    </form>
  );
}

function usePurchase(invoice: SupplierInvoiceAnswer | null, project: NamedProject | null, close: () => void) {
  const [id] = useState(() => invoice?.id ?? newId());
  const [purchase, setPurchase] = useState<TypedPurchase>(() =>
    invoice ? typedAgain(invoice) : newPurchase(todayInFrance(), project),
  );
  const hadTicket = invoice !== null && invoice.ticket_mime !== null;
  const [ticket, setTicket] = useState<ChosenTicket>(hadTicket ? "kept" : null);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const hasVat = useCompany().data?.vat_regime !== "franchise" || (invoice?.vat_cents ?? 0) > 0;
  const save = useSingleChange(sendPurchase, {
    onSuccess: (_nothing, { body }) => {
      showToast(
        invoice ? purchaseMessages.corrected : purchaseMessages.saved(body.paid_cents, purchase.project?.name ?? ""),
      );
      close();
    },
  });
  const typedProjects = useTypedProjects(purchase.projectText);
  const submit = () => {
    const chosenPurchase = withOnlyMatch(purchase, typedProjects);
    setPurchase(chosenPurchase);
    const { body, problems: faults } = readPurchase(chosenPurchase, hasVat);
    setProblems(faults ?? {});
    if (body) save.mutate({ id, isNew: invoice === null, body, ticket, hadTicket });
  };
  const change = (part: Partial<TypedPurchase>) => {
    setPurchase({ ...purchase, ...part });
    setProblems({});
    save.reset();
  };
  const refusals = save.error instanceof CallError ? save.error.fields : {};
  // A refusal of the VAT is said where the rate was chosen for it: beside the total.
  const { vat_cents: wrongVat, ...others } = { ...refusals, ...problems };
  const errors: Record<string, string> =
    wrongVat === undefined
      ? others
      : { ...others, [purchase.vatChoice === "other" ? "vat_cents" : "paid_cents"]: wrongVat };
  return { purchase, change, ticket, setTicket, hasVat, errors, save, submit };
}

type SupplierProps = { text: string; error: string | undefined; onText: (text: string) => void };

// Suppliers of the last purchases are offered by the browser: one buys where one has bought.
function SupplierField({ text, error, onText }: SupplierProps) {
  const listId = useId();
  const { data } = useAnswer(listSupplierInvoices, { query: { limit: 50 } });
  const names = [...new Set((data?.invoices ?? []).map((one) => one.supplier_name))];
  return (
    <>
      <TextField
        label="Fournisseur"
        placeholder="Cedeo, Point.P…"
        autoComplete="off"
        list={listId}
        maxLength={PURCHASE_LIMITS.supplierName}
        value={text}
        error={error}
        onChange={(event) => onText(event.target.value)}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
