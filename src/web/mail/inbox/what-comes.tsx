import { HardHat, Receipt, ThumbsUp } from "lucide-react";

const KINDS = [
  { icon: HardHat, what: "Une demande de travaux", act: "peut devenir un projet, avec ses photos" },
  { icon: ThumbsUp, what: "Une réponse à ton devis", act: "se lit avec ce devis" },
  { icon: Receipt, what: "Une facture de fournisseur", act: "se range dans les achats du projet" },
];

/** What an inbox will hold, while no mailbox is connected: rows in pale, without a mail. */
export function WhatComes() {
  return (
    <ul aria-label="Ce qui est reconnu" className="mt-4 divide-y divide-line rounded-card border border-line">
      {KINDS.map(({ icon: Icon, what, act }) => (
        <li key={what} className="flex min-h-[72px] items-center gap-4 px-4 py-2 text-quiet md:min-h-14">
          <Icon aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="font-[550]">{what}</span> {act}
          </span>
        </li>
      ))}
    </ul>
  );
}
