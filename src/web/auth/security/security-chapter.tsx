import { useAuthSettings } from "#web/auth/ground/use-auth-settings.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { EmailCard } from "./email-card.tsx";
import { FactorsCard } from "./factors-card.tsx";
import { IdentitiesCard } from "./identities-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { PhoneCard } from "./phone-card.tsx";
import { useRecentProof } from "./recent-proof.ts";
import { SessionsCard } from "./sessions-card.tsx";
import { useMe } from "./use-me.ts";

/** The security chapter of the settings: sign-in methods and open sessions. */
export default function SecurityChapter() {
  const { me, again } = useMe();
  const { data: settings } = useAuthSettings();
  const proof = useRecentProof(me?.id);
  if (!me) return <SheetSkeleton />;
  const canTextCodes = settings?.external.phone === true && settings.sms_provider !== "";
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-paper">
      <PasswordCard me={me} />
      <EmailCard me={me} again={again} proof={proof} />
      {(canTextCodes || me.phone) && <PhoneCard me={me} again={again} proof={proof} />}
      <FactorsCard me={me} again={again} proof={proof} />
      <SessionsCard />
      <IdentitiesCard me={me} again={again} proof={proof} />
    </div>
  );
}
