import type { OwnSession } from "#api/sessions.ts";
import { endSession, listSessions } from "#api/sessions.ts";
import { deviceName } from "#domain/auth/device.ts";
import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { auth } from "#web/auth/ground/session.tsx";
import { refresh, whenRefreshed, useAnswer } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { outboxMessages } from "#web/client/outbox/outbox.messages.ts";
import { forgetKeptActs, useOutbox } from "#web/client/outbox/page-outbox.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Notice } from "#web/ui/notice.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Laptop, Smartphone } from "lucide-react";
import { useState } from "react";
import { momentOf } from "./moment.messages.ts";
import { Setting } from "./setting.tsx";

/** How many devices are in sight before all of them are asked for. */
const FIRST_SHOWN = 5;

const SIGN_OUT_EVERYWHERE = "Se déconnecter partout";

/** The devices where the user is signed in. Ends one session, all the others, or all of them. */
export function SessionsCard() {
  const { data, error, refetch } = useAnswer(listSessions);
  const others = data?.sessions.filter(({ current }) => !current).length ?? 0;
  const [isWhole, setIsWhole] = useState(false);
  // This device first, then the others in the order of the server.
  const sessions = data?.sessions.toSorted((one, other) => Number(other.current) - Number(one.current)) ?? [];
  const shownSessions = isWhole ? sessions : sessions.slice(0, FIRST_SHOWN);
  return (
    <Setting
      title="Appareils connectés"
      state={
        data?.available === false
          ? "La liste n'est pas connue ici, mais tu peux tout déconnecter."
          : "Tu n'en reconnais pas un ? Déconnecte-le, puis change ton mot de passe."
      }
    >
      {error && <Failure error={error} retry={() => void refetch()} />}
      {data?.warning && <Notice>{data.warning}</Notice>}
      {!data && !error && <SheetSkeleton isBare />}
      {sessions.length > 0 && (
        <ul aria-label="Appareils connectés" className="divide-y divide-line border-t border-line">
          {shownSessions.map((session) => (
            <OneSession key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions.length > shownSessions.length && (
        <Button className="self-start" onClick={() => setIsWhole(true)}>
          {`Tous les appareils (${sessions.length})`}
        </Button>
      )}
      <SignOuts hasOthers={others > 0 || data?.available === false} />
    </Setting>
  );
}

/** Ends every other session, or every session. */
function SignOuts({ hasOthers }: { hasOthers: boolean }) {
  const { acts } = useOutbox();
  const leave = async (scope: "others" | "global") => {
    if (scope === "global") await forgetKeptActs();
    const { error } = await auth.signOut({ scope });
    if (error) return authErrorSentence(error);
    if (scope === "others") {
      await refresh([listSessions.path]);
      showToast("Tes autres appareils sont déconnectés.");
    }
    return null;
  };
  return (
    <div className="flex flex-row-reverse flex-wrap justify-end gap-2">
      <ConfirmButton
        look="danger"
        question="Se déconnecter partout ?"
        text={
          "Tous tes appareils devront se reconnecter, celui-ci aussi." +
          (acts.length > 0 ? ` ${outboxMessages.lostAtSignOut(acts.length)}` : "")
        }
        confirm={SIGN_OUT_EVERYWHERE}
        act={() => leave("global")}
      >
        {SIGN_OUT_EVERYWHERE}
      </ConfirmButton>
      {hasOthers && (
        <ConfirmButton
          look="plain"
          question="Se déconnecter ailleurs ?"
          text="Tous tes autres appareils devront se reconnecter. Celui-ci reste connecté."
          confirm="Déconnecter les autres"
          act={() => leave("others")}
        >
          Se déconnecter ailleurs
        </ConfirmButton>
      )}
    </div>
  );
}

function OneSession({ session }: { session: OwnSession }) {
  const { id, current, ip, last_used_at } = session;
  // This very browser can name itself, even when it was signed in by something that could not.
  const device = current ? deviceName(navigator.userAgent) : session.device;
  const Icon = /android|iphone|ipad/i.test(device) ? Smartphone : Laptop;
  const end = async () => {
    const failure = await call(endSession, { params: { id } }).then(
      () => null,
      (error: Error) => error.message,
    );
    if (failure === null) {
      await whenRefreshed();
      showToast(`${device} est déconnecté.`);
    }
    return failure;
  };
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <Icon aria-hidden className="size-5 shrink-0 text-act" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-[550]">{device}</span>
        <span className="block text-fine text-quiet">
          {momentOf(new Date(last_used_at), new Date())}
          {ip && ` · ${ip}`}
        </span>
      </span>
      {current ? (
        <span className="inline-flex items-center gap-1.5 text-fine whitespace-nowrap">
          <span aria-hidden className="size-2 rounded-full bg-good" />
          cet appareil
        </span>
      ) : (
        <ConfirmButton
          look="quiet"
          label={`Déconnecter ${device}`}
          question={`Déconnecter «\u00a0${device}\u00a0» ?`}
          text="Il faudra s'y reconnecter pour voir tes projets."
          confirm="Déconnecter"
          act={end}
        >
          Déconnecter
        </ConfirmButton>
      )}
    </li>
  );
}
