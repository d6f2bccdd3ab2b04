import { fieldMessages } from "#domain/shared/field.messages.ts";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import { MoneyField } from "#web/ui/number-field.tsx";
import { useState } from "react";
import type { SubjectProps } from "./subject-form.tsx";
import { SubjectForm } from "./subject-form.tsx";
import { useAmount } from "./use-amount.ts";

/** What becomes of the waste of the site: its quantity, its sorting, its collection point and its cost. */
export function WasteForm(props: SubjectProps) {
  const { waste } = props.answer.conditions;
  const usualWaste = props.answer.usual.waste;
  const [texts, setTexts] = useState({
    quantity: waste?.quantity ?? "",
    sorting: (waste ?? usualWaste)?.sorting ?? "",
    collection: (waste ?? usualWaste)?.collection ?? "",
  });
  const [hasTried, setTried] = useState(false);
  const amount = useAmount(waste?.waste_cents ?? null);
  const fieldOf = (name: keyof typeof texts) => ({
    value: texts[name],
    error: hasTried && texts[name].trim() === "" ? fieldMessages.required : undefined,
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [name]: target.value }),
  });
  const read = () => {
    setTried(true);
    const cents = amount.text.trim() === "" ? null : amount.read();
    const isAmountWrong = amount.text.trim() !== "" && cents === null;
    if (isAmountWrong || Object.values(texts).some((text) => text.trim() === "")) return null;
    return { waste: { ...texts, waste_cents: cents } };
  };
  return (
    <SubjectForm {...props} read={read} isPrefilled unsay={waste && { waste: null }}>
      <p className="text-fine text-quiet">
        Pour des travaux de construction, de rénovation, de démolition ou de jardin, la loi demande ces quatre points.
      </p>
      <TextField label="Quantité estimée" hint="Exemple : 0,5 m³ de gravats" maxLength={100} {...fieldOf("quantity")} />
      <TextAreaField
        label="Tri et enlèvement"
        hint="Exemple : tri sur place (gravats, bois, métaux), évacués par nos soins"
        maxLength={400}
        {...fieldOf("sorting")}
      />
      <TextAreaField
        label="Point de collecte"
        hint="Nom, adresse et type : Déchetterie de Vaise, 18 rue Perret, 69009 Lyon"
        maxLength={400}
        {...fieldOf("collection")}
      />
      <MoneyField label="Coût estimé (facultatif)" hint="Vide : compris dans le prix des travaux." {...amount.field} />
    </SubjectForm>
  );
}
