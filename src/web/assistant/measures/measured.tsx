import { getMeasures } from "#api/assistant/assistant.ts";
import { measuresMessages as messages } from "#domain/assistant/measures/measures.messages.ts";
import { formatScaled } from "#domain/shared/french-format.ts";
import { percentOf } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { Card } from "#web/ui/card.tsx";
import { Failure } from "#web/ui/states.tsx";

/**
 * How the assistant served the company in the last days, once it did. The numbers never leave the installation.
 */
export function Measured() {
  const { data, error, refetch } = useAnswer(getMeasures);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  // A card that would be empty does not appear while it is read either.
  if (!data || data.conversations === 0) return null;
  const { days, conversations, with_document, answers, documents, asked_again, misread } = data;
  const share = Math.round(percentOf(with_document, conversations));
  const rows = [
    { label: messages.conversations, value: String(conversations) },
    { label: messages.withDocument, value: `${with_document} (${share} %)` },
    { label: messages.answersPerDocument, value: documents === 0 ? "—" : ratio(answers, documents) },
    { label: messages.askedAgain, value: String(asked_again) },
  ];
  return (
    <Card title={messages.title}>
      <p className="mb-4">{messages.intro(days)}</p>
      <Numbers rows={rows} />
      {misread.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-[550]">{messages.misread}</h3>
          <Numbers
            rows={misread.map(({ kind, count }) => ({ label: messages.misreadKinds[kind], value: String(count) }))}
          />
        </>
      )}
    </Card>
  );
}

function ratio(total: number, parts: number): string {
  return formatScaled(Math.round((total * 10) / parts), 1, 0);
}

function Numbers({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex min-h-11 items-center justify-between gap-3 py-1.5">
          <dt>{label}</dt>
          <dd className="figures shrink-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
