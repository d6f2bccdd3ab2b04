import { cx } from "class-variance-authority";
import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { useState } from "react";
import { Button, buttonLook } from "./button.tsx";

type Props = {
  children: ReactNode;
  /** The question, with the name of the thing. */
  question: string;
  /** What the action changes, said before it is done. */
  text: ReactNode;
  confirm: string;
  /** What closes the question without acting. */
  close?: string;
  /** Does the action. Answers a sentence when it is refused. The message of an error is shown in the same place. */
  act: () => Promise<string | null>;
  look?: "plain" | "quiet" | "danger";
  label?: string;
};

/** A button for what cannot be undone. It asks once, with the name of the thing. */
export function ConfirmButton({
  children,
  question,
  text,
  confirm,
  close = "Annuler",
  act,
  look = "danger",
  label,
}: Props) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirmAct = async () => {
    setBusy(true);
    const refusal = await act()
      .catch((error: Error) => error.message)
      .finally(() => setBusy(false));
    setFailure(refusal);
    if (refusal === null) setOpen(false);
  };
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(isShown) => {
        setFailure(null);
        setOpen(isShown);
      }}
    >
      <AlertDialog.Trigger aria-label={label} className={buttonLook({ look })}>
        {children}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop
          className={cx(
            "fixed inset-0 z-40 bg-black/30 transition-opacity duration-150 data-ending-style:opacity-0",
            "data-starting-style:opacity-0",
          )}
        />
        <AlertDialog.Popup
          className={cx(
            "fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-card border border-line bg-paper p-5",
            "shadow-float transition-[opacity,transform] duration-150 ease-bench data-ending-style:opacity-0",
            "data-starting-style:translate-y-1 data-starting-style:opacity-0 md:top-[30vh] md:bottom-auto",
          )}
        >
          <AlertDialog.Title className="text-title">{question}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-quiet">{text}</AlertDialog.Description>
          {failure && (
            <p role="alert" className="mt-3 text-bad">
              {failure}
            </p>
          )}
          <div className="mt-5 flex flex-wrap-reverse justify-end gap-2">
            <AlertDialog.Close className={buttonLook({ look: "quiet" })}>{close}</AlertDialog.Close>
            <Button look="danger" busy={busy} onClick={() => void confirmAct()}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
