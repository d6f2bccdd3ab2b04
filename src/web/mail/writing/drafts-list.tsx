import { listMailDrafts } from "#api/mail/mail-drafts.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { List, rowLook } from "#web/ui/list.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { Draft } from "./draft-saver.ts";
import { draftCount, draftWords, stateWords } from "./writing-view.ts";

const CALM_MS = 15_000;
const BUSY_MS = 2_000;

/** The mails that did not leave yet, then those that one is writing, folded to one line. Nothing without one. */
export function DraftsList() {
  const { data } = useAnswer(
    listMailDrafts,
    { query: { limit: 20 } },
    { refetchInterval: ({ state }) => (state.data?.drafts.some(isLeaving) ? BUSY_MS : CALM_MS) },
  );
  const mails = data?.drafts ?? [];
  if (mails.length === 0) return null;
  const leaving = mails.filter(({ state }) => state !== "draft");
  const drafts = mails.filter(({ state }) => state === "draft");
  return (
    <section aria-label="Brouillons et envois" className="@container mb-4 flex flex-col gap-2">
      {leaving.length > 0 && <DraftRows label="Envois" drafts={leaving} />}
      {drafts.length > 0 && (
        <details className="group">
          <summary
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-card border border-line
              bg-paper px-4 group-open:mb-2 hover:bg-sunk [&::-webkit-details-marker]:hidden"
          >
            {draftCount(drafts.length, data?.next_cursor !== null)}
            <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet group-open:rotate-180" />
          </summary>
          <DraftRows label="Brouillons" drafts={drafts} />
        </details>
      )}
    </section>
  );
}

const ROW = "grid min-w-0 flex-1 grid-cols-[1fr_auto] gap-x-3 @min-[44rem]:grid-cols-[13rem_1fr_auto]";

// In a narrow column the subject has a line of its own.
function DraftRows({ label, drafts }: { label: string; drafts: readonly Draft[] }) {
  return (
    <List label={label}>
      {drafts.map((draft) => {
        const { who, what } = draftWords(draft);
        const isBad = draft.state === "failed" || draft.state === "unsure";
        return (
          <li key={draft.id}>
            <Link to="/app/mails/write/$draftId" params={{ draftId: draft.id }} className={rowLook}>
              <span className={ROW}>
                <span className="truncate">{who}</span>
                {draft.state !== "draft" && (
                  <span
                    className={cx("text-fine @min-[44rem]:order-last", isBad ? "font-[550] text-bad" : "text-quiet")}
                  >
                    {stateWords(draft)}
                  </span>
                )}
                <span className="col-span-2 line-clamp-2 text-quiet [overflow-wrap:anywhere] @min-[44rem]:col-span-1">
                  {what}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </List>
  );
}

function isLeaving({ state }: { state: string }): boolean {
  return state === "queued" || state === "sending" || state === "handed";
}
