import type { InvitationAnswer, MemberAnswer } from "#api/team.ts";
import { cancelInvitation, inviteMember, resendInvitation } from "#api/team.ts";
import { ROLE_NAMES, ROLE_SENTENCES } from "#domain/company/team.messages.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { initialsOf } from "#domain/shared/text/initials.ts";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { RowMenu } from "#web/ui/layers/row-menu.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Failure } from "#web/ui/states.tsx";
import { cx } from "class-variance-authority";
import { ChevronRight, UserRoundPlus } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { useRef, useState } from "react";
import { HourCostsCard } from "./costs/hour-costs-card.tsx";
import { InviteForm } from "./invite-form.tsx";
import { MemberPanel } from "./member-panel.tsx";
import { CallMember } from "./members/call-member.tsx";
import type { Leaving } from "./members/card-form.tsx";
import { Abilities } from "./roles/abilities.tsx";
import { memberLabel, useTeam, useTeamChange } from "./use-team.ts";

type Props = {
  /** Where a member is today: the planning says it. */
  MemberDay: ComponentType<{ userId: string; isAtOffice: boolean }>;
};

/** The members with where they are and their roles, and the pending invitations. */
export function TeamPage({ MemberDay }: Props) {
  const { data: team, error, refetch } = useTeam();
  const [isInviting, setIsInviting] = useState(false);
  const [open, setOpen] = useState<MemberAnswer | null>(null);
  const leaving = useRef<Leaving>(() => true);
  const isOwner = team?.members.find(({ me }) => me)?.role === "owner";
  const isAlone = team?.members.length === 1;
  const hasPhones = team?.members.some(({ me, phone }) => !me && (isOwner || phone !== "")) ?? false;
  const leave = () => leaving.current() && setOpen(null);
  const canOpen = (member: MemberAnswer) => isOwner || member.me;
  return (
    <Page
      title="Équipe"
      actions={
        isOwner && (
          <Button look="primary" aria-haspopup="dialog" onClick={() => setIsInviting(true)}>
            <UserRoundPlus aria-hidden className="size-5" />
            Inviter quelqu'un
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-8">
        <div className="min-w-0">
          {error && <Failure error={error} retry={() => void refetch()} />}
          {!team && !error && <RowsSkeleton rows={2} label="Chargement de l'équipe…" />}
          {team && (
            <List label="Membres">
              {team.members.map((member) => (
                <MemberRow
                  key={member.user_id}
                  {...{ member, hasPhones }}
                  day={
                    !isAlone &&
                    isOnSites(member) && <MemberDay userId={member.user_id} isAtOffice={member.role !== "worker"} />
                  }
                  open={canOpen(member) ? () => setOpen(member) : null}
                />
              ))}
            </List>
          )}
          {isOwner && isAlone && team.invitations.length === 0 && (
            <p className="mt-4 text-quiet">
              Tu es seul dans cette entreprise. Invite un compagnon, ton comptable ou un associé : chacun ne voit que ce
              que son rôle permet.
            </p>
          )}
          {team && team.invitations.length > 0 && <Invitations invitations={team.invitations} isOwner={isOwner} />}
        </div>
        <div
          className={cx(
            "grid items-start gap-8 beside-panel:grid-cols-1",
            isOwner && "lg:grid-cols-[minmax(0,1fr)_20rem]",
          )}
        >
          <Abilities />
          {isOwner && <HourCostsCard isAlone={isAlone} />}
        </div>
      </div>
      <Drawer title="Inviter quelqu'un" open={isInviting} onClose={() => setIsInviting(false)}>
        <InviteForm onSent={() => setIsInviting(false)} />
      </Drawer>
      <Drawer title={open ? memberLabel(open) : ""} open={open !== null} onClose={leave}>
        {open && (
          <MemberPanel
            key={open.user_id}
            member={open}
            {...{ isOwner, isAlone, leaving }}
            onDone={() => setOpen(null)}
          />
        )}
      </Drawer>
    </Page>
  );
}

// Whoever reads the books is on no site.
function isOnSites({ role }: MemberAnswer): boolean {
  return role !== "accountant";
}

/** `hasPhones`: there is a place for the numbers of the team. */
type RowProps = { member: MemberAnswer; day: ReactNode; hasPhones: boolean; open: (() => void) | null };

// Who with their role, then where they are.
function MemberRow({ member, day, hasPhones, open }: RowProps) {
  const name = memberLabel(member);
  const text = (
    <>
      <span aria-hidden className={INITIALS}>
        {initialsOf(name)}
      </span>
      <span className="grid min-w-0 flex-1 gap-x-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:items-center">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="flex flex-wrap items-baseline gap-x-2 font-[550]">
            <span className="min-w-0">
              {name}
              {member.me && <span className="font-normal text-quiet"> (toi)</span>}
            </span>
            {day && <span className="text-fine font-normal text-quiet md:hidden">{ROLE_NAMES[member.role]}</span>}
          </span>
          <span className={cx("block text-fine text-quiet", day && "max-md:hidden")}>
            <span>{ROLE_NAMES[member.role]}</span> · {member.email}
          </span>
        </span>
        <span className="min-w-0">
          {day || <span className="hidden text-fine text-quiet md:block">{ROLE_SENTENCES[member.role]}</span>}
        </span>
      </span>
    </>
  );
  return (
    <li className="relative flex items-center hover:bg-sunk">
      {open ? (
        <button type="button" aria-haspopup="dialog" onClick={open} className={cx(PLAIN_ROW, WHOLE_ROW)}>
          {text}
        </button>
      ) : (
        <div className={PLAIN_ROW}>{text}</div>
      )}
      {hasPhones && <CallMember member={member} open={open} />}
      <span className="flex w-11 shrink-0 max-md:hidden">
        {open && <ChevronRight aria-hidden className="size-5 text-quiet" />}
      </span>
    </li>
  );
}

const PLAIN_ROW = rowLook.replace("hover:bg-sunk", "").replace("focus-visible:relative", "");
// The whole row is pressed, and its ring goes around it.
const WHOLE_ROW = cx(
  "after:absolute after:inset-0 after:content-[''] focus-visible:outline-none",
  "focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-act",
);

const INITIALS =
  "inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-act-pale text-fine font-[700] text-act";

function Invitations({ invitations, isOwner }: { invitations: InvitationAnswer[]; isOwner: boolean }) {
  return (
    <section aria-labelledby="invitations" className="mt-8">
      <h2 id="invitations" className="mb-3 text-title">
        Invitations en attente
      </h2>
      <List>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} isOwner={isOwner} />
        ))}
      </List>
    </section>
  );
}

