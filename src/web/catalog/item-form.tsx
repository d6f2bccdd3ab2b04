import type { ItemAnswer } from "#api/catalog/items.ts";
import { archiveItem, createItem, saveItem } from "#api/catalog/items.ts";
import type { ItemKind } from "#domain/catalog/items/catalog-item.ts";
import { ITEM_KINDS, ITEM_LIMITS } from "#domain/catalog/items/catalog-item.ts";
import { ITEM_KIND_WORDS, marginWords, priceWords } from "#domain/catalog/items/item.messages.ts";
import type { ItemProblems, TypedItem } from "#domain/catalog/items/typed-item.ts";
import { newTypedItem, readTypedItem, typedAmounts } from "#domain/catalog/items/typed-item.ts";
import { withCapital } from "#domain/shared/french-format.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { UnitField } from "#web/lines/unit-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import { useFocusOnFault } from "#web/ui/focus-on-fault.ts";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { FormFailure } from "#web/ui/notice.tsx";
import { MoneyField, NumberField } from "#web/ui/number-field.tsx";
import { useRef, useState } from "react";
import { Composition } from "./composition.tsx";
import { ItemVat } from "./item-vat.tsx";
import { toSentItem, toTypedItem } from "./sent-item.ts";

const SIMPLE_KINDS = ITEM_KINDS.filter((kind) => kind !== "assembly");

type Props = { item: ItemAnswer | null; kind: ItemKind; close: () => void };

/** The form of an item of the catalogue. `item`: null for a new one of that kind. */
export function ItemForm({ item, kind, close }: Props) {
  const [typedItem, setTyped] = useState(() => (item === null ? newTypedItem(kind) : toTypedItem(item)));
  const [problems, setProblems] = useState<ItemProblems>({});
  const seesCosts = useMay()("team");
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFault(form, problems);
  const change = (part: Partial<TypedItem>) => {
    setTyped((latest) => ({ ...latest, ...part }));
    setProblems({});
  };
  const save = useSingleChange(
    (body: ReturnType<typeof toSentItem>) =>
      item === null
        ? call(createItem, { body })
        : call(saveItem, { params: { id: item.id }, body: { ...body, version: item.version } }),
    {
      onSuccess: () => {
        showToast(item === null ? "Ajouté au catalogue." : "Article enregistré.");
        close();
      },
      onError: (error) => setProblems(error instanceof CallError ? error.fields : {}),
    },
  );
  const parts = { typedItem, problems, change, seesCosts };
  return (
    <form
      ref={form}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const { item: readItem, problems: nextProblems } = readTypedItem(typedItem);
        setProblems(nextProblems ?? {});
        if (readItem !== null) save.mutate(toSentItem(readItem, seesCosts));
      }}
    >
      <Naming {...parts} />
      {typedItem.kind === "assembly" && (
        <Composition
          components={typedItem.components}
          problems={problems}
          seesCosts={seesCosts}
          changeComponents={(next) => {
            setTyped((latest) => ({ ...latest, components: next(latest.components) }));
            setProblems({});
          }}
        />
      )}
      <Prices {...parts} />
      <ItemVat typedItem={typedItem} error={problems.vat_reason} change={change} />
      <Origin {...parts} />
      <TextAreaField
        label="Détails"
        rows={2}
        hint="Imprimés sous la ligne du devis."
        value={typedItem.details}
        maxLength={2_000}
        onChange={(event) => change({ details: event.target.value })}
      />
      <FormFailure>{save.error && Object.keys(problems).length === 0 ? save.error.message : undefined}</FormFailure>
      {/* In sight however long the form is. */}
      <div className="sticky -bottom-4 -mx-1 bg-bench px-1 pt-2 pb-4 md:-bottom-6 md:pb-6">
        <LiveAmounts {...parts} />
        <Button type="submit" look="primary" isWide isBusy={save.isPending}>
          {item === null ? "Ajouter au catalogue" : "Enregistrer"}
        </Button>
      </div>
      {item !== null && <ArchiveButton item={item} close={close} />}
    </form>
  );
}

type PartProps = {
  typedItem: TypedItem;
  problems: ItemProblems;
  seesCosts: boolean;
  change: (part: Partial<TypedItem>) => void;
};

