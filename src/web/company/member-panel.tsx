import type { MemberAnswer } from "#api/team.ts";
import { changeMember, removeMember } from "#api/team.ts";
import { call } from "#web/client/call.ts";
import { failureText } from "#web/client/failure-text.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useState } from "react";
import { RoleChoice } from "./role-choice.tsx";
import { useTeamChange } from "./use-team.ts";

type Props = { member: MemberAnswer; isOwner: boolean; onDone: () => void };

/**
 * What can be done with a member: change the role, or remove them. A user who leaves goes to another of their
 * companies.
 */
export function MemberPanel({ member, isOwner, onDone }: Props) {
  const params = { userId: member.user_id };
  const [role, setRole] = useState(member.role);
  const save = useTeamChange(() => call(changeMember, { params, body: { role } }));
  const remove = useTeamChange(() => call(removeMember, { params }));
  const leave = async (): Promise<string | null> => {
    try {
      await remove.mutateAsync(undefined);
    } catch (error) {
      return failureText(error);
    }
    if (member.me) location.assign("/app");
    else showToast(`${memberLabel(member)} ne fait plus partie de l'équipe.`);
    onDone();
    return null;
  };
  return (
    <div className="flex flex-col gap-5">
      {isOwner && (
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate(undefined, { onSuccess: () => (showToast("Rôle changé."), onDone()) });
          }}
        >
          <RoleChoice value={role} onChange={setRole} />
          {save.error && (
            <p role="alert" className="text-bad">
              {save.error.message}
            </p>
          )}
          <Button
            type="submit"
            look="primary"
            isWide
            isBusy={save.isPending}
            busyLabel="Enregistrement…"
            disabled={role === member.role}
          >
            Enregistrer
          </Button>
        </form>
      )}
      <div className={isOwner ? "border-t border-line pt-5" : ""}>
        <p className="mb-3 text-fine text-quiet">
          {member.me
            ? "Tu perds l'accès à cette entreprise tout de suite. Ce que tu y as fait reste."
            : "L'accès se ferme tout de suite, sur tous ses appareils. Ce qui a été fait reste."}
        </p>
        <ConfirmButton
          question={member.me ? "Quitter l'entreprise ?" : `Retirer ${memberLabel(member)} de l'équipe ?`}
          text={
            member.me
              ? "Pour revenir, il faudra être invité de nouveau."
              : "Pour revenir, il faudra une nouvelle invitation."
          }
          confirm={member.me ? "Quitter" : "Retirer"}
          act={leave}
        >
          {member.me ? "Quitter l'entreprise" : "Retirer de l'équipe"}
        </ConfirmButton>
      </div>
    </div>
  );
}

/** The name of a member, or their address without one. */
export function memberLabel({ name, email }: Pick<MemberAnswer, "name" | "email">): string {
  return name || email || "Sans adresse";
}
