import { MailProvider } from "#web/mail/mail-provider.tsx";
import { Toasts } from "#web/ui/layers/toast.tsx";

/** What every signed-in page has and does not need at first: short messages, and the check of the mail flag. */
export default function LateFrame() {
  return (
    <>
      <Toasts />
      <MailProvider />
    </>
  );
}
