import { CodeForm } from "#web/auth/codes/code-form.tsx";
import { ResendButton } from "#web/auth/codes/resend-button.tsx";
import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { phoneOf } from "#web/auth/ground/factor.ts";
import { shownAddress } from "#web/auth/ground/login.ts";
import { auth, needsSecondStep, useSession } from "#web/auth/ground/session.tsx";
import { LeadTo } from "#web/auth/pages/lead-to.tsx";
import { useReturnPath, withReturnPath } from "#web/auth/pages/return-path.ts";
import { SignedOutPage } from "#web/auth/pages/signed-out-page.tsx";
import { Button, linkLook } from "#web/ui/button.tsx";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { Waiting } from "#web/ui/states.tsx";
import type { Factor } from "@supabase/auth-js";
import { ChevronDown, ChevronRight, MessageSquareText, Smartphone } from "lucide-react";
import { useState } from "react";

/** /second-step: asks for the second factor. It raises the session, then opens the page that needed it. */
export default function SecondStepScreen() {
  const { session, user, isLoading } = useSession();
  const { target, search } = useReturnPath();
  const factors = (user?.factors ?? []).filter(({ status }) => status === "verified");
  const [chosen, setChosen] = useState<string | null>(null);
  if (isLoading) return <Waiting />;
  if (!session) return <LeadTo href={withReturnPath("/login", { search })} />;
  if (!needsSecondStep(session)) return <LeadTo href={target} />;
  const factor = factors.find(({ id }) => id === chosen) ?? (factors.length === 1 ? factors[0] : undefined);
  return (
    <SignedOutPage title="Deuxième étape" lead={factor ? leadOf(factor) : "Choisis comment confirmer que c'est toi."}>
      {factor ? (
        factor.factor_type === "phone" ? (
          <ByText key={factor.id} factor={factor} />
        ) : (
          <ByApp key={factor.id} factor={factor} />
        )
      ) : (
        <Choices factors={factors} onChoose={setChosen} />
      )}
      {factor && factors.length > 1 && (
        <Button look="quiet" isWide className="mt-2" onClick={() => setChosen(null)}>
          Choisir un autre moyen
        </Button>
      )}
      <details className="group mt-6 border-t border-line pt-2">
        <summary className="flex min-h-11 items-center gap-2 text-quiet">
          Tu as perdu ton téléphone ?
          <ChevronDown aria-hidden className="size-4 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <p className="pb-3 text-fine text-quiet">
          {factors.length > 1 ? "Choisis l'un de tes autres moyens. " : ""}
          Si tu es encore connecté sur un autre appareil, ajoutes-y un second moyen dans Réglages, Sécurité. Sinon,
          écris à la personne qui gère cette installation : elle peut retirer ton second facteur, une fois sûre que
          c'est toi.
        </p>
      </details>
      <p className="text-center">
        <button type="button" className={linkLook} onClick={() => void auth.signOut({ scope: "local" })}>
          Se déconnecter
        </button>
      </p>
    </SignedOutPage>
  );
}

function leadOf(factor: Factor): string {
  const phone = phoneOf(factor);
  if (factor.factor_type === "phone")
    return phone ? `Un code part par SMS au ${shownAddress(phone)}.` : "Un code part par SMS à ton téléphone.";
  const name = factor.friendly_name ? ` («\u00a0${factor.friendly_name}\u00a0»)` : "";
  return `Tape le code que montre ton application${name}.`;
}

function Choices({ factors, onChoose }: { factors: Factor[]; onChoose: (id: string) => void }) {
  return (
    <List label="Seconds facteurs">
      {factors.map((factor) => (
        <li key={factor.id}>
          <button type="button" className={rowLook} onClick={() => onChoose(factor.id)}>
            {factor.factor_type === "phone" ? (
              <MessageSquareText aria-hidden className="size-5 shrink-0 text-act" />
            ) : (
              <Smartphone aria-hidden className="size-5 shrink-0 text-act" />
            )}
            <RowText
              what={factor.factor_type === "phone" ? "Code par SMS" : factor.friendly_name || "Application de codes"}
              who={
                factor.factor_type === "phone" ? shownAddress(phoneOf(factor)) : "Le code qu'elle montre en ce moment"
              }
            />
            <ChevronRight aria-hidden className="size-5 text-quiet" />
          </button>
        </li>
      ))}
    </List>
  );
}

function ByApp({ factor }: { factor: Factor }) {
  return (
    <CodeForm
      button="Confirmer"
      check={async (code) => (await auth.mfa.challengeAndVerify({ factorId: factor.id, code })).error}
    />
  );
}

function ByText({ factor }: { factor: Factor }) {
  const [challenge, setChallenge] = useState<{ id: string; sentAt: number } | null>(null);
  const [failure, setFailure] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    const { data, error } = await auth.mfa.challenge({ factorId: factor.id });
    if (data) setChallenge({ id: data.id, sentAt: Date.now() });
    return error;
  };
  if (challenge === null)
    return (
      <div className="flex flex-col gap-4">
        <FormFailure>{failure}</FormFailure>
        <Button
          look="primary"
          isWide
          autoFocus
          isBusy={isBusy}
          busyLabel="Envoi…"
          onClick={async () => {
            setIsBusy(true);
            const error = await send();
            setIsBusy(false);
            setFailure(error ? authErrorSentence(error) : "");
          }}
        >
          Recevoir un code par SMS
        </Button>
      </div>
    );
  return (
    <CodeForm
      button="Confirmer"
      check={async (code) => (await auth.mfa.verify({ factorId: factor.id, challengeId: challenge.id, code })).error}
      lastSending={{ to: phoneOf(factor), at: challenge.sentAt }}
    >
      <ResendButton sentAt={challenge.sentAt} resend={send} onSent={() => {}} />
    </CodeForm>
  );
}
