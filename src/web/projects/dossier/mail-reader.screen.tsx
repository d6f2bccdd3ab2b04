import { useMay } from "#web/company/use-memberships.ts";
import { ReaderPage } from "#web/mail/reader-page.tsx";
import { MailProjects } from "./mail-projects.tsx";

/** /app/mails/read/{id}: a conversation, which who manages may put with a project. */
export default function MailReaderScreen() {
  return <ReaderPage Place={useMay()("manage") ? MailProjects : Nothing} />;
}

function Nothing() {
  return null;
}
