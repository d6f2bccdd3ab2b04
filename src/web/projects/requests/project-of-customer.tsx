import { getCustomer } from "#api/customers.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { KeptProject } from "../new-project-values.ts";
import { CUSTOMER_FIELDS, NOTHING_TYPED, asChosen, choiceText } from "../new-project-values.ts";

/** The customer that a new project is for, by the address of the page (« #customer=… »). Null without one. */
export function useCustomerOfPage(): string | null {
  const { hash } = useLocation();
  return hash.startsWith("customer=") ? hash.slice("customer=".length) : null;
}

type Props = { customerId: string; children: (values: KeptProject) => ReactNode };

/** Reads a customer, then shows them as chosen for a new project. */
export function ProjectOfCustomer({ customerId, children }: Props) {
  const { data, error, refetch } = useAnswer(getCustomer, { params: { id: customerId } });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton label="Chargement du client…" />;
  const chosenCustomer = asChosen(data.customer);
  const fields = Object.fromEntries(CUSTOMER_FIELDS.map((name) => [name, chosenCustomer[name]]));
  return children({ ...NOTHING_TYPED, ...fields, kind: chosenCustomer.kind, choice: choiceText(chosenCustomer) });
}
