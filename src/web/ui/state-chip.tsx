const STATES: Record<string, { word: string; colour: string }> = {
  estimation: { word: "estimation", colour: "bg-quiet" },
  quote: { word: "devis", colour: "bg-act" },
  work: { word: "travaux", colour: "bg-alert" },
  invoice: { word: "facturé", colour: "bg-good" },
  draft: { word: "brouillon", colour: "bg-quiet" },
  sent: { word: "envoyé", colour: "bg-act" },
  viewed: { word: "vu", colour: "bg-act" },
  accepted: { word: "accepté", colour: "bg-good" },
  declined: { word: "refusé", colour: "bg-bad" },
  replaced: { word: "remplacé", colour: "bg-quiet" },
  expired: { word: "expiré", colour: "bg-alert" },
  issued: { word: "à payer", colour: "bg-act" },
  partly_paid: { word: "partiellement payée", colour: "bg-act" },
  paid: { word: "payée", colour: "bg-good" },
  late: { word: "en retard", colour: "bg-bad" },
  credited: { word: "annulée par avoir", colour: "bg-quiet" },
  overpaid: { word: "trop-perçu", colour: "bg-alert" },
  credit_note: { word: "avoir", colour: "bg-quiet" },
  altered: { word: "à vérifier", colour: "bg-bad" },
  incomplete: { word: "à compléter", colour: "bg-alert" },
  invited: { word: "en attente", colour: "bg-act" },
  over: { word: "expirée", colour: "bg-alert" },
};

/** A state: a dot and a word, with the same colour everywhere. `lateDays`: since how many days it is late. */
export function StateChip({ state, lateDays = 0 }: { state: string; lateDays?: number }) {
  const { word, colour } = STATES[state] ?? { word: state, colour: "bg-quiet" };
  return (
    <span className="inline-flex items-center gap-1.5 text-fine whitespace-nowrap">
      <span aria-hidden className={`size-2 rounded-full ${colour}`} />
      {word}
      {lateDays > 0 && ` de ${lateDays} jour${lateDays > 1 ? "s" : ""}`}
    </span>
  );
}
