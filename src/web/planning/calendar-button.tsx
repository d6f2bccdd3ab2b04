import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { CalendarSync } from "lucide-react";
import { useState } from "react";

const CalendarLink = onDemand(
  async () => (await import("./calendar-link.tsx")).CalendarLink,
  (words) => words,
  "when shown",
);

/** Opens the link by which the user's own calendar shows the planning. */
export function CalendarButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className="self-start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarSync aria-hidden className="size-5" />
        Voir le planning dans mon agenda
      </Button>
      <Drawer title="Dans mon agenda" open={isOpen} onClose={() => setOpen(false)} isSheet>
        {isOpen && <CalendarLink />}
      </Drawer>
    </>
  );
}
