import { onRefusal } from "#web/client/call.ts";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { useEffect, useState } from "react";

const CopyDrawer = onDemand(
  async () => (await import("./copy-drawer.tsx")).CopyDrawer,
  () => null,
  "when shown",
);

let ask: (() => void) | null = null;
onRefusal(({ code }) => {
  if (code === "copy_unanswered") ask?.();
});

/** Asks which numbers were sent since the copy that was restored, wherever a number was refused for it. */
export function CopyQuestion() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    ask = () => {
      setWasOpen(true);
      setIsOpen(true);
    };
    return () => void (ask = null);
  }, []);
  return wasOpen ? <CopyDrawer isOpen={isOpen} close={() => setIsOpen(false)} /> : null;
}
