import { takeMicrosoftPermission } from "#api/mail/mail.ts";
import { BackFromProvider } from "./back-from-provider.tsx";

/** /app/mails/microsoft: where a person comes back from Microsoft. */
export default function MicrosoftScreen() {
  return <BackFromProvider endpoint={takeMicrosoftPermission} />;
}
