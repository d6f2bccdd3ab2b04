import { signInMessages } from "#domain/auth/sign-in.messages.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import { DocumentPage } from "#web/documents/document-page.tsx";
import { NoticeLinks } from "#web/notices/notice-links.tsx";
import { EXAMPLE_QUOTE } from "#web/quotes/templates/example-quote.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Brand } from "#web/ui/mark.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { INSTALL, ON_SITE, PROMISES, QUESTIONS, STEPS } from "./landing.messages.ts";
import { ProductPicture } from "./product-picture.tsx";

/** `/` when signed out: what the product does, seen in the product, how it is installed, what it costs, questions. */
export default function LandingScreen() {
  return (
    <div className="overflow-x-clip">
      <div className="mx-auto max-w-6xl px-5">
        <header className="flex flex-wrap items-center justify-between gap-x-4 py-4">
          <Brand />
          <Link to="/login" className={buttonLook({ look: "quiet" })}>
            Se connecter
          </Link>
        </header>
        <main>
          <Hero />
          <FromSentenceToQuote />
          <Example />
          <OnSite />
          <Questions />
          <Install />
          <LastWord />
        </main>
      </div>
      <Foot />
    </div>
  );
}

function Hero() {
  return (
    <div className="py-8 lg:pt-14 lg:pb-20">
      <div className="lg:grid lg:grid-cols-[1.3fr_1fr] lg:items-end lg:gap-14">
        <h1 className="text-hero lg:text-[3.5rem]">{signInMessages.tagline}</h1>
        <div className="max-lg:mt-5">
          <p className="max-w-lg text-lead text-quiet">
            Établi tient les projets, les devis et les factures des artisans et des indépendants. Un assistant te mène
            pas à pas, sur chaque page.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to="/register" className={buttonLook({ look: "primary", className: "max-sm:w-full" })}>
              Commencer gratuitement
            </Link>
            <Link to="/login" className={buttonLook({ className: "max-sm:w-full" })}>
              J'ai déjà un compte
            </Link>
          </div>
          <p className="mt-4 text-fine text-quiet">Gratuit, sans carte bancaire. Ton premier devis en trois minutes.</p>
        </div>
      </div>
      <div className="relative mt-10 lg:mt-12">
        <div className="hidden overflow-clip rounded-[14px] border border-line bg-sunk shadow-float lg:mr-14 lg:block">
          <div
            aria-hidden
            className="flex h-9 items-center gap-1.5 border-b border-line px-4 *:size-2.5 *:rounded-full"
          >
            <span className="bg-edge/50" />
            <span className="bg-edge/50" />
            <span className="bg-edge/50" />
          </div>
          <ProductPicture
            name="home-desktop"
            isFirst
            alt="L'accueil sur un ordinateur : l'argent à encaisser, ce qu'il y a à faire, le prochain chantier"
          />
        </div>
        <div
          className="mx-auto w-full max-w-72 rounded-[1.75rem] border border-line bg-paper p-2 shadow-float
            lg:absolute lg:-right-4 lg:-bottom-10 lg:max-w-52"
        >
          <div className="overflow-hidden rounded-[1.25rem]">
            <ProductPicture
              name="home-phone"
              isFirst
              alt="L'accueil sur un téléphone : l'argent d'abord, puis le prochain chantier"
            />
          </div>
        </div>
      </div>
    </div>
  );
}

function FromSentenceToQuote() {
  return (
    <section aria-labelledby="sentence" className="py-10 lg:py-16">
      <h2 id="sentence" className="text-page">
        Une phrase devient un devis
      </h2>
      <PictureRow points={STEPS} isNumbered />
    </section>
  );
}

function OnSite() {
  return (
    <section aria-labelledby="on-site" className="py-10 lg:py-16">
      <h2 id="on-site" className="text-page">
        Et le chantier suit
      </h2>
      <PictureRow points={ON_SITE} isNumbered={false} />
    </section>
  );
}

function PictureRow({ points, isNumbered }: { points: typeof STEPS; isNumbered: boolean }) {
  const Points = isNumbered ? "ol" : "ul";
  return (
    <Points className="mt-8 grid gap-10 md:grid-cols-3 md:gap-6">
      {points.map(({ title, text, picture, alt }, index) => (
        <li key={title} className="flex flex-col gap-3">
          <div className="rounded-card bg-sunk px-6 pt-6 md:px-5">
            <div className="mx-auto max-w-72 overflow-hidden rounded-t-[1rem] border border-b-0 border-line">
              <ProductPicture name={picture} alt={alt} />
            </div>
          </div>
          <h3 className="text-title">
            {isNumbered && <span className="text-act">{index + 1}. </span>}
            {title}
          </h3>
          <p className="text-quiet">{text}</p>
        </li>
      ))}
    </Points>
  );
}

