import { takeGmailPermission } from "#api/mail/mail.ts";
import { BackFromProvider } from "./back-from-provider.tsx";

/** /app/mails/google: where a person comes back from Google. */
export default function GoogleScreen() {
  return <BackFromProvider endpoint={takeGmailPermission} />;
}
