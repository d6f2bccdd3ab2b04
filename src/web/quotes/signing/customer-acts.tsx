import type { SignedAnswer, CustomerQuestion } from "#api/quotes/quote-page.ts";
import { listCustomerAnswers } from "#api/quotes/quote-page.ts";
import { signingWords } from "#domain/quotes/signing/received-certificates.messages.ts";
import { FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { frenchMoment } from "#domain/shared/text/french-moment.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { SignatureDrawing } from "#web/documents/drawn-signature.tsx";
import { linkLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Check } from "lucide-react";

/** What the customer did by themselves on the page of the quote: their questions, and their answer with its proof. */
export function CustomerActs({ projectId, number }: { projectId: string; number: string }) {
  const acts = useAnswer(listCustomerAnswers, { params: { id: projectId } }).data;
  if (!acts || acts.answers.length + acts.questions.length === 0) return null;
  return (
    <Card title="Sur la page du client">
      <ul className="flex flex-col divide-y divide-line">
        {acts.questions.map((one) => (
          <li key={one.id} className="py-3 first:pt-0 last:pb-0">
            <Question question={one} number={number} />
          </li>
        ))}
        {acts.answers.map((one) => (
          <li key={one.id} className="py-3 first:pt-0 last:pb-0">
            <Answer answer={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const momentOf = (iso: string) => frenchMoment(new Date(iso), FRENCH_TIME_ZONE);

function Question({
  question: { name, email, question, asked_at },
  number,
}: {
  question: CustomerQuestion;
  number: string;
}) {
  const subject = encodeURIComponent(`Votre question sur le devis ${number}`);
  return (
    <>
      <p className="text-fine text-quiet">
        Question de {name || email || "ton client"}, le {momentOf(asked_at)}
      </p>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">{question}</p>
      {email !== "" && (
        <a href={`mailto:${email}?subject=${subject}`} className={linkLook}>
          Répondre à {email}
        </a>
      )}
    </>
  );
}

const ACTS: Record<SignedAnswer["act"], string> = {
  accepted: "Accepté en ligne",
  declined: "Refusé en ligne",
  withdrawn: "Rétractation",
};

function Answer({ answer }: { answer: SignedAnswer }) {
  const { act, signer, reason, is_intact: isIntact, copy_url: copyUrl } = answer;
  return (
    <>
      <p>
        <strong>{ACTS[act]}</strong>
        {signer && ` par ${signer}`} le {momentOf(answer.answered_at)}
      </p>
      {act === "withdrawn" && <p>Le contrat n'existe plus : rembourse ce qui a été payé dans les 14 jours.</p>}
      {reason !== "" && <p className="[overflow-wrap:anywhere] whitespace-pre-line">« {reason} »</p>}
      {act === "accepted" && <Accepted answer={answer} />}
      {isIntact ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-fine text-act">
            Preuve vérifiée : elle est intacte
          </summary>
          <Proof answer={answer} />
        </details>
      ) : (
        <p role="alert" className="font-[550] text-bad">
          Cette preuve n'est plus celle qui a été enregistrée : préviens qui héberge Établi.
        </p>
      )}
      {copyUrl && (
        <a href={copyUrl} className={linkLook}>
          Exemplaire signé (PDF)
        </a>
      )}
    </>
  );
}

function Accepted({ answer }: { answer: SignedAnswer }) {
  return (
    <>
      <p>
        <span className="figures">{formatMoney(answer.gross_cents ?? 0)}</span>
        {answer.options.length > 0 && `, avec ${answer.options.join(", ")}`}
      </p>
      <SignatureDrawing
        path={answer.drawing}
        className="my-2 h-24 w-72 max-w-full rounded-inner border border-line bg-paper"
      />
      {answer.certificates.map((title) => (
        <p key={title} className="flex gap-2">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
          {signingWords.signedOnline(title)}
        </p>
      ))}
      {answer.code_verified_at === null && (
        <p className="text-quiet">Sans code : l'adresse e-mail n'a pas été vérifiée, la preuve est plus faible.</p>
      )}
      {answer.wants_early_start && <p>Demande à commencer avant la fin du délai de rétractation.</p>}
    </>
  );
}

function Proof({ answer }: { answer: SignedAnswer }) {
  const rows = [
    ["Version lue", String(answer.seen_version)],
    ["E-mail", answer.email],
    ["Code saisi", answer.code_verified_at ? momentOf(answer.code_verified_at) : ""],
    ["Signature", answer.drawing !== "" ? "dessinée" : answer.act === "accepted" ? "par son nom" : ""],
    ["Adresse de connexion", answer.address],
    ["Navigateur", answer.user_agent],
  ].filter(([, value]) => value !== "");
  return (
    <dl className="flex flex-col gap-2 text-fine">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-quiet">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
