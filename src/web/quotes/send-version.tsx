import type { ProjectAnswer } from "#api/projects.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import { sendQuote } from "#api/quotes.ts";
import { customerGapSentence } from "#domain/customers/customer.messages.ts";
import { vatDoubtAnswers, vatDoubtQuestions } from "#domain/lines/vat-doubts.messages.ts";
import type { VatDoubt } from "#domain/lines/vat-doubts.ts";
import { VAT_DOUBTS } from "#domain/lines/vat-doubts.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { IdentityForm } from "#web/company/late-identity-form.ts";
import { CustomerForm } from "#web/customers/late-customer-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Failure } from "#web/ui/states.tsx";
import type { ReactNode } from "react";

const ANSWERED_BY_UPDATE = ["quote_lacks_seller", "quote_lacks_buyer", "quote_of_other_customer"];

type Props = {
  project: Pick<ProjectAnswer, "customer_id" | "client_info">;
  version: QuoteVersion;
  label: string;
  look?: "primary";
  /** The button that brings the quote up to date, or false. It is shown with a refusal that asks for it. */
  update: ReactNode;
};

/**
 * Marks a version as sent. What the law asks of the seller, and of a private customer, is asked for first when it is
 * missing, then the version is marked.
 */
export function SendVersion({ project, version, label, look, update }: Props) {
  const send = useSingleChange(
    (confirmedDoubts: VatDoubt[]) =>
      call(sendQuote, { params: { versionId: version.id }, body: { confirmed_doubts: confirmedDoubts } }),
    {
      onSuccess: (answer) => {
        if (answer.version.id !== version.id) showToast("Le devis porte maintenant ces informations.");
      },
    },
  );
  const { error } = send;
  const code = error instanceof CallError ? error.code : null;
  const missing = error instanceof CallError ? Object.keys(error.fields) : [];
  const isSellerIncomplete = code === "company_incomplete";
  const isBuyerIncomplete = code === "customer_incomplete";
  const isIncomplete = isSellerIncomplete || isBuyerIncomplete;
  const doubts = code === "quote_doubtful" ? VAT_DOUBTS.filter((doubt) => missing.includes(doubt)) : [];
  const isToUpdate = code !== null && ANSWERED_BY_UPDATE.includes(code);
  // Once the form is saved the drawer closes by itself, and the answer under way must still be shown.
  const cancel = () => isIncomplete && send.reset();
  return (
    <>
      <Button look={look} className="max-md:w-full" isBusy={send.isPending} onClick={() => send.mutate([])}>
        {label}
      </Button>
      {doubts.length > 0 && <Doubts doubts={doubts} confirm={() => send.mutate(doubts)} />}
      {error && !isIncomplete && doubts.length === 0 && (
        <div className="flex w-full flex-col items-start gap-2">
          <Failure error={error} />
          {isToUpdate && update}
        </div>
      )}
      <Drawer title={"Avant d'envoyer\u00a0: ton entreprise"} open={isSellerIncomplete} onClose={cancel}>
        <p className="mb-4 text-quiet">La loi demande ces informations sur un devis. Tu ne les donneras qu'une fois.</p>
        <IdentityForm only={missing} label="Enregistrer et continuer" onSaved={() => send.mutate([])} />
      </Drawer>
      <Drawer title={"Avant d'envoyer\u00a0: ton client"} open={isBuyerIncomplete} onClose={cancel}>
        <p className="mb-4 text-quiet">{customerGapSentence(missing)} Un devis à un particulier porte son adresse.</p>
        <CustomerForm
          id={project.customer_id}
          customer={project.client_info}
          only={missing}
          onSaved={() => send.mutate([])}
        />
      </Drawer>
    </>
  );
}

function Doubts({ doubts, confirm }: { doubts: readonly VatDoubt[]; confirm: () => void }) {
  return (
    <div role="alert" className="flex w-full flex-col items-start gap-3">
      {doubts.map((doubt) => (
        <p key={doubt}>{vatDoubtQuestions[doubt]}</p>
      ))}
      <p className="text-quiet">{vatDoubtAnswers.advice}</p>
      <Button className="max-md:w-full" onClick={confirm}>
        {vatDoubtAnswers.yes}
      </Button>
    </div>
  );
}
