import { signInMessages } from "#domain/auth/sign-in.messages.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import { DocumentPage } from "#web/documents/document-page.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Brand } from "#web/ui/mark.tsx";
import { Link } from "@tanstack/react-router";
import { EXAMPLE_QUOTE } from "./example-quote.ts";

const PROMISES = [
  {
    title: "Du chantier au devis, en parlant",
    text: "Décris le travail : l'assistant propose les tâches et les heures, tu ajustes, le devis est prêt.",
  },
  {
    title: "Une facture juste",
    text: "Numéros sans trou, TVA au bon taux, mentions obligatoires, facture électronique Factur-X contrôlée.",
  },
  { title: "Chez toi", text: "Une commande pour l'installer, tes données sur ta machine, aucun compte ailleurs." },
];

/** `/` when signed out: what the product does, an example quote and how to start. */
export default function LandingScreen() {
  return (
    <div className="mx-auto max-w-6xl px-5">
      <header className="flex items-center justify-between py-5">
        <Brand />
        <Link to="/login" className={buttonLook({ look: "quiet" })}>
          Se connecter
        </Link>
      </header>
      <main className="grid gap-10 py-8 lg:grid-cols-[1fr_1.15fr] lg:py-14">
        <div>
          <h1 className="text-hero lg:text-[3.25rem]">{signInMessages.tagline}</h1>
          <p className="mt-5 max-w-lg text-lead text-quiet">
            Établi tient les projets, les devis et les factures des artisans et des indépendants. Un assistant te mène
            pas à pas, sur chaque page.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Link to="/register" className={buttonLook({ look: "primary" })}>
              Commencer gratuitement
            </Link>
            <Link to="/login" className={buttonLook({ look: "plain" })}>
              J'ai déjà un compte
            </Link>
          </div>
          <ul className="mt-12 flex flex-col gap-6">
            {PROMISES.map(({ title, text }) => (
              <li key={title} className="border-l-2 border-act pl-4">
                <h2 className="text-title">{title}</h2>
                <p className="mt-1 text-quiet">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <figure className="rounded-card bg-sunk p-3 md:p-6">
          <DocumentPage view={quoteView(EXAMPLE_QUOTE)} heading="h2" />
          <figcaption className="mt-3 text-center text-fine text-quiet">
            Exemple de devis fait avec Établi. Les personnes et les numéros sont inventés.
          </figcaption>
        </figure>
      </main>
    </div>
  );
}
