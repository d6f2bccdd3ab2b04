import type { Unit } from "#domain/lines/line.ts";
import { UNIT_CODES } from "#domain/lines/line.ts";
import { keysOf } from "#domain/shared/keys-of.ts";
import { SelectField } from "#web/ui/field.tsx";

const UNITS = keysOf(UNIT_CODES);

/** Asks in what a line is counted, from the units that documents have. */
export function UnitField({ unit, onUnit }: { unit: Unit; onUnit: (unit: Unit) => void }) {
  return (
    <SelectField
      label="Unité"
      value={unit}
      onChange={(event) => onUnit(UNITS.find((one) => one === event.target.value) ?? "u")}
    >
      {UNITS.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </SelectField>
  );
}
