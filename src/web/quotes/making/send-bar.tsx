import type { ProjectAnswer } from "#api/projects.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { StepFoot } from "#web/projects/head/step-foot.tsx";
import type { QuoteSending } from "./quote-head.tsx";
import { SendHere } from "./quote-head.tsx";

/** True for a last version that the customer of its project may be given, and has not opened. */
export function isForItsCustomer([latest]: readonly QuoteVersion[]): boolean {
  return latest?.is_of_other_customer === false && latest.viewed_at === null;
}

type Props = {
  project: ProjectAnswer;
  sending: QuoteSending | null;
  /** What the quote comes to, as it says it. */
  total: DocumentView["totals"][number] | undefined;
};

/**
 * What a quote comes to, and the button that sends it, on the bar of a phone: in sight of the whole step. What it still
 * waits for is said over them.
 */
export function SendBar({ project, sending, total }: Props) {
  return (
    <StepFoot isStaying>
      <div className="flex max-h-[60dvh] min-w-0 flex-1 flex-wrap-reverse items-center gap-x-4 gap-y-2 overflow-y-auto">
        {total && (
          <p className="flex flex-col">
            <span className="text-tiny whitespace-nowrap text-quiet">{total.label}</span>
            <strong className="figures text-title whitespace-nowrap">{total.value}</strong>
          </p>
        )}
        <SendHere {...{ project, sending }} className="min-w-0 flex-1 max-md:px-2" />
      </div>
    </StepFoot>
  );
}
