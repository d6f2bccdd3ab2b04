import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { phoneOf } from "#web/auth/ground/factor.ts";
import { shownAddress } from "#web/auth/ground/login.ts";
import { auth } from "#web/auth/ground/session.tsx";
import { useAuthSettings } from "#web/auth/ground/use-auth-settings.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { Factor, User } from "@supabase/auth-js";
import { MessageSquareText, Smartphone } from "lucide-react";
import { useState } from "react";
import { AddPhoneFactor } from "./add-phone-factor.tsx";
import { AddTotp } from "./add-totp.tsx";
import { momentOf } from "./moment.messages.ts";
import { ProofGate } from "./proof-gate.tsx";
import type { RecentProof } from "./recent-proof.ts";
import { Setting } from "./setting.tsx";

/**
 * Second factors: lists them, adds one, removes one. With a single factor it warns that losing it locks the user out.
 */
export function FactorsCard({ me, again, proof }: { me: User; again: () => Promise<void>; proof: RecentProof }) {
  const { data: settings } = useAuthSettings();
  const [adding, setAdding] = useState<"totp" | "phone" | "less" | null>(null);
  const factors = (me.factors ?? []).filter(({ status }) => status === "verified");
  const hasTotp = settings?.mfa_totp_enabled !== false;
  const hasPhone = settings?.mfa_phone_enabled !== false;
  const closeForm = async (sentence: string) => {
    setAdding(null);
    await again();
    showToast(sentence);
  };
  const names = factors.map(({ friendly_name }) => friendly_name ?? "");
  const announceFactor = (what: string) =>
    closeForm(`${what} ajouté. Tes autres appareils devront s'en servir pour revenir.`);
  return (
    <Setting
      title="Second facteur"
      state={
        factors.length > 0
          ? "Demandé à chaque connexion, après ton mot de passe."
          : "Un code de ton téléphone, en plus du mot de passe : même volé, il ne suffit plus."
      }
    >
      {factors.length > 0 && (
        <ul aria-label="Seconds facteurs" className="divide-y divide-line border-y border-line">
          {factors.map((factor) => (
            <OneFactor
              key={factor.id}
              factor={factor}
              isLast={factors.length === 1}
              proof={proof}
              onProofNeeded={() => setAdding("less")}
              onRemoved={() => closeForm("Second facteur retiré.")}
            />
          ))}
        </ul>
      )}
      {factors.length === 1 && adding === null && (
        <Notice>
          Si tu perds ce téléphone, tu perds l'accès : ajoute un second moyen, sur un autre appareil si tu peux.
        </Notice>
      )}
      {adding !== null && (
        <ProofGate me={me} proof={proof} onCancel={() => setAdding(null)}>
          {adding === "totp" && (
            <AddTotp names={names} onDone={() => announceFactor("Second facteur")} onCancel={() => setAdding(null)} />
          )}
          {adding === "phone" && (
            <AddPhoneFactor
              names={names}
              suggestedNumber={me.phone ?? ""}
              onDone={() => announceFactor("Téléphone")}
              onCancel={() => setAdding(null)}
            />
          )}
          {adding === "less" && <Notice>C'est bien toi : tu peux retirer un moyen.</Notice>}
        </ProofGate>
      )}
      {(adding === null || adding === "less") && (
        <div className="flex flex-wrap gap-2">
          {hasTotp && <Button onClick={() => setAdding("totp")}>Ajouter une application de codes</Button>}
          {hasPhone && <Button onClick={() => setAdding("phone")}>Ajouter un téléphone</Button>}
        </div>
      )}
    </Setting>
  );
}

type One = {
  factor: Factor;
  isLast: boolean;
  proof: RecentProof;
  onProofNeeded: () => void;
  onRemoved: () => Promise<void>;
};

function OneFactor({ factor, isLast, proof, onProofNeeded, onRemoved }: One) {
  const isPhone = factor.factor_type === "phone";
  const Icon = isPhone ? MessageSquareText : Smartphone;
  const name = factor.friendly_name || (isPhone ? shownAddress(phoneOf(factor)) : "Application de codes");
  const remove = async () => {
    const { error } = await auth.mfa.unenroll({ factorId: factor.id });
    if (error?.code === "reauthentication_needed") {
      proof.lose();
      onProofNeeded();
    }
    if (error) return authErrorSentence(error);
    // The session loses its level with its factor, so the token is refreshed.
    await auth.refreshSession();
    await onRemoved();
    return null;
  };
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <Icon aria-hidden className="size-5 shrink-0 text-act" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[550]">{name}</span>
        <span className="block truncate text-fine text-quiet">
          {isPhone
            ? `Code par SMS${factor.friendly_name ? ` au ${shownAddress(phoneOf(factor))}` : ""}`
            : `Ajoutée ${momentOf(new Date(factor.created_at), new Date())}`}
        </span>
      </span>
      {proof.isRecent() ? (
        <ConfirmButton
          label={`Retirer ${name}`}
          question={`Retirer «\u00a0${name}\u00a0» ?`}
          text={
            isLast
              ? "Ton mot de passe suffira de nouveau pour se connecter."
              : "Il ne pourra plus servir à te connecter. Tes autres moyens restent."
          }
          confirm="Retirer"
          act={remove}
        >
          Retirer
        </ConfirmButton>
      ) : (
        <Button look="quiet" aria-label={`Retirer ${name}`} onClick={onProofNeeded}>
          Retirer
        </Button>
      )}
    </li>
  );
}