function InvitationRow({ invitation, isOwner }: { invitation: InvitationAnswer; isOwner: boolean }) {
  const { id, email, role, state } = invitation;
  const params = { id };
  const resend = useTeamChange(
    async () => (await call(resendInvitation, { params, body: {} }), showToast(`Invitation renvoyée à ${email}.`)),
  );
  const again = useTeamChange(() => call(inviteMember, { body: { email, role } }));
  const cancel = useTeamChange(
    async () => (
      await call(cancelInvitation, { params }),
      showToast("Invitation annulée.", () => again.mutate(undefined, { onError: (error) => showToast(error.message) }))
    ),
  );
  const failure = resend.error ?? cancel.error;
  return (
    <li>
      <div className="flex min-h-[72px] items-center gap-2 py-2 pr-1 pl-4 md:min-h-14">
        <RowText
          what={email}
          who={`${ROLE_NAMES[role]} · envoyée le ${formatDate(invitation.sent_at.slice(0, 10))}`}
          state={<StateChip state={state === "expired" ? "over" : "invited"} />}
        />
        {isOwner && (
          <RowMenu
            label={`Actions sur l'invitation de ${email}`}
            actions={[
              { label: "Renvoyer", act: () => resend.mutate(undefined) },
              { label: "Annuler l'invitation", isDangerous: true, act: () => cancel.mutate(undefined) },
            ]}
          />
        )}
      </div>
      {failure && (
        <p role="alert" className="px-4 pb-3 text-fine text-bad">
          {failure.message}
        </p>
      )}
    </li>
  );
}
