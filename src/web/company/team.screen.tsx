import { useSession } from "#web/auth/session.tsx";
import { Card, Page } from "#web/ui/page.tsx";
import { useCompany } from "./company-form.tsx";

const ROLES = { owner: "Propriétaire", manager: "Gestionnaire", worker: "Compagnon", accountant: "Comptable" };

/** /app/team: who works in the company. */
export default function TeamScreen() {
  const { user } = useSession();
  const { data: company } = useCompany();
  return (
    <Page title="Équipe" narrow>
      <Card>
        <p className="font-[550]">{user?.email || user?.phone}</p>
        <p className="text-quiet">{company ? ROLES[company.role] : ""}</p>
      </Card>
      <p className="mt-4 text-quiet">Tu es seul dans cette entreprise. L'invitation de coéquipiers n'est pas encore disponible.</p>
    </Page>
  );
}
