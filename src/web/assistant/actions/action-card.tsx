import type { ActionAnswer } from "#api/assistant/actions.ts";
import { cancelAction, confirmAction, getAction, renewAction, undoAction } from "#api/assistant/actions.ts";
import { showAnswer, useAnswer, useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link, useLocation } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import { useChangedDocument } from "../living/living-document.ts";
import { useFocusAfterAnswer } from "../messages/focus-after-answer.ts";

/**
 * The card of a proposed action, as it is now: another tab may have confirmed it meanwhile. Once something else was
 * said, or on the page of another project, one that waits is a line that opens it again.
 */
export function ActionCard({ id: firstId, isLatest }: { id: string; isLatest: boolean }) {
  // A new preview of the same action takes the place of one that is no longer true.
  const [id, setId] = useState(firstId);
  const [isOpened, setOpened] = useState(false);
  const { pathname } = useLocation();
  const { data, error, refetch } = useAnswer(getAction, { params: { id } });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <div aria-hidden className="mt-2 min-h-48 rounded-card border border-line bg-paper" />;
  const { action } = data;
  if (action.state === "waiting" && (action.is_outdated || !isOpened)) {
    if (action.is_outdated) return <p className="mt-1 text-fine text-quiet">{OUTDATED(action.title)}</p>;
    if (!isLatest || isOfOtherProject(action.path, pathname))
      return <FoldedAction title={action.title} open={() => setOpened(true)} />;
  }
  return <ShownAction action={action} onRenewed={setId} isLatest={isLatest} />;
}

const OUTDATED = (title: string) => `Plus à faire : ${title}. C'est réglé autrement depuis.`;

const OF_PROJECT = /^\/(?:etape|projects?)\/([^/?#]+)/;

function isOfOtherProject(path: string, pathname: string): boolean {
  const shownId = OF_PROJECT.exec(pathname)?.[1];
  return shownId !== undefined && shownId !== OF_PROJECT.exec(path)?.[1];
}

function FoldedAction({ title, open }: { title: string; open: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={false}
      className="mt-1 flex min-h-11 w-full items-center gap-2 rounded-card border border-line bg-paper px-3 text-left"
      onClick={open}
    >
      <span className="min-w-0 flex-1 truncate">
        <span className="text-quiet">En attente : </span>
        {title}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-quiet" />
    </button>
  );
}

type ShownProps = { action: ActionAnswer; onRenewed?: (id: string) => void; isLatest?: boolean };

/**
 * An action that is known, with what can be done with it. `isLatest`: it is the last message of a conversation, which
 * keeps its buttons, then what became of it, in sight.
 */
export function ShownAction({ action, onRenewed, isLatest = false }: ShownProps) {
  const section = useRef<HTMLElement>(null);
  useFocusAfterAnswer(section, action.state === "waiting", itself);
  useChangedDocument(action.kind === "change_quote_lines" && action.state === "done", section);
  const isGivenUp = action.state === "cancelled" || action.state === "expired";
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={action.title}
      // A card that was given up is no landmark: the same action may be proposed again under it.
      role={isGivenUp ? "group" : undefined}
      className="mt-2 rounded-card border border-line bg-paper"
      data-state={action.state}
    >
      <p className="px-4 pt-3 font-[550] [overflow-wrap:anywhere]">{action.title}</p>
      <dl className="mt-1 divide-y divide-line">
        {action.lines.map(({ label, value }) => (
          <div key={`${label} ${value}`} className={rowLook}>
            <dt className="max-w-full grow text-quiet">{label}</dt>
            <dd className="figures max-w-full whitespace-normal">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-line px-4 py-3" data-foot-in-sight={isLatest || undefined}>
        {action.warning !== "" && <p className="mb-3 text-fine text-quiet">{action.warning}</p>}
        <Steps action={action} onRenewed={onRenewed} />
      </div>
    </section>
  );
}

// The value stands at the end of its label's line, or under the label where both do not fit in one line.
const rowLook = "flex min-h-10 flex-wrap content-center items-baseline gap-x-3 px-4 py-1.5 [overflow-wrap:anywhere]";

// « Confirmer » is one key further: an Enter too many confirms nothing.
function itself(section: HTMLElement): HTMLElement {
  return section;
}

const ENDED: Record<Exclude<ActionAnswer["state"], "waiting">, string> = {
  done: "C'est fait.",
  cancelled: "Annulé : rien n'a été fait.",
  expired: "Trop ancien : rien n'a été fait.",
  undone: "Fait, puis annulé.",
};

const REPLACED = "Remplacée par la suivante.";

function Steps({ action, onRenewed }: { action: ActionAnswer; onRenewed: ((id: string) => void) | undefined }) {
  const { state } = action;
  if (state === "waiting") return <Waiting action={action} onRenewed={onRenewed} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p role="status" data-card-state className={state === "done" ? "text-good" : "text-quiet"}>
        {action.is_replaced ? REPLACED : ENDED[state]}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {state === "done" && <Undo action={action} />}
        <Link to={action.path} className="inline-flex min-h-11 items-center font-[550] text-act underline">
          Ouvrir la page
        </Link>
      </div>
      {state === "done" && action.irreversible !== null && !action.warning.includes(action.irreversible) && (
        <p className="w-full text-fine text-quiet">{action.irreversible}</p>
      )}
    </div>
  );
}

/** « Confirmer » and « Annuler ». When the record has changed, the same action can be looked at again. */
function Waiting({ action, onRenewed }: { action: ActionAnswer; onRenewed: ((id: string) => void) | undefined }) {
  const params = { id: action.id };
  const onSuccess = (answer: { action: ActionAnswer }) => showAnswer(getAction, { params }, answer);
  const confirm = useSingleChange(() => call(confirmAction, { params, body: { digest: action.digest } }), {
    onSuccess,
  });
  const cancel = useSingleChange(() => call(cancelAction, { params, body: {} }), { onSuccess });
  const renew = useSingleChange(() => call(renewAction, { params, body: {} }), {
    onSuccess: ({ action: { id } }) => onRenewed?.(id),
  });
  const error = confirm.error ?? cancel.error ?? renew.error;
  const isStale = error instanceof CallError && error.code === "action_changed";
  return (
    <>
      {error && (
        <p role="alert" className="mb-3 text-bad">
          {error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isStale && onRenewed ? (
          <Button
            look="primary"
            className="max-sm:flex-[2_1_auto]"
            isBusy={renew.isPending}
            onClick={() => renew.mutate(undefined)}
          >
            Voir le nouvel aperçu
          </Button>
        ) : (
          <Button
            look="primary"
            className="max-sm:flex-[2_1_auto]"
            isBusy={confirm.isPending}
            busyLabel="Un instant…"
            onClick={() => confirm.mutate(undefined)}
          >
            Confirmer
          </Button>
        )}
        <Button className="max-sm:flex-auto" isBusy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
          Annuler
        </Button>
      </div>
    </>
  );
}

/** One tap undoes an action that can be undone. */
function Undo({ action }: { action: ActionAnswer }) {
  const params = { id: action.id };
  const undo = useSingleChange(() => call(undoAction, { params, body: {} }), {
    onSuccess: (answer) => showAnswer(getAction, { params }, answer),
  });
  if (action.irreversible !== null || !action.is_own) return null;
  return (
    <>
      {undo.error && (
        <p role="alert" className="w-full text-bad">
          {undo.error.message}
        </p>
      )}
      <Button
        look="quiet"
        isBusy={undo.isPending}
        onClick={() => undo.mutate(undefined)}
        aria-label={`Annuler : ${action.title}`}
      >
        Annuler
      </Button>
    </>
  );
}
