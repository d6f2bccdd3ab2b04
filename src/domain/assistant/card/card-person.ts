import { CIVILITIES, titledName } from "../../customers/customer.ts";
import type { FormField } from "../conversation/message.ts";
import type { CardPerson } from "./corrected-person.ts";
import { correctedPerson } from "./corrected-person.ts";

/** The person that the values of a card name, with their civility: « M. Sylvain Delorme ». */
export function titledPerson(values: Record<string, string>): string {
  return titledName(personOf(values));
}

/** The person that the fields of a card name, with their civility. */
export function titledPersonOn(fields: readonly FormField[]): string {
  return titledPerson(valuesOf(fields));
}

/**
 * The fields of a card whose person a text corrects. « unclear » for a text that contradicts itself. Null when it
 * corrects nobody, or when the card does not show who the customer is.
 */
export function fieldsAfterPerson(fields: readonly FormField[], text: string): FormField[] | "unclear" | null {
  if (!["civility", "firstName", "lastName"].every((name) => fields.some((one) => one.name === name))) return null;
  const person = correctedPerson(personOf(valuesOf(fields)), text);
  if (person === null || person === "unclear") return person;
  const values: Record<string, string> = person;
  return fields.map((one) => {
    const value = values[one.name];
    if (value === undefined || value === (one.value ?? "")) return one;
    const { error: _answered, ...plain } = one;
    return { ...plain, value };
  });
}

function valuesOf(fields: readonly FormField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value = "" }) => [name, value]));
}

function personOf({ civility: code, firstName = "", lastName = "" }: Record<string, string>): CardPerson {
  return { civility: CIVILITIES.find((one) => one === code) ?? "", firstName, lastName };
}
