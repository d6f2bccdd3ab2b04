import type { CalendarDate } from "../shared/calendar-date.ts";
import type { CountedDocuments, Figures } from "./figures.ts";
import { formatDate, formatMoney } from "../shared/french-format.ts";

type NamedDocument = { number: string; name: string; project_id: string; gross_cents: number; due_on: CalendarDate };

/** Said once in an installation without a model. */
const NO_MODEL = "Je réponds à partir de tes données ; aucun modèle de langage n'est configuré.";

const MONEY_LINK = "[Voir les factures](/app/billing)";

const UNANSWERED: Record<string, string> = {
  hours:
    "Je ne sais pas encore compter les heures passées. Celles prévues sont sur le projet : [Projets](/app/projects).",
  tasks: "De quel projet ? Dis-moi son nom, ou pose la question sur sa page : [Projets](/app/projects).",
  planning: "Je ne sais pas encore lire le planning. Il est ici : [Planning](/app/timeline).",
  margin: "Je ne sais pas encore calculer la marge : les coûts ne sont pas enregistrés.",
  vat: "Je ne sais pas encore calculer la TVA d'une période. Elle est sur chaque facture : [Argent](/app/billing).",
  legal: "Je ne réponds pas encore aux questions de droit. Ton expert-comptable ou service-public.fr le peuvent.",
  document: "Je ne sais pas encore chercher un document par ses détails. Ils sont tous ici : [Argent](/app/billing).",
  customer: "De quel client ? Dis-moi son nom, ou cherche-le ici : [Clients](/app/customers).",
  signed: "Je ne sais pas encore compter les devis acceptés. Leur état est ici : [Argent](/app/billing).",
};

/** Answers to the questions that we compute, in French. Records are links, `[nom](chemin)`. */
export const questionMessages = {
  /** `all` is their number, `first` are those that the answer names. */
  lateInvoices(all: CountedDocuments, first: readonly NamedDocument[]): string {
    if (all.count === 0) return "Aucune facture en retard. Tout est à jour.";
    const total = formatMoney(all.grossCents);
    return `${all.count} facture${plural(all)} échue${plural(all)}, ${total} au total :\n${first.map(line).join("\n")}`;
  },

  /** `scope` completes the sentence: whose invoices they are. */
  moneyDue(all: CountedDocuments, first: readonly NamedDocument[], scope: string): string {
    if (all.count === 0) return `${scope}, on ne te doit rien : aucune facture n'attend de paiement. ${MONEY_LINK}`;
    const total = formatMoney(all.grossCents);
    const more =
      all.count > first.length ? `\nLes ${all.count - first.length} autres : ${MONEY_LINK}` : `\n${MONEY_LINK}`;
    return (
      `${scope}, on te doit ${total}, TVA comprise, sur ${all.count} facture${plural(all)} :\n` +
      `${first.map(line).join("\n")}${more}`
    );
  },

  /** What was invoiced over a period, in full. */
  invoicedOver(
    sums: { count: number; netCents: number; grossCents: number },
    { period, scope }: { period: string; scope: string },
  ): string {
    const net = formatMoney(sums.netCents);
    return (
      `${scope}, facturé ${period} : ${net} hors taxes (${formatMoney(sums.grossCents)} TVA comprise), ` +
      `${sums.count} facture${plural(sums)}, avoirs déduits. ${MONEY_LINK}`
    );
  },

  collectedOver(cents: number, period: string): string {
    return `Encaissé ${period} : ${formatMoney(cents)}, TVA comprise. ${MONEY_LINK}`;
  },

  /** A text added from the page, as the message quotes it. */
  quoted: (selection: string) => `« ${selection} »`,
  everybody: "Tous clients confondus",
  within: (words: readonly string[]) => `Pour « ${words.join(" ")} »`,
  ofProject: (name: string) => `Pour le projet « ${plain(name)} »`,
  unknownName: (words: readonly string[]) =>
    `Je ne trouve pas « ${words.join(" ")} » parmi tes clients et tes projets.`,
  unreadPeriod:
    "Je n'ai pas compris de quelle période tu parles : dis-la par exemple « en octobre » ou « du 1er au 15 mai ».",
  noPeriod: "Je ne sais pas répondre pour une période ; voici où on en est aujourd'hui.",
  noSharing:
    "Je ne sais pas encore dire ce que chaque client a payé. Tu le vois sur ses factures : [Argent](/app/billing).",

  /** Where a project is. Documents are named by their numbers. */
  projectStatus(project: {
    id: string;
    name: string;
    customer: string;
    done: number;
    tasks: number;
    quote: string | undefined;
    invoice: string | undefined;
  }): string {
    const facts = [
      project.tasks === 0
        ? "aucune tâche"
        : `${project.done} tâche${project.done > 1 ? "s" : ""} sur ${project.tasks} faites`,
      project.quote === undefined ? "pas de devis" : `devis ${project.quote}`,
      project.invoice === undefined ? "pas de facture" : `facture ${project.invoice}`,
    ];
    const customer = project.customer === "" ? "" : ` (${plain(project.customer)})`;
    return `- [${plain(project.name)}](/project/${project.id})${customer} : ${facts.join(", ")}.`;
  },

  contact({ name, phone, email }: { name: string; phone: string; email: string }): string {
    const facts = [phone, email].filter((fact) => fact !== "").join(", ");
    return `- ${plain(name)} : ${facts === "" ? "ni téléphone ni email" : facts}.`;
  },
  contacts: (lines: readonly string[]) => `${lines.join("\n")}\n[Voir les clients](/app/customers)`,

  /** A question that is understood and has no answer yet, with the screen that may have it. */
  cannotAnswer(about: string): string {
    return UNANSWERED[about] ?? "Je ne sais pas encore répondre à ça à partir de tes données.";
  },
  cannotDo:
    "Je ne sais pas encore faire ça depuis la conversation. Tu peux le faire sur la page du projet : " +
    "[Projets](/app/projects).",
  greeting: "Bonjour ! Dis-moi ce que tu veux faire.",
  thanks: "Avec plaisir.",

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
