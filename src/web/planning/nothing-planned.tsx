import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";

/** What a planning says before anything has a date: once, over the days that will hold it. */
export function NothingPlanned({ manages }: { manages: boolean }) {
  const words = useTradeWords();
  return (
    <section className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-paper p-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-title">{manages ? "Ta semaine est libre" : "Rien de prévu"}</h2>
        <p className="text-quiet">
          {manages
            ? "Donne une date à un projet : il prend sa place ici, jour par jour, avec ses tâches."
            : `Les ${words.sites} de l'entreprise apparaîtront ici.`}
        </p>
      </div>
      {manages && (
        <Link to="/project/new" className={buttonLook({ look: "primary", className: "max-md:w-full" })}>
          Planifier un premier projet
        </Link>
      )}
    </section>
  );
}
