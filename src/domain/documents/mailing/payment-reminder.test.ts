import { expect, test } from "vitest";
import { paymentReminderMessages } from "./payment-reminder.messages.ts";
import { countReminders } from "./payment-reminder.ts";

test.each([
  [[], 0],
  [["2026-10-01"], 0],
  [["2026-10-01", "2026-11-21"], 1],
  [["2026-10-01", "2026-11-21", "2026-11-28"], 2],
  [["2026-11-21"], 0],
  [["2026-11-21", "2026-11-28"], 1],
])("an invoice due on 20 November that left on %j was reminded of %i times", (sentDays, count) => {
  expect(countReminders(sentDays, "2026-11-20")).toBe(count);
});

const LATE = {
  number: "F2026-0003",
  projectName: "",
  totalCents: 748_800,
  restCents: 448_800,
  paidCents: 300_000,
  dueOn: "2026-08-09",
};
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("a short reminder says what is left, the last day and what was received", () => {
  expect(plain(paymentReminderMessages.shortText({ ...LATE, remindersSent: 0 }, "https://etabli.example/i"))).toBe(
    "Bonjour, sauf erreur de ma part, il reste 4 488,00 € à régler sur la facture F2026-0003, d'un montant de " +
      "7 488,00 €, échue le 9 août 2026. Votre paiement de 3 000,00 € est bien arrivé, merci. Merci de la régler dès " +
      "que possible. Pour la lire et la régler : https://etabli.example/i",
  );
});

test("the second short reminder is firmer", () => {
  expect(plain(paymentReminderMessages.shortText({ ...LATE, remindersSent: 1 }, ""))).toContain(
    "malgré mon rappel, il reste 4 488,00 € à régler",
  );
});

test("the seller reads what is left of a late invoice", () => {
  expect(plain(paymentReminderMessages.restDue(LATE))).toBe("Reste 4 488,00 € sur 7 488,00 €, échue le 9 août 2026");
});
