import { newDocumentMessages } from "#domain/analytics/new-document.messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Plus } from "lucide-react";
import { useState } from "react";

const ProjectChoice = onDemand(async () => (await import("./project-choice.tsx")).ProjectChoice);

type NewKind = "quote" | "invoice";

const PRESSED = "px-2 aria-pressed:border-act aria-pressed:bg-act-pale aria-pressed:text-act";
const KINDS = ["quote", "invoice"] as const;

/** Begins a quote or an invoice from the money: its project is chosen first, then the right step opens. */
export function NewDocument() {
  const [kind, setKind] = useState<NewKind | null>(null);
  const onPhone = useOnPhone();
  return (
    <>
      {onPhone ? (
        <Button aria-label={newDocumentMessages.both} aria-haspopup="dialog" onClick={() => setKind("quote")}>
          <Plus aria-hidden className="size-5 shrink-0" />
          {newDocumentMessages.short}
        </Button>
      ) : (
        KINDS.map((one) => (
          <Button key={one} aria-haspopup="dialog" onClick={() => setKind(one)}>
            {newDocumentMessages.begin[one]}
          </Button>
        ))
      )}
      <Drawer
        title={kind === null ? "" : newDocumentMessages.begin[kind]}
        open={kind !== null}
        onClose={() => setKind(null)}
      >
        {onPhone && (
          <div className="mb-4 grid grid-cols-2 gap-2">
            {KINDS.map((one) => (
              <Button key={one} aria-pressed={kind === one} className={PRESSED} onClick={() => setKind(one)}>
                {newDocumentMessages.begin[one]}
              </Button>
            ))}
          </div>
        )}
        {kind !== null && <ProjectChoice stepKey={kind} />}
      </Drawer>
    </>
  );
}
