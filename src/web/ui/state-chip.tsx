import { STATE_WORDS } from "#domain/documents/document-state.messages.ts";
import type { DocumentState } from "#domain/documents/document-state.ts";
import type { ProjectStatus } from "#domain/projects/project.ts";

// The state of a document, of a project, or of a record that waits for something.
type ShownState = DocumentState | ProjectStatus | "to_send" | "altered" | "incomplete" | "invited" | "over";

const WORDS: Record<ShownState, string> = {
  ...STATE_WORDS,
  estimation: "estimation",
  quote: "devis",
  work: "travaux",
  invoice: "facturé",
  to_send: STATE_WORDS.draft,
  altered: "à vérifier",
  incomplete: "à compléter",
  invited: "en attente",
  over: "expirée",
};

const COLOURS: Record<ShownState, string> = {
  estimation: "bg-quiet",
  quote: "bg-act",
  work: "bg-alert",
  invoice: "bg-act",
  draft: "bg-alert",
  sent: "bg-act",
  viewed: "bg-act",
  accepted: "bg-good",
  declined: "bg-bad",
  replaced: "bg-quiet",
  expired: "bg-alert",
  issued: "bg-act",
  partly_paid: "bg-act",
  paid: "bg-good",
  late: "bg-bad",
  credited: "bg-quiet",
  overpaid: "bg-alert",
  credit_note: "bg-quiet",
  to_send: "bg-alert",
  altered: "bg-bad",
  incomplete: "bg-alert",
  invited: "bg-act",
  over: "bg-alert",
};

/** A state: a dot and a word, with the same colour everywhere. `lateDays`: since how many days it is late. */
export function StateChip({ state, lateDays = 0 }: { state: ShownState; lateDays?: number }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-fine whitespace-nowrap">
      <span aria-hidden className={`size-2 rounded-full ${COLOURS[state]}`} />
      {WORDS[state]}
      {lateDays > 0 && ` de ${lateDays} jour${lateDays > 1 ? "s" : ""}`}
    </span>
  );
}
