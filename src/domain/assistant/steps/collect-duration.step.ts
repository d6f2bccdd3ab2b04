import type { VatRegime } from "../../company/company.ts";
import { STANDARD_VAT_BASIS_POINTS } from "../../company/company.ts";
import { totalHours } from "../../projects/task.ts";
import { typedDecimal } from "../../shared/french-format.ts";
import {
  centsToEuros,
  eurosToCents,
  hoursTimesRateCents,
  hoursToE4,
  netOfGrossCents,
  proportionCents,
  scaleDecimal,
} from "../../shared/money.ts";
import { MAX_HOURS_OR_RATE, readTypedNumber } from "../../shared/typed-number.ts";
import { HOURS_A_DAY } from "../../shared/working-day.ts";
import { CARD_STEPS } from "../card/quote-card.ts";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { FlowState, Move, Step } from "../conversation/flow.ts";
import type { AssistantMessage, FormField } from "../conversation/message.ts";
import { say } from "../conversation/message.ts";
import { saidPrices } from "../conversation/said-quote.ts";
import type { SaidWork } from "../conversation/said-work.ts";
import { inHours, readSaidWork, workSentence } from "../conversation/said-work.ts";
import { needsCore } from "./needs-core.ts";

/**
 * Asks for hours and rate in one form, with the hours of the tasks filled in. When saving fails, the form is shown
 * again, still filled.
 */
export const collectDuration: Step<"saveDuration"> = {
  name: "collect-duration",
  enter: (state) => {
    if (state.project === null) return needsCore(state);
    if (state.answers.quoteConfirmed || state.project.has_priced_lines) return { next: { kind: "done" } };
    const { estimation_hours, estimation_rate } = state.project;
    if (estimation_hours !== null && estimation_rate !== null) return { next: { kind: "done" } };
    const { durationSaid, ...answers } = state.answers;
    if (durationSaid === undefined) return ask(form(messages.askDuration, suggestedDuration(state)));
    const move = saveOrAsk({ ...state, answers }, state.project, durationSaid);
    return { ...move, set: { answers, ...move.set } };
  },
  answer: (state, input) => {
    if (state.project === null) return needsCore(state);
    const suggestion = suggestedDuration(state);
    if (input.kind === "text") {
      // Lines and a flat price are no hours at a rate: they go on the card, and on the quote from there.
      const { dayRateSaid, ...others } = state.answers;
      const quoteSaid = saidPrices(input.text, state.project.estimation_description, dayRateSaid);
      if (quoteSaid) {
        const answers = { ...others, quoteSaid };
        return { set: { answers }, next: { kind: "insert", steps: [CARD_STEPS.show, CARD_STEPS.save] } };
      }
      const knownRateEuros = state.answers.durationRate ?? state.project.estimation_rate;
      return saveOrAsk(state, state.project, readSaidWork(input.text, knownRateEuros));
    }
    const values: TypedWork = input.kind === "form" ? input.values : suggestion;
    const hours = readTypedNumber(values.hours ?? "", MAX_HOURS_OR_RATE);
    const rate = readTypedNumber(values.rate ?? "", MAX_HOURS_OR_RATE);
    if (hours.value !== null && rate.value !== null)
      return save(state, state.project, { hours: hours.value, rate: rate.value });
    return ask(form(messages.badDuration, values, { hours: hours.problem, rate: rate.problem }));
  },
  results: {
    saveDuration: (state, outcome) => {
      const { durationHours: hours = 0, durationRate: rate = 0, durationSaid, ...answers } = state.answers;
      if (durationSaid) {
        const set = { answers };
        if (outcome.ok)
          return { set: { ...set, project: pricedAs(state.project, durationSaid) }, next: { kind: "done" } };
        const values = { hours: typedDecimal(durationSaid.hours ?? 0) };
        return { set, ...ask(form(messages.saveFailed(outcome.message), values)) };
      }
      if (!outcome.ok) {
        const values = { hours: typedDecimal(hours), rate: typedDecimal(rate) };
        return { set: { answers }, ...ask(form(messages.saveFailed(outcome.message), values)) };
      }
      const project = state.project && {
        ...state.project,
        estimation_hours: hours,
        estimation_rate: rate,
        estimation_total: undefined,
      };
      return { set: { project }, next: { kind: "done" } };
    },
  },
};

type TypedWork = { hours?: string; rate?: string };

function ask(message: AssistantMessage): Move {
  return { next: { kind: "ask", about: "duration", message } };
}

function save(
  state: FlowState,
  { id }: AssistantProject,
  { hours, rate }: { hours: number; rate: number },
): Move<"saveDuration"> {
  return {
    set: { answers: { ...state.answers, durationHours: hours, durationRate: rate } },
    next: { kind: "run", effect: { name: "saveDuration", id, hours, rate } },
  };
}

