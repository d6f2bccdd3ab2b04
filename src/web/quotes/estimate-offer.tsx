import type { Line } from "#domain/lines/line.ts";
import { linesToAdd } from "#domain/quotes/quote-draft.ts";
import { Button } from "#web/ui/button.tsx";

/** Says that the estimation gives other lines than before, and asks what becomes of those of the quote. */
export function EstimateOffer({
  lines,
  estimate,
  saveLines,
}: {
  lines: Line[];
  estimate: Line[];
  saveLines: (lines: Line[]) => void;
}) {
  const toAdd = linesToAdd(lines, estimate);
  return (
    <div role="group" aria-label="Estimation changée" className="mb-4 rounded-card bg-sunk p-4">
      <p className="font-[550]">L'estimation a changé depuis ce devis.</p>
      <p className="mt-1 text-fine text-quiet">Tes lignes restent comme elles sont tant que tu ne choisis rien.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {toAdd.length > 0 && (
          <Button onClick={() => saveLines([...lines, ...toAdd])}>
            {toAdd.length === 1 ? "Ajouter la nouvelle ligne" : `Ajouter les ${toAdd.length} nouvelles lignes`}
          </Button>
        )}
        <Button onClick={() => saveLines(estimate)}>Remplacer toutes les lignes</Button>
        <Button look="quiet" onClick={() => saveLines(lines)}>
          Garder mes lignes
        </Button>
      </div>
    </div>
  );
}