// What a quote has that others lack is read beside one. A phone shows its beginning.
function Example() {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <section aria-labelledby="example" className="grid gap-8 py-10 lg:grid-cols-[1fr_1.9fr] lg:gap-14 lg:py-16">
      <div className="lg:sticky lg:top-8 lg:self-start">
        <h2 id="example" className="text-page">
          Le devis, comme ton client le reçoit
        </h2>
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
          {PROMISES.map(({ title, text }) => (
            <li key={title} className="border-l-2 border-act pl-4">
              <h3 className="text-title">{title}</h3>
              <p className="mt-1 text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <figure className="min-w-0 rounded-card bg-sunk p-3 md:p-8">
        <div className={cx("relative", !isWhole && "max-md:max-h-120 max-md:overflow-clip")}>
          <DocumentPage view={quoteView(EXAMPLE_QUOTE)} heading="h2" />
          {!isWhole && (
            <div
              className="absolute inset-x-0 bottom-0 flex justify-center bg-linear-to-t from-sunk to-transparent pt-24
                pb-2 md:hidden"
            >
              <Button onClick={() => setIsWhole(true)}>Voir le devis entier</Button>
            </div>
          )}
        </div>
        <figcaption className="mt-3 text-center text-fine text-quiet">
          Exemple de devis fait avec Établi. Les personnes et les numéros sont inventés.
        </figcaption>
      </figure>
    </section>
  );
}

function Install() {
  return (
    <section
      aria-labelledby="install"
      className="grid gap-6 py-10 lg:grid-cols-[1fr_1.9fr] lg:items-start lg:gap-14 lg:py-16"
    >
      <h2 id="install" className="text-page">
        Ici ou chez toi, pour 0 €
      </h2>
      <div className="min-w-0">
        <p className="max-w-prose text-quiet">{INSTALL.cost}</p>
        <p className="mt-3 max-w-prose text-quiet">{INSTALL.how}</p>
        <details className="group mt-5 rounded-card border border-line bg-paper">
          <FoldTitle>{INSTALL.byOneself}</FoldTitle>
          <div className="px-4 pb-4">
            <p className="max-w-prose text-quiet">{INSTALL.needs}</p>
            <pre
              aria-label="Commandes d'installation"
              tabIndex={0}
              className="mt-3 rounded-inner bg-wall p-4 font-mono text-fine [overflow-wrap:anywhere] whitespace-pre-wrap
                text-on-wall"
            >
              {INSTALL.commands}
            </pre>
          </div>
        </details>
      </div>
    </section>
  );
}

function Questions() {
  return (
    <section
      aria-labelledby="questions"
      className="grid gap-6 py-10 lg:grid-cols-[1fr_1.9fr] lg:items-start lg:gap-14 lg:py-16"
    >
      <h2 id="questions" className="text-page">
        Tes questions
      </h2>
      <div className="divide-y divide-line rounded-card border border-line bg-paper">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group">
            <FoldTitle>{question}</FoldTitle>
            <p className="px-4 pb-4 text-quiet">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

function FoldTitle({ children }: { children: string }) {
  return (
    <summary
      className="flex min-h-12 items-center justify-between gap-3 px-4 py-3 font-[550] -outline-offset-3
        [&::-webkit-details-marker]:hidden"
    >
      {children}
      <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet group-open:rotate-180" />
    </summary>
  );
}

function LastWord() {
  return (
    <section
      aria-labelledby="last-word"
      className="mb-12 flex flex-col items-center gap-5 rounded-card border border-line bg-paper px-6 py-10 text-center
        lg:mb-20 lg:py-14"
    >
      <h2 id="last-word" className="text-page">
        Ton premier devis, en trois minutes
      </h2>
      <Link to="/register" className={buttonLook({ look: "primary", className: "max-sm:w-full" })}>
        Faire mon premier devis
      </Link>
    </section>
  );
}

function Foot() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-6">
        <Brand />
        <NoticeLinks />
      </div>
    </footer>
  );
}