// Hours and rate that were typed as such are said back and saved. Anything else is said back in the form, which a click
// confirms: no amount is written that was not said back.
function saveOrAsk(state: FlowState, project: AssistantProject, work: SaidWork): Move<"saveDuration"> {
  const saidWork = underRegime(work, project.vat_regime ?? null);
  const workInHours = inHours(saidWork, project.hours_a_day ?? state.seller?.hours_a_day ?? HOURS_A_DAY);
  const { kind, hours, rateEuros: rate } = workInHours;
  const sentence = workSentence(workInHours, { isFranchise: project.vat_regime === "franchise" });
  const isPossible = hours !== null && rate !== null && Math.max(hours, rate) <= MAX_HOURS_OR_RATE;
  if (kind === "work" && isPossible) return { say: [say(sentence)], ...save(state, project, { hours, rate }) };
  const move = isPossible ? null : (saveByDay(state, project, workInHours) ?? saveWithVat(state, project, workInHours));
  if (move !== null) return { say: [say(sentence)], ...move };
  const suggestion = suggestedDuration(state);
  const values = {
    hours: hours === null ? suggestion.hours : typedDecimal(hours),
    rate: rate === null ? (kind === "rate_with_vat" ? "" : suggestion.rate) : typedDecimal(rate),
  };
  // The days that are asked for cost what was said.
  const { dayRateSaid: _earlier, ...others } = state.answers;
  const answers = {
    ...others,
    ...(kind === "days_missing" && work.priceEuros !== undefined && { dayRateSaid: work.priceEuros }),
  };
  return { set: { answers }, ...ask(form(sentence, values)) };
}

// « 5 jours, TJM 450 » is saved by the day, as it was said.
function saveByDay(state: FlowState, { id }: AssistantProject, work: SaidWork): Move<"saveDuration"> | null {
  const { kind, days = 0, priceEuros = 0 } = work;
  if (kind !== "day_rate" || days <= 0 || Math.max(days, priceEuros) > MAX_HOURS_OR_RATE) return null;
  const effect = { name: "saveDuration", id, days, day_rate_cents: eurosToCents(priceEuros) } as const;
  return { set: { answers: { ...state.answers, durationSaid: work } }, next: { kind: "run", effect } };
}

// « 6 h à 55 € TTC » is saved with VAT, as it was said.
function saveWithVat(state: FlowState, { id }: AssistantProject, work: SaidWork): Move<"saveDuration"> | null {
  const { kind, hours, priceEuros = 0 } = work;
  if (kind !== "work_with_vat" || hours === null || Math.max(hours, priceEuros) > MAX_HOURS_OR_RATE) return null;
  const effect = { name: "saveDuration", id, hours, gross_rate_cents: eurosToCents(priceEuros) } as const;
  return { set: { answers: { ...state.answers, durationSaid: work } }, next: { kind: "run", effect } };
}

// A rate with VAT is the rate of who charges none, and waits for the regime while it is unknown.
function underRegime(work: SaidWork, regime: VatRegime | null): SaidWork {
  const { kind, hours, priceEuros: rateEuros = 0 } = work;
  if (kind !== "work_with_vat" || regime === "standard") return work;
  return regime === "franchise"
    ? { kind: "work", hours, rateEuros }
    : { kind: "rate_with_vat", hours, rateEuros: null };
}

function pricedAs(project: AssistantProject | null, work: SaidWork) {
  return work.kind === "work_with_vat" ? pricedWithVat(project, work) : pricedByDay(project, work);
}

// The server keeps the price with VAT, and takes the VAT of the project off it. Here it is the usual one.
function pricedWithVat(project: AssistantProject | null, { hours, priceEuros = 0 }: SaidWork) {
  if (project === null || hours === null) return project;
  const rateCents = eurosToCents(priceEuros);
  const totalCents = hoursTimesRateCents(hoursToE4(hours), rateCents);
  const [rate, total] = [rateCents, totalCents].map((cents) =>
    centsToEuros(netOfGrossCents(cents, STANDARD_VAT_BASIS_POINTS)),
  );
  return { ...project, estimation_hours: hours, estimation_rate: rate ?? null, estimation_total: total ?? null };
}

// The server keeps the price of the day. What is known of it here is its hours, and its total in euros.
function pricedByDay(project: AssistantProject | null, { days = 0, hours, priceEuros = 0 }: SaidWork) {
  if (project === null || hours === null) return project;
  const totalCents = proportionCents(eurosToCents(priceEuros), scaleDecimal(days, 4), scaleDecimal(1, 4));
  const rate = centsToEuros(proportionCents(eurosToCents(priceEuros), scaleDecimal(days, 4), scaleDecimal(hours, 4)));
  return { ...project, estimation_hours: hours, estimation_rate: rate, estimation_total: centsToEuros(totalCents) };
}

function suggestedDuration({ answers, project, tasks }: FlowState): { hours: string; rate: string } {
  const hoursOfTasks = totalHours(tasks);
  const hours = answers.durationHours ?? project?.estimation_hours ?? (hoursOfTasks > 0 ? hoursOfTasks : null);
  const rate = answers.durationRate ?? project?.estimation_rate ?? null;
  return { hours: hours === null ? "" : typedDecimal(hours), rate: rate === null ? "" : typedDecimal(rate) };
}

function form(
  content: string,
  { hours = "", rate = "" }: TypedWork,
  problems: { hours?: string | null; rate?: string | null } = {},
): AssistantMessage {
  const field = (name: string, label: string, value: string, problem?: string | null): FormField => ({
    name,
    label,
    type: "number",
    required: true,
    value,
    ...(problem && { error: problem }),
  });
  return {
    type: "form",
    content,
    submit: messages.go,
    fields: [
      field("hours", messages.hoursLabel, hours, problems.hours),
      field("rate", messages.rateLabel, rate, problems.rate),
    ],
  };
}
