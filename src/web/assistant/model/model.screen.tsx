import { getModel, saveModelConsent } from "#api/assistant/model.ts";
import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { Measured } from "#web/assistant/measures/measured.tsx";
import { useAnswer, useChange } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { call } from "#web/client/call.ts";
import { useMay, useMemberships } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { AboveSettings } from "#web/ui/loading/above-settings.tsx";
import type { IconPoint } from "#web/ui/loading/icon-list.tsx";
import { IconList } from "#web/ui/loading/icon-list.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { MessageCircleQuestion, Send, ShieldCheck } from "lucide-react";
import { ModelForm } from "./model-form.tsx";
import { SentExample } from "./sent-example.tsx";

/** /app/model: whether a language model may help the assistant, who receives the texts, and what is sent. */
export default function ModelScreen() {
  const { data, error, refetch } = useAnswer(getModel);
  const may = useMay();
  const { isRead } = useMemberships();
  return (
    <>
      <AboveSettings />
      <Page title="Aide d'une IA" subtitle="Facultative : Établi comprend déjà tes phrases sans elle." isNarrow>
        {error && <Failure error={error} retry={() => void refetch()} />}
        {!data && !error && <SheetSkeleton />}
        {data && (
          <div className="flex flex-col gap-6">
            {data.recipient === null ? (
              <p className="flex items-center gap-3 rounded-card bg-sunk px-4 py-3">
                <ShieldCheck aria-hidden className="size-5 shrink-0 text-good" />
                Aucun modèle n'est installé ici : rien ne sort de cette machine.
              </p>
            ) : (
              <Consent recipient={data.recipient} consent={data.consent} />
            )}
            <IconList label="Ce qu'une IA change" points={USES} isInColumns />
            {isRead && may("team") && <ModelForm />}
            {data.recipient && <SentExample example={data.example} />}
            {isRead && may("manage") && <Measured />}
          </div>
        )}
      </Page>
    </>
  );
}

const USES: readonly IconPoint[] = [
  {
    icon: MessageCircleQuestion,
    title: "Ce qu'elle apporte",
    text: "Des réponses aux questions libres, des tâches pour un travail peu courant.",
  },
  {
    icon: Send,
    title: "Ce qui part",
    text: "Ta question et de quoi y répondre. Noms, adresses et IBAN sont masqués.",
  },
  { icon: ShieldCheck, title: "Ce qui reste ici", text: "Tes PDF, photos et pièces jointes." },
];

type ModelAnswer = Answer<typeof getModel>;

/** Who receives the texts, and the owner's yes or no. */
function Consent({
  recipient,
  consent,
}: {
  recipient: NonNullable<ModelAnswer["recipient"]>;
  consent: ModelAnswer["consent"];
}) {
  const isOwner = useMay()("team");
  const save = useChange((is_given: boolean) => call(saveModelConsent, { body: { is_given, host: recipient.host } }));
  return (
    <Card>
      <h2 className="mb-2 text-title">{consent ? "Autorisé" : "Rien n'est envoyé"}</h2>
      <p className="mb-3">
        {consent
          ? `Depuis le ${formatDate(dayAt(new Date(consent.given_at), FRENCH_TIME_ZONE))}, par ${consent.given_by}. `
          : "Tant que le propriétaire n'a pas dit oui, aucun texte ne part. "}
        Les textes {consent ? "vont" : "iraient"} à {recipientName(recipient)}.
      </p>
      <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-fine">
        <dt className="text-quiet">Adresse</dt>
        <dd className="break-all">{recipient.host}</dd>
        <dt className="text-quiet">Modèle</dt>
        <dd className="break-all">{recipient.model}</dd>
      </dl>
      {isOwner ? (
        <Button
          look={consent ? "plain" : "primary"}
          isBusy={save.isPending}
          busyLabel="Un instant…"
          onClick={() => save.mutate(consent === null)}
        >
          {consent ? "Ne plus rien envoyer" : "Autoriser l'envoi"}
        </Button>
      ) : (
        <p className="text-quiet">Seul le propriétaire de l'entreprise en décide.</p>
      )}
      {save.error && (
        <p role="alert" className="mt-2 text-bad">
          {save.error.message}
        </p>
      )}
    </Card>
  );
}

function recipientName({ name, place }: { name: string; place: string }): string {
  return place === "" ? name : `${name} (${place})`;
}
