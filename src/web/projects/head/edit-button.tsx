import { withCapital } from "#domain/shared/french-format.ts";
import { Pencil, UserRoundPen } from "lucide-react";
import { headActIcon, headActLook, headActWord } from "./head-act.ts";

/** A button in the head of a project that opens a form. It is one word beside a pencil. */
export function EditButton({ what, onClick }: { what: "client" | "projet"; onClick: () => void }) {
  const Icon = what === "client" ? UserRoundPen : Pencil;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Modifier le ${what}`}
      title={`Modifier le ${what}`}
      onClick={onClick}
      className={headActLook}
    >
      <Icon aria-hidden className={headActIcon} />
      <span className={headActWord}>{withCapital(what)}</span>
    </button>
  );
}