function Naming({ typedItem, problems, change }: PartProps) {
  const { kind } = typedItem;
  return (
    <>
      {kind !== "assembly" && (
        <Choice
          label="Nature"
          options={SIMPLE_KINDS.map((value) => ({ value, label: ITEM_KIND_WORDS[value].one }))}
          value={kind}
          onChange={(value) => change({ kind: value, ...(value === "labour" && { unit: "h" as const }) })}
        />
      )}
      <TextField
        label="Désignation"
        value={typedItem.label}
        maxLength={500}
        error={problems.label}
        onChange={(event) => change({ label: event.target.value })}
      />
    </>
  );
}

function Prices({ typedItem, problems, seesCosts, change }: PartProps) {
  const isAssembly = typedItem.kind === "assembly";
  const amounts = typedAmounts(typedItem);
  const hasCoefficient = seesCosts && typedItem.coefficient.trim() !== "";
  const sum = isAssembly ? typedAmounts({ ...typedItem, coefficient: "", price: "" }).priceE6 : null;
  return (
    <div className="grid grid-cols-2 gap-3">
      <UnitField unit={typedItem.unit} onUnit={(unit) => change({ unit })} />
      {seesCosts && !isAssembly && (
        <MoneyField
          label="Coût d'achat"
          text={typedItem.cost}
          error={problems.cost_e6}
          onText={(cost) => change({ cost })}
        />
      )}
      {seesCosts && (
        <NumberField
          label="Coefficient"
          unit="×"
          text={typedItem.coefficient}
          error={problems.coefficient_e4}
          hint="Le prix suit le coût. Laisse vide pour le fixer toi-même."
          onText={(coefficient) => change({ coefficient })}
        />
      )}
      {hasCoefficient ? (
        <Total label="Prix de vente" words={priceWords(amounts.priceE6)} />
      ) : (
        <MoneyField
          label="Prix de vente"
          text={typedItem.price}
          error={problems.price_e6}
          hint={isAssembly ? `Laisse vide pour la somme, ${priceWords(sum)}.` : "Hors taxes, pour une unité."}
          onText={(price) => change({ price })}
        />
      )}
    </div>
  );
}

function LiveAmounts({ typedItem, seesCosts }: PartProps) {
  const amounts = typedAmounts(typedItem);
  const margin = seesCosts ? marginWords(amounts) : null;
  const isAssembly = typedItem.kind === "assembly";
  const parts = [
    ...(isAssembly ? [`Prix d'une unité : ${priceWords(amounts.priceE6)}`] : []),
    ...(isAssembly && seesCosts ? [`coût ${priceWords(amounts.costE6)}`] : []),
    ...(margin === null ? [] : [`marge ${margin}`]),
  ];
  return (
    <p role="status" className={parts.length > 0 ? "pb-2 text-fine tabular-nums" : "sr-only"}>
      {withCapital(parts.join(" · "))}
    </p>
  );
}

function Total({ label, words }: { label: string; words: string }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-fine font-[550]">{label}</p>
      <p className="figures flex min-h-11 items-center justify-end text-lead font-[550]">{words}</p>
    </div>
  );
}

function Origin({ typedItem, problems, change }: PartProps) {
  const family = (
    <TextField
      label="Famille"
      value={typedItem.family}
      maxLength={ITEM_LIMITS.family}
      error={problems.family}
      onChange={(event) => change({ family: event.target.value })}
    />
  );
  if (typedItem.kind === "assembly") return family;
  return (
    <div className="grid grid-cols-2 gap-3">
      <div className="col-span-2">{family}</div>
      <TextField
        label="Référence"
        autoComplete="off"
        value={typedItem.reference}
        maxLength={80}
        error={problems.reference}
        onChange={(event) => change({ reference: event.target.value })}
      />
      <TextField
        label="Fournisseur"
        value={typedItem.supplier}
        maxLength={120}
        error={problems.supplier}
        onChange={(event) => change({ supplier: event.target.value })}
      />
    </div>
  );
}

function ArchiveButton({ item: { id, is_archived: isArchived }, close }: { item: ItemAnswer; close: () => void }) {
  const put = (isAway: boolean) => call(archiveItem, { params: { id }, body: { is_archived: isAway } });
  const archive = useSingleChange(() => put(!isArchived), {
    onSuccess: () => {
      showToast(isArchived ? "Remis dans le catalogue." : "Archivé.", () => void put(isArchived));
      close();
    },
    onError: ({ message }) => showToast(message),
  });
  return (
    <Button look="quiet" isBusy={archive.isPending} onClick={() => archive.mutate(undefined)}>
      {isArchived ? "Remettre dans le catalogue" : "Archiver"}
    </Button>
  );
}
