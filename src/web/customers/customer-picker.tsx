import type { CustomerAnswer } from "#api/customers.ts";
import { listCustomers } from "#api/customers.ts";
import { createWords, customerLabel } from "#domain/customers/customer.messages.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { homonymMarks } from "#domain/customers/homonyms.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useSettled } from "#web/client/use-settled.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { keepPreviousData } from "@tanstack/react-query";
import { cx } from "class-variance-authority";
import type { FocusEvent, KeyboardEvent } from "react";
import { useId, useState } from "react";

type Props = {
  label?: string;
  /** The name of a customer who is chosen already. */
  chosenAlready?: string;
  onChoose: (customer: CustomerAnswer) => void;
  /** Without it, no button offers a new one. */
  onNew?: () => void;
  /**
   * Offers a new one of the typed name at the end of the list. Where nobody has this name, leaving the field takes the
   * offer. With it the field is shown to a company without customers too.
   */
  onCreate?: (name: string, isLeaving: boolean) => void;
  /** Told what is typed. Whoever was chosen before is not meant any more once it says something else. */
  onType?: (text: string, isChosen: boolean) => void;
  /** Said when nobody has the typed name. */
  nobodyFound?: string;
};

/**
 * A field that finds a known customer as one types, and a button for a new one. Accents and one wrong letter are
 * forgiven by the search of the customers. Without `onCreate` nothing is shown to a company without customers.
 */
export function CustomerPicker({
  label = "Client déjà connu",
  chosenAlready = "",
  onChoose,
  onNew,
  onCreate,
  onType,
  nobodyFound = "Personne à ce nom. Remplis les champs : c'est un nouveau client.",
}: Props) {
  const id = useId();
  // Over the page, the list is drawn in the dialog of the field: what is behind it answers no tap.
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [text, setText] = useState(chosenAlready);
  const [chosenName, setChosenName] = useState<string | null>(chosenAlready || null);
  const q = useSettled(text === chosenName ? "" : text.trim());
  const matches = useAnswer(listCustomers, { query: { q, limit: 8 } }, { placeholderData: keepPreviousData });
  // A row of the former search must not be chosen by a quick Enter.
  const isSettled = !matches.isPlaceholderData && (text === chosenName || text.trim() === q);
  const customers = isSettled ? (matches.data?.customers ?? []) : [];
  const typedName = text === chosenName ? "" : text.trim();
  const offers: Offer[] = [...customers, ...(onCreate && isSettled && typedName !== "" ? [typedName] : [])];
  const marks = homonymMarks(customers.map((customer) => ({ ...customer, label: customerLabel(customer) })));
  if (matches.isPending || (!onCreate && isSettled && customers.length === 0 && text === "")) return null;
  return (
    <div ref={setBox} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-36">
        <Autocomplete.Root
          items={offers}
          mode="none"
          openOnInputClick
          autoHighlight
          itemToStringValue={(offer) => (typeof offer === "string" ? offer : customerLabel(offer))}
          value={text}
          onValueChange={(typedText, { reason }) => {
            setText(typedText);
            // An item that is chosen writes its name too.
            if (reason !== "item-press") onType?.(typedText.trim(), typedText === chosenName);
          }}
        >
          <Field label={label} id={id}>
            <Autocomplete.Input
              id={id}
              placeholder="Nom ou email"
              className="box scroll-mt-24"
              onKeyDown={keepForm}
              onFocus={showRoom}
              onBlur={() => isSettled && customers.length === 0 && typedName !== "" && onCreate?.(typedName, true)}
            />
          </Field>
          <Found
            box={box}
            nobody={q !== "" && !matches.isFetching && nobodyFound}
            {...(onCreate && { onCreate: (name: string) => onCreate(name, false) })}
            markOf={(customer, place) => marks[place] || customer.address?.city}
            onChoose={(customer) => {
              setChosenName(customerLabel(customer));
              onChoose(customer);
            }}
          />
        </Autocomplete.Root>
      </div>
      {onNew && (
        <Button
          onClick={() => {
            setText("");
            setChosenName(null);
            onNew();
          }}
        >
          Nouveau client
        </Button>
      )}
    </div>
  );
}

/** A customer that is found, or the name of one to create. */
type Offer = CustomerAnswer | string;

type FoundProps = Pick<Props, "onChoose"> & {
  onCreate?: (name: string) => void;
  box: HTMLElement | null;
  nobody: string | false;
  markOf: (customer: CustomerAnswer, place: number) => string | undefined;
};

// The list under the field.
function Found({ box, nobody, markOf, onChoose, onCreate }: FoundProps) {
  return (
    <Autocomplete.Portal container={box?.closest("dialog") ?? undefined}>
      <Autocomplete.Positioner sideOffset={4} collisionAvoidance={DOWNWARD} className="z-50">
        <Autocomplete.Popup
          className={cx(
            "max-h-(--available-height) w-(--anchor-width) overflow-y-auto rounded-card border border-line",
            "bg-paper p-1 shadow-float",
          )}
        >
          <Autocomplete.Empty>
            <p className="p-3 text-quiet">{nobody}</p>
          </Autocomplete.Empty>
          <Autocomplete.List aria-label="Clients trouvés">
            {(offer: Offer, place: number) =>
              typeof offer === "string" ? (
                <NewRow key="new" name={offer} onChoose={() => onCreate?.(offer)} />
              ) : (
                <CustomerRow
                  key={offer.id}
                  customer={offer}
                  mark={markOf(offer, place)}
                  onChoose={() => onChoose(offer)}
                />
              )
            }
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}

// Over the field, a list would cover what is typed and grow upwards with each letter.
const DOWNWARD = { side: "none" } as const;

// On a phone the keyboard takes the lower half: the list has the room under the field once it stands at the top.
function showRoom({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  if (matchMedia("(pointer: coarse)").matches) currentTarget.scrollIntoView({ block: "start" });
}

const ROW = cx(
  "flex min-h-11 cursor-pointer flex-col justify-center rounded-inner px-3 py-1",
  "data-highlighted:bg-act-pale",
);

function NewRow({ name, onChoose }: { name: string; onChoose: () => void }) {
  return (
    <Autocomplete.Item value={name} onClick={onChoose} className={ROW}>
      <span className="min-w-0 truncate font-[550] text-act">{createWords(name)}</span>
    </Autocomplete.Item>
  );
}

type CustomerRowProps = { customer: CustomerAnswer; mark: string | undefined; onChoose: () => void };

function CustomerRow({ customer, mark, onChoose }: CustomerRowProps) {
  return (
    <Autocomplete.Item value={customer} onClick={onChoose} className={ROW}>
      <span className="min-w-0 truncate font-[550]">{customerLabel(customer)}</span>
      <span className="min-w-0 truncate text-fine text-quiet">
        {[mark, clientNames(customer)[1], customer.email].filter(Boolean).join(" · ")}
      </span>
    </Autocomplete.Item>
  );
}

// Enter chooses a customer. It does not send the form around the field.
function keepForm(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}
