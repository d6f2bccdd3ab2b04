import { mergeCustomers } from "#api/accounts.ts";
import type { CustomerAnswer } from "#api/customers.ts";
import type { MergedField } from "#domain/accounts/merge-customers.ts";
import { MERGED_FIELDS, mergeCards } from "#domain/accounts/merge-customers.ts";
import {
  MERGED_FIELD_WORDS,
  heldInShort,
  mergeLabel,
  mergeMessages,
  movedWords,
} from "#domain/accounts/merge.messages.ts";
import { customerLabel } from "#domain/customers/customer.messages.ts";
import { clientNames, customerName } from "#domain/customers/customer.ts";
import { homonymMarks } from "#domain/customers/homonyms.ts";
import { addressLines } from "#domain/shared/address.ts";
import { pairedPhone, phonesIn } from "#domain/shared/phone.ts";
import { useSingleChange } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { call } from "#web/client/call.ts";
import { customerCardOf } from "#web/customers/customer-card-of.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { FormFailure, Notice } from "#web/ui/notice.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useId, useState } from "react";
import { MergePreview } from "./merge-preview.tsx";
import { useBothAccounts } from "./use-both-accounts.ts";

type Props = {
  /** Two. The first one stays unless the other is chosen. */
  customers: readonly CustomerAnswer[];
  onMerged?: (keptId: string) => void;
};

/** Which of two cards stays and what of each, then what was done. */
export function MergeForm({ customers, onMerged }: Props) {
  const [outcome, setOutcome] = useState<Answer<typeof mergeCustomers> | null>(null);
  const [one, other] = customers;
  if (outcome) return <Outcome outcome={outcome} />;
  if (!one || !other) return null;
  const end = (answer: Answer<typeof mergeCustomers>) => {
    setOutcome(answer);
    onMerged?.(answer.customer.id);
  };
  return <Form one={one} other={other} onMerged={end} />;
}

function Outcome({ outcome: { customer, moved_counts: movedCounts } }: { outcome: Answer<typeof mergeCustomers> }) {
  const name = customerLabel(customer);
  return (
    <div className="flex flex-col gap-4">
      <Notice>
        {movedWords(movedCounts, name)} {mergeMessages.unchanged}
      </Notice>
      <Link
        to="/app/customers/$customerId"
        params={{ customerId: customer.id }}
        className={buttonLook({ look: "primary" })}
      >
        Voir la fiche de {name}
      </Link>
    </div>
  );
}

type FormProps = {
  one: CustomerAnswer;
  other: CustomerAnswer;
  onMerged: (answer: Answer<typeof mergeCustomers>) => void;
};

function Form({ one, other, onMerged }: FormProps) {
  const [keptId, setKeptId] = useState(one.id);
  const [owners, setOwners] = useState<Partial<Record<MergedField, string>>>({});
  const [keptCard, otherCard] = keptId === one.id ? [one, other] : [other, one];
  const takenFields = MERGED_FIELDS.filter((field) => owners[field] === otherCard.id);
  const merge = useSingleChange(
    () =>
      call(mergeCustomers, {
        params: { id: keptCard.id },
        body: { other_id: otherCard.id, taken_fields: takenFields },
      }),
    { onSuccess: onMerged },
  );
  const formerCards = [customerCardOf(keptCard), customerCardOf(otherCard)] as const;
  const mergedCard = mergeCards(...formerCards, takenFields);
  const marks = homonymMarks([one, other].map((customer) => ({ ...customer, label: customerLabel(customer) })));
  const accounts = useBothAccounts(one.id, other.id);
  const cards = [one, other].map((customer, place) => {
    const account = accounts[place];
    const facts = [account && heldInShort(account.project_count), marks[place] || customer.email || customer.phone];
    return { value: customer.id, label: nameOf(customer), facts: facts.filter(Boolean).join(" · ") };
  });
  return (
    <div className="flex flex-col gap-5">
      <Options
        label={mergeMessages.which}
        options={cards}
        value={keptId}
        onChange={(id) => {
          setKeptId(id);
          setOwners({});
        }}
      />
      {CHOSEN_FIELDS.filter((field) => isDifferent(field, one, other)).map((field) => (
        <Options
          key={field}
          label={MERGED_FIELD_WORDS[field]}
          options={[one, other].map((customer) => ({ value: customer.id, label: valueOf(field, customer), facts: "" }))}
          value={owners[field] ?? keptId}
          onChange={(id) => setOwners({ ...owners, [field]: id })}
        />
      ))}
      {mergedCard.ok && <MergePreview cards={formerCards} mergedCard={mergedCard.value} />}
      <p className="text-quiet">{mergeMessages.definitive}</p>
      <FormFailure>{merge.error?.message ?? (!mergedCard.ok && mergeMessages[mergedCard.refusal.code])}</FormFailure>
      <div className={FOOT}>
        <Button
          look="primary"
          isWide
          isBusy={merge.isPending}
          busyLabel="Fusion…"
          onClick={() => merge.mutate(undefined)}
        >
          {mergeLabel(mergedCard.ok ? customerName(mergedCard.value) : customerLabel(keptCard))}
        </Button>
      </div>
    </div>
  );
}

// The act is in sight while the cards are compared.
const FOOT =
  "sticky -bottom-4 -mx-1 -mt-2 border-t border-line bg-bench px-1 pt-3 pb-4 -mb-4 md:-bottom-6 md:-mb-6 md:pb-6";

type ChosenField = Exclude<MergedField, "name">;

const CHOSEN_FIELDS = MERGED_FIELDS.filter((field) => field !== "name");

function nameOf(customer: CustomerAnswer): string {
  return clientNames(customer).join(", ");
}

function isDifferent(field: ChosenField, one: CustomerAnswer, other: CustomerAnswer): boolean {
  const [value, otherValue] = [valueOf(field, one), valueOf(field, other)];
  return value !== "" && otherValue !== "" && value !== otherValue;
}

function valueOf(field: ChosenField, customer: CustomerAnswer): string {
  const { email, phone, siren, siret, vat_number: vatNumber, address } = customer;
  if (field === "email") return email;
  if (field === "phone") return phonesIn(phone).map(pairedPhone).join(", ");
  if (field === "numbers") return [siret || siren, vatNumber].filter((number) => number !== "").join(" · ");
  if (address === null) return "";
  const { postal_code: postalCode, ...same } = address;
  return addressLines({ ...same, postalCode }).join(", ");
}

type OptionsProps = {
  label: string;
  options: readonly { value: string; label: string; facts: string }[];
  value: string;
  onChange: (value: string) => void;
};

// One under the other: an email or an address is too long for half of a phone.
function Options({ label, options, value, onChange }: OptionsProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-fine font-[550]">{label}</legend>
      <div className="divide-y divide-line overflow-clip rounded-card border border-line bg-paper">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              "flex min-h-11 items-center gap-3 px-3 py-2 leading-tight [overflow-wrap:anywhere]",
              "has-checked:bg-act-pale has-checked:font-[550] has-focus-visible:outline-3",
              "has-focus-visible:-outline-offset-3 has-focus-visible:outline-act",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 accent-act"
            />
            <span className="min-w-0">
              {option.label}
              {option.facts !== "" && <span className="block text-fine font-normal text-quiet">{option.facts}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
