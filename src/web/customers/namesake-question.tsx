import type { CustomerAnswer } from "#api/customers.ts";
import { listCustomers } from "#api/customers.ts";
import {
  namesakeLabel,
  namesakeMessages,
  namesakeQuestion,
  somebodyElse,
} from "#domain/customers/namesake.messages.ts";
import type { SaidCustomer } from "#domain/customers/namesakes.ts";
import { meantCustomer } from "#domain/customers/namesakes.ts";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import type { ReactNode } from "react";
import { useEffect, useId, useRef, useState } from "react";

/** Who is meant: a known customer, somebody new of that name, nobody known, or nothing was answered. */
type NamesakeAnswer = CustomerAnswer | "new" | "nobody" | "cancelled";

type QuestionProps = {
  description: SaidCustomer;
  customers: readonly CustomerAnswer[];
  answer: (answer: NamesakeAnswer) => void;
};

type NamesakeOptions = {
  /** Asks about a known customer even where they are surely the same: a new one was ordered. */
  isNewOrdered?: boolean;
};

/** Asks whether somebody is a known customer of that name, before they are created. The form draws `question`. */
export function useNamesakeQuestion() {
  const [shownQuestion, setShownQuestion] = useState<QuestionProps | null>(null);
  const askNamesake = async (description: SaidCustomer, { isNewOrdered = false }: NamesakeOptions = {}) => {
    const match = meantCustomer(description, await listNamesakes(description));
    if (match.kind === "nobody") return "nobody";
    if (match.kind === "one" && !isNewOrdered) return match.customer;
    const customers = match.kind === "one" ? [match.customer] : match.customers;
    return new Promise<NamesakeAnswer>((resolve) => {
      const answer = (choice: NamesakeAnswer) => {
        setShownQuestion(null);
        resolve(choice);
      };
      setShownQuestion({ description, customers, answer });
    });
  };
  const question: ReactNode = shownQuestion && <NamesakeQuestion {...shownQuestion} />;
  return { question, askNamesake };
}

// Without an answer nobody is known: the server replaces nothing of a known customer.
async function listNamesakes({ company, last_name, first_name }: SaidCustomer): Promise<CustomerAnswer[]> {
  const q = company || last_name || first_name;
  if (q === "") return [];
  const answer = await call(listCustomers, { query: { q, limit: 50 } }).catch(() => null);
  return answer?.customers ?? [];
}

function NamesakeQuestion({ description, customers, answer }: QuestionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const [customer, ...others] = customers;
  const single = others.length === 0 ? customer : undefined;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-line bg-paper p-4"
    >
      <p id={id} className="font-[550]">
        {single ? namesakeQuestion(single, description) : namesakeMessages.which}
      </p>
      <div className="flex flex-wrap gap-2">
        {customers.map((one) => (
          <Button key={one.id} onClick={() => answer(one)}>
            {single ? namesakeMessages.yes : namesakeLabel(one)}
          </Button>
        ))}
        <Button onClick={() => answer("new")}>
          {single ? somebodyElse(description) : namesakeMessages.newCustomer}
        </Button>
        <Button look="quiet" onClick={() => answer("cancelled")}>
          Corriger
        </Button>
      </div>
    </section>
  );
}
