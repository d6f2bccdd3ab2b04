import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatDate, formatLongDate, formatMoney } from "../../shared/french-format.ts";

/**
 * A late invoice as its reminder speaks of it. `projectName`: in one line, empty when nothing is said of it.
 * `remindersSent`: how many left before this one.
 */
export type LateInvoice = {
  number: string;
  projectName: string;
  totalCents: number;
  restCents: number;
  paidCents: number;
  dueOn: CalendarDate;
  remindersSent: number;
};

/** A reminder says it is one, more firmly each time. Customers are « vous ». */
export const paymentReminderMessages = {
  subject: ({ number, remindersSent }: Pick<LateInvoice, "number" | "remindersSent">) =>
    remindersSent === 0 ? `Rappel : facture ${number}` : `${remindersSent + 1}e rappel : facture ${number}`,
  /** The paragraphs of its mail, between the greeting and the link. */
  mail: (invoice: LateInvoice): string[] => {
    const day = formatLongDate(invoice.dueOn);
    return [
      [`${restWords(invoice)}, échue le ${day}.`, paidWords(invoice)].filter((words) => words !== "").join(" "),
      CLOSINGS[Math.min(invoice.remindersSent, CLOSINGS.length - 1)] ?? "",
      "Vous retrouverez la facture ci-jointe.",
    ];
  },
  /** A short message of the seller's own. `link`: the page of the invoice, empty where it stands beside the text. */
  shortText: (invoice: LateInvoice, link: string): string => {
    const rest = restWords(invoice);
    return [
      `Bonjour, ${rest.charAt(0).toLowerCase()}${rest.slice(1)}, échue le ${formatDate(invoice.dueOn)}.`,
      paidWords(invoice),
      invoice.remindersSent > 0 ? "Merci de la régler sous huit jours." : "Merci de la régler dès que possible.",
      link === "" ? "Vous pouvez la lire et la régler en ligne." : `Pour la lire et la régler : ${link}`,
    ]
      .filter((words) => words !== "")
      .join(" ");
  },
  /** What the sheet says to the seller. */
  restDue: ({ restCents, totalCents, dueOn }: Pick<LateInvoice, "restCents" | "totalCents" | "dueOn">) => {
    const total = restCents === totalCents ? "à régler" : `sur ${formatMoney(totalCents)}`;
    return `Reste ${formatMoney(restCents)} ${total}, échue le ${formatDate(dueOn)}`;
  },
  alreadySent: (count: number) =>
    count > 1
      ? `${count} rappels sont déjà partis : celui-ci est plus ferme.`
      : "Un premier rappel est déjà parti : celui-ci est plus ferme.",
  afterwards: "Sans paiement d'ici huit jours, relance de nouveau : le message sera plus ferme.",
};

const CLOSINGS = [
  "Si votre règlement est déjà parti, merci de ne pas tenir compte de ce rappel. Sinon, merci de le faire dès que " +
    "possible.",
  "Je vous remercie de régler cette somme sous huit jours. Si quelque chose vous en empêche, dites-le-moi : nous " +
    "trouverons une solution.",
  "Sans règlement de votre part sous huit jours, je devrai vous adresser une mise en demeure.",
];

function restWords({ number, projectName, totalCents, restCents, remindersSent }: LateInvoice): string {
  const subject = projectName === "" ? "" : ` pour «\u00a0${projectName}\u00a0»`;
  const total = restCents === totalCents ? "" : `, d'un montant de ${formatMoney(totalCents)}`;
  const start = remindersSent > 1 ? `Malgré mes ${remindersSent} rappels, il` : "Malgré mon rappel, il";
  const rest = `reste ${formatMoney(restCents)} à régler sur la facture ${number}${subject}${total}`;
  return `${remindersSent === 0 ? "Sauf erreur de ma part, il" : start} ${rest}`;
}

function paidWords({ paidCents }: LateInvoice): string {
  return paidCents > 0 ? `Votre paiement de ${formatMoney(paidCents)} est bien arrivé, merci.` : "";
}
