import { firstRunMessages } from "#domain/company/first-run.messages.ts";
import { listInWords } from "#domain/shared/french-format.ts";
import { Button } from "#web/ui/button.tsx";
import { useEffect, useRef } from "react";

/**
 * What an answer lacks, by the labels of its fields: no quote leaves without it. Each change brings it in sight, and
 * `goOn` leaves it for later.
 */
export function GapNote({ fields, goOn }: { fields: readonly string[]; goOn: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // A browser may answer a promise, which is nothing to run when the note goes.
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
  }, [fields]);
  return (
    <div
      ref={place}
      role="alert"
      className="mt-4 rounded-card border border-line border-l-4 border-l-alert bg-paper px-4 py-3"
    >
      <p className="font-[550]">{firstRunMessages.lacks(listInWords(fields))}</p>
      <p className="mt-1 text-fine text-quiet">{firstRunMessages.lacksWhy}</p>
      <Button className="mt-3 max-md:w-full" onClick={goOn}>
        {firstRunMessages.goOnWithout}
      </Button>
    </div>
  );
}
