import type { DocumentState } from "./document-state.ts";

/** What each state of a document is called, beside its number. */
export const STATE_WORDS: Readonly<Record<DocumentState, string>> = {
  // A quote that is drawn up has its number: all that is left is to send it.
  draft: "à envoyer",
  sent: "envoyé",
  viewed: "vu",
  accepted: "accepté",
  declined: "refusé",
  expired: "expiré",
  replaced: "remplacé",
  issued: "à payer",
  partly_paid: "partiellement payée",
  paid: "payée",
  late: "en retard",
  credited: "annulée par avoir",
  overpaid: "trop-perçu",
  credit_note: "avoir",
};
