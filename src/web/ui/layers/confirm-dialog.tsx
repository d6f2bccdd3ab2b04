import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../button.tsx";
import { useReady } from "../loading/use-ready.ts";
import { Modal } from "./modal.tsx";

/** What is asked before something that cannot be undone. */
export type Confirmation = {
  /** The question, with the name of the thing. */
  question: string;
  /** What the action changes, said before it is done. */
  text: ReactNode;
  confirm: string;
  /** What closes the question without acting. */
  close?: string;
  /** Does the action. Answers a sentence when it is refused. The message of an error is shown in the same place. */
  act: () => Promise<string | null>;
};

type Props = Confirmation & { open: boolean; onClose: () => void };

/** The question before what cannot be undone. It stays open, with the reason, when the action is refused. */
export function ConfirmDialog({ question, text, confirm, close = "Annuler", act, open, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isReady = useReady(open);
  const leave = () => {
    setFailure(null);
    onClose();
  };
  const confirmAct = async () => {
    setIsBusy(true);
    const refusal = await act()
      .catch((error: Error) => error.message)
      .finally(() => setIsBusy(false));
    setFailure(refusal);
    if (refusal === null) onClose();
  };
  return (
    <Modal
      open={open}
      onClose={leave}
      role="alertdialog"
      className={cx(
        "fixed inset-x-4 top-auto bottom-4 mx-auto w-auto max-w-md rounded-card border border-line bg-paper p-5",
        "shadow-float transition-[opacity,translate,display,overlay] duration-150 ease-bench not-open:opacity-0",
        "starting:open:translate-y-1 starting:open:opacity-0 md:top-[30vh] md:bottom-auto",
      )}
    >
      {(titleId) => (
        <>
          <h2 id={titleId} className="text-title">
            {question}
          </h2>
          <p id={`${titleId}-text`} className="mt-2 text-quiet">
            {text}
          </p>
          {failure && (
            <p role="alert" className="mt-3 text-bad">
              {failure}
            </p>
          )}
          <div className="mt-5 flex flex-wrap-reverse justify-end gap-2">
            <Button autoFocus look="quiet" onClick={leave}>
              {close}
            </Button>
            <Button look="danger" disabled={!isReady} isBusy={isBusy} onClick={() => void confirmAct()}>
              {confirm}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
