import type { PriceImportAnswer } from "#api/catalog/price-imports.ts";
import { ITEM_LIMITS, MAX_COEFFICIENT } from "#domain/catalog/items/catalog-item.ts";
import { typedCoefficient } from "#domain/catalog/items/typed-item.ts";
import { coefficientToE4 } from "#domain/shared/money.ts";
import { readTypedNumber } from "#domain/shared/typed-number.ts";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { useState } from "react";

type Props = { file: PriceImportAnswer; change: (file: PriceImportAnswer) => void };

/** Asks for the supplier of a whole file, and for what its costs are multiplied by. */
export function PriceOptions({ file, change }: Props) {
  const [text, setText] = useState(typedCoefficient(file.coefficient_e4));
  const reading = text.trim() === "" ? null : readTypedNumber(text, MAX_COEFFICIENT);
  const typeCoefficient = (typedText: string) => {
    setText(typedText);
    const { value } = readTypedNumber(typedText, MAX_COEFFICIENT);
    change({ ...file, coefficient_e4: value === null ? null : coefficientToE4(value) || null });
  };
  return (
    <Card title="Pour tout le fichier">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Fournisseur"
          value={file.supplier}
          maxLength={ITEM_LIMITS.supplier}
          hint="Pour les lignes qui n'en nomment pas."
          onChange={({ target: { value } }) => change({ ...file, supplier: value })}
        />
        <NumberField
          label="Coefficient"
          unit="×"
          text={text}
          error={reading?.problem ?? undefined}
          hint="Le prix de vente devient le coût fois ce nombre, pour les articles qui n'ont pas de prix à eux."
          onText={typeCoefficient}
        />
      </div>
    </Card>
  );
}
