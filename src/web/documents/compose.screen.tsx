import { useMay } from "#web/company/use-memberships.ts";
import { ComposePage } from "#web/mail/writing/compose-page.tsx";
import { DocumentPicker } from "./document-picker.tsx";

/** /app/mails/write/{draftId}: a mail, to which who sees amounts may join a document. */
export default function ComposeScreen() {
  return <ComposePage DocumentPicker={useMay()("amounts") ? DocumentPicker : null} />;
}
