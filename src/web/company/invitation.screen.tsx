import { acceptInvitation, getInvitation } from "#api/team.ts";
import { maskedEmail } from "#domain/company/invitation.ts";
import { ROLE_NAMES, YOUR_ROLE, otherAddress, teamMessages } from "#domain/company/team.messages.ts";
import { auth, needsSecondStep, useSession } from "#web/auth/ground/session.tsx";
import { LeadAside } from "#web/auth/pages/lead-to.tsx";
import { SignedOutPage } from "#web/auth/pages/signed-out-page.tsx";
import { actFor } from "#web/client/acting-company.ts";
import { forgetAnswers, useAnswer, useChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { Button, buttonLook, linkLook } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { Failure, Waiting } from "#web/ui/states.tsx";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useState } from "react";
import type { z } from "zod";

type Page = z.infer<typeof getInvitation.answer>;

/**
 * /invitation/{token}: shows the invitation and lets the user join. The invited address must be signed in, so the page
 * first offers to sign in or up.
 */
export default function InvitationScreen() {
  const { token } = useParams({ from: "/invitation/$token" });
  const { session, isLoading } = useSession();
  const { data: page, error, refetch } = useAnswer(getInvitation, { params: { token } });
  const here = `/invitation/${token}`;
  if (error instanceof CallError && error.status === 404)
    return (
      <Over
        title="Cette invitation n'existe pas"
        sentence="Le lien est incomplet, ou une invitation plus récente l'a remplacé : cherche le dernier mail reçu."
      />
    );
  if (error)
    return <SignedOutPage title="Invitation" children={<Failure error={error} retry={() => void refetch()} />} />;
  if (!page || isLoading) return <Waiting />;
  if (page.state === "revoked")
    return <Over title="Cette invitation a été annulée" sentence={teamMessages.invitation_revoked} />;
  if (page.state === "expired")
    return <Over title="Cette invitation n'est plus valable" sentence={teamMessages.invitation_expired} />;
  if (page.state === "accepted")
    return (
      <Over title="Cette invitation a déjà servi" sentence="Si c'est toi qui l'as acceptée, l'entreprise t'attend." />
    );
  if (session && needsSecondStep(session)) return <LeadAside to="/second-step" />;
  const role = ROLE_NAMES[page.role].toLowerCase();
  return (
    <SignedOutPage
      title={`Rejoindre ${page.company_name || "l'équipe"} comme ${role}`}
      lead={`${page.inviter_name} t'invite. ${YOUR_ROLE[page.role]}`}
    >
      {!session ? (
        <SignedOut page={page} here={here} />
      ) : maskedEmail(session.user.email ?? "") === page.email ? (
        <Join token={token} role={role} email={session.user.email ?? ""} here={here} />
      ) : (
        <Elsewhere sentence={otherAddress(page.email, session.user.email ?? "")} here={here} />
      )}
    </SignedOutPage>
  );
}

function Over({ title, sentence }: { title: string; sentence: string }) {
  return (
    <SignedOutPage title={title} lead={sentence}>
      <Link to="/app" className={buttonLook({ look: "primary", isWide: true })}>
        Ouvrir Établi
      </Link>
    </SignedOutPage>
  );
}

function SignedOut({ page, here }: { page: Page; here: string }) {
  const search = { redirect: here };
  return (
    <div className="flex flex-col gap-3">
      <p>
        L'invitation est pour <strong className="font-[550]">{page.email}</strong>.
      </p>
      {/* Right for who has an account and for who has none: a first letter may have made one, without a password. */}
      <Link to="/register" search={{ ...search, by: "code" }} className={buttonLook({ look: "primary", isWide: true })}>
        Recevoir un code par mail
      </Link>
      <p className="text-center text-fine text-quiet">Sans mot de passe à retenir. Tu peux aussi en choisir un :</p>
      <Link to="/register" search={search} className={buttonLook({ look: "plain", isWide: true })}>
        Créer mon compte
      </Link>
      <Link to="/login" search={search} className={buttonLook({ look: "plain", isWide: true })}>
        J'ai déjà un compte
      </Link>
    </div>
  );
}

function Join({ token, role, email, here }: { token: string; role: string; email: string; here: string }) {
  const [name, setName] = useState("");
  const join = useChange(() => call(acceptInvitation, { params: { token }, body: { name } }), {
    onSuccess: ({ company }) => actFor(company.id),
  });
  if (join.error instanceof CallError && join.error.code === "other_address")
    return <Elsewhere sentence={join.error.message} here={here} />;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        join.mutate(undefined);
      }}
    >
      <TextField
        label="Ton nom"
        hint="Pour que l'équipe te reconnaisse. Facultatif."
        autoComplete="name"
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <FormFailure>{join.error?.message}</FormFailure>
      <Button type="submit" look="primary" isWide isBusy={join.isPending || join.isSuccess} busyLabel="Un instant…">
        Rejoindre comme {role}
      </Button>
      <p className="text-center text-fine text-quiet">Connecté : {email}</p>
    </form>
  );
}

function Elsewhere({ sentence, here }: { sentence: ReactNode; here: string }) {
  const navigate = useNavigate();
  const change = async () => {
    await auth.signOut({ scope: "local" });
    forgetAnswers();
    await navigate({ to: "/login", search: { redirect: here } });
  };
  return (
    <div className="flex flex-col gap-4">
      <FormFailure>{sentence}</FormFailure>
      <Button look="primary" isWide onClick={() => void change()}>
        Changer de compte
      </Button>
      <Link to="/app" className={`${linkLook} self-center`}>
        Rester sur mon compte
      </Link>
    </div>
  );
}
