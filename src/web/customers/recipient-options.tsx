import { listCustomers } from "#api/customers.ts";
import { customerLabel } from "#domain/customers/customer.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useSettled } from "#web/client/use-settled.ts";

type Props = {
  id: string;
  /** Everything that is typed in the field. Its last words are searched for. */
  typedText: string;
};

/** The customers that a field of recipients offers, as a list of the browser under that `id`. */
export function RecipientOptions({ id, typedText }: Props) {
  const begin = typedText.lastIndexOf(",") + 1;
  const q = useSettled(typedText.slice(begin).trim());
  // A whole address is no longer searched for.
  const isAsked = q !== "" && !q.includes("@");
  const { data } = useAnswer(listCustomers, { query: { q, limit: 8 } }, { enabled: isAsked });
  const otherAddresses = begin === 0 ? "" : `${typedText.slice(0, begin)} `;
  const customers = isAsked ? (data?.customers ?? []).filter(({ email }) => email !== "") : [];
  return (
    <datalist id={id}>
      {customers.map((customer) => (
        <option key={customer.id} value={`${otherAddresses}${customer.email}`}>
          {customerLabel(customer)}
        </option>
      ))}
    </datalist>
  );
}
