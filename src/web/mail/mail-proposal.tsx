import type { readMailBody } from "#api/mail/mails.ts";
import type { Answer } from "#web/client/call.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { FileCheck, FolderPlus } from "lucide-react";
import { proposalOf } from "./proposal-view.ts";

type Props = {
  mailId: string;
  about: Answer<typeof readMailBody>["about"];
  sender: string;
  /** Its conversation is with a project already. */
  hasProject: boolean;
};

/** What a mail seems to be about, and the way to what may be done with it. A person does it, nothing else. */
export function MailProposal({ mailId, about, sender, hasProject }: Props) {
  const proposal = proposalOf(about, sender, hasProject);
  if (proposal === null) return null;
  const { sentence, link } = proposal;
  return (
    <aside
      aria-label="Proposition"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-inner bg-sunk px-3 py-2"
    >
      <p className="min-w-0 [overflow-wrap:anywhere]">{sentence}</p>
      {link?.to === "project" && (
        <Link to="/project/new" hash={`mail=${mailId}`} className={buttonLook({ look: "plain" })}>
          <FolderPlus aria-hidden className="size-5" />
          {link.words}
        </Link>
      )}
      {link?.to === "quote" && about.quote && (
        <Link
          to="/etape/$id/client-validation"
          params={{ id: about.quote.project_id }}
          className={buttonLook({ look: "plain" })}
        >
          <FileCheck aria-hidden className="size-5" />
          {link.words}
        </Link>
      )}
    </aside>
  );
}
