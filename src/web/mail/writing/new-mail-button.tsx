import { Button } from "#web/ui/button.tsx";
import { PenLine } from "lucide-react";
import { useStartWriting } from "./start-writing.ts";

/** Begins a new mail. */
export function NewMailButton() {
  const start = useStartWriting();
  return (
    <Button look="primary" isBusy={start.isPending} onClick={() => start.mutate({ kind: "new" })}>
      {!start.isPending && <PenLine aria-hidden className="size-5" />}
      Nouveau mail
    </Button>
  );
}
