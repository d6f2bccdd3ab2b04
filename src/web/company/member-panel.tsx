import type { MemberAnswer } from "#api/team.ts";
import { changeMember, getMemberTraces, removeMember, transferOwnership } from "#api/team.ts";
import { KEPT_OF_MEMBER, erasedWithMember } from "#domain/company/team.messages.ts";
import { ProofGate } from "#web/auth/security/proof-gate.tsx";
import { useMe } from "#web/auth/security/use-me.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { failureText } from "#web/client/failure-text.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import type { RefObject } from "react";
import { useState } from "react";
import { MemberCost } from "./costs/hour-costs-card.tsx";
import type { Leaving } from "./members/card-form.tsx";
import { CardForm } from "./members/card-form.tsx";
import { RoleChoice } from "./roles/role-choice.tsx";
import { memberLabel, useTeamChange } from "./use-team.ts";

type Props = { member: MemberAnswer; isOwner: boolean; onDone: () => void };
type PanelProps = Props & { isAlone: boolean; leaving: RefObject<Leaving> };

/**
 * What can be done with a member: name them, say what their hour costs, change their role, hand the company over, and
 * remove them. `isAlone`: nobody else is in the company, which one can then neither leave nor share. `leaving`: asked
 * before the panel closes.
 */
export function MemberPanel({ isAlone, leaving, ...props }: PanelProps) {
  const { member, isOwner } = props;
  return (
    <div className="flex flex-col gap-6">
      <CardForm member={member} onDone={props.onDone} leaving={leaving} />
      {isOwner && !isAlone && <MemberCost userId={member.user_id} />}
      {isOwner && !isAlone && <RoleForm {...props} />}
      {!isAlone && (
        <details className="border-t border-line pt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 text-fine font-[550] text-quiet">
            {member.me ? LEAVE : isOwner && member.role !== "owner" ? "Transmettre l'entreprise, retirer" : REMOVE}
          </summary>
          <div className="flex flex-col gap-5 pt-2">
            {isOwner && !member.me && member.role !== "owner" && <OwnershipForm {...props} />}
            <Removal {...props} />
          </div>
        </details>
      )}
    </div>
  );
}

const LEAVE = "Quitter l'entreprise";
const REMOVE = "Retirer de l'équipe";

function RoleForm({ member, onDone }: Props) {
  const params = { userId: member.user_id };
  const [role, setRole] = useState(member.role);
  const save = useTeamChange(() => call(changeMember, { params, body: { role } }));
  return (
    <form
      className="flex flex-col gap-4"
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
      {role !== member.role && (
        <Button type="submit" look="primary" isWide isBusy={save.isPending} busyLabel="Enregistrement…">
          Changer le rôle
        </Button>
      )}
    </form>
  );
}

/** A user who leaves goes to another of their companies. */
function Removal({ member, onDone }: Props) {
  const params = { userId: member.user_id };
  const traces = useAnswer(getMemberTraces, { params }).data;
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
    <div>
      <p className="mb-3 text-fine text-quiet">
        {member.me
          ? "Tu perds l'accès à cette entreprise tout de suite."
          : "L'accès se ferme tout de suite, sur tous ses appareils."}
        {traces && ` ${erasedWithMember(traces)}`} {KEPT_OF_MEMBER}
      </p>
      <ConfirmButton
        look="quiet"
        question={member.me ? "Quitter l'entreprise ?" : `Retirer ${memberLabel(member)} de l'équipe ?`}
        text={
          member.me
            ? "Pour revenir, il faudra être invité de nouveau."
            : "Pour revenir, il faudra une nouvelle invitation."
        }
        confirm={member.me ? "Quitter" : "Retirer"}
        act={leave}
      >
        {member.me ? LEAVE : REMOVE}
      </ConfirmButton>
    </div>
  );
}

/** Hands the company over to a member. Who signed in long ago proves first that it is them. */
function OwnershipForm({ member, onDone }: Pick<Props, "member" | "onDone">) {
  const { me } = useMe();
  const params = { userId: member.user_id };
  const transfer = useTeamChange(() => call(transferOwnership, { params, body: {} }));
  const isProofNeeded = transfer.error instanceof CallError && transfer.error.code === "recent_proof_needed";
  const handOver = async (): Promise<string | null> => {
    try {
      await transfer.mutateAsync(undefined);
    } catch (error) {
      if (error instanceof CallError && error.code === "recent_proof_needed") return null;
      return failureText(error);
    }
    showToast(`${memberLabel(member)} est propriétaire de l'entreprise.`);
    onDone();
    return null;
  };
  const button = (
    <ConfirmButton
      look="quiet"
      question={`Transmettre l'entreprise à ${memberLabel(member)} ?`}
      text="Tu deviens gestionnaire : tu ne pourras plus gérer l'équipe, ni emporter ou supprimer les données."
      confirm="Transmettre"
      act={handOver}
    >
      Transmettre l'entreprise
    </ConfirmButton>
  );
  return (
    <div>
      <p className="mb-3 text-fine text-quiet">
        {memberLabel(member)} devient propriétaire, et toi gestionnaire. Un mail vous le dit à tous les deux.
      </p>
      {me && isProofNeeded ? (
        <ProofGate
          me={me}
          proof={{ isRecent: () => false, renew: () => void handOver(), lose: () => {} }}
          onCancel={() => transfer.reset()}
        >
          {null}
        </ProofGate>
      ) : (
        button
      )}
    </div>
  );
}
