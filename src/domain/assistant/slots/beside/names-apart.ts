import type { Understanding } from "../../understanding.ts";
import { withParty } from "../people/party-of-order.ts";
import { withChangedValue } from "./changed-value.ts";
import { withSite } from "./site-name.ts";
import { withWantedWork } from "./wanted-work.ts";

/** An order or a question with what stands apart in it: a project called by its work, a customer alone, a new value. */
export function withNamesApart(text: string, meaning: Understanding): Understanding {
  const isAbout = meaning.act === "order" || meaning.act === "question" || meaning.isNegated;
  if (!isAbout) return meaning;
  const isChange = meaning.act === "order" && meaning.intent === "change";
  const saidSlots = isChange ? withChangedValue(text, meaning.slots) : meaning.slots;
  const slots = withParty(text, withSite(text, saidSlots, meaning.intent), meaning.intent);
  return { ...meaning, slots: meaning.act === "order" ? withWantedWork(text, slots, meaning.intent) : slots };
}
