import { buttonLook } from "#web/ui/button.tsx";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";

/** The way to a new project. A phone shows the days first: there it is small, beside the title. */
export function NewProjectLink({ isSmall }: { isSmall: boolean }) {
  return (
    <Link
      to="/project/new"
      aria-label={isSmall ? "Nouveau projet" : undefined}
      className={buttonLook({ look: "primary", className: isSmall ? "size-11 px-0" : "" })}
    >
      {isSmall ? <Plus aria-hidden className="size-6 shrink-0" /> : "Nouveau projet"}
    </Link>
  );
}
