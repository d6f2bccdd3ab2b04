import { Check, X } from "lucide-react";

const READ = [
  { isDone: true, text: "Lu pour ta liste : qui t'écrit, l'objet, les premiers mots." },
  { isDone: true, text: "Lu quand tu l'ouvres : le reste du mail, depuis ton serveur." },
  { isDone: false, text: "Jamais copiés ici sans toi : le texte entier et les fichiers." },
  { isDone: false, text: "Jamais envoyé, rangé ni supprimé sans ton geste." },
];

/** What is read of a mailbox, and what never is. */
export function WhatIsRead() {
  return (
    <section aria-labelledby="what-is-read" className="border-t border-line pt-4">
      <h2 id="what-is-read" className="mb-2 text-fine font-[550]">
        Ce qu'Établi lit de ta boîte
      </h2>
      <ul className="flex flex-col gap-1.5 text-fine text-quiet">
        {READ.map(({ isDone, text }) => (
          <li key={text} className="flex gap-2">
            {isDone ? (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            ) : (
              <X aria-hidden className="mt-0.5 size-4 shrink-0 text-quiet" />
            )}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
