import { inviteMember } from "#api/team.ts";
import type { Role } from "#domain/company/team.ts";
import { CallError, call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useRef, useState } from "react";
import { RoleChoice } from "./roles/role-choice.tsx";
import { useTeamChange } from "./use-team.ts";

/** Asks for the address and the role of the person to invite. */
export function InviteForm({ onSent }: { onSent: () => void }) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("worker");
  const intent = useRef(newId());
  const invite = useTeamChange(() => call(inviteMember, { body: { email, role }, idempotencyKey: intent.current }));
  const beside = invite.error instanceof CallError ? invite.error.fields.email : undefined;
  const send = () =>
    invite.mutate(undefined, {
      onSuccess: () => {
        showToast(`Invitation envoyée à ${email.trim()}.`);
        onSent();
      },
    });
  // Changed fields make another request, with its own key.
  const clearNotices = () => {
    intent.current = newId();
    invite.reset();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label="Adresse email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        hint="Un mail lui donne un lien valable 7 jours. Un compte se crée en le suivant."
        value={email}
        error={beside}
        onChange={(event) => {
          setEmail(event.target.value);
          clearNotices();
        }}
      />
      <RoleChoice
        value={role}
        onChange={(chosenRole) => {
          setRole(chosenRole);
          clearNotices();
        }}
      />
      {invite.error && beside === undefined && (
        <p role="alert" className="text-bad">
          {invite.error.message}
        </p>
      )}
      <Button type="submit" look="primary" isWide isBusy={invite.isPending} busyLabel="Envoi…">
        Envoyer l'invitation
      </Button>
    </form>
  );
}
