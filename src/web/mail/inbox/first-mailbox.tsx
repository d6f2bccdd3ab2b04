import { IconList } from "#web/ui/loading/icon-list.tsx";
import { HardHat, Receipt, ThumbsUp } from "lucide-react";
import { ConnectForm } from "../connect-form.tsx";
import { WhatIsRead } from "./what-is-read.tsx";

const GAINS = [
  {
    icon: HardHat,
    title: "Les demandes sont reconnues",
    text: "D'un mail qui demande un devis, tu fais un projet, avec ses photos.",
  },
  {
    icon: ThumbsUp,
    title: "Tes devis partent de ton adresse",
    text: "La réponse du client s'ouvre à côté du devis et va dans son dossier.",
  },
  {
    icon: Receipt,
    title: "Les factures d'achat se rangent",
    text: "Celle d'un fournisseur va dans les achats du projet.",
  },
];

/** No mailbox yet: connecting it, what one gains, and what is read of it before a password is asked for. */
export function FirstMailbox({ mayShare }: { mayShare: boolean }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-8 beside-panel:grid-cols-1">
      <ConnectForm isFirst mayShare={mayShare} />
      <div className="flex flex-col gap-6 lg:pt-2">
        <IconList label="Ce que cela change" points={GAINS} />
        <WhatIsRead />
      </div>
    </div>
  );
}
