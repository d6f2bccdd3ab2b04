import { MODEL_PROVIDERS } from "#domain/company/model-providers.ts";
import { PasswordField, SelectField, TextField } from "#web/ui/field.tsx";
import { useState } from "react";

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
      <SelectField
        label="Fournisseur"
        value={values.host}
        onChange={(event) => {
          const host = event.target.value;
          change({ host, model: MODEL_PROVIDERS.find((one) => one.host === host)?.models[0] ?? "" });
        }}
      >
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
      <ModelName
        key={values.host}
        models={provider?.models ?? []}
        model={values.model}
        change={(model) => change({ model })}
        sentence={sentences.model}
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

const ANOTHER_MODEL = "another";

type NameProps = {
  models: readonly string[];
  model: string;
  change: (model: string) => void;
  sentence: string | undefined;
};

/** The name of a model: chosen among those of a known provider, or typed. */
function ModelName({ models, model, change, sentence }: NameProps) {
  const [isTyped, setIsTyped] = useState(!models.includes(model));
  const isListed = models.length > 0;
  return (
    <>
      {isListed && (
        <SelectField
          label="Modèle"
          hint="Le premier de la liste suffit pour répondre à des questions, et coûte le moins."
          value={isTyped ? ANOTHER_MODEL : model}
          onChange={({ target }) => {
            setIsTyped(target.value === ANOTHER_MODEL);
            change(target.value === ANOTHER_MODEL ? "" : target.value);
          }}
        >
          {models.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
          <option value={ANOTHER_MODEL}>Un autre modèle</option>
        </SelectField>
      )}
      {(isTyped || !isListed) && (
        <TextField
          label={isListed ? "Nom du modèle" : "Modèle"}
          error={sentence}
          value={model}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </>
  );
}
