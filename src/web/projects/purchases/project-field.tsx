import { listProjects } from "#api/projects.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useSettled } from "#web/client/use-settled.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { keepPreviousData } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import type { NamedProject } from "./typed-purchase.ts";

const OFFERED = 4;

/** The projects that typed words find. Null while they are looked for. */
export function useTypedProjects(text: string): NamedProject[] | null {
  const words = text.trim();
  const q = useSettled(words);
  const { data } = useAnswer(listProjects, { query: { limit: OFFERED, q } }, { enabled: q !== "" });
  return q === words && data ? data.projects : null;
}

type Props = {
  project: NamedProject | null;
  text: string;
  onText: (text: string) => void;
  onProject: (project: NamedProject | null) => void;
  error?: string;
};

/** The project that something was bought for, found by its name or its customer. It may stay empty. */
export function ProjectField({ project, text, onText, onProject, error }: Props) {
  const site = withCapital(useTradeWords().site);
  const [isOpen, setOpen] = useState(false);
  const q = useSettled(text.trim());
  const { data } = useAnswer(
    listProjects,
    { query: { limit: OFFERED, ...(q !== "" && { q }) } },
    { placeholderData: keepPreviousData, enabled: isOpen && project === null },
  );
  if (project !== null)
    return (
      <div>
        <p className="mb-1 text-fine font-[550]">{site}</p>
        <p className="flex min-h-11 items-center justify-between gap-2 rounded-inner bg-sunk pl-3">
          <span className="min-w-0 [overflow-wrap:anywhere]">{project.name}</span>
          <Button
            look="quiet"
            aria-label={`Retirer : ${project.name}`}
            className="shrink-0 px-3"
            onClick={() => onProject(null)}
          >
            <X aria-hidden className="size-5" />
          </Button>
        </p>
      </div>
    );
  const projects = data?.projects ?? [];
  return (
    <div>
      <TextField
        label={site}
        hint="Facultatif. Sa marge comptera cet achat."
        placeholder="Nom ou client"
        autoComplete="off"
        value={text}
        error={error}
        onFocus={() => setOpen(true)}
        onChange={(event) => (setOpen(true), onText(event.target.value))}
      />
      {isOpen && projects.length > 0 && (
        <ul aria-label={`${site} à choisir`} className="mt-1 divide-y divide-line rounded-inner border border-line">
          {projects.map(({ id, name, client_info: client }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onProject({ id, name })}
                className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-3 py-2 text-left hover:bg-sunk"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
                <span className="text-fine text-quiet">{clientNames(client)[0]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && data && projects.length === 0 && <p className="mt-1 text-fine text-quiet">Rien à ce nom.</p>}
    </div>
  );
}
