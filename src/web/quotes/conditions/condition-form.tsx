import type { ConditionsAnswer } from "#api/quotes/quote-conditions.ts";
import type { ConditionSubject } from "#domain/quotes/conditions/quote-conditions.ts";
import type { ComponentType } from "react";
import { AidsForm } from "./aids-form.tsx";
import { DepositForm } from "./deposit-form.tsx";
import { DurationForm } from "./duration-form.tsx";
import { EnergyForm } from "./energy-form.tsx";
import { PaymentTermsForm } from "./payment-terms-form.tsx";
import { PlaceForm } from "./place-form.tsx";
import type { SubjectProps } from "./subject-form.tsx";
import { ComplaintsForm, GuaranteeForm } from "./text-forms.tsx";
import { TravelForm } from "./travel-form.tsx";
import { WasteForm } from "./waste-form.tsx";
import { WorksForm } from "./works-form.tsx";

const FORMS: Record<ConditionSubject, ComponentType<SubjectProps>> = {
  place: PlaceForm,
  duration: DurationForm,
  deposit: DepositForm,
  payment: PaymentTermsForm,
  aids: AidsForm,
  travel: TravelForm,
  works: WorksForm,
  guarantee: GuaranteeForm,
  waste: WasteForm,
  energy: EnergyForm,
  complaints: ComplaintsForm,
};

type Props = { projectId: string; subject: ConditionSubject; answer: ConditionsAnswer; close: () => void };

/** The form of one subject of the conditions. */
export function ConditionForm({ subject, ...rest }: Props) {
  const Form = FORMS[subject];
  return <Form {...rest} subject={subject} />;
}
