import { Link, useLocation } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import { CalendarDays, ChevronRight, FolderOpen, House, LogIn, Search, UserRoundPlus } from "lucide-react";
import type { ReactNode } from "react";

type Way = {
  to: "/" | "/app" | "/app/projects" | "/app/timeline" | "/login" | "/register";
  icon: LucideIcon;
  name: string;
  what: string;
};

const SIGNED_IN_WAYS: readonly Way[] = [
  { to: "/app", icon: House, name: "Revenir à l'accueil", what: "Ce qui t'attend aujourd'hui" },
  { to: "/app/projects", icon: FolderOpen, name: "Mes projets", what: "Chaque client, son devis, sa facture" },
  { to: "/app/timeline", icon: CalendarDays, name: "Mon planning", what: "Où tu vas, et quand" },
];

const VISITOR_WAYS: readonly Way[] = [
  { to: "/", icon: House, name: "Revenir à l'accueil", what: "Ce que fait Établi" },
  { to: "/login", icon: LogIn, name: "Se connecter", what: "Retrouver ses projets" },
  { to: "/register", icon: UserRoundPlus, name: "Créer un compte", what: "Trois minutes jusqu'au premier devis" },
];

/**
 * What an unknown path shows, in the main part of its page: what happened, and the ways out. `search`: opens what
 * finds a page, for whoever is signed in.
 */
export default function NotFound({ search }: { search?: () => void }): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className="mx-auto max-w-xl px-4 py-6 md:py-16">
      {!search && (
        <p className="mb-8 flex items-center gap-2 font-display text-title font-[700]">
          <img src="/mark.svg" alt="" className="size-8" />
          Établi
        </p>
      )}
      <p className="mb-2 inline-flex max-w-full rounded-full bg-sunk px-3 py-1 text-fine text-quiet">
        <span className="truncate">{pathname}</span>
      </p>
      <h1 className="text-page">Cette page n'existe pas</h1>
      <p className="mt-2 text-quiet">
        {search
          ? "L'adresse est incomplète, ou ce qu'elle montrait a été retiré. Rien d'autre n'est perdu."
          : "L'adresse est incomplète, ou le document n'est plus partagé : qui a envoyé le lien peut le renvoyer."}
      </p>
      {search && (
        <button
          type="button"
          onClick={search}
          className="box mt-6 flex min-h-12 items-center gap-3 text-left text-quiet hover:border-act"
        >
          <Search aria-hidden className="size-5 shrink-0" />
          Chercher un projet, un client, un document
        </button>
      )}
      <ul className="mt-4 divide-y divide-line overflow-clip rounded-card border border-line bg-paper">
        {(search ? SIGNED_IN_WAYS : VISITOR_WAYS).map(({ to, icon: Icon, name, what }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-16 items-center gap-4 px-4 py-2 -outline-offset-3 hover:bg-sunk">
              <Icon aria-hidden className="size-5 shrink-0 text-act" />
              <span className="min-w-0 flex-1">
                <span className="block font-[550]">{name}</span>
                <span className="block text-fine text-quiet">{what}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
