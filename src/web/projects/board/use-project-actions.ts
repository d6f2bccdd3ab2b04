import type { ListedProject } from "#api/projects/project-rows.ts";
import { archiveProject, copyProject } from "#api/projects/project-rows.ts";
import type { NextAct } from "#domain/projects/stages/next-acts.ts";
import { nextActsOf } from "#domain/projects/stages/next-acts.ts";
import { NEXT_ACT_WORDS, rowMessages } from "#domain/projects/stages/stage.messages.ts";
import type { ProjectStage } from "#domain/projects/stages/stages.ts";
import { callUrl, phonesIn } from "#domain/shared/phone.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { failureText } from "#web/client/failure-text.ts";
import type { RowAction } from "#web/ui/layers/row-menu-popup.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useNavigate } from "@tanstack/react-router";
import { isPriced } from "../priced.ts";

/** Asks what moves a project to a stage. */
export type WantMove = (project: ListedProject, to: ProjectStage) => void;

type ShownProject = Pick<ListedProject, "id" | "name" | "archived_at">;

// What can be done with a project beside opening it: duplicate it, put it away or back.
function useShelfActions({ id, name, archived_at }: ShownProject): RowAction[] {
  const navigate = useNavigate();
  const onError = (error: Error) => showToast(failureText(error));
  const copy = useSingleChange(() => call(copyProject, { params: { id } }), {
    onError,
    onSuccess: async ({ project }) => {
      await navigate({ to: "/project/$id", params: { id: project.id } });
      showToast(rowMessages.isCopied(project.name));
    },
  });
  const archive = useSingleChange(
    (is_archived: boolean) => call(archiveProject, { params: { id }, body: { is_archived } }),
    {
      onError,
      onSuccess: (_answer, isArchived) =>
        showToast(isArchived ? rowMessages.isArchived(name) : rowMessages.isBack(name), () =>
          archive.mutate(!isArchived),
        ),
    },
  );
  return [
    { label: rowMessages.copy, act: () => copy.mutate(undefined) },
    archived_at === null
      ? { label: rowMessages.archive, act: () => archive.mutate(true) }
      : { label: rowMessages.unarchive, act: () => archive.mutate(false) },
  ];
}

/** What may be done next with a project of the list, then what puts it away. */
export function useProjectActions(project: ListedProject, onMove: WantMove): RowAction[] {
  const navigate = useNavigate();
  const shelf = useShelfActions(project);
  if (project.archived_at !== null) return shelf;
  const open = ({ step, isMail }: NextAct) =>
    void navigate({
      to: "/etape/$id/$stepKey",
      params: { id: project.id, stepKey: step },
      hash: isMail ? "mail" : "",
    });
  const acts = nextActsOf({
    stage: project.stage,
    isPriced: isPriced(project),
    hasQuote: project.quote !== null,
    isInvoiceLate: project.invoice?.status === "late",
  }).map((act) => ({
    label: NEXT_ACT_WORDS[act.name],
    act: () => (act.name === "makeQuote" ? onMove(project, "to_send") : open(act)),
  }));
  const number = phonesIn(project.client_info.phone)[0];
  const reach = number ? [{ label: rowMessages.call, act: () => location.assign(callUrl(number)) }] : [];
  return [...acts, ...reach, ...shelf];
}
