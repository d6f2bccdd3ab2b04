import type { CalendarDate } from "../shared/calendar-date.ts";
import type { CountedDocuments, Figures } from "./figures.ts";
import { formatDate, formatMoney } from "../shared/french-format.ts";

type NamedDocument = { number: string; name: string; project_id: string; gross_cents: number; due_on: CalendarDate };

/** Said once in an installation without a model. */
const NO_MODEL = "Je réponds à partir de tes données ; aucun modèle de langage n'est configuré.";

/** Answers to the questions that we compute, in French. Records are links, `[nom](chemin)`. */
export const questionMessages = {
  /** `all` is their number, `first` are those that the answer names. */
  lateInvoices(all: CountedDocuments, first: readonly NamedDocument[]): string {
    if (all.count === 0) return "Aucune facture en retard. Tout est à jour.";
    const total = formatMoney(all.grossCents);
    return `${all.count} facture${plural(all)} échue${plural(all)}, ${total} au total :\n${first.map(line).join("\n")}`;
  },

  turnover(
    { month, year, collected, toCollect }: Pick<Figures, "month" | "year" | "collected" | "toCollect">,
    today: CalendarDate,
  ): string {
    const newYear = formatDate(`${today.slice(0, 4)}-01-01`);
    const turnover =
      `Facturé hors taxes : ${formatMoney(month.netCents)} ce mois-ci, ${formatMoney(year.netCents)} depuis le ` +
      `${newYear}.`;
    if (collected.yearCents === 0) return turnover;
    const sums = `${formatMoney(collected.monthCents)} ce mois-ci, ${formatMoney(collected.yearCents)}`;
    const left = toCollect.grossCents === 0 ? "" : ` Reste à encaisser : ${formatMoney(toCollect.grossCents)}.`;
    return `${turnover}\nEncaissé, TVA comprise : ${sums} depuis le ${newYear}.${left}`;
  },

  pendingQuotes(all: CountedDocuments, first: readonly NamedDocument[]): string {
    if (all.count === 0) return "Aucun devis n'attend de réponse.";
    return `${all.count} devis sans facture pour l'instant :\n${first.map(line).join("\n")}`;
  },

  noAmounts(): string {
    return "Ton rôle dans l'entreprise ne donne pas accès aux montants. Demande à un gestionnaire.";
  },

  projects(projects: readonly { id: string; name: string }[]): string {
    if (projects.length === 0) return "Tu n'as pas encore de projet. Dis-moi « Crée un projet » et on s'y met.";
    const links = projects.map(({ id, name }) => `- [${plain(name)}](/project/${id})`);
    return `Voici ce que je trouve :\n${links.join("\n")}`;
  },

  /** `abilities` completes « Je peux … ». `orders` are examples. */
  help(abilities: readonly string[], orders: readonly string[]): string {
    const guidance = `Je peux ${abilities.slice(0, -1).join(", ")} et ${abilities.at(-1) ?? ""}`;
    const examples = orders.map((order) => `« ${order} »`).join(" ou ");
    const figures =
      "Je sais aussi te dire quelles factures sont en retard, ce que tu as facturé, quels devis attendent.";
    return `${guidance} : dis-moi ${examples}. ${figures}`;
  },

  unknown(alone: boolean): string {
    const examples =
      "Demande-moi par exemple « Quelles factures sont en retard ? », « Combien ai-je facturé ce mois-ci ? », ou " +
      "« Crée un projet ».";
    return alone ? `${NO_MODEL} Je n'ai pas compris ta question. ${examples}` : examples;
  },
};

function line({ number, name, project_id, gross_cents, due_on }: NamedDocument): string {
  return (
    `- [${plain(number)}](/project/${project_id}) ${plain(name)}, ${formatMoney(gross_cents)}, ` +
    `${formatDate(due_on)}`
  );
}

function plain(text: string): string {
  return text.replace(/[[\]()]/g, " ");
}

function plural({ count }: CountedDocuments): string {
  return count > 1 ? "s" : "";
}
