import { useMay } from "#web/company/use-memberships.ts";
import { RecipientOptions } from "#web/customers/recipient-options.tsx";
import { DocumentPicker } from "#web/documents/document-picker.tsx";
import type { PickerProps } from "#web/mail/writing/compose-form.tsx";
import { ComposePage } from "#web/mail/writing/compose-page.tsx";
import { MailPhotoPicker } from "../photos/mail-photo-picker.tsx";
import { ReportPicker } from "./report-picker.tsx";

/** /app/mails/write/{draftId}: a mail, to which reports and photos are joined, and documents by who sees amounts. */
export default function ComposeScreen() {
  return <ComposePage DocumentPicker={FilePicker} RecipientOptions={RecipientOptions} />;
}

function FilePicker({ pick }: PickerProps) {
  const seesAmounts = useMay()("amounts");
  return (
    <div className="-ml-4 flex flex-wrap gap-y-4 md:gap-y-2">
      {seesAmounts && <DocumentPicker pick={pick} />}
      <ReportPicker pick={pick} />
      <MailPhotoPicker pick={pick} />
    </div>
  );
}
