import { forgetConversation } from "#web/assistant/use-conversation.ts";
import { auth, useSession } from "#web/auth/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Page } from "#web/ui/page.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";

const PLACES = [
  { to: "/app/customers", label: "Clients", what: "Coordonnées, adresses de facturation" },
  { to: "/app/analytics", label: "Chiffres", what: "Ce qui est facturé, ce qui attend" },
  { to: "/app/mails", label: "Mails", what: "Boîtes connectées" },
  { to: "/app/team", label: "Équipe", what: "Qui travaille avec toi" },
  { to: "/app/settings", label: "Réglages", what: "Entreprise, TVA, banque, mentions" },
] as const;

/** Every place that has no room in the bar, and signing out. */
export default function MoreScreen() {
  const { user } = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const leave = async () => {
    await auth.signOut();
    forgetConversation();
    queries.clear();
    await navigate({ to: "/login", replace: true });
  };
  return (
    <Page title="Plus" narrow>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {PLACES.map(({ to, label, what }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-16 flex-col justify-center px-4 py-2 hover:bg-sunk">
              <span className="font-[550]">{label}</span>
              <span className="text-[0.87rem] text-quiet">{what}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-quiet">Connecté : {user?.email || user?.phone}</p>
      <Button className="mt-3" onClick={() => void leave()}>
        Se déconnecter
      </Button>
    </Page>
  );
}
