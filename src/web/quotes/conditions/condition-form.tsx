import type { ConditionsAnswer } from "#api/quotes/quote-conditions.ts";
import type { ConditionSubject } from "#domain/quotes/conditions/quote-conditions.ts";
import type { ComponentType } from "react";
import { DepositForm } from "./deposit-form.tsx";
import { PaymentForm } from "./payment-form.tsx";
import type { SubjectProps } from "./subject-form.tsx";

const FORMS: Record<ConditionSubject, ComponentType<SubjectProps>> = { deposit: DepositForm, payment: PaymentForm };

type Props = { projectId: string; subject: ConditionSubject; answer: ConditionsAnswer; close: () => void };

/** The form of one subject of the conditions. */
export function ConditionForm({ subject, ...rest }: Props) {
  const Form = FORMS[subject];
  return <Form {...rest} subject={subject} />;
}
