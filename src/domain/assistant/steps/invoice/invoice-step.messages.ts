import type { AcceptanceMeans } from "../../actions/answers/told-acceptance.ts";

const MEANS: Record<AcceptanceMeans, string> = {
  phone: " par téléphone",
  mail: " par mail",
  sms: " par SMS",
  voice: " de vive voix",
};

/** What is asked of a yes that the order of an invoice told, before it is noted. */
export const acceptanceMessages = {
  /** `day`: null for today. */
  note: (customer: string, number: string, { day, means }: { day: string | null; means?: AcceptanceMeans }) =>
    `Je note l'accord ${/^[aeiouyàâéèêëîïôh]/i.test(customer) ? "d'" : "de "}${customer} sur le devis ${number}, ` +
    `donné ${day === null ? "aujourd'hui" : `le ${day}`}${means ? MEANS[means] : ""}, puis je prépare la facture ?`,
  yes: "Oui, note son accord",
};

/** What is said of the account to be paid on, to somebody who answered the question in other words. */
export const ibanMessages = {
  again:
    "Il est sur ton RIB, ou dans l'appli de ta banque : « FR », puis 25 caractères. Si tu ne l'as pas sous la main, " +
    "dis « plus tard » : la facture part sans.",
};
