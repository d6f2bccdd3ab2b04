import { unitWord } from "#domain/lines/line.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import type { CreditableLine, TypedCredit } from "./typed-credit.ts";
import { quantityText, toggleLine } from "./typed-credit.ts";

type Props = {
  lines: readonly CreditableLine[];
  credit: TypedCredit;
  /** The sentences beside the quantities, by line. */
  problems: Readonly<Record<string, string>>;
  changeCredit: (credit: TypedCredit) => void;
};

/**
 * The lines of an invoice that can still be credited, each with what is left of it before VAT: those chosen have their
 * quantity.
 */
export function CreditLines({ lines, credit, problems, changeCredit }: Props) {
  return (
    <ul aria-label="Lignes de la facture" className="divide-y divide-line rounded-card border border-line bg-paper">
      {lines
        .filter(({ left_e4 }) => left_e4 > 0)
        .map((line) => {
          const text = credit.quantities[line.line_id];
          return (
            <li key={line.line_id} className="flex flex-col gap-3 px-4 py-2">
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-(--act)"
                  checked={text !== undefined}
                  onChange={() => changeCredit(toggleLine(credit, line))}
                />
                <span className="min-w-0 flex-1">
                  <span className="block font-[550] [overflow-wrap:anywhere]">{line.label}</span>
                  <span className="block text-fine text-quiet">
                    {`${quantityText(line.left_e4)} ${unitWord(line.unit, line.left_e4)} au plus`}
                  </span>
                </span>
                <span className="figures font-[550] whitespace-nowrap">{formatMoney(line.left_net_cents)}</span>
              </label>
              {text !== undefined && (
                <div className="pb-2 pl-8">
                  <NumberField
                    {...quantityField(line.unit)}
                    text={text}
                    error={problems[line.line_id]}
                    onText={(quantity) =>
                      changeCredit({ ...credit, quantities: { ...credit.quantities, [line.line_id]: quantity } })
                    }
                  />
                </div>
              )}
            </li>
          );
        })}
    </ul>
  );
}

// A long unit would stand over the number inside the box.
const LONGEST_INSIDE = 3;

function quantityField(unit: string): { label: string; unit: string } {
  const label = "Quantité à créditer";
  return unit.length > LONGEST_INSIDE ? { label: `${label} (${unit})`, unit: "" } : { label, unit };
}
