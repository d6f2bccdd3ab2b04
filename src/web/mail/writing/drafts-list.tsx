import { listMailDrafts } from "#api/mail/mail-drafts.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { List, rowLook } from "#web/ui/list.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { draftWords, stateWords } from "./writing-view.ts";

const CALM_MS = 15_000;
const BUSY_MS = 2_000;

/** The mails that one is writing, and those that did not leave, above the others. Nothing without one. */
export function DraftsList() {
  const { data } = useAnswer(
    listMailDrafts,
    { query: { limit: 20 } },
    { refetchInterval: ({ state }) => (state.data?.drafts.some(isLeaving) ? BUSY_MS : CALM_MS) },
  );
  const drafts = data?.drafts ?? [];
  if (drafts.length === 0) return null;
  return (
    <section aria-label="Brouillons et envois" className="mb-4">
      <List label="Brouillons et envois">
        {drafts.map((draft) => {
          const { who, what } = draftWords(draft);
          const isBad = draft.state === "failed" || draft.state === "unsure";
          return (
            <li key={draft.id}>
              <Link to="/app/mails/write/$draftId" params={{ draftId: draft.id }} className={rowLook}>
                <span className="grid min-w-0 flex-1 gap-x-3 md:grid-cols-[13rem_1fr_auto]">
                  <span className="line-clamp-1">{who}</span>
                  <span className="line-clamp-1 text-quiet">{what}</span>
                  <span className={cx("text-fine", isBad ? "font-[550] text-bad" : "text-quiet")}>
                    {stateWords(draft)}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </List>
    </section>
  );
}

function isLeaving({ state }: { state: string }): boolean {
  return state === "queued" || state === "sending" || state === "handed";
}
