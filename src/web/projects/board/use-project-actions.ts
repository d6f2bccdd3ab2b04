import type { ListedProject } from "#api/projects/project-rows.ts";
import { archiveProject, copyProject } from "#api/projects/project-rows.ts";
import { rowMessages, stageWords } from "#domain/projects/stages/stage.messages.ts";
import type { ProjectStage } from "#domain/projects/stages/stages.ts";
import { PROJECT_STAGES } from "#domain/projects/stages/stages.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { failureText } from "#web/client/failure-text.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import type { RowAction } from "#web/ui/layers/row-menu-popup.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useNavigate } from "@tanstack/react-router";

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

/** The actions of a project of the list, and the stages to which it may want to move. */
export function useProjectActions(project: ListedProject, onMove: WantMove): RowAction[] {
  const words = useTradeWords();
  const shelf = useShelfActions(project);
  if (project.archived_at !== null) return shelf;
  const moves = PROJECT_STAGES.filter((stage) => stage !== project.stage).map((stage) => ({
    label: rowMessages.moveTo(stageWords(stage, words)),
    act: () => onMove(project, stage),
  }));
  return [...moves, ...shelf];
}
