import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
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
