import { createQuote } from "#api/documents.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import { getQuoteConditions, withSentConditions } from "#api/quotes/quote-conditions.ts";
import { customerGapSentence, firmGapSentences } from "#domain/customers/customer.messages.ts";
import { namesByParty } from "#domain/customers/customer.ts";
import { vatDoubtAnswers, vatDoubtQuestions } from "#domain/lines/vat-doubts.messages.ts";
import type { VatDoubt } from "#domain/lines/vat-doubts.ts";
import { VAT_DOUBTS } from "#domain/lines/vat-doubts.ts";
import { CONDITION_PROBLEMS } from "#domain/quotes/conditions/condition-problems.ts";
import { subjectLabel } from "#domain/quotes/conditions/conditions-view.ts";
import { dueAfterwards } from "#domain/quotes/conditions/conditions.messages.ts";
import { NO_CONDITIONS } from "#domain/quotes/conditions/quote-conditions.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { PartiesForm } from "#web/customers/late-parties-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { Failure } from "#web/ui/states.tsx";
import type { ReactNode } from "react";
import type { Giving, SaidInstead } from "./follow/use-giving.ts";
import { NOTHING_SAID } from "./follow/use-giving.ts";
import { ReverseCharge } from "./vat/reverse-charge.tsx";

const ANSWERED_BY_UPDATE: readonly string[] = [
  "quote_lacks_seller",
  "quote_lacks_buyer",
  "quote_of_other_customer",
  ...CONDITION_PROBLEMS,
];
const ANSWERED_BY_FORM = ["company_incomplete", "customer_incomplete", "customer_unsaid"];

const WITHOUT_DETAILS: SaidInstead = { ...NOTHING_SAID, isWithoutDetails: true };

// True when the version waits for what the seller has to say of themselves or of their customer.
function waitsForForm({ error }: Pick<Giving, "error">): boolean {
  return error instanceof CallError && ANSWERED_BY_FORM.includes(error.code);
}

type Props = {
  version: Pick<QuoteVersion, "viewed_at" | "sent_at">;
  project: Pick<ProjectAnswer, "id" | "customer_id" | "client_info">;
  giving: Giving;
  /** The button that brings the quote up to date, or false. It is shown with a refusal that asks for it. */
  update: ReactNode;
};

/**
 * What hinders the giving of a version: what the law asks of the seller, and of a private customer, is asked for on one
 * sheet, then the version is given.
 */
export function VersionGaps({ version, project, giving, update }: Props) {
  const { error } = giving;
  const code = error instanceof CallError ? error.code : null;
  const missing = error instanceof CallError ? Object.keys(error.fields) : [];
  const isIncomplete = waitsForForm(giving);
  const isUnsaid = code === "customer_unsaid";
  const { ofSeller, ofBuyer } =
    isUnsaid || code === "customer_incomplete"
      ? { ofSeller: [], ofBuyer: missing }
      : namesByParty(isIncomplete ? missing : []);
  const doubts = code === "quote_doubtful" ? VAT_DOUBTS.filter((doubt) => missing.includes(doubt)) : [];
  const isToUpdate = code !== null && ANSWERED_BY_UPDATE.includes(code);
  // Once the form is saved the drawer closes by itself, and the answer under way must still be shown.
  const cancel = () => isIncomplete && giving.reset();
  return (
    <>
      {doubts.length > 0 && (
        <Doubts
          {...{ doubts, projectId: project.id }}
          confirm={() => giving.mutate({ ...NOTHING_SAID, confirmedDoubts: doubts })}
          redraw={async () => {
            await call(createQuote, { params: { id: project.id }, body: {} });
            giving.reset();
          }}
        />
      )}
      {error && !isIncomplete && doubts.length === 0 && (
        <div className="flex w-full flex-col items-start gap-2">
          <Failure error={error} />
          {isToUpdate && update}
        </div>
      )}
      <Drawer title={titleOf(ofSeller, ofBuyer)} open={isIncomplete} onClose={cancel}>
        <div className="mb-4 flex flex-col gap-2 text-quiet">
          {ofSeller.length > 0 && (
            <p>
              La loi demande ces informations sur un devis.{" "}
              {ofBuyer.length > 0
                ? "Celles de ton entreprise, tu ne les donneras qu'une fois."
                : "Tu ne les donneras qu'une fois."}
            </p>
          )}
          {isUnsaid && <FirmGap missing={ofBuyer} />}
          {ofBuyer.length > 0 && !isUnsaid && (
            <p>{customerGapSentence(ofBuyer)} Un devis à un particulier porte son adresse.</p>
          )}
          {version.viewed_at !== null && version.sent_at === null && (
            <p>
              Ton client a déjà ouvert ce devis, qui ne change plus : une nouvelle version prend sa place, et la page
              qu'il a ouverte y mène.
            </p>
          )}
          {isIncomplete && <DueAfterwards projectId={project.id} />}
        </div>
        <PartiesForm
          {...{ ofSeller, ofBuyer }}
          isBuyerFree={isUnsaid}
          customerId={project.customer_id}
          customer={project.client_info}
          label="Enregistrer et continuer"
          onSaved={() => giving.mutate(isUnsaid ? WITHOUT_DETAILS : NOTHING_SAID)}
        />
        {isUnsaid ? (
          <Button
            className="mt-3 w-full"
            isBusy={giving.isPending}
            busyLabel="Je continue…"
            onClick={() => giving.mutate(WITHOUT_DETAILS)}
          >
            Continuer sans
          </Button>
        ) : (
          <Button look="quiet" className="mt-2 max-md:w-full" onClick={cancel}>
            Plus tard : le devis reste à envoyer
          </Button>
        )}
      </Drawer>
    </>
  );
}

// What the sheet of sending says next is announced here: nobody discovers one request behind another.
function DueAfterwards({ projectId }: { projectId: string }) {
  const { data } = useAnswer(getQuoteConditions, { params: { id: projectId } });
  if (!data || data.due.length === 0) return null;
  const conditions = withSentConditions(NO_CONDITIONS, data.conditions);
  return (
    <p className="text-fine">
      {dueAfterwards(data.due.map((subject) => subjectLabel(subject, conditions).toLowerCase()))}
    </p>
  );
}

function FirmGap({ missing }: { missing: readonly string[] }) {
  const { gap, law } = firmGapSentences(missing);
  return (
    <>
      <p className="text-ink">{gap}</p>
      <p>{law} Si tu continues sans, la question ne revient pas avant elle.</p>
    </>
  );
}

function titleOf(ofSeller: readonly string[], ofBuyer: readonly string[]): string {
  if (ofBuyer.length === 0) return "Avant d'envoyer\u00a0: ton entreprise";
  return ofSeller.length === 0 ? "Avant d'envoyer\u00a0: ton client" : "Avant d'envoyer\u00a0: toi et ton client";
}

type DoubtsProps = {
  doubts: readonly VatDoubt[];
  projectId: string;
  confirm: () => void;
  redraw: () => Promise<void>;
};

function Doubts({ doubts, projectId, confirm, redraw }: DoubtsProps) {
  return (
    <div role="alert" className="flex w-full flex-col items-start gap-3">
      {doubts.map((doubt) => (
        <p key={doubt}>{vatDoubtQuestions[doubt]}</p>
      ))}
      <p className="text-quiet">{vatDoubtAnswers.advice}</p>
      <Button className="max-md:w-full" onClick={confirm}>
        {vatDoubtAnswers.yes}
      </Button>
      {doubts.includes("franchise_service_abroad") && <ReverseCharge {...{ projectId, redraw }} />}
    </div>
  );
}
