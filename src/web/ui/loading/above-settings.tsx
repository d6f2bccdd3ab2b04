import { buttonLook } from "#web/ui/button.tsx";
import { Link, useLocation } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { AbovePage } from "./above-page.tsx";

/** The way back from a page of the settings that has an address of its own. */
export function AboveSettings() {
  return (
    <AbovePage>
      <Link to="/app/settings" className={buttonLook({ look: "quiet", className: "-ml-4" })}>
        <ArrowLeft aria-hidden className="size-5" />
        Réglages
      </Link>
    </AbovePage>
  );
}

/** What the address ends with after a way from the settings to a page that has its own place in the rail. */
export const FROM_SETTINGS = "reglages";

/** The same above such a page, for whoever came from the settings alone. */
export function AboveWhenFromSettings() {
  return useLocation().hash === FROM_SETTINGS ? <AboveSettings /> : null;
}
