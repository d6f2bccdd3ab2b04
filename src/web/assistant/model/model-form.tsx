import { deleteModelSettings, getModelSettings, saveModelSettings, tryModel } from "#api/assistant/model.ts";
import { MODEL_PROVIDERS } from "#domain/company/model-providers.ts";
import { useAnswer, useChange } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { cx } from "class-variance-authority";
import { useState } from "react";
import type { ModelValues } from "./model-fields.tsx";
import { ANOTHER_ADDRESS, ModelFields } from "./model-fields.tsx";

/** The model that the owner brings for their company, and a button that tries it. */
export function ModelForm() {
  const { data, error, refetch } = useAnswer(getModelSettings);
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton />;
  return <Filled {...data} />;
}

type Settings = Answer<typeof getModelSettings>["settings"];

function Filled({ settings, installation }: Answer<typeof getModelSettings>) {
  const [isOpen, setOpen] = useState(settings !== null);
  return (
    <Card title="Brancher une IA">
      <div className="-mt-2 flex flex-col gap-4">
        <p className="text-quiet">
          Un fournisseur que tu choisis{installation ? `, à la place de ${installation.name}` : ""}, avec ta clé. Rien
          ne part avant ton accord.
        </p>
        {isOpen ? (
          <SettingsForm settings={settings} />
        ) : (
          <Button look="primary" className="md:self-start" onClick={() => setOpen(true)}>
            Choisir un fournisseur
          </Button>
        )}
      </div>
    </Card>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const [values, setValues] = useState(() => valuesOf(settings));
  const body = bodyOf(values);
  const save = useChange(() => call(saveModelSettings, { body }), {
    onSuccess: () => setValues({ ...values, key: "" }),
  });
  const attempt = useChange(() => call(tryModel, { body }));
  const clearResults = () => {
    save.reset();
    attempt.reset();
  };
  const deleteStored = async () => {
    await call(deleteModelSettings);
    clearResults();
    setValues(valuesOf(null));
    return null;
  };
  const refusal = save.error ?? attempt.error;
  const sentences = refusal instanceof CallError ? refusal.fields : {};
  return (
    <form
      className="grid gap-4"
      noValidate
      onInput={clearResults}
      onSubmit={(event) => {
        event.preventDefault();
        attempt.reset();
        save.mutate();
      }}
    >
      <ModelFields
        values={values}
        change={(more) => setValues({ ...values, ...more })}
        sentences={sentences}
        keyHint={keyHint(settings)}
      />
      {refusal && Object.keys(sentences).length === 0 && (
        <p role="alert" className="text-bad">
          {refusal.message}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" isBusy={save.isPending} busyLabel="Enregistrement…">
          Enregistrer
        </Button>
        <Button isBusy={attempt.isPending} busyLabel="Essai…" onClick={() => attempt.mutate()}>
          Tester
        </Button>
        {settings && (
          <ConfirmButton
            look="quiet"
            question="Ne plus utiliser ton modèle ?"
            text="Son adresse et sa clé sont oubliées."
            confirm="Oublier"
            act={deleteStored}
          >
            Oublier
          </ConfirmButton>
        )}
      </div>
      <p
        role="status"
        className={cx(
          "rounded-inner bg-sunk px-3 py-2 font-[550] empty:hidden",
          attempt.data?.is_ok === false ? "text-bad" : "text-good",
        )}
      >
        {attempt.data?.sentence ?? (save.isSuccess && "✓ Enregistré")}
      </p>
    </form>
  );
}

function valuesOf(settings: Settings): ModelValues {
  const provider = MODEL_PROVIDERS.find(({ baseUrl }) => baseUrl === settings?.base_url);
  return {
    host: provider?.host ?? (settings ? ANOTHER_ADDRESS : (MODEL_PROVIDERS[0]?.host ?? ANOTHER_ADDRESS)),
    address: settings?.base_url ?? "",
    model: settings?.model ?? "",
    key: "",
  };
}

// A key that was typed before stays, unless another is typed.
function bodyOf({ host, address, model, key }: ModelValues) {
  const provider = MODEL_PROVIDERS.find((one) => one.host === host);
  return { base_url: provider?.baseUrl ?? address, model, ...(key.trim() !== "" && { key }) };
}

function keyHint(settings: Settings): string {
  if (!settings?.has_key) return "Créée chez le fournisseur. Elle est gardée chiffrée, et n'est plus jamais montrée.";
  const end = settings.key_end === "" ? "" : ` : elle se termine par …${settings.key_end}`;
  return `Une clé est enregistrée${end}. Laisse vide pour la garder.`;
}
