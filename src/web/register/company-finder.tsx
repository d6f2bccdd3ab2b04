import type { RegisteredCompanyAnswer } from "#api/register/register.ts";
import { findRegisteredCompanies } from "#api/register/register.ts";
import { registerMessages } from "#domain/register/register.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useSettled } from "#web/client/use-settled.ts";
import { Field } from "#web/ui/field.tsx";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { keepPreviousData } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";
import { useId, useState } from "react";
import { FoundList } from "./found-list.tsx";

type Props = {
  label?: string;
  /** The form takes what the register has. Nothing is saved yet. */
  onChoose: (company: RegisteredCompanyAnswer) => void;
};

/**
 * A field that finds a company in the public register by its name, its SIREN or its SIRET. While the register is not
 * asked or does not answer there is no such field: one types by hand.
 */
export function CompanyFinder({ label = registerMessages.company, onChoose }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [takenName, setTakenName] = useState<string | null>(null);
  const typedWords = text === takenName ? "" : text.trim();
  const q = useSettled(typedWords, 300);
  const answer = useAnswer(
    findRegisteredCompanies,
    { query: q === "" ? {} : { q } },
    { placeholderData: keepPreviousData, staleTime: 60_000, retry: false },
  );
  const isSettled = !answer.isPlaceholderData && typedWords === q;
  const isAvailable = answer.data?.is_available ?? false;
  if (text === "" && !isAvailable) return null;
  const companies = isSettled && q !== "" ? (answer.data?.companies ?? []) : [];
  const isAnswered = isSettled && q.length >= 3 && !answer.isFetching;
  const news =
    text !== "" && text === takenName
      ? registerMessages.companyTaken(takenName)
      : isAnswered && !isAvailable
        ? registerMessages.unavailable
        : isAnswered && companies.length === 0
          ? registerMessages.noCompany
          : "";
  return (
    <div className="flex flex-col gap-1">
      <Autocomplete.Root
        items={companies}
        mode="none"
        autoHighlight
        // An open list hides the page from screen readers: an empty one is not open.
        open={isOpen && companies.length > 0}
        onOpenChange={setOpen}
        itemToStringValue={({ name }: RegisteredCompanyAnswer) => name}
        value={text}
        onValueChange={setText}
      >
        <Field label={label} id={id} hint={news === "" && registerMessages.companyHint}>
          <Autocomplete.Input
            id={id}
            // The label itself is hidden while the list is open.
            aria-label={label}
            aria-describedby={news === "" ? `${id}-hint` : `${id}-news`}
            placeholder={registerMessages.companyPlaceholder}
            className="box"
            onKeyDown={keepForm}
          />
        </Field>
        <FoundList<RegisteredCompanyAnswer>
          label="Entreprises du registre"
          keyOf={({ siret }) => siret}
          what={({ name }) => name}
          who={whereIs}
          onChoose={(company) => {
            setTakenName(company.name);
            onChoose(company);
          }}
        />
      </Autocomplete.Root>
      {/* Said in the place of the hint: the fields below do not move under a finger. */}
      <p id={`${id}-news`} role="status" className="text-fine text-quiet empty:hidden">
        {news}
      </p>
    </div>
  );
}

function whereIs({ siren, address, is_closed }: RegisteredCompanyAnswer): string {
  return [is_closed && registerMessages.isClosed, `${address.postal_code} ${address.city}`.trim(), `SIREN ${siren}`]
    .filter(Boolean)
    .join(" · ");
}

// Enter chooses a company. It does not send the form around the field.
function keepForm(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}
