import { isFlowName } from "../flows/all-flows.ts";
import type { Act, Intent, OtherIntent, QuestionName, Slots, UnderstandContext } from "../understanding.ts";
import type { SaidValues } from "./read-slots.ts";

type Name = keyof Slots;

const WHO: readonly Name[] = ["projectName", "company", "firstName", "lastName", "customerKind", "documentNumber"];
// Whom a statement is about.
const NAMED: readonly Name[] = ["company", "firstName", "lastName"];
const CONTACT: readonly Name[] = ["email", "phone"];
const PLACE: readonly Name[] = ["street", "postalCode", "city", "site"];
const WHEN: readonly Name[] = ["startDate", "endDate"];
const AMOUNTS: readonly Name[] = [
  "hours",
  "days",
  "weeks",
  "rate",
  "dayRate",
  "flatPriceEuros",
  "includesVat",
  "vatPercent",
  "discountPercent",
  "lines",
  "hasUnreadPrices",
  "doubtfulLines",
  "leftOutWorks",
];
// An order that starts a flow may say all that its steps ask.
const FLOW: readonly Name[] = [
  ...WHO,
  ...PLACE,
  ...CONTACT,
  ...WHEN,
  ...AMOUNTS,
  "deposit",
  "description",
  "recurrence",
];

const OF_OTHER_INTENT: Record<OtherIntent, readonly Name[]> = {
  credit_note: [...WHO, "flatPriceEuros", "includesVat"],
  open: WHO,
  send: [...WHO, "email"],
  remind: WHO,
  mark_paid: WHO,
  add_hours: [...WHO, "hours", "days", "description"],
  move_date: [...WHO, ...WHEN],
  change: [
    ...WHO,
    ...CONTACT,
    ...WHEN,
    "hours",
    "days",
    "rate",
    "dayRate",
    "flatPriceEuros",
    "includesVat",
    "vatPercent",
    "discountPercent",
    "deposit",
  ],
};

const OF_ANSWER: Partial<Record<QuestionName, readonly Name[]>> = {
  email: CONTACT,
  recurrence: ["recurrence"],
  startDate: WHEN,
  duration: AMOUNTS,
  company: CONTACT,
  firstName: CONTACT,
  lastName: CONTACT,
};

const CORRECTED: readonly Name[] = [...WHO, ...CONTACT, ...WHEN, ...AMOUNTS, "recurrence"];
const DESCRIPTION: readonly Name[] = ["description"];

// « il va pleuvoir demain ? » asks for no period of the company.
const NO_PERIOD = new Set(["other", "help", "legal"]);

/** The values that a text says for what it does: a statement says its labelled values, a question whom and when… */
export function slotsOfAct(
  { labelledSlots, answer, free }: SaidValues,
  { act, intent, isNegated, slots }: { act: Act; intent: Intent | null; isNegated: boolean; slots: Slots },
  { pending }: UnderstandContext,
): Slots {
  const about = pending?.about ?? null;
  switch (act) {
    case "order":
      return intent ? { ...valuesOfOrder(intent, free), ...labelledSlots } : {};
    case "answer":
      return {
        ...(about === "description" && (free.lines ?? []).length > 1 && !free.hasUnreadPrices && { lines: free.lines }),
        ...(hasSlots(labelledSlots) ? {} : answer),
        ...pick(free, (about && OF_ANSWER[about]) ?? []),
        ...labelledSlots,
      };
    case "correction":
      return { ...withOneDuration(pick(free, correctedNames(slots.about?.value))), ...labelledSlots };
    case "statement":
      return { ...pick(free, isNegated ? WHO : NAMED), ...labelledSlots };
    case "question":
      return pick(free, NO_PERIOD.has(slots.about?.value ?? "") ? WHO : [...WHO, "periodFrom", "periodTo"]);
    case "skip":
      return pick(free, ["customerKind"]);
    case "unclear":
      return about === "duration" ? pick(free, AMOUNTS) : {};
    default:
      return {};
  }
}

function valuesOfOrder(intent: Intent, free: Slots): Slots {
  const slots = withOneWork(pick(free, namesOf(intent)));
  return intent === "tasks" ? withoutTimeOfThing(slots) : slots;
}

// « découpe en tâches : organiser un séminaire de deux jours »: it is long, the work may not be.
function withoutTimeOfThing(slots: Slots): Slots {
  const { hours, days, weeks, ...others } = slots;
  const { description, rate, dayRate, lines } = others;
  const [time, ...more] = [hours, days, weeks].filter((slot) => slot !== undefined);
  if (!description || !time || more.length > 0 || (rate ?? dayRate ?? lines)) return slots;
  const isInside = time.at[0] > description.at[0] && time.at[1] <= description.at[1];
  return isInside ? others : slots;
}

// « 14 h de peinture à 42 € » and nothing else that is priced: the work with its hours and its rate, and no line.
function withOneWork(slots: Slots): Slots {
  const { lines, ...others } = slots;
  const [only, ...more] = lines ?? [];
  if (!only || more.length > 0 || only.value.isOption) return slots;
  const { label, quantity, unit, unitPriceEuros, vatPercent } = only.value;
  if ((unit !== "h" && unit !== "day") || unitPriceEuros === null) return slots;
  const { at } = only;
  return {
    ...others,
    [unit === "h" ? "hours" : "days"]: { value: quantity, at },
    [unit === "h" ? "rate" : "dayRate"]: { value: unitPriceEuros, at },
    description: others.description ?? { value: label, at },
    ...(vatPercent !== undefined && { vatPercent: { value: vatPercent, at } }),
  };
}

// « reviens sur la durée, c'était 9 h à 48 »: hours and their rate, and no line called « était ».
function withOneDuration(slots: Slots): Slots {
  const [only, ...more] = slots.lines ?? [];
  if (!only || more.length > 0 || !NO_LABEL.test(only.value.label)) return slots;
  const { description: _label, ...others } = withOneWork(slots);
  return others;
}

const NO_LABEL = /^(?:c['’]?)?(?:était|etait|est|mets|fait|plutôt|plutot|non)$/i;

function namesOf(intent: Intent): readonly Name[] {
  return isFlowName(intent) ? FLOW : OF_OTHER_INTENT[intent];
}

// « le nom du projet c'est Cave Marquette » names no firm.
function correctedNames(field: string | undefined): readonly Name[] {
  if (field === "description") return [...CORRECTED, ...DESCRIPTION];
  const others: readonly Name[] =
    field === "projectName"
      ? ["company", "firstName", "lastName"]
      : field === "company"
        ? ["firstName", "lastName"]
        : [];
  return CORRECTED.filter((name) => !others.includes(name));
}

/** True when a text says at least one value. */
export function hasSlots(slots: Slots): boolean {
  return Object.keys(slots).length > 0;
}

function pick(slots: Slots, names: readonly Name[]): Slots {
  const allNames: readonly string[] = names;
  return Object.fromEntries(Object.entries(slots).filter(([name]) => allNames.includes(name)));
}
