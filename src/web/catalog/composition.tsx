import { componentCents } from "#domain/catalog/items/assembly.ts";
import { NO_PRICE } from "#domain/catalog/items/item.messages.ts";
import type { ItemProblems, TypedComponent } from "#domain/catalog/items/typed-item.ts";
import { typedComponent } from "#domain/catalog/items/typed-item.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { TextField } from "#web/ui/field.tsx";
import { X } from "lucide-react";
import { ItemPicker } from "./item-picker.tsx";
import { toTypedComponent } from "./sent-item.ts";

type Props = {
  components: readonly TypedComponent[];
  problems: ItemProblems;
  seesCosts: boolean;
  changeComponents: (next: (components: TypedComponent[]) => TypedComponent[]) => void;
};

/** What one unit of an assembly takes: its items, each with its quantity and what it comes to. */
export function Composition({ components, problems, changeComponents }: Props) {
  const seesPrices = useMay()("amounts");
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-fine font-[550]">Composition d'une unité</legend>
      {components.length > 0 && (
        <ul className="mb-3 divide-y divide-line rounded-card border border-line bg-paper">
          {components.map((component) => (
            <ComponentRow
              key={component.itemId}
              component={component}
              seesPrices={seesPrices}
              error={problems[component.itemId]}
              changeQuantity={(quantity) =>
                changeComponents((all) =>
                  all.map((one) => (one.itemId === component.itemId ? { ...one, quantity } : one)),
                )
              }
              remove={() => changeComponents((all) => all.filter(({ itemId }) => itemId !== component.itemId))}
            />
          ))}
        </ul>
      )}
      <ItemPicker
        label="Ajouter un article"
        error={problems.components}
        leftOut={components.map(({ itemId }) => itemId)}
        onChoose={(item) =>
          changeComponents((all) => [
            ...all.filter(({ itemId }) => itemId !== item.id),
            toTypedComponent({ ...item, item_id: item.id }),
          ])
        }
      />
    </fieldset>
  );
}

type RowProps = {
  component: TypedComponent;
  seesPrices: boolean;
  error: string | undefined;
  changeQuantity: (quantity: string) => void;
  remove: () => void;
};

function ComponentRow({ component, seesPrices, error, changeQuantity, remove }: RowProps) {
  const { label, unit, priceE6, quantity, isArchived } = component;
  const cents = componentCents(typedComponent(component).quantityE4, priceE6);
  return (
    <li className="py-2 pl-3">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {label}
          {isArchived && <span className="text-fine text-quiet"> (archivé)</span>}
        </p>
        <button
          type="button"
          aria-label={`Retirer ${label}`}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-inner text-quiet hover:text-ink"
          onClick={remove}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <div className="grid grid-cols-2 items-end gap-3 pr-3">
        <TextField
          label={`Quantité (${unit})`}
          inputMode="decimal"
          autoComplete="off"
          className="figures"
          value={quantity}
          error={error}
          onChange={(event) => changeQuantity(event.target.value)}
        />
        {seesPrices && (
          <p className="figures flex min-h-11 items-center justify-end">
            {cents === null ? NO_PRICE : formatMoney(cents)}
          </p>
        )}
      </div>
    </li>
  );
}
