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
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import type { LucideIcon } from "lucide-react";
import { MessageCircleQuestion, Send, ShieldCheck } from "lucide-react";
import { ModelForm } from "./model-form.tsx";
import { SentExample } from "./sent-example.tsx";

/** /app/model: whether a language model may help the assistant, who receives the texts, and what is sent. */
export default function ModelScreen() {
  const { data, error, refetch } = useAnswer(getModel);
  const may = useMay();
  const { isRead } = useMemberships();
  return (
    <Page
      title="Aide d'une IA"
      subtitle="Établi comprend tes phrases sans elle. Un modèle de langage l'aide quand une question est trop libre."
      isNarrow
    >
      <ForWhat />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <SheetSkeleton />}
      {data && (
        <div className="flex flex-col gap-4">
          {data.recipient === null ? (
            <p className="flex items-start gap-3 rounded-card border border-line bg-paper px-4 py-3 md:px-6">
              <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
              Aucun modèle n'est installé ici : rien ne sort de cette machine, et rien n'est à autoriser.
            </p>
          ) : (
            <Consent recipient={data.recipient} consent={data.consent} />
          )}
          {isRead && may("team") && <ModelForm />}
          {data.recipient && <SentExample example={data.example} />}
          {isRead && may("manage") && <Measured />}
        </div>
      )}
    </Page>
  );
}

const USES: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: MessageCircleQuestion,
    title: "Ce qu'elle apporte",
    text: "Des réponses à ce que tu demandes librement, et des tâches proposées pour un travail peu courant.",
  },
  {
    icon: Send,
    title: "Ce qui part, après ton accord",
    text: "Ta question et ce qu'il faut pour y répondre. Les noms, adresses, emails et IBAN sont masqués avant.",
  },
  {
    icon: ShieldCheck,
    title: "Ce qui reste ici",
    text: "Tes fichiers : PDF, photos et pièces jointes. Sans modèle, tout le reste d'Établi marche.",
  },
];

/** What a model is for, and what leaves with it: read before anything is chosen. */
function ForWhat() {
  return (
    <ul className="mb-6 grid gap-4 md:grid-cols-3 md:gap-6 beside-panel:grid-cols-1">
      {USES.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex min-w-0 gap-3 md:flex-col md:gap-2 beside-panel:flex-row">
          <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-full bg-act-pale text-act">
            <Icon className="size-5" />
          </span>
          <span className="min-w-0">
            <span className="block font-[550]">{title}</span>
            <span className="block text-fine text-quiet">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

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
