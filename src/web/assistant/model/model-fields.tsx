import { MODEL_PROVIDERS } from "#domain/company/model-providers.ts";
import { PasswordField, SelectField, TextField } from "#web/ui/field.tsx";

/** The choice of an address that is of no known provider. */
export const ANOTHER_ADDRESS = "another";

/** What is typed of a model. `address` counts when the provider is another one. */
export type ModelValues = { host: string; address: string; model: string; key: string };

type Props = {
  values: ModelValues;
  change: (more: Partial<ModelValues>) => void;
  /** What is wrong, by field of the call. */
  sentences: Record<string, string>;
  keyHint: string;
};

/** The fields of a model: its provider or its address, its name and its key. */
export function ModelFields({ values, change, sentences, keyHint }: Props) {
  const provider = MODEL_PROVIDERS.find(({ host }) => host === values.host);
  return (
    <>
      <SelectField label="Fournisseur" value={values.host} onChange={(event) => change({ host: event.target.value })}>
        {MODEL_PROVIDERS.map(({ host, name, place }) => (
          <option key={host} value={host}>
            {name} ({place})
          </option>
        ))}
        <option value={ANOTHER_ADDRESS}>Une autre adresse</option>
      </SelectField>
      {!provider && (
        <TextField
          label="Adresse"
          hint="Celle du protocole d'OpenAI, en https."
          error={sentences.base_url}
          value={values.address}
          inputMode="url"
          autoComplete="off"
          onChange={(event) => change({ address: event.target.value })}
        />
      )}
      <TextField
        label="Modèle"
        hint={provider && `Par exemple ${provider.example}.`}
        error={sentences.model}
        value={values.model}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => change({ model: event.target.value })}
      />
      <PasswordField
        label="Clé"
        hint={keyHint}
        error={sentences.key}
        value={values.key}
        autoComplete="off"
        onChange={(event) => change({ key: event.target.value })}
      />
    </>
  );
}
