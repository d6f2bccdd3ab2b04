import { wasCompanyLost } from "#web/client/acting-company.ts";
import { CopyQuestion } from "#web/documents/copies/copy-question.tsx";
import { MailProvider } from "#web/mail/mail-provider.tsx";
import { TimerPill } from "#web/times/timer-pill.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { Toasts } from "#web/ui/layers/toast.tsx";
import { useEffect } from "react";
import { useFocusOnMove } from "./focus-on-move.ts";
import { SkipButtons } from "./keys/skip-buttons.tsx";
import { followNewBuilds } from "./new-build.ts";
import { OutboxBand } from "./outbox/outbox-band.tsx";
import { ScreenFailed } from "./screen-failed.tsx";
import { useOfflineMark } from "./use-offline-mark.ts";

// Loaded with the frame: what the first stands in for could not be, and the second is small. They need no files of
// their own.
export { ScreenFailed, SkipButtons };

/**
 * What every signed-in page has and does not need at first: short messages, the check of the mail flag, what waits for
 * the network, the word on a missing network or company, the timer that runs, the question about a restored copy, the
 * focus after a move or an act, and the reload after a new build.
 */
export default function LateFrame() {
  useFocusOnMove();
  useOfflineMark();
  useEffect(followNewBuilds, []);
  useEffect(() => {
    if (wasCompanyLost()) showToast("Tu ne fais plus partie de cette entreprise.");
  }, []);
  return (
    <>
      <Toasts />
      <MailProvider />
      <OutboxBand />
      <TimerPill />
      <CopyQuestion />
    </>
  );
}
