import type { RegisteredAddressAnswer } from "#api/register/register.ts";
import { findRegisteredAddresses } from "#api/register/register.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useSettled } from "#web/client/use-settled.ts";
import type { Around } from "#web/ui/field.tsx";
import { Field, describeField } from "#web/ui/field.tsx";
import { Autocomplete } from "@base-ui/react/autocomplete";
import { keepPreviousData } from "@tanstack/react-query";
import type { InputHTMLAttributes, Ref } from "react";
import { useId, useState } from "react";
import { FoundList } from "./found-list.tsx";
import { townOf, wholeAddress } from "./whole-address.ts";

type Props = Around &
  Pick<InputHTMLAttributes<HTMLInputElement>, "autoFocus"> & {
    text: string;
    onText: (text: string) => void;
    onBlur?: () => void;
    ref?: Ref<HTMLInputElement>;
    maxLength?: number;
    autoComplete?: string;
    /** What the field shows of a found address. */
    toText: (address: RegisteredAddressAnswer) => string;
    onChoose?: (address: RegisteredAddressAnswer) => void;
  };

/**
 * A field for an address, which the public register completes as one types. Any other address is kept as it is typed,
 * and so is every one while the register does not answer.
 */
export function AddressField({ label, hint, error, text, onText, onBlur, ref, toText, onChoose, ...rest }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // Nothing is asked of an address that was there before, nor of one that was chosen.
  const [isTyped, setIsTyped] = useState(false);
  const q = useSettled(isTyped ? text.trim() : "", 300);
  const answer = useAnswer(
    findRegisteredAddresses,
    { query: { q } },
    { placeholderData: keepPreviousData, staleTime: 60_000, retry: false, enabled: q.length >= SHORTEST_ASKED },
  );
  const addresses = isTyped && q.length >= SHORTEST_ASKED ? (answer.data?.addresses ?? []) : [];
  return (
    <Autocomplete.Root
      items={addresses}
      mode="none"
      // An open list hides the page from screen readers: an empty one is not open.
      open={isOpen && addresses.length > 0}
      onOpenChange={setOpen}
      itemToStringValue={toText}
      value={text}
      onValueChange={(value) => {
        setIsTyped(true);
        onText(value);
      }}
    >
      <Field {...{ label, hint, error, id }}>
        <Autocomplete.Input
          {...rest}
          {...describeField(id, { label, hint, error })}
          // The label itself is hidden while the list is open.
          aria-label={label}
          ref={ref}
          onBlur={onBlur}
          className="box"
        />
      </Field>
      <FoundList<RegisteredAddressAnswer>
        label="Adresses trouvées"
        keyOf={wholeAddress}
        what={({ line1, city }) => line1 || city}
        who={townOf}
        onChoose={(address) => {
          setIsTyped(false);
          onText(toText(address));
          onChoose?.(address);
        }}
      />
    </Autocomplete.Root>
  );
}

/** Shorter texts begin every address. */
const SHORTEST_ASKED = 4;
