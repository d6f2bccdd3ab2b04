import { createWords } from "#domain/customers/customer.messages.ts";
import { pairedPhone, phonesIn } from "#domain/shared/phone.ts";
import { Button } from "#web/ui/button.tsx";
import type { Control } from "react-hook-form";
import { useController } from "react-hook-form";
import type { ChosenCustomer, NewProjectValues } from "../new-project-values.ts";

type ChosenProps = { customer: ChosenCustomer; isEdited: boolean; edit: () => void; change: () => void };

/** Who a new project is for, once they are chosen. Their file opens when that is asked for. */
export function ChosenCard({ customer, isEdited, edit, change }: ChosenProps) {
  const { label, phone, email, town = "" } = customer;
  const facts = [...phonesIn(phone).map(pairedPhone).slice(0, 1), email, town].filter((fact) => fact !== "");
  return (
    <div className="rounded-card border border-line bg-sunk px-4 pt-3 pb-1">
      <p className="font-[550] [overflow-wrap:anywhere]">{label}</p>
      {facts.length > 0 && (
        <p className="text-fine text-quiet tabular-nums [overflow-wrap:anywhere]">{facts.join(" · ")}</p>
      )}
      <div className="-ml-4 flex flex-wrap">
        {!isEdited && (
          <Button look="quiet" onClick={edit}>
            Modifier
          </Button>
        )}
        <Button look="quiet" onClick={change}>
          Changer
        </Button>
      </div>
    </div>
  );
}

type NobodyProps = {
  control: Control<NewProjectValues>;
  /** What stands in the field, and is nobody's name yet. */
  typedName: string;
  create: (name: string) => void;
};

/** Refuses the form while somebody is searched for: there are no fields then. A name that was typed is asked about. */
export function NobodyChosen({ control, typedName, create }: NobodyProps) {
  const { fieldState } = useController({
    control,
    name: "last_name",
    rules: { validate: () => "Choisis un client de la liste, ou écris son nom pour le créer." },
  });
  if (!fieldState.error) return null;
  if (typedName === "")
    return (
      <p role="alert" className="text-fine text-bad">
        {fieldState.error.message}
      </p>
    );
  return (
    <div>
      <p role="alert" className="text-fine text-bad">
        « {typedName} » est un nouveau client ? Sinon, choisis le tien dans la liste.
      </p>
      <Button className="mt-2" onClick={() => create(typedName)}>
        {createWords(typedName)}
      </Button>
    </div>
  );
}
