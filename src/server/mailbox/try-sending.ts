import { createTransport } from "nodemailer";
import type { MailAccess } from "./connector.ts";
import { MailFault, mailFaultOf, signInFailure } from "./mail-fault.ts";
import type { MailboxReach } from "./mailbox-server.ts";
import { readServerAddress } from "./mailbox-server.ts";
import { smtpAuth, smtpOptions } from "./smtp-options.ts";

const PATIENCE_MS = 10_000;

/** Signs in at the server that sends for a mailbox, and sends nothing. Throws `MailFault`. */
export type TrySending = (access: MailAccess, signal: AbortSignal) => Promise<void>;

/** Opens the trial of sending. `patienceMs` is shorter in tests. */
export function openSendingTrial(reach: MailboxReach, patienceMs = PATIENCE_MS): TrySending {
  return async (access, signal) => {
    const transport = createTransport({
      ...smtpOptions(await readServerAddress(access.smtp, reach), patienceMs),
      auth: smtpAuth(access),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const hangUp = () => transport.close();
    signal.addEventListener("abort", hangUp, { once: true });
    try {
      await Promise.race([transport.verify(), rejectOnAbort(signal)]);
    } catch (error) {
      throw new MailFault(signInFailure(access.kind, mailFaultOf(error).failure));
    } finally {
      signal.removeEventListener("abort", hangUp);
      transport.close();
    }
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(new MailFault("silent"));
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}
