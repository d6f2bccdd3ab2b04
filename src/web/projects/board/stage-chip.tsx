import { stageWords } from "#domain/projects/stages/stage.messages.ts";
import type { ProjectStage } from "#domain/projects/stages/stages.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { StateChip } from "#web/ui/state-chip.tsx";

const COLOURS: Record<ProjectStage, string> = {
  estimation: "bg-quiet",
  to_send: "bg-alert",
  waiting: "bg-act",
  declined: "bg-bad",
  work: "bg-act",
  to_invoice: "bg-alert",
  invoiced: "bg-act",
  paid: "bg-good",
};

type Props = {
  stage: ProjectStage;
  /** Its quote waits for an answer that nobody can give any more. */
  isExpired?: boolean;
};

/** The dot of a stage, the same colour in the list and on the board: green is for what is paid alone. */
export function StageDot({ stage }: { stage: ProjectStage }) {
  return <span aria-hidden className={`size-2 shrink-0 rounded-full ${COLOURS[stage]}`} />;
}

/** Where a project stands: a dot and words. Stages are about money: whoever sees no amount has no use of them. */
export function StageChip({ stage, isExpired = false }: Props) {
  const words = useTradeWords();
  if (!useMay()("amounts")) return null;
  if (isExpired) return <StateChip state="expired" />;
  return (
    <span className="inline-flex items-center gap-1.5 text-fine whitespace-nowrap">
      <StageDot stage={stage} />
      {stageWords(stage, words).toLowerCase()}
    </span>
  );
}
