import type { Customer } from "#domain/customers/customer.ts";
import { usualCustomerKind } from "#domain/customers/usual-kind.ts";
import { useCompany } from "#web/company/use-company.ts";
import { useState } from "react";

type Kind = Customer["kind"];

/**
 * The kind that a new customer is shown as, and what keeps the one that was chosen. Null until the company is read:
 * what a form shows first does not change under the eyes. Without a network nothing is waited for.
 */
export function useUsualKind(): { usualKind: Kind | null; keepKind: (kind: Kind) => void } {
  const { data: company, isPending, isPaused } = useCompany();
  // The kind is that of the visit's beginning, also once another one is kept.
  const [lastKinds] = useState(readKinds);
  if (isPending && !isPaused) return { usualKind: null, keepKind: () => {} };
  const id = company?.id ?? "";
  return {
    usualKind: usualCustomerKind(company?.trade ?? "", lastKinds[id] ?? null),
    keepKind: (kind) => storeKinds({ ...readKinds(), [id]: kind }),
  };
}

const PLACE = "etabli.customer-kind";

// A browser that keeps nothing proposes the kind of the trade.
function readKinds(): Record<string, Kind> {
  try {
    const storedKinds: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    const entries = typeof storedKinds === "object" && storedKinds !== null ? Object.entries(storedKinds) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, Kind] => isKind(entry[1])));
  } catch {
    return {};
  }
}

function isKind(value: unknown): value is Kind {
  return value === "company" || value === "person";
}

function storeKinds(kinds: Record<string, Kind>): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kinds));
  } catch {
    // The kind of the trade is proposed the next time.
  }
}
