import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { FileCheck2, MessageSquareText, Send } from "lucide-react";
import { callAssistant } from "./call-assistant.ts";

const STEPS = [
  {
    Icon: MessageSquareText,
    title: "Dis le travail",
    text: "Le client, ce qu'il y a à faire, tes prix : en une phrase.",
  },
  { Icon: FileCheck2, title: "Vérifie la carte", text: "Tout se change sur place. Rien n'est écrit avant ton accord." },
  {
    Icon: Send,
    title: "Envoie le devis",
    text: "Ton client le lit par un lien. Tu notes sa réponse, la facture reprend ses lignes.",
  },
];

const EXAMPLES = [
  "Fais un devis pour Mme Martin, repeindre le couloir, 14 h à 48 €, lundi",
  "Fais un devis pour Studio Nacre, refaire la page d'accueil, 3 jours à 450 €",
];

/**
 * How a first quote is made, and two sentences to try, where a new user's conversation is still empty. On a phone, one
 * sentence alone: there is room for no more.
 */
export function FirstWords() {
  const onPhone = useOnPhone();
  const manages = useMay()("manage");
  if (!manages) return null;
  if (onPhone) return <Examples intro="Essaie avec cette phrase :" examples={EXAMPLES.slice(0, 1)} />;
  return (
    <div className="flex flex-col gap-6">
      <ol className="grid gap-3 lg:grid-cols-3">
        {STEPS.map(({ Icon, title, text }, index) => (
          <li key={title} className="flex flex-col gap-2 rounded-card bg-sunk p-4">
            <Icon aria-hidden className="size-6 text-act" />
            <strong>
              {index + 1}. {title}
            </strong>
            <span className="text-fine text-quiet">{text}</span>
          </li>
        ))}
      </ol>
      <Examples intro="Essaie avec une de ces phrases, tu pourras tout annuler :" examples={EXAMPLES} />
    </div>
  );
}

function Examples({ intro, examples }: { intro: string; examples: readonly string[] }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-fine text-quiet">{intro}</p>
      {examples.map((example) => (
        <Button
          key={example}
          className="h-auto max-w-full text-left whitespace-normal"
          onClick={() => callAssistant(example)}
        >
          « {example} »
        </Button>
      ))}
    </div>
  );
}
