import type { QuoteVersion } from "#api/quotes.ts";
import { decideQuote } from "#api/quotes.ts";
import type { QuoteAnswer } from "#domain/documents/quote-state.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { todayInFrance } from "#web/client/today.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Failure } from "#web/ui/states.tsx";
import { useEffect, useRef, useState } from "react";
import { useConditions } from "./conditions/use-conditions.ts";
import type { SaidOfCertificates } from "./signing/certificates-asked.tsx";
import { CertificatesAsked } from "./signing/certificates-asked.tsx";

type Props = {
  projectId: string;
  version: QuoteVersion;
  answer: QuoteAnswer;
  customer: string;
  isLone: boolean;
  /** Gives the quote by its link, where it may be accepted and certified, or null. */
  sendLink: (() => void) | null;
  /** The project has tasks to do. */
  hasTasks: boolean;
  onClose: () => void;
};

/**
 * The form that notes a customer's answer: who answered, and on which day. `customer`: the name it proposes,
 * which what is typed replaces. `isLone`: the customer knows of no other version.
 */
export function AnswerForm({ projectId, version, answer, customer, isLone, hasTasks, sendLink, onClose }: Props) {
  const next = useNextWords(projectId, hasTasks);
  const [signer, setSigner] = useState(customer);
  const [decidedOn, setDecidedOn] = useState(() => dayInFigures(todayInFrance()));
  const [isRefused, setRefused] = useState(false);
  const isAccepted = answer === "accepted";
  const [answers, setAnswers] = useState<SaidOfCertificates>({});
  const titles = isAccepted ? version.certificates : [];
  const isUnsaid = titles.some((title) => answers[title] === undefined);
  const error = isRefused && isAccepted && signer.trim() === "" ? fieldMessages.required : undefined;
  const leadOn = useLeadOn();
  const note = useSingleChange(
    () =>
      call(decideQuote, {
        params: { versionId: version.id },
        body: {
          decision: answer,
          signer,
          decided_on: readDateText(decidedOn, "past") ?? "",
          ...(titles.length > 0 && { received_certificates: titles.filter((title) => answers[title] === "received") }),
        },
      }),
    {
      onSuccess: () => {
        if (isAccepted) leadOn();
        onClose();
        showToast(savedSentence(version, isAccepted, signer.trim(), next));
      },
      // Another tab, another member or the customer answered first: the page then shows that answer, without this form.
      onError: (error) => {
        if (!(error instanceof CallError) || error.code !== "quote_answered") return;
        onClose();
        showToast(error.message);
      },
    },
  );
  const fields = note.error instanceof CallError ? note.error.fields : {};
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(true);
        if (!isAccepted || (signer.trim() !== "" && !isUnsaid)) note.mutate(undefined);
      }}
    >
      <AnsweredQuote version={version} isLone={isLone} />
      <TextField
        autoFocus
        label={isAccepted ? "Accepté par" : "Refusé par"}
        autoComplete="off"
        maxLength={200}
        value={signer}
        error={error}
        hint={isAccepted ? "La personne qui a signé ou dit oui." : "Facultatif."}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setSigner(event.target.value)}
      />
      <DateField
        label="Date de la réponse"
        side="past"
        text={decidedOn}
        error={fields["decided_on"]}
        onText={setDecidedOn}
      />
      {titles.length > 0 && (
        <CertificatesAsked
          {...{ titles, answers, isRefused, sendLink }}
          onSay={(title, one) => setAnswers((earlier) => ({ ...earlier, [title]: one }))}
        />
      )}
      {note.error && Object.keys(fields).length === 0 && <Failure error={note.error} />}
      <Button type="submit" look="primary" isWide isBusy={note.isPending} busyLabel="J'enregistre…">
        {isAccepted ? "Noter l'accord" : "Noter le refus"}
      </Button>
    </form>
  );
}

// Without tasks, the page itself leads to the invoice.
function useNextWords(projectId: string, hasTasks: boolean): string {
  const { theWorks } = useTradeWords();
  const { deposit } = useConditions(projectId);
  if (deposit?.kind === "down_payment") return "l'acompte";
  return hasTasks ? theWorks : "";
}

/** Once called, the focus is on what the project waits for when the form is gone: Tab leads to its button. */
function useLeadOn(): () => void {
  const isLeading = useRef(false);
  useEffect(
    () => () => {
      if (!isLeading.current) return;
      requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-next-line]")?.focus());
    },
    [],
  );
  return () => {
    isLeading.current = true;
  };
}

function AnsweredQuote({ version, isLone }: Pick<Props, "version" | "isLone">) {
  return (
    <p className="text-quiet">
      Devis {version.number}
      {!isLone && `, version ${version.edition}`} du {formatDate(version.dated_on)} :{" "}
      <strong className="figures text-ink">{formatMoney(eurosToCents(version.total))}</strong>
    </p>
  );
}

function savedSentence({ number, total }: QuoteVersion, isAccepted: boolean, signer: string, next: string): string {
  if (!isAccepted) return `Refus noté pour le devis ${number}.`;
  const words = `Devis accepté par ${signer} : ${formatMoney(eurosToCents(total))}.`;
  return next === "" ? words : `${words} Prochaine étape : ${next}.`;
}
