import { listInWords } from "#domain/shared/french-format.ts";
import type { FillField } from "#web/ui/fill-form.tsx";
import { useState } from "react";
import { COMPANY_FIELDS, CompanyForm } from "./company-form.tsx";

const FIELDS: FillField[] = [
  ...COMPANY_FIELDS.identity,
  ...COMPANY_FIELDS.vat,
  ...COMPANY_FIELDS.insurance,
  ...COMPANY_FIELDS.mediator,
];

type Props = {
  /** The names of the fields to ask for, which must be filled. Without it, all of them. */
  only?: readonly string[];
  label?: string;
  onSaved?: () => void;
};

/** A form for what documents say of the company, of its VAT and of its insurance. */
export function IdentityForm({ only, ...rest }: Props) {
  return only ? <MissingForm only={only} {...rest} /> : <CompanyForm fields={FIELDS} {...rest} />;
}

const PARTS = [
  { title: () => "qui tu es", holds: (name: string) => !isTaxOrInsurance(name) },
  { title: taxOrInsurance, holds: isTaxOrInsurance },
];

// More fields than this are asked in two parts.
const MOST_AT_ONCE = 5;

function MissingForm({ only, onSaved, ...rest }: Props & { only: readonly string[] }) {
  const [isSplit] = useState(() => only.length > MOST_AT_ONCE && PARTS.every(({ holds }) => only.some(holds)));
  const [savedNames, setSavedNames] = useState<readonly string[]>([]);
  const left = only.filter((name) => !savedNames.includes(name));
  const part = PARTS.findIndex(({ holds }) => left.some(holds));
  const names = isSplit && part >= 0 ? left.filter(PARTS[part]!.holds) : left;
  return (
    <>
      {isSplit && part >= 0 && (
        <p className="mb-4 font-[550]">
          {part + 1} sur {PARTS.length} : {PARTS[part]!.title(only)}
        </p>
      )}
      <CompanyForm
        key={part}
        fields={sellerFieldsToAsk(names)}
        {...rest}
        onSaved={() => {
          setSavedNames([...savedNames, ...names]);
          if (names.length === left.length) onSaved?.();
        }}
      />
    </>
  );
}

const SUBJECTS = [
  { start: "vat", word: "TVA" },
  { start: "insurance", word: "assurance" },
  { start: "mediat", word: "médiateur" },
];

function taxOrInsurance(names: readonly string[]): string {
  return listInWords(
    SUBJECTS.filter(({ start }) => names.some((name) => name.startsWith(start))).map(({ word }) => word),
  );
}

function isTaxOrInsurance(name: string): boolean {
  return /^(?:vat|insurance|mediat)/.test(name);
}

/** The fields to ask, in their parts, each under its title. */
export function sellerParts(only: readonly string[]): { title: string; fields: FillField[] }[] {
  const parts = PARTS.map(({ title, holds }) => ({
    title: title(only),
    fields: sellerFieldsToAsk(only.filter(holds)),
  }));
  return parts.filter(({ fields }) => fields.length > 0);
}

/**
 * The fields to ask. What an answer makes necessary is asked with it, once it is given: the capital of an SARL, the
 * insurer of a building trade.
 */
export function sellerFieldsToAsk(only: readonly string[]): FillField[] {
  return FIELDS.flatMap((field) => {
    const { name, when } = field;
    const isFollowing = when !== undefined && when.field !== "vat_regime" && only.includes(when.field);
    if (!only.includes(name) && !isFollowing) return [];
    if (isFollowing && !only.includes(name) && NEVER_FOLLOWS.has(name)) return [];
    const isRequired = only.includes(name) || ALWAYS_OWED.has(name);
    const askedField = {
      ...field,
      required: isRequired,
      ...(INITIAL[name] && { initial: INITIAL[name], isFolded: true }),
    };
    if (!isFollowing) return [askedField];
    return [{ ...askedField, when: { ...when, among: when.among.filter((value) => value !== "") } }];
  });
}

// Some followers depend on more than the answer above them: the server asks for those. An insurer may be said later:
// the document that needs them waits.
const ALWAYS_OWED = new Set(["capital"]);

// No document waits for it: the settings have it.
const NEVER_FOLLOWS = new Set(["insurance.policy_number"]);

// What nearly everybody answers, shown to be read and changed.
const INITIAL: Readonly<Record<string, string>> = {
  "insurance.kind": "decennial",
  "insurance.coverage": "France métropolitaine",
};
