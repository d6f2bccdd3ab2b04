import { numberRanges } from "#domain/documents/numbers/number-ranges.ts";

/** Says which numbers of a series no document bears any more, and what to do. */
export function MissingNumbersAlert({ numbers }: { numbers: readonly string[] }) {
  const isOne = numbers.length === 1;
  return (
    <div role="alert" className="rounded-card border border-line border-l-4 border-l-bad bg-paper px-4 py-3">
      <p className="font-[550]">
        {isOne ? "Un numéro de tes documents manque" : "Des numéros de tes documents manquent"} :{" "}
        {numberRanges(numbers).join(", ")}.
      </p>
      <p className="mt-1 text-quiet">
        {isOne ? "Ce document a été émis puis effacé" : "Ces documents ont été émis puis effacés"} de la base, ce que la
        loi interdit. Préviens qui héberge Établi : une sauvegarde {isOne ? "le contient" : "les contient"} encore.
      </p>
    </div>
  );
}
