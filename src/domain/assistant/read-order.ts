import type { CalendarDate } from "../shared/calendar-date.ts";
import { withCapital } from "../shared/french-format.ts";
import { plainWords } from "../shared/search-text.ts";
import { pastedTitles } from "./card/pasted-sections.ts";
import { takeRegimeOfOrder } from "./card/regime-on-card.ts";
import { oldHomeAt } from "./card/sums/home-rate.ts";
import { orderForAnother } from "./conversation/another-customer.ts";
import type { Answers } from "./conversation/flow.ts";
import { orderMessages } from "./conversation/order.messages.ts";
import { answersOf, saidCivility } from "./conversation/said-answers.ts";
import { pricesWithoutVatAt } from "./legal/prices-without-vat.ts";
import { withoutHeads } from "./slots/labels/said-heads.ts";
import { blankPart } from "./slots/lines/blank-part.ts";
import { namedWorks } from "./slots/lines/named-works.ts";
import { numberWords, readCustomerNumber } from "./slots/people/customer-number.ts";
import { understand } from "./understand.ts";
import type { Slots } from "./understanding.ts";

/**
 * What an order says. `order`: its words without what stands beside its works, which is in `answers`: whether the
 * seller charges VAT, and the SIREN of the customer. `headedOrder`: the same with the heads of its parts. `notes`: what
 * of that is not taken, and why.
 */
export type OrderWithFacts = {
  order: string;
  headedOrder: string;
  slots: Slots;
  answers: Answers;
  notes: string[];
  /** Where the order says that the home is an old one, which is kept. */
  homeAt: [number, number] | null;
};

/** Reads an order, with the facts that it gives beside its works. */
export function readOrder(text: string, today: CalendarDate): OrderWithFacts {
  const facts = factsBeside(text);
  // « pour une autre Mme Roux » is read as « pour Mme Roux », who is a new customer.
  const orderOfAnother = orderForAnother(facts.rest);
  const order = withoutHeads(orderOfAnother ?? facts.rest);
  const homeAt = oldHomeAt(order, today);
  const { slots: readSlots } = understand(withoutClause(order, homeAt), { today, activeFlow: null, pending: null });
  const slots = withoutTitles(readSlots, facts.rest);
  const works = wholeWork(slots) || namedWorks(order, slots);
  const answers: Answers = {
    ...answersOf(slots),
    ...(works !== "" && { projectDescription: works }),
    ...saidCivility(order, slots),
    ...facts.answers,
    ...(homeAt !== null && { isOldHome: true as const }),
  };
  const isNamed = Boolean(answers.lastName || answers.company);
  const isNew = orderOfAnother !== null && isNamed;
  return {
    order: withoutHeads(facts.rest),
    headedOrder: facts.rest,
    slots,
    answers: isNew ? { ...answers, isNewCustomer: true } : answers,
    notes: facts.notes,
    homeAt: orderOfAnother === null ? homeAt : null,
  };
}

// « refonte du site, 12 jours à 450 € : maquettes 2 j, … »: what is broken down names the whole.
function wholeWork({ lines = [] }: Slots): string {
  return withCapital(lines.find(({ value }) => value.partOf)?.value.partOf ?? "");
}

// A part of its own that says how old the home is names no work.
function withoutClause(text: string, place: [number, number] | null): string {
  if (place === null) return text;
  const [from, to] = place;
  const isOwn = /[,.;]\s*$/.test(text.slice(0, from)) && /^\s*(?:[,.;]|$)/.test(text.slice(to));
  return isOwn ? text.slice(0, from) + " ".repeat(to - from) + text.slice(to) : text;
}

/** Where a text says its days, which are kept as dates. */
export function placesOfDays({ startDate, endDate }: Slots): [number, number][] {
  return [startDate, endDate].flatMap((slot) => (slot ? [slot.at] : []));
}

type FactsBeside = { rest: string; answers: Pick<Answers, "vatRegime" | "siren">; notes: string[] };

/** What a text says of the seller's VAT and of the customer's SIREN, and the text without these words. */
export function factsBeside(text: string): FactsBeside {
  const regime = takeRegimeOfOrder(text);
  const unsurePlace = regime === null ? pricesWithoutVatAt(text) : null;
  const textOfNumbers = unsurePlace ? blankPart(text, ...unsurePlace) : (regime?.rest ?? text);
  const numbers = readCustomerNumber(textOfNumbers);
  const customer = numbers?.customer ?? null;
  const notes = [
    regime?.regime === "unclear" ? orderMessages.regimeUnclear : "",
    unsurePlace ? orderMessages.pricesWithoutVat : "",
    numbers?.isSeveral ? orderMessages.severalNumbers : "",
    customer && !customer.isValid ? orderMessages.wrongNumber(numberWords(customer.digits)) : "",
    numbers?.isOwn ? orderMessages.ownNumber : "",
  ];
  return {
    rest: numbers?.rest ?? textOfNumbers,
    answers: {
      ...(regime !== null && regime.regime !== "unclear" && { vatRegime: regime.regime }),
      ...(customer?.isValid && { siren: customer.digits }),
    },
    notes: notes.filter((note) => note !== ""),
  };
}

// A title of a pasted list is no work that was left out.
function withoutTitles({ leftOutWorks, ...slots }: Slots, order: string): Slots {
  const titles = new Set(pastedTitles(order).map((title) => plainWords(title)));
  const works = leftOutWorks?.value.filter((work) => !titles.has(plainWords(work))) ?? [];
  return leftOutWorks && works.length > 0 ? { ...slots, leftOutWorks: { ...leftOutWorks, value: works } } : slots;
}
