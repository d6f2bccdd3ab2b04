import { stageWords } from "#domain/projects/stages/stage.messages.ts";
import type { ProjectStage } from "#domain/projects/stages/stages.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";

const COLOURS: Record<ProjectStage, string> = {
  estimation: "bg-quiet",
  to_send: "bg-alert",
  waiting: "bg-act",
  declined: "bg-bad",
  work: "bg-act",
  to_invoice: "bg-alert",
  invoiced: "bg-act",
};

type Props = {
  stage: ProjectStage;
  /** Everything that was invoiced is collected: green is for that alone. */
  isPaid?: boolean;
};

/** The dot of a stage, the same colour in the list and on the board. */
export function StageDot({ stage, isPaid = false }: Props) {
  const colour = stage === "invoiced" && isPaid ? "bg-good" : COLOURS[stage];
  return <span aria-hidden className={`size-2 shrink-0 rounded-full ${colour}`} />;
}

/** Where a project stands: a dot and words. Stages are about money: whoever sees no amount has no use of them. */
export function StageChip({ stage, isPaid }: Props) {
  const words = useTradeWords();
  if (!useMay()("amounts")) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-fine whitespace-nowrap">
      <StageDot stage={stage} {...(isPaid && { isPaid })} />
      {stageWords(stage, words).toLowerCase()}
    </span>
  );
}
