import type { CompanyAnswer } from "#api/company.ts";
import type { FirstExample } from "#domain/company/examples/first-example.messages.ts";
import { exampleOrder, firstExampleOf } from "#domain/company/examples/first-example.messages.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { buttonLook, linkLook } from "#web/ui/button.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Check, CornerDownLeft } from "lucide-react";
import type { ReactNode } from "react";
import { callAssistant } from "../call-assistant.ts";
import { ExampleSheet } from "./example/example-sheet.tsx";
import { PRESENT_COMPANY, askedInFirstRun } from "./left-to-do.tsx";

// What it makes is loaded with it: it keeps its height meanwhile.
const ExampleOffer = onDemand(
  async () => (await import("./example/example-offer.tsx")).ExampleOffer,
  (words) => <div className="min-h-24">{words}</div>,
);

/**
 * The way to a first quote, where there is no project yet: a sentence to try, who one is, what comes then. On a wide
 * screen the quote that the sentence makes stands beside. `isBeside`: in the column beside an open conversation.
 */
export function FirstSteps({ company, isBeside }: { company: CompanyAnswer; isBeside: boolean }) {
  const maySeeExample = useMay()("team") && !company.is_example;
  const { trade, hourly_rate: rate } = company;
  const example = firstExampleOf(trade, rate === null ? null : eurosToCents(rate));
  const subjects = askedInFirstRun(company);
  return (
    <div className={cx("flex flex-col gap-4", !isBeside && "md:grid md:grid-cols-[1.4fr_1fr] md:items-start md:gap-8")}>
      <div className="flex flex-col gap-4">
        <ol aria-label="Jusqu'à ton premier devis" className="overflow-clip rounded-card border border-line bg-paper">
          <Step rank={1} title="Dis ce qu'il y a à faire" text="Le client, le travail, ton prix : une phrase suffit.">
            <TryExample example={example} />
            <Link to="/project/new" className={cx(linkLook, "text-fine")}>
              Ou remplis le formulaire
            </Link>
          </Step>
          {subjects === null ? (
            <Step isDone title="Ton entreprise est présentée" text="Ses mentions s'impriment sur tes documents." />
          ) : (
            <Step rank={2} title={PRESENT_COMPANY} text={subjects}>
              <Link
                to="/app/start"
                aria-label={`Répondre : ${PRESENT_COMPANY}`}
                className={buttonLook({ className: "mt-2 self-start" })}
              >
                Répondre
              </Link>
            </Step>
          )}
          <Step rank={3} title="Envoie le devis" text="Ton client le lit et l'accepte par un lien. La facture suit." />
        </ol>
        {maySeeExample && <ExampleOffer />}
      </div>
      {!isBeside && <ExampleSheet example={example} />}
    </div>
  );
}

/** The sentence as it would be said. Pressed, it is said. */
function TryExample({ example }: { example: FirstExample }) {
  const order = exampleOrder(example);
  return (
    <button
      type="button"
      onClick={() => callAssistant(order)}
      className="mt-2 flex w-full flex-col gap-2 rounded-card border border-act bg-act-pale px-4 py-3 text-left
        transition-colors duration-150 hover:bg-paper"
    >
      <span className="font-[550]">« {keepTogether(order)} »</span>
      <span className="flex items-center gap-2 text-fine font-[550] text-act">
        <CornerDownLeft aria-hidden className="size-4 shrink-0" />
        Essayer cette phrase
      </span>
    </button>
  );
}

// A figure and its unit stay on one line.
function keepTogether(order: string): string {
  return order.replace(/(\d) (h|jours|€)/g, "$1\u00a0$2");
}

type StepProps = { rank?: number; isDone?: boolean; title: string; text: string; children?: ReactNode };

function Step({ rank, isDone = false, title, text, children }: StepProps) {
  const isFirst = rank === 1;
  return (
    <li className="flex gap-3 border-line px-4 py-3 not-first:border-t">
      <span
        aria-hidden
        className={cx(
          "figures mt-0.5 grid size-7 shrink-0 place-items-center rounded-full text-fine font-bold",
          isFirst ? "bg-act text-on-act" : isDone ? "bg-good/15 text-good" : "bg-sunk text-quiet",
        )}
      >
        {isDone ? <Check className="size-4" /> : rank}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <strong className="font-[550]">{title}</strong>
        <span className="text-fine text-quiet">{text}</span>
        {children}
      </span>
    </li>
  );
}
