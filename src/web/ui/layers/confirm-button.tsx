import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../button.tsx";
import type { Confirmation } from "./confirm-dialog.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

type Props = Confirmation & {
  children: ReactNode;
  look?: "plain" | "quiet" | "danger";
  label?: string;
};

/** A button for what cannot be undone. It asks once, with the name of the thing. */
export function ConfirmButton({ children, look = "danger", label, ...confirmation }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look={look} aria-label={label} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      <ConfirmDialog {...confirmation} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
