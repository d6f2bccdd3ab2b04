import { listProjects } from "#api/projects.ts";
import { attachProjectMail, listMailProjects } from "#api/projects/project-dossier.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { useAnswer, useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { useSettled } from "#web/client/use-settled.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { SearchBox } from "#web/ui/list.tsx";
import { Failure } from "#web/ui/states.tsx";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { FolderInput, FolderOpen, User, X } from "lucide-react";
import { useState } from "react";

const OFFERED = 6;

// A row that slides sideways would hide its last chip, which puts the mail with a project.
const CHIPS = "relative flex flex-wrap items-center gap-2 whitespace-nowrap";

const CHIP = cx(
  "inline-flex min-h-11 max-w-full min-w-0 items-center gap-1.5 rounded-full border border-line bg-paper",
  "text-fine font-[550]",
);

const say = (mailId: string, id: string, isAttached: boolean) =>
  call(attachProjectMail, { params: { id, mailId }, body: { is_attached: isAttached } });

/** The customer and the projects of a conversation, and a way to put it with another project. */
export function MailProjects({ mailId }: { mailId: string }) {
  const { data } = useAnswer(listMailProjects, { params: { id: mailId } });
  const [isChoosing, setChoosing] = useState(false);
  const take = useSingleChange((id: string) => say(mailId, id, false), {
    onError: ({ message }) => showToast(message),
  });
  if (!data) return null;
  const { projects, customer } = data;
  return (
    <div className="-mt-3 mb-4">
      <div className={CHIPS}>
        {customer && (
          <Link
            to="/app/customers/$customerId"
            params={{ customerId: customer.id }}
            title="Fiche du client"
            className={cx(CHIP, "px-3 hover:bg-sunk")}
          >
            <User aria-hidden className="size-5 shrink-0 md:size-4" />
            <span className="min-w-0 truncate">{customer.name}</span>
          </Link>
        )}
        {projects.map(({ id, name }) => (
          <span key={id} className={cx(CHIP, "pl-3")}>
            <Link to="/project/$id" params={{ id }} className="inline-flex min-h-11 min-w-0 items-center gap-1.5">
              <FolderOpen aria-hidden className="size-5 shrink-0 md:size-4" />
              <span className="min-w-0 truncate">{name}</span>
            </Link>
            <button
              type="button"
              aria-label={`Retirer de ${name}`}
              className="inline-flex min-h-11 min-w-11 items-center justify-center text-quiet hover:text-ink"
              onClick={() => take.mutate(id)}
            >
              <X aria-hidden className="size-4" />
            </button>
          </span>
        ))}
        {!isChoosing && (
          <button type="button" className={cx(CHIP, "px-3 text-act hover:bg-sunk")} onClick={() => setChoosing(true)}>
            <FolderInput aria-hidden className="size-5 md:size-4" />
            Ranger dans un projet
          </button>
        )}
      </div>
      {isChoosing && (
        <ProjectChooser mailId={mailId} takenIds={projects.map(({ id }) => id)} close={() => setChoosing(false)} />
      )}
    </div>
  );
}

type Props = { mailId: string; takenIds: readonly string[]; close: () => void };

function ProjectChooser({ mailId, takenIds, close }: Props) {
  const [text, setText] = useState("");
  const q = useSettled(text.trim());
  const answer = useAnswer(
    listProjects,
    { query: { limit: OFFERED, ...(q !== "" && { q }) } },
    { placeholderData: keepPreviousData },
  );
  const attach = useSingleChange((id: string) => say(mailId, id, true), {
    onSuccess: async () => {
      await whenRefreshed();
      close();
    },
    onError: ({ message }) => showToast(message),
  });
  const projects = (answer.data?.projects ?? []).filter(({ id }) => !takenIds.includes(id));
  return (
    <div role="group" aria-label="Projets" className="mt-2 rounded-card border border-line bg-paper p-4">
      <SearchBox label="Projet ou client" value={text} onChange={setText} />
      {answer.error && <Failure error={answer.error} retry={() => void answer.refetch()} />}
      {answer.isSuccess && projects.length === 0 && <p className="text-quiet">Aucun projet de ce nom.</p>}
      <ul aria-label="Projets trouvés" className="-mx-2 flex flex-col">
        {projects.map(({ id, name, client_info: client }) => (
          <li key={id}>
            <button
              type="button"
              disabled={attach.isPending}
              onClick={() => attach.mutate(id)}
              className="flex w-full flex-wrap items-baseline gap-x-3 rounded-inner px-2 py-3 text-left hover:bg-sunk"
            >
              <span className="min-w-0 font-[550] [overflow-wrap:anywhere]">{name}</span>
              <span className="text-fine text-quiet">{clientNames(client)[0]}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" className="mt-2 -ml-4" onClick={close}>
        Annuler
      </Button>
    </div>
  );
}
