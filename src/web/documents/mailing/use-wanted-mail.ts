import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

/** Opens the mail of a document once, as soon as it can be, where the address asks for it (« #mail »). */
export function useWantedMail(canOpen: boolean, open: () => void): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isWanted = canOpen && hash === "mail";
  useEffect(() => {
    if (!isWanted) return;
    void navigate({ to: ".", hash: "", replace: true });
    open();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it opens when it becomes possible, not with each drawing
  }, [isWanted]);
}
