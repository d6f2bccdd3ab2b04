import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { CalendarPlus, Move, Users } from "lucide-react";

const STEPS = [
  { icon: CalendarPlus, title: "Donne une date", text: "Ses heures disent combien de jours il prend." },
  { icon: Users, title: "Confie-le", text: "Seul ou à plusieurs, tu vois qui est libre et qui a trop d'heures." },
  { icon: Move, title: "Déplace-le", text: "Au doigt ou à la souris : les autres le voient tout de suite." },
];

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
      {manages && (
        <ol className="grid w-full gap-x-6 gap-y-3 border-t border-line pt-3 md:grid-cols-3">
          {STEPS.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex items-start gap-3">
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-act" />
              <p className="min-w-0">
                <span className="block font-[550]">{title}</span>
                <span className="text-fine text-quiet">{text}</span>
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
