import { listMailProjects } from "#api/projects/project-dossier.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { ReaderPage } from "#web/mail/reader-page.tsx";
import { useParams } from "@tanstack/react-router";
import { MailProjects } from "./mail-projects.tsx";

/** /app/mails/read/{id}: a conversation, which who manages may put with a project. */
export default function MailReaderScreen() {
  const { messageId } = useParams({ from: "/signed-in/app/mails/read/$messageId" });
  const mayManage = useMay()("manage");
  const { data } = useAnswer(listMailProjects, { params: { id: messageId } }, { enabled: mayManage });
  // The other projects of its customer are no sign that a request has one.
  const hasProject = data?.projects.some(({ reason }) => reason !== "customer") ?? false;
  return <ReaderPage Place={mayManage ? MailProjects : Nothing} hasProject={hasProject} />;
}

function Nothing() {
  return null;
}
