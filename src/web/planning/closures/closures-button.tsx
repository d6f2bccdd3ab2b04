import { closureMessages } from "#domain/company/closures/closures.messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { TreePalm } from "lucide-react";
import { useState } from "react";

const ClosuresPanel = onDemand(
  async () => (await import("./closures-panel.tsx")).ClosuresPanel,
  (words) => words,
  "when shown",
);

/** Opens the days on which the company is closed. */
export function ClosuresButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className="self-start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <TreePalm aria-hidden className="size-5" />
        {closureMessages.title}
      </Button>
      <Drawer title={closureMessages.title} open={isOpen} onClose={() => setOpen(false)} isSheet>
        {isOpen && <ClosuresPanel />}
      </Drawer>
    </>
  );
}
