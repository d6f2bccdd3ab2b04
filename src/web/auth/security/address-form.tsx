import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useForm, useFormState } from "react-hook-form";

type Props = {
  label: string;
  kind: "email" | "phone";
  /** Asks for the change. Answers a sentence when it is refused. */
  save: (address: string) => Promise<string | null>;
  onCancel: () => void;
  initial?: string;
};

const ASKED = { email: "Indique la nouvelle adresse.", phone: "Indique le numéro." };

/** A form for one address or one number. After a refusal, the typed text stays and the sentence is beside it. */
export function AddressForm({ label, kind, save, onCancel, initial = "" }: Props) {
  const { register, handleSubmit, setError, control } = useForm<{ address: string }>({
    defaultValues: { address: initial },
  });
  const { errors, isSubmitting } = useFormState({ control });
  const hint = kind === "phone" ? "Par exemple : 06 12 34 56 78." : undefined;
  const submit = handleSubmit(async ({ address }) => {
    const refusal = await save(address.trim());
    if (refusal) setError("address", { message: refusal }, { shouldFocus: true });
  });
  return (
    <form onSubmit={submit} noValidate className="flex max-w-sm flex-col gap-4">
      <TextField
        label={label}
        hint={hint}
        inputMode={kind === "email" ? "email" : "tel"}
        autoComplete={kind === "email" ? "email" : "tel"}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        error={errors.address?.message}
        {...register("address", { required: ASKED[kind] })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={isSubmitting} busyLabel="Envoi…">
          Recevoir le code
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
