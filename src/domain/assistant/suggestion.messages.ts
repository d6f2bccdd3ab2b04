import { SEE_QUOTES } from "./tools/money.messages.ts";
import { SEE_WEEK } from "./tools/record.messages.ts";

/** The questions that are offered as buttons, in French. The assistant reads them as if they were typed. */
export const suggestionMessages = {
  project: "Où en est ce projet ?",
  openTasks: "Quelles tâches restent sur ce projet ?",
  restOfProject: "Combien reste à payer sur ce projet ?",
  moneyDue: "Combien on me doit ?",
  week: SEE_WEEK.ask,
  bestCustomers: "Qui sont mes meilleurs clients ?",
  invoicedThisMonth: "Combien j'ai facturé ce mois-ci ?",
  underWay: "Quels projets sont en cours ?",
  late: "Quelles factures sont en retard ?",
  finished: "Quels chantiers finis sont à facturer ?",
  unanswered: SEE_QUOTES.ask,
};
