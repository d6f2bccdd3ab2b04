import { firstRunMessages } from "#domain/company/first-run.messages.ts";
import { listInWords } from "#domain/shared/french-format.ts";
import { useEffect, useRef } from "react";

/** What an answer lacks, by the labels of its fields: no quote leaves without it. Each change brings it in sight. */
export function GapNote({ fields }: { fields: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: "center" }), [fields]);
  return (
    <div
      ref={place}
      role="alert"
      className="mt-4 rounded-card border border-line border-l-4 border-l-alert bg-paper px-4 py-3"
    >
      <p className="font-[550]">{firstRunMessages.lacks(listInWords(fields))}</p>
      <p className="mt-1 text-fine text-quiet">{firstRunMessages.lacksWhy}</p>
    </div>
  );
}
