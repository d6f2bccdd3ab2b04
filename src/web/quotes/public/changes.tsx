import type { QuotePage } from "#api/quotes/quote-page.ts";
import type { VersionLineChange, VersionChanges } from "#domain/quotes/versions/line-change.ts";
import {
  versionChangeWords,
  lineChangeWords,
  otherChangeWords,
  totalChangeWords,
} from "#domain/quotes/versions/version-changes.messages.ts";
import { Panel } from "#web/documents/public/shell.tsx";

// A quote that was written anew is read whole: the first changes tell what it is about.
const MOST_IN_SIGHT = 6;

/** What a version changes of the one that its customer has. */
export function Changes({ changes }: { changes: NonNullable<QuotePage["changes"]> }) {
  const { lines, others, total, taxMark, since } = changes;
  const hiddenLines = lines.length > MOST_IN_SIGHT + 1 ? lines.slice(MOST_IN_SIGHT) : [];
  const otherWords = otherChangeWords(others);
  return (
    <Panel title={versionChangeWords.title(since)}>
      <ChangedLines lines={lines.slice(0, lines.length - hiddenLines.length)} taxMark={taxMark} />
      {hiddenLines.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-11 cursor-pointer items-center font-[550] text-act">
            {versionChangeWords.more(hiddenLines.length)}
          </summary>
          <ChangedLines lines={hiddenLines} taxMark={taxMark} />
        </details>
      )}
      {otherWords && <p className="mt-3 text-fine text-quiet">{otherWords}</p>}
      <p className="mt-3 font-[550]">{totalChangeWords(total)}</p>
    </Panel>
  );
}

type LinesProps = Pick<VersionChanges, "taxMark"> & { lines: readonly VersionLineChange[] };

function ChangedLines({ lines, taxMark }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {lines.map((line, place) => {
        const { act, label, how } = lineChangeWords(line, taxMark);
        return (
          <li key={place} className="py-2 [overflow-wrap:anywhere] first:pt-0">
            <span className="text-quiet">{act} : </span>
            <span className="font-[550]">{label}</span>
            {how.map((words) => (
              <span key={words} className="block text-fine text-quiet">
                {words}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
