import { linkLook } from "#web/ui/button.tsx";
import { Pencil } from "lucide-react";

/** A button in the head of a project that opens a form. On a phone it is one word beside a pencil. */
export function EditButton({ what, onClick }: { what: "client" | "projet"; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Modifier le ${what}`}
      onClick={onClick}
      className={`${linkLook} gap-1`}
    >
      <Pencil aria-hidden className="size-4 md:hidden" />
      <span>
        <span className="max-md:hidden">Modifier le </span>
        {what}
      </span>
    </button>
  );
}
