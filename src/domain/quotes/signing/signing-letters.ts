import { nameInLetter } from "../../company/invitation.ts";
import type { NamedKind } from "../../documents/document-kind.ts";
import { DOCUMENT_WORDS } from "../../documents/document-kind.ts";
import type { LetterText } from "../../mail/letter-html.ts";
import { formatMoney } from "../../shared/french-format.ts";
import { changeOrderMessages } from "../change-orders/change-order.messages.ts";
import { CODE_MINUTES } from "./signing-rules.ts";

// Letters about the answer of a customer. Those to the customer say « vous », those to the seller « tu ».

/** The quote that a letter is about, the seller as they are printed, and the page of the quote. */
export type LetterContext = { number: string; sellerName: string; pageUrl: string };

const letter = (subject: string, lines: readonly string[], action?: string): LetterText => ({
  subject,
  text: ["Bonjour,", "", ...lines, "", "Établi", ""].join("\n"),
  ...(action !== undefined && { action }),
});

// What a stranger typed never stands alone on a line: letters make a button of a link, and a code of six figures.
const quoteLines = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => `> ${line}`)
    .join("\n");

/** The code with which the customer signs. The name of the seller is shortened: the address was typed by anybody. */
export function codeLetter({ number, sellerName }: LetterContext, code: string): LetterText {
  return letter(`Votre code pour signer le devis ${number}`, [
    `Pour signer le devis ${number} de ${nameInLetter(sellerName)}, tapez ce code sur sa page :`,
    "",
    code,
    "",
    `Il est valable ${CODE_MINUTES} minutes et ne sert qu'une fois.`,
    "",
    "Vous n'avez rien demandé ? Ne faites rien : sans ce code, personne ne signe avec votre adresse.",
  ]);
}

/** The signed copy, to the customer. `lastDay`: until when a consumer may withdraw, or null. */
export function copyForCustomer(
  { number, sellerName, pageUrl }: LetterContext,
  { grossCents, lastDay }: { grossCents: number; lastDay: string | null },
): LetterText {
  return letter(
    `Devis ${number} accepté : votre exemplaire`,
    [
      `Vous avez accepté le devis ${number} de ${nameInLetter(sellerName)}, pour ${formatMoney(grossCents)}.`,
      "",
      "L'exemplaire signé est joint, avec la preuve de votre accord. Il reste aussi à cette adresse :",
      "",
      pageUrl,
      ...(lastDay === null
        ? []
        : ["", `Vous pouvez renoncer au contrat jusqu'au ${lastDay} inclus, sur la même page.`]),
    ],
    "Ouvrir mon devis",
  );
}

/** The signed copy, to the seller. */
export function copyForSeller(
  { number, pageUrl }: LetterContext,
  { signer, grossCents, isCoded }: { signer: string; grossCents: number; isCoded: boolean },
): LetterText {
  return letter(
    `Devis ${number} accepté`,
    [
      `${nameInLetter(signer)} a accepté ton devis ${number} en ligne, pour ${formatMoney(grossCents)}.`,
      ...(isCoded ? [] : ["", "Signé sans code : l'adresse e-mail n'a pas été vérifiée."]),
      "",
      "L'exemplaire signé est joint. Le devis :",
      "",
      pageUrl,
    ],
    "Ouvrir le devis",
  );
}

/** A refusal, told to the seller. */
export function declineForSeller({ number, pageUrl }: LetterContext, signer: string, reason: string): LetterText {
  return letter(
    `Devis ${number} refusé`,
    [
      `${nameInLetter(signer) || "Ton client"} a refusé ton devis ${number}.`,
      ...(reason === "" ? [] : ["", "Son motif :", quoteLines(reason)]),
      "",
      pageUrl,
    ],
    "Ouvrir le devis",
  );
}

/** A question about a quote, an invoice or a credit note, told to the seller. */
export function questionForSeller(
  { number, pageUrl }: LetterContext,
  { name, email, question }: { name: string; email: string; question: string },
  kind: NamedKind = "quote",
): LetterText {
  const phrase = DOCUMENT_WORDS[kind].withArticle.toLowerCase();
  const from = [nameInLetter(name), email].filter((part) => part !== "").join(", ");
  return letter(
    `Une question sur ${phrase} ${number}`,
    [`${from || "Ton client"} te demande :`, quoteLines(question), "", pageUrl],
    `Ouvrir ${phrase}`,
  );
}

/** Who withdrew and when. `order`: the change order that they withdrew from, within a sentence; null for the quote. */
export type NotedWithdrawal = { signer: string; moment: string; order: string | null };

/** The receipt of a withdrawal, with its content, its day and its hour (C. conso L221-21, D221-5). */
export function withdrawalReceipt(
  { number, sellerName, pageUrl }: LetterContext,
  { signer, moment, order }: NotedWithdrawal,
): LetterText {
  const what = order === null ? `du contrat portant sur le devis ${number}` : `de l'${order} au devis ${number}`;
  return letter(
    `Rétractation ${order === null ? "du devis" : `de l'${order} au devis`} ${number} : accusé de réception`,
    [
      `Le ${moment}, ${nameInLetter(signer)} s'est rétracté ${what} de ${nameInLetter(sellerName)}.`,
      ...(order === null ? [] : ["", changeOrderMessages.standsBefore]),
      "",
      "Gardez ce message : il prouve la date et l'heure.",
      "",
      pageUrl,
    ],
    order === null ? "Ouvrir le devis" : "Ouvrir l'avenant",
  );
}

/** A withdrawal, told to the seller. */
export function withdrawalForSeller(
  { number, pageUrl }: LetterContext,
  { signer, moment, order }: NotedWithdrawal,
): LetterText {
  const what = order === null ? `au contrat du devis ${number}` : `à l'${order} au devis ${number}`;
  const refund =
    order === null
      ? "Rembourse ce qui a été payé dans les 14 jours. Si un début anticipé était demandé, la part " +
        "faite reste due."
      : `${changeOrderMessages.standsBefore} Rembourse dans les 14 jours ce qui a été payé pour l'avenant.`;
  return letter(
    order === null ? `Devis ${number} : ton client se rétracte` : `Devis ${number} : ton client renonce à l'avenant`,
    [`Le ${moment}, ${nameInLetter(signer)} a renoncé en ligne ${what}.`, "", refund, "", pageUrl],
    "Ouvrir le devis",
  );
}
