import { MailProvider } from "#web/mail/mail-provider.tsx";
import { Toasts } from "#web/ui/layers/toast.tsx";
import { useEffect } from "react";
import { useFocusOnMove } from "./focus-on-move.ts";
import { followNewBuilds } from "./new-build.ts";
import { OutboxBand } from "./outbox/outbox-band.tsx";
import { useOfflineMark } from "./use-offline-mark.ts";

/**
 * What every signed-in page has and does not need at first: short messages, the check of the mail flag, what waits for
 * the network, the word on a missing network, the focus after a move, and the reload after a new build.
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
    </>
  );
}
