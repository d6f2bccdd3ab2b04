import { listCustomers } from "#api/customers.ts";
import { customerLabel } from "#domain/customers/customer.messages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useSettled } from "#web/client/use-settled.ts";
import type { ReactNode } from "react";
import { useId } from "react";

/** The customers that the last typed words may mean, as what the browser offers under the field named by `id`. */
export function useSuggestedCustomers(typedText: string): { id: string; list: ReactNode } {
  const id = useId();
  const begin = typedText.lastIndexOf(",") + 1;
  const q = useSettled(typedText.slice(begin).trim());
  // A whole address is no longer searched for.
  const isAsked = q !== "" && !q.includes("@");
  const { data } = useAnswer(listCustomers, { query: { q, limit: 8 } }, { enabled: isAsked });
  const before = begin === 0 ? "" : `${typedText.slice(0, begin)} `;
  const reached = isAsked ? (data?.customers ?? []).filter(({ email }) => email !== "") : [];
  const list = (
    <datalist id={id}>
      {reached.map((customer) => (
        <option key={customer.id} value={`${before}${customer.email}`}>
          {customerLabel(customer)}
        </option>
      ))}
    </datalist>
  );
  return { id, list };
}
