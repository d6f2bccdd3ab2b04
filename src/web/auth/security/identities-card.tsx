import { rememberProviderSignIn } from "#web/auth/ground/asked-here.ts";
import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { providerName } from "#web/auth/ground/provider-names.ts";
import { auth, CALLBACK } from "#web/auth/ground/session.tsx";
import { providersOf, useAuthSettings } from "#web/auth/ground/use-auth-settings.ts";
import { linkTarget } from "#web/auth/pages/return-path.ts";
import { useSignInAnswer } from "#web/client/answers.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { FormFailure } from "#web/ui/notice.tsx";
import type { User, UserIdentity } from "@supabase/auth-js";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { ProofGate } from "./proof-gate.tsx";
import type { RecentProof } from "./recent-proof.ts";
import { Setting } from "./setting.tsx";

const OURS = new Set(["email", "phone"]);

type Props = { me: User; again: () => Promise<void>; proof: RecentProof };

/** The linked accounts. They can be linked and unlinked only where the installation allows it. */
export function IdentitiesCard({ me, again, proof }: Props) {
  const { data: settings } = useAuthSettings();
  const identities = useSignInAnswer("identities", [me.id, me.updated_at], readIdentities, {
    placeholderData: me.identities ?? [],
  }).data;
  const linkedIdentities = (identities ?? []).filter(({ provider }) => !OURS.has(provider));
  const { isClosed, failure, leavingTo, asksProof, cancelProof, link, unlink } = useLinks({ again, proof });
  const canLink = settings?.manual_linking_enabled !== false && !isClosed;
  const missing = canLink
    ? providersOf(settings).filter((provider) => !linkedIdentities.some((identity) => identity.provider === provider))
    : [];
  if (linkedIdentities.length === 0 && missing.length === 0) return null;
  return (
    <Setting title="Comptes liés" state="Pour te connecter sans mot de passe, avec un compte que tu as déjà.">
      {linkedIdentities.length > 0 && (
        <ul aria-label="Comptes liés" className="divide-y divide-line border-y border-line">
          {linkedIdentities.map((identity) => (
            <OneIdentity key={identity.identity_id} identity={identity} unlink={canLink ? unlink : null} />
          ))}
        </ul>
      )}
      <FormFailure>{failure}</FormFailure>
      {asksProof && (
        <ProofGate me={me} proof={proof} onCancel={cancelProof}>
          <p className="text-quiet">C'est bien toi : tu peux lier ou délier un compte.</p>
        </ProofGate>
      )}
      {missing.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {missing.map((provider) => (
            <Button key={provider} isBusy={leavingTo === provider} onClick={() => void link(provider)}>
              Lier {providerName(provider, settings)}
            </Button>
          ))}
        </div>
      )}
    </Setting>
  );
}

type Unlink = (identity: UserIdentity) => Promise<string | null>;

function OneIdentity({ identity, unlink }: { identity: UserIdentity; unlink: Unlink | null }) {
  const { data: settings } = useAuthSettings();
  const name = providerName(identity.provider, settings);
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <Link2 aria-hidden className="size-5 shrink-0 text-act" />
      <span className="min-w-0 flex-1">
        <span className="block font-[550]">{name}</span>
        <span className="block truncate text-fine text-quiet">{String(identity.identity_data?.email ?? "")}</span>
      </span>
      {unlink && (
        <ConfirmButton
          label={`Délier ${name}`}
          question={`Délier ${name} ?`}
          text="Tu ne pourras plus te connecter avec ce compte."
          confirm="Délier"
          act={() => unlink(identity)}
        >
          Délier
        </ConfirmButton>
      )}
    </li>
  );
}

// Linking leaves for the provider's page. Linking and unlinking need a recent proof, and stop where the installation
// forbids them.
function useLinks({ again, proof }: Omit<Props, "me">) {
  const { data: settings } = useAuthSettings();
  const [isClosed, setIsClosed] = useState(false);
  const [failure, setFailure] = useState("");
  const [leavingTo, setLeavingTo] = useState("");
  const [asksProof, setAsksProof] = useState(false);
  const askProof = () => {
    proof.lose();
    setAsksProof(true);
  };
  const link = async (provider: string) => {
    if (!proof.isRecent()) return askProof();
    setLeavingTo(provider);
    const { error } = await auth.linkIdentity({
      // The settings name the provider, which may be one that the library does not know.
      provider: provider as "google",
      options: {
        redirectTo: rememberProviderSignIn(linkTarget(CALLBACK, { search: { redirect: "/app/settings#securite" } })),
      },
    });
    if (!error) return;
    setLeavingTo("");
    if (error.code === "reauthentication_needed") return askProof();
    if (error.code === "manual_linking_disabled") return setIsClosed(true);
    setFailure(authErrorSentence(error));
  };
  const unlink: Unlink = async (identity) => {
    const { error } = proof.isRecent()
      ? await auth.unlinkIdentity(identity)
      : { error: { code: "reauthentication_needed" } };
    if (error?.code === "reauthentication_needed") askProof();
    if (error?.code === "manual_linking_disabled") setIsClosed(true);
    if (error) return authErrorSentence(error);
    await again();
    showToast(`${providerName(identity.provider, settings)} n'est plus lié.`);
    return null;
  };
  return { isClosed, failure, leavingTo, asksProof, cancelProof: () => setAsksProof(false), link, unlink };
}

async function readIdentities(): Promise<UserIdentity[]> {
  const { data, error } = await auth.getUserIdentities();
  if (error) throw error;
  return data.identities;
}
