import { ANSWER_SIGNS } from "./answer-signs.ts";
import type { MailKind, RecognisedMail } from "./mail-kinds.ts";
import { OTHER_SIGNS } from "./other-signs.ts";
import { plainMail } from "./plain-mail.ts";
import { weigh } from "./sign.ts";
import { WORK_SIGNS } from "./work-signs.ts";

/**
 * What signs chosen by hand say of a mail: one thing among others that training weighs (`mail-features.ts`). What the
 * mail orders programs to do is not read.
 */
export function signedKind(mail: RecognisedMail): MailKind {
  const words = plainMail(`${mail.subject}\n${mail.text}`);
  const sender = mail.fromAddress.slice(0, 200).toLowerCase();
  const files = mail.fileNames
    .slice(0, 20)
    .map((name) => plainMail(name))
    .join("\n");
  const other = otherKind(words, sender, files, mail.answersTo);
  if (other !== null) return other;
  const asks = weigh(WORK_SIGNS.asking, words) + weigh(WORK_SIGNS.files, files);
  const follows = weigh(WORK_SIGNS.following, words);
  const isAnswer = mail.answersTo === "quote" || (/\bd-?20\d\d-\d/.test(words) && follows < 3);
  const answer = answerKind(words, files, isAnswer);
  const asksAgain = weigh(WORK_SIGNS.askingAgain, words);
  if (asksAgain >= 3 && mail.answersTo !== null) return "request";
  if (isAnswer)
    return answer ?? (weigh(ANSWER_SIGNS.receipt, words) > 0 && !words.includes("?") ? "other" : "question");
  if (mail.answersTo === "invoice") return isAsking(words) ? "question" : "other";
  if (answer !== null && answer !== "question" && asks < 6) return answer;
  const complains = weigh(OTHER_SIGNS.complaining, words);
  if (complains >= 3 && complains >= follows) return "other";
  const isPrivate = weigh(OTHER_SIGNS.friendly, words) >= 3;
  if (isPrivate && asks < 5) return "other";
  if (follows >= 3 && follows >= asks - 2) return isAsking(words) ? "question" : "other";
  if (asks >= 3 || (asks >= 2 && isAsking(words))) return "request";
  if (follows >= 2 && isAsking(words)) return "question";
  return "other";
}

// What no customer wrote, or what asks for no work. Null for a mail of a customer.
function otherKind(words: string, sender: string, files: string, answersTo: string | null): MailKind | null {
  if (weigh(OTHER_SIGNS.automatic, words) >= 3) return "other";
  if (answersTo === null && weigh(OTHER_SIGNS.lead, words) >= 3) return "request";
  if (weigh(OTHER_SIGNS.fraud, words) >= 3) return "other";
  if (weigh(OTHER_SIGNS.applying, words) >= 3) return "other";
  const letter = weigh(OTHER_SIGNS.letter, words) + weigh(OTHER_SIGNS.letterSender, sender);
  const asks = weigh(WORK_SIGNS.asking, words);
  if (answersTo === null && letter >= 4 && letter > asks - 2) return "newsletter";
  if (weigh(OTHER_SIGNS.selling, words) >= 3) return letter >= 3 ? "newsletter" : "other";
  if (weigh(OTHER_SIGNS.office, words) >= 3) return "other";
  const invoice = weigh(OTHER_SIGNS.invoice, words) + weigh(OTHER_SIGNS.invoiceFiles, files);
  const isOurs = answersTo !== null || /\b[df]-?20\d\d-\d/.test(words);
  if (!isOurs && weigh(OTHER_SIGNS.theirQuote, words) >= 3) return "other";
  return !isOurs && invoice >= 3 && invoice > asks - 2 ? "supplier_invoice" : null;
}

// What a mail answers to a quote. A « yes » with a condition is a question: nothing is agreed until both say the same.
function answerKind(words: string, files: string, isAnswer: boolean): "acceptance" | "refusal" | "question" | null {
  const yes = weigh(ANSWER_SIGNS.yes, words) + weigh(ANSWER_SIGNS.files, files);
  const no = weigh(ANSWER_SIGNS.no, words);
  const condition = weigh(ANSWER_SIGNS.condition, words);
  // Outside a conversation about a quote, weak words say nothing.
  const least = isAnswer ? 2 : 4;
  if (condition >= 2 && (yes >= 1 || isAnswer))
    return no >= 4 ? "refusal" : isAnswer || yes >= least ? "question" : null;
  if (no >= least && no >= yes) return "refusal";
  return yes >= least ? "acceptance" : null;
}

function isAsking(words: string): boolean {
  return words.includes("?") || weigh(ANSWER_SIGNS.question, words) >= 1;
}
