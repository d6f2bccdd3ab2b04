import type { getModel } from "#api/assistant/model.ts";
import type { Answer } from "#web/client/call.ts";
import { Card } from "#web/ui/card.tsx";

type Example = Answer<typeof getModel>["example"];

/** What leaves when the assistant is asked a question: the caller's last message, word for word. */
export function SentExample({ example }: { example: Example }) {
  return (
    <Card>
      <h2 className="mb-2 text-title">Ce qui est envoyé</h2>
      <p className="mb-3">
        Ta question et ce qui la précède, ce que tes données y répondent, et où en est le projet à l'écran. Avant de
        partir, noms, emails, téléphones, adresses, IBAN, SIREN et numéros de TVA deviennent « Client 1 », « Email 1 »…
      </p>
      <p className="mb-2 text-fine text-quiet">Ce qui partirait avec ton dernier message, mot pour mot :</p>
      <ol aria-label="Exemple de ce qui est envoyé" className="flex flex-col gap-2">
        {example.messages.map(({ role, content }, index) => (
          <li key={index} className="rounded-inner border border-line bg-bench px-3 py-2">
            <p className="text-fine text-quiet">{role === "user" ? "Toi" : "L'assistant"}</p>
            <p className="break-words whitespace-pre-wrap">{content}</p>
          </li>
        ))}
      </ol>
      <Detail title="Ce qui n'est pas masqué">
        <p>
          Les montants et les dates. Et un nom que tu écris sans « M. » ni « Mme », s'il n'est pas celui d'un client :
          il n'est pas reconnu. Pour proposer des tâches partent aussi la description du travail et ton métier.
        </p>
      </Detail>
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
