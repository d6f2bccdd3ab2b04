import type { MemberAnswer } from "#api/team.ts";
import { describeMember } from "#api/team.ts";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useState } from "react";
import { useTeamChange } from "../use-team.ts";

/** How a member is named and called. The button comes once something is changed. */
export function CardForm({ member, onDone }: { member: MemberAnswer; onDone: () => void }) {
  const [name, setName] = useState(member.name);
  const [phone, setPhone] = useState(member.phone);
  const save = useTeamChange(() =>
    call(describeMember, { params: { userId: member.user_id }, body: { name: name.trim(), phone: phone.trim() } }),
  );
  const fields: Record<string, string> = save.error instanceof CallError ? save.error.fields : {};
  const isChanged = name.trim() !== member.name || phone.trim() !== member.phone;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined, { onSuccess: () => (showToast("Fiche enregistrée."), onDone()) });
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
        hint={phone === "" ? "Toute l'équipe pourra appeler d'ici." : undefined}
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
