import { auth, useSession } from "#web/auth/ground/session.tsx";
import { forgetKeptAnswers, keepAnswersFor } from "#web/client/kept/kept-answers.ts";
import { outboxMessages } from "#web/client/outbox/outbox.messages.ts";
import { openOutboxFor, useOutbox } from "#web/client/outbox/page-outbox.ts";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { cx } from "class-variance-authority";
import { CloudOff, TriangleAlert, Upload } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { keepShell } from "./keep-shell.ts";

const KeptActs = onDemand(async () => (await import("./kept-acts.tsx")).KeptActs);

// However the session ends, in this tab or in another one.
auth.onAuthStateChange((event) => event === "SIGNED_OUT" && void forgetKeptAnswers());

/**
 * Says that there is no network, what waits for it, and what could not be applied. It takes the place of the search of
 * a phone, from one edge to the other, and the lower corner of a wide screen, so that nothing moves under a finger.
 */
export function OutboxBand() {
  const userId = useSession().user?.id ?? null;
  const { acts, isReached } = useOutbox();
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void openOutboxFor(userId);
    if (userId !== null) void keepAnswersFor(userId);
    void keepShell().catch(() => {});
  }, [userId]);
  const refusedCount = acts.filter(({ refusal }) => refusal !== null).length;
  // Originals of photos wait for a good network on purpose: it is said beside the photos.
  const shownActs = acts.filter(({ act, refusal }) => act.kind !== "original" || refusal !== null);
  const waitingCount = shownActs.length - refusedCount;
  const isOffline = !isOnline || (!isReached && waitingCount > 0);
  useAllSentWord(isOffline, waitingCount, refusedCount);
  // What leaves at once needs no word.
  const isShown = isOffline || refusedCount > 0 || waitingCount > 1;
  const head = isOffline
    ? waitingCount > 0
      ? outboxMessages.offline
      : outboxMessages.nothingWaits
    : refusedCount > 0
      ? outboxMessages.refused(refusedCount)
      : outboxMessages.sending;
  const Icon = isOffline ? CloudOff : refusedCount > 0 ? TriangleAlert : Upload;
  const isAlert = !isOffline && refusedCount > 0;
  return (
    <>
      {isShown && (
        <div
          className={cx(
            "fixed inset-x-0 top-0 z-20 flex min-h-14 items-center gap-3 border-b px-4",
            "pt-[env(safe-area-inset-top)]",
            "md:inset-x-auto md:top-auto md:right-24 md:bottom-6 md:min-h-11",
            "md:rounded-[22px] md:border md:shadow-float",
            isAlert ? "border-alert bg-paper text-alert" : "border-act bg-act-pale text-act",
          )}
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          <p role="status" className="min-w-0 flex-1 py-1 text-fine leading-tight font-[550]">
            {head}
          </p>
          {shownActs.length > 0 && (
            <button
              type="button"
              aria-haspopup="dialog"
              className="min-h-11 px-1 text-fine font-[550] whitespace-nowrap underline underline-offset-2"
              onClick={() => setOpen(true)}
            >
              Voir ({shownActs.length})
            </button>
          )}
        </div>
      )}
      <Drawer title="Gardé sur cet appareil" open={isOpen} onClose={() => setOpen(false)} isSheet>
        {isOpen && <KeptActs />}
      </Drawer>
    </>
  );
}

// What was kept without a network and has all left is said once: nobody has to look for it.
function useAllSentWord(isOffline: boolean, waitingCount: number, refusedCount: number): void {
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isOffline && waitingCount > 0) hasWaited.current = true;
    if (isOffline || waitingCount > 0 || !hasWaited.current) return;
    hasWaited.current = false;
    if (refusedCount === 0) showToast(outboxMessages.allSent);
  }, [isOffline, waitingCount, refusedCount]);
}

function followNetwork(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
