import { getThread, readMailBody } from "#api/mail/mails.ts";
import { mailRequest } from "#domain/mail/requests/mail-request.ts";
import { offeredPhotos } from "#domain/projects/photos.ts";
import { MAX_SITE_ADDRESS } from "#domain/projects/project.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { KeptProject } from "../new-project-values.ts";
import { NOTHING_TYPED } from "../new-project-values.ts";
import type { MailOfProject } from "./request-fields.tsx";

/** The mail that a new project is made of, by the address of the page (« #mail=… »). Null without one. */
export function useMailOfPage(): string | null {
  const { hash } = useLocation();
  return hash.startsWith("mail=") ? hash.slice("mail=".length) : null;
}

type Props = { mailId: string; children: (values: KeptProject, mail: MailOfProject) => ReactNode };

/** Reads a mail, then shows what it says of the project that it asks for. Nothing is written. */
export function ProjectOfMail({ mailId, children }: Props) {
  const thread = useAnswer(getThread, { params: { id: mailId } });
  const body = useAnswer(readMailBody, { params: { id: mailId } });
  const mail = thread.data?.mails.find(({ id }) => id === mailId);
  const retry = () => void Promise.all([thread.refetch(), body.refetch()]);
  const error = thread.error ?? body.error;
  if (error && !(mail && body.data)) return <Failure error={error} retry={retry} />;
  if (!mail || !body.data) return <SheetSkeleton label="Lecture du mail…" />;
  const { firstName, lastName, site, work, ...request } = mailRequest({
    from: mail.from,
    subject: mail.subject,
    text: body.data.text,
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-quiet">Lu dans le mail : vérifie, complète, puis crée le projet.</p>
      {children(
        {
          ...NOTHING_TYPED,
          ...request,
          first_name: firstName,
          last_name: lastName,
          site_address: site.slice(0, MAX_SITE_ADDRESS),
          description: work,
        },
        { mailId, photos: offeredPhotos(body.data.files) },
      )}
    </div>
  );
}
