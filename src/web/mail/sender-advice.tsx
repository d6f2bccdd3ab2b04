import { readSenderDomain } from "#api/mail/mail.ts";
import { useAnswer } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { Failure, Waiting } from "#web/ui/states.tsx";
import { useState } from "react";

type Advice = Answer<typeof readSenderDomain>["advice"][number];

const STATES: Record<Advice["state"], { word: string; colour: string }> = {
  good: { word: "En ordre", colour: "bg-good" },
  missing: { word: "À ajouter", colour: "bg-alert" },
  unknown: { word: "À vérifier", colour: "bg-edge" },
};

/** What the owner of the mailbox's domain may publish so that its mails arrive. */
export function SenderAdvice({ mailboxId }: { mailboxId: string }) {
  const { data, error, refetch } = useAnswer(readSenderDomain, { params: { id: mailboxId } });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting label="Lecture de ton nom de domaine…" />;
  return (
    <>
      <p className="mb-4 text-quiet">
        Ce que {data.domain} dit aux messageries qui reçoivent tes mails. Un changement est vu en une heure ou deux.
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {data.advice.map((one) => (
          <li key={one.title} className="py-4 first:pt-0">
            <h3 className="font-medium">{one.title}</h3>
            <p className="mt-1 flex items-center gap-1.5 text-quiet">
              <span aria-hidden className={`size-2 shrink-0 rounded-full ${STATES[one.state].colour}`} />
              {STATES[one.state].word}
            </p>
            <p className="mt-2">{one.text}</p>
            {one.record && <RecordToPublish {...one.record} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function RecordToPublish({ name, value }: { name: string; value: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div className="mt-3 rounded-control border border-line bg-paper p-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
        <dt className="text-quiet">Nom</dt>
        <dd>{name}</dd>
        <dt className="text-quiet">Valeur</dt>
        <dd>{value}</dd>
      </dl>
      <div className="mt-3">
        <Button look="plain" onClick={async () => setIsCopied(await copyText(value))}>
          {isCopied ? "Valeur copiée" : "Copier la valeur"}
        </Button>
      </div>
    </div>
  );
}
