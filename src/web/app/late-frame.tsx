import { MailProvider } from "#web/mail/mail-provider.tsx";
import { Toasts } from "#web/ui/layers/toast.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useEffect } from "react";
import { useFocusOnMove } from "./focus-on-move.ts";
import { followNewBuilds } from "./new-build.ts";
import { OutboxBand } from "./outbox/outbox-band.tsx";
import { useOfflineMark } from "./use-offline-mark.ts";

const TimerPill = onDemand(
  async () => (await import("#web/times/timer-pill.tsx")).TimerPill,
  () => null,
);

/**
 * What every signed-in page has and does not need at first: short messages, the check of the mail flag, what waits for
 * the network, the word on a missing network, the timer that runs, the focus after a move, and the reload after a new build.
 */
export default function LateFrame() {
  useFocusOnMove();
  useOfflineMark();
  useEffect(followNewBuilds, []);
  return (
    <>
      <Toasts />
      <MailProvider />
      <OutboxBand />
      <TimerPill />
    </>
  );
}
