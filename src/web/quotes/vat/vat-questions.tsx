import type { VatAdviceAnswer } from "#api/quotes/vat-advice.ts";
import type { Line } from "#domain/lines/line.ts";
import { questionHints, saleQuestions, toSayElsewhere } from "#domain/lines/vat-advice/vat-advice.messages.ts";
import type { SaleQuestion } from "#domain/lines/vat-advice/vat-answers.ts";
import { SALE_QUESTION_NAMES } from "#domain/lines/vat-advice/vat-answers.ts";
import { Choice } from "#web/ui/choice.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { AdvisedLines } from "./advised-lines.tsx";
import { SiteAddress } from "./site-address.tsx";
import { useVatAnswers } from "./use-vat-answers.ts";
import { WorkKinds } from "./work-kinds.tsx";

type Props = {
  projectId: string;
  /** The lines as the editor has them now. */
  lines: readonly Line[];
  changeLines: (next: Line[]) => void;
  /** What lines add up to, VAT and discount included. */
  grossCentsOf: (lines: Line[]) => number;
  /** Ends the questions. */
  close: () => void;
};

/**
 * The questions that decide the VAT of a quote, one after the other, and the rate that they give each line. Answers are
 * kept with the project; a line changes only by its button.
 */
export function VatQuestions({ projectId, lines, changeLines, grossCentsOf, close }: Props) {
  const { advice, answers, error, retry, give } = useVatAnswers(projectId);
  if (!advice || !answers) return error ? <Failure error={error} retry={retry} /> : <RowsSkeleton rows={3} />;
  const questions = new Set(advice.lines.flatMap((line) => line.questions));
  const ofWorks = advice.lines.filter((line) => line.questions.includes("kind"));
  const isBeforeKinds = (question: SaleQuestion) =>
    question === "place" || question === "site" || question === "subcontracting";
  const askSale = (question: SaleQuestion) => (
    <SaleChoice
      key={question}
      question={question}
      value={answers[question] ?? ""}
      giveAnswer={(value) => give({ [question]: value })}
    />
  );
  const questionsOfSale = SALE_QUESTION_NAMES.filter((question) => questions.has(question));
  return (
    <div className="flex flex-col gap-5">
      {questionsOfSale.filter(isBeforeKinds).map(askSale)}
      {ofWorks.length > 0 && <WorkKinds lines={ofWorks} kinds={answers.kinds} giveKinds={(kinds) => give({ kinds })} />}
      {questionsOfSale.filter((question) => !isBeforeKinds(question)).map(askSale)}
      <SaidElsewhere projectId={projectId} lines={advice.lines} />
      {error && <Failure error={error} retry={retry} />}
      <AdvisedLines {...{ lines, changeLines, grossCentsOf, close }} advice={advice.lines} />
    </div>
  );
}

type ChoiceProps = { question: SaleQuestion; value: string; giveAnswer: (value: string) => void };

function SaleChoice({ question, value, giveAnswer }: ChoiceProps) {
  const { question: label, answers } = saleQuestions[question];
  const hint = questionHints[question];
  return (
    <div>
      <Choice<string>
        label={label}
        options={Object.entries(answers).map(([answer, words]) => ({ value: answer, label: words }))}
        value={value}
        onChange={giveAnswer}
      />
      {hint && <p className="mt-1 text-fine text-quiet">{hint}</p>}
    </div>
  );
}

// What these questions cannot say: an address or a number, which have a place of their own.
function SaidElsewhere({ projectId, lines }: { projectId: string; lines: VatAdviceAnswer["lines"] }) {
  const missing = new Set(lines.map(({ advice }) => (advice.kind === "to_ask" ? advice.question : null)));
  return (
    <>
      {missing.has("site_address") && <SiteAddress projectId={projectId} />}
      {missing.has("buyer_address") && <Notice>{toSayElsewhere.buyer_address}</Notice>}
      {missing.has("buyer_vat_number") && <Notice>{toSayElsewhere.buyer_vat_number}</Notice>}
    </>
  );
}
