import type { RestoredCopy } from "#api/documents/restored-copy.ts";
import { getRestoredCopy } from "#api/documents/restored-copy.ts";
import { restoredCopyMessages } from "#domain/documents/copies/restored-copy.messages.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useState } from "react";
import { CopyForm } from "./copy-form.tsx";

/** Among the numbers of a company: what is asked about the copy it comes from. Nothing where it comes from none. */
export function CopyAsked() {
  const may = useMay()("manage");
  const { data } = useAnswer(getRestoredCopy);
  if (!may || !data) return null;
  const { copy, amendable } = data;
  if (!copy && !amendable) return null;
  return (
    <Card title={restoredCopyMessages.title}>
      {copy && <CopyForm copy={copy} />}
      {!copy && amendable && <AmendedAnswer copy={amendable} />}
    </Card>
  );
}

// A slip is put right before it costs a number.
function AmendedAnswer({ copy }: { copy: RestoredCopy }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <CopyForm copy={copy} isCorrection onAnswered={() => setIsOpen(false)} />;
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{restoredCopyMessages.amendable}</p>
      <Button className="max-md:w-full" onClick={() => setIsOpen(true)}>
        {restoredCopyMessages.amend}
      </Button>
    </div>
  );
}

/** The numbers that were given after a copy and before it was restored, with who said so. Nothing without any. */
export function LostNumbers() {
  const { data } = useAnswer(getRestoredCopy);
  if (!data || data.lost_numbers.length === 0) return null;
  return (
    <Card title={restoredCopyMessages.lostTitle}>
      <ul className="flex flex-col gap-3">
        {data.lost_numbers.map(({ first_number, last_number, copied_on, by, answered_at }) => (
          <li key={`${first_number} ${answered_at}`}>
            <p>{restoredCopyMessages.history(first_number, last_number, copied_on)}</p>
            <p className="text-fine text-quiet">
              {restoredCopyMessages.saidBy(by, dayAt(new Date(answered_at), "Europe/Paris"))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
