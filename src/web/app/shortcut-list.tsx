import { Button } from "#web/ui/button.tsx";
import { Modal } from "#web/ui/layers/modal.tsx";

const KEYS: readonly { keys: readonly string[]; act: string }[] = [
  { keys: ["Ctrl", "K"], act: "Chercher, ou lancer une action (⌘ K sur un Mac)" },
  { keys: ["/"], act: "Parler à l'assistant" },
  { keys: ["?"], act: "Voir cette liste" },
  { keys: ["Échap"], act: "Fermer ce qui est ouvert" },
  { keys: ["Tab"], act: "Passer au champ ou au bouton suivant" },
  { keys: ["↑", "↓"], act: "Parcourir une liste ouverte" },
  { keys: ["Entrée"], act: "Choisir, ou valider" },
  { keys: ["Ctrl", "Maj", "Entrée"], act: "Faire l'action principale de la page" },
];

/** The keys of every page. */
export default function ShortcutList({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-paper p-6 shadow-float"
    >
      {(titleId) => (
        <>
          <h2 id={titleId} className="mb-4 text-title">
            Raccourcis clavier
          </h2>
          <dl className="flex flex-col gap-3">
            {KEYS.map(({ keys, act }) => (
              <div key={act} className="flex items-baseline gap-4">
                <dt className="flex w-28 shrink-0 gap-1">
                  {keys.map((key) => (
                    <kbd key={key} className="rounded-inner border border-edge bg-sunk px-2 text-fine">
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{act}</dd>
              </div>
            ))}
          </dl>
          <Button autoFocus className="mt-6" isWide onClick={onClose}>
            Fermer
          </Button>
        </>
      )}
    </Modal>
  );
}
