import { Notice } from "#web/ui/notice.tsx";
import { useNavigate } from "@tanstack/react-router";
import type { Draft } from "./draft-saver.ts";
import { WayButtons } from "./way-buttons.tsx";
import { leavingWords } from "./writing-view.ts";

/** A mail that waits, leaves, has left or may have left: what can still be done. */
export function OnItsWay({ draft }: { draft: Draft }) {
  const { id, state, problem } = draft;
  const navigate = useNavigate();
  return (
    <div className="flex flex-col gap-4">
      <Notice>{problem ?? wordsOf(draft)}</Notice>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {[{ label: "Objet", words: draft.subject || "Sans objet" }, ...leavingWords(draft)].map(({ label, words }) => (
          <div key={label} className="contents">
            <dt className="text-quiet">{label}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="rounded-card border border-line bg-paper p-4 [overflow-wrap:anywhere] whitespace-pre-wrap">
        {draft.text.trim()}
      </p>
      <WayButtons id={id} state={state} onArrived={() => void navigate({ to: "/app/mails/inbox" })} />
    </div>
  );
}

function wordsOf({ state }: Draft): string {
  if (state === "sent") return "Ce mail est parti.";
  if (state === "handed") return "Ce mail part : son serveur n'a pas encore répondu.";
  return state === "queued" ? "Ce mail part dans quelques secondes." : "Ce mail est en train de partir.";
}
