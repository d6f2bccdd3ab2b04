import type { getModel } from "#api/assistant/model.ts";
import type { Answer } from "#web/client/call.ts";
import { Card } from "#web/ui/card.tsx";

type Example = Answer<typeof getModel>["example"];

/** What leaves when the assistant is asked a question: the caller's last message, word for word. */
export function SentExample({ example }: { example: Example }) {
  return (
    <Card>
      <h2 className="mb-2 text-title">Ce qui est envoyé</h2>
      <ul className="mb-4 list-disc pl-5">
        <li>ta question, le texte que tu y ajoutes depuis la page, et les dix messages d'avant ;</li>
        <li>ce que tes données répondent à la question, et où en est le projet à l'écran ;</li>
        <li>pour proposer des tâches, la description du travail et ton métier.</li>
      </ul>
      <p className="mb-4">
        Les noms de tes clients, emails, téléphones, adresses, IBAN, SIREN et numéros de TVA sont remplacés par « Client
        1 », « Email 1 »… avant de partir, et remis dans la réponse. Les montants et les dates restent. Un nom que tu
        écris sans « M. » ni « Mme », et qui n'est pas celui d'un client, n'est pas reconnu.
      </p>
      <p className="mb-2">Voici, mot pour mot, ce qui partirait avec ton dernier message :</p>
      <ol aria-label="Exemple de ce qui est envoyé" className="flex flex-col gap-2">
        {example.messages.map(({ role, content }, index) => (
          <li key={index} className="rounded-inner border border-line bg-bench px-3 py-2">
            <p className="text-fine text-quiet">{role === "user" ? "Toi" : "L'assistant"}</p>
            <p className="break-words whitespace-pre-wrap">{content}</p>
          </li>
        ))}
      </ol>
      <Detail title="Les consignes d'Établi, toujours les mêmes">
        <p className="break-words whitespace-pre-wrap">{example.instructions}</p>
      </Detail>
      <Detail title="Ce que le modèle peut demander à lire">
        <ul className="list-disc pl-5">
          {example.tools.map((tool) => (
            <li key={tool}>{tool}</li>
          ))}
        </ul>
      </Detail>
    </Card>
  );
}

function Detail({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2 text-act">{title}</summary>
      {children}
    </details>
  );
}
