import { listInWords } from "../shared/french-format.ts";
import type { CustomerKind } from "./customer.ts";
import { clientNames } from "./customer.ts";

/** What a customer without any name is called in lists. */
export const UNNAMED_CUSTOMER = "Sans nom";

/** What a customer is called in a list. */
export function customerLabel(customer: { kind: CustomerKind; company: string; full_name: string }): string {
  return clientNames(customer)[0] ?? UNNAMED_CUSTOMER;
}

/** Sentences about customers. */
export const customerMessages = {
  unknownCustomer: "Ce client n'est plus dans ta liste. Choisis-en un autre, ou remplis les champs.",
  customer_invoiced:
    "Ce projet a déjà une facture à ce nom : il reste à ce client. Pour un autre client, annule la facture par un " +
    "avoir, puis fais un nouveau projet.",
};

/** Says that what is changed was the card of somebody who was merged into another customer, by that one's name. */
export function absorbedSentence(name: string): string {
  return `Ce client a été fusionné avec ${name || UNNAMED_CUSTOMER}. Ouvre sa fiche pour la changer.`;
}

/** Says of a customer's card that other projects change with it. Empty while none does. */
export function sharedCardSentence(otherProjectCount: number): string {
  if (otherProjectCount < 1) return "";
  return otherProjectCount === 1
    ? "Cette fiche sert aussi à 1 autre projet : il changera aussi."
    : `Cette fiche sert aussi à ${otherProjectCount} autres projets : ils changeront aussi.`;
}

/** What an invoice lacks of its customer, in a sentence, from the wire names of the missing fields. */
export function customerGapSentence(missing: readonly string[]): string {
  const gaps = gapsIn(missing, "l'adresse de facturation");
  return `Il manque ${gaps.length === 0 ? "des informations" : listInWords(gaps)} du client.`;
}

/** What a quote to a firm lacks of it, and why it may leave without. */
export function firmGapSentences(missing: readonly string[]): { gap: string; law: string } {
  const gaps = gapsIn(missing, "l'adresse");
  const them = gaps.length === 1 ? "le" : "les";
  return {
    gap: `Il manque ${listInWords(gaps)} de ton client.`,
    law: `Un devis à une entreprise peut partir sans. Sa facture, elle, devra ${them} porter.`,
  };
}

/** The same in a row of the customer: « Il manque l'adresse et le SIREN ». */
export function customerGapWords(missing: readonly string[]): string {
  return `Il manque ${listInWords(gapsIn(missing, "l'adresse"))}`;
}

function gapsIn(missing: readonly string[], address: string): string[] {
  return [
    ...(missing.some((name) => name === "company" || name === "last_name") ? ["le nom"] : []),
    ...(missing.some((name) => name.startsWith("address.")) ? [address] : []),
    ...(missing.includes("siren") ? ["le SIREN"] : []),
    ...(missing.includes("vat_number") ? ["le numéro de TVA"] : []),
  ];
}

/** Offers to create whoever was typed and not found. */
export function createWords(name: string): string {
  return `Créer « ${name} »`;
}
