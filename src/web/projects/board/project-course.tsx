import type { IconPoint } from "#web/ui/loading/icon-list.tsx";
import { IconList } from "#web/ui/loading/icon-list.tsx";
import { Calculator, ReceiptEuro, Send } from "lucide-react";

const STEPS: readonly IconPoint[] = [
  { icon: Calculator, title: "Chiffre", text: "Les tâches, les heures et les fournitures font le prix." },
  { icon: Send, title: "Envoie le devis", text: "Ton client l'accepte depuis son téléphone, et tu le sais aussitôt." },
  { icon: ReceiptEuro, title: "Facture", text: "Un acompte, l'avancement ou le tout, repris du devis accepté." },
];

/** On a desktop, how a project goes on: under a list that is empty or nearly so. */
export function ProjectCourse() {
  return (
    <section aria-label={HEAD} className="mt-10 border-t border-line pt-6 text-left max-md:hidden">
      <h2 className="mb-4 text-title">{HEAD}</h2>
      <IconList label={HEAD} points={STEPS} isInColumns />
    </section>
  );
}

const HEAD = "Comment avance un projet";
