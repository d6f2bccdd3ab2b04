import type { ProjectAnswer } from "#api/projects.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { totalHours } from "#domain/projects/task.ts";
import { inputText } from "#web/ui/number-field.tsx";

/** The days, the hours and the totals of the quote as it would be made now. */
export function InShort({ project: { tasks }, view }: { project: ProjectAnswer; view: DocumentView }) {
  const hours = totalHours(tasks);
  return (
    <dl className="flex flex-col">
      {hours > 0 && <Fact name="Heures des tâches" value={`${inputText(hours)} h`} />}
      {view.facts.map(({ label, value }) => (
        <Fact key={label} name={label} value={value} />
      ))}
      {view.totals.map(({ label, value, strong }, place) => (
        <Fact key={label} name={label} value={value} isStrong={strong} isAfterLine={place === 0} />
      ))}
    </dl>
  );
}

type FactProps = { name: string; value: string; isStrong?: boolean; isAfterLine?: boolean };

/** A figure beside its name. */
export function Fact({ name, value, isStrong = false, isAfterLine = false }: FactProps) {
  const line = isAfterLine ? "mt-2 border-t border-line pt-3" : "";
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 py-1 ${line}`}>
      <dt className={isStrong ? "font-[550]" : "text-quiet"}>{name}</dt>
      <dd className={`figures text-right ${isStrong ? "text-title font-bold" : ""}`}>{value}</dd>
    </div>
  );
}
