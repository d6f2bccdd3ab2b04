import type { MemberAnswer } from "#api/team.ts";
import { describeMember } from "#api/team.ts";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import type { RefObject } from "react";
import { useEffect, useState } from "react";
import { useTeamChange } from "../use-team.ts";

type Props = { member: MemberAnswer; onDone: () => void; leaving: RefObject<Leaving> };

/** What is to be done before one leaves what was typed: true once it may be left at once. */
export type Leaving = () => boolean;

/**
 * How a member is named and called. The button comes once something is changed. Who leaves with something typed saves
 * it, and stays while it is refused; leaving once more gives it up.
 */
export function CardForm({ member, onDone, leaving }: Props) {
  const [name, setName] = useState(member.name);
  const [phone, setPhone] = useState(member.phone);
  const save = useTeamChange(() =>
    call(describeMember, { params: { userId: member.user_id }, body: { name: name.trim(), phone: phone.trim() } }),
  );
  const fields: Record<string, string> = save.error instanceof CallError ? save.error.fields : {};
  const isChanged = name.trim() !== member.name || phone.trim() !== member.phone;
  const submit = () => save.mutate(undefined, { onSuccess: () => (showToast("Fiche enregistrée."), onDone()) });
  useEffect(() => {
    leaving.current = () => {
      const mayLeave = !isChanged || save.isError;
      if (mayLeave) return true;
      // A key that closes may be heard twice before this is drawn again.
      leaving.current = () => false;
      if (!save.isPending) submit();
      return false;
    };
    return () => void (leaving.current = () => true);
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Nom"
        autoComplete={member.me ? "name" : "off"}
        maxLength={80}
        value={name}
        error={fields.name}
        onChange={(event) => (setName(event.target.value), save.reset())}
      />
      <TextField
        label="Téléphone"
        type="tel"
        autoComplete={member.me ? "tel" : "off"}
        maxLength={40}
        hint={phone === "" ? (member.me ? TEAM_CALLS : `Ajoute son numéro. ${TEAM_CALLS}`) : undefined}
        value={phone}
        error={fields.phone}
        onChange={(event) => (setPhone(event.target.value), save.reset())}
      />
      {save.error && fields.phone === undefined && fields.name === undefined && (
        <p role="alert" className="text-bad">
          {save.error.message}
        </p>
      )}
      {isChanged && (
        <Button type="submit" look="primary" isWide isBusy={save.isPending} busyLabel="Enregistrement…">
          Enregistrer
        </Button>
      )}
    </form>
  );
}

const TEAM_CALLS = "Toute l'équipe pourra appeler d'ici.";
