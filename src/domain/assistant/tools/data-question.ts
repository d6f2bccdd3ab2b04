import type { Period } from "../../analytics/period.ts";
import { hasUnreadTime } from "../../analytics/period.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { plainWords } from "../../shared/search-text.ts";
import { topicOf } from "../acts/questions.ts";
import { readPeriod } from "../slots/dates/read-period.ts";
import { understand } from "../understand.ts";
import type { QuestionTopic } from "../understanding.ts";
import { clausesOf } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import { tokensOf } from "../words/tokens.ts";
import type { LegalTopic } from "./legal-facts.ts";
import { legalTopicIn } from "./legal-facts.ts";

/**
 * What a message asks of the company's data. `names` are its words that are no words of questions: a customer, a
 * project. `isAboutPage`: it speaks of what is on the page (« ce projet »). `isPeriodUnread`: it names a time that is
 * not understood.
 */
export type DataQuestion = {
  kind:
    | QuestionTopic
    | "collected"
    | "signed"
    | "projects"
    | "status"
    | "best"
    | "next"
    | "order"
    | "greeting"
    | "thanks"
    | "unknown";
  period: Period | null;
  isPeriodUnread: boolean;
  names: string[];
  isAboutPage: boolean;
  documentNumber: string | null;
  /** The topic of the rules of law that it asks about, or null. */
  legalTopic: LegalTopic | null;
};

const DOCUMENT_NUMBER = /\b[dfa]\d{4}-\d{1,6}\b/i;
const COLLECTED = pattern`
    \b(?:encaisse|recu|touche|rentre|rentree?s|(?:on|qu'on) (?:m'|nous |me )(?:a|ait) (?:deja |bien )?(?:paye|regle|
    verse))\b`;
const EARNED = /\b(?:gagn(?:e|er|es|ais)|dans la poche)\b/;
const ABOUT_PAGE = /\b(?:ce|cet|cette|ici|ca|celui-ci|celle-ci|il|elle|lui)\b(?! (?:mois|annee|semaine|trimestre))/;
const SIGNED = /\b(?:signes?|acceptes?|valides?)\b/;
const STATUS = /\b(?:ou en (?:est|sont|suis)|avance(?:ment)?|etat|statut)\b/;
const PROJECTS = /\b(?:projets?|chantiers?)\b/;
const INVOICES = /\bfactures?\b/;
const LISTED = /\b(?:quels?|liste|lister|mes|tous|combien de|en cours|voir|montre)\b/;
const HELP = /^(?:aide|help|au secours|aide moi|aide-moi)?[\s?!.…]*$/;
const NEXT = /\b(?:quoi faire (?:ensuite|aujourd'hui|maintenant)|m'attend|quoi de neuf|par quoi (?:je )?commence)/;
const BEST = /\bmeilleurs? clients?\b/;
// « combien m'a payé Mme Le Goff ? » asks what came, and not what is left.
const HAS_PAID = pattern`
    \b(?:(?:m'|nous |me |t')(?:a|ont|avait)|(?:combien|quoi|que) (?:[a-z' -]{2,40} )?(?:a|ont)) (?:deja |bien |tout )?
    (?:paye|verse|regle|donne|vire)e?s?\b`;
const HAS_CASHED = /\bj'ai (?:deja |bien )?(?:encaisse|recu|touche)\b/;
const ASKS_SUM = /\b(?:combien|quelle somme|quel montant|quoi)\b|qu'est-ce que?/;
const DENIED = /\b(?:pas|jamais|rien|toujours pas|reste|restait)\b|\bn'/;
const OWES = /\b(?:me|nous) doi(?:t|vent)\b/;
const LATE = /\b(?:retards?|impayee?s?|echues?|en souffrance|relancer)\b/;
const DUE = /\b(?:qui (?:me |nous )?doi(?:t|vent)|doit-on|on me doit|(?:reste|restent) a (?:payer|encaisser))\b/;

/** What a message asks. Orders and statements ask nothing: they are answered as such, whatever their words. */
export function readDataQuestion(message: string, today: CalendarDate): DataQuestion {
  const question = message.slice(0, 2_000);
  const text = plainWords(question);
  const { act, intent } = understand(question, { today, activeFlow: null, pending: null });
  // « montre-moi F2026-0001 » is answered by what that document says, with its link.
  const asksDocument = act === "order" && intent === "open" && DOCUMENT_NUMBER.test(question);
  const saidPeriod = periodIn(question, today);
  const kind = asksDocument ? "document" : kindOf(question, text, act);
  const names = namesIn(text);
  // « combien j'ai gagné ce mois » is what was invoiced and what came in: both are said, of this month and this year.
  const isEarned = kind === "margin" && EARNED.test(text) && names.length === 0 && !ABOUT_PAGE.test(text);
  const isNow = saidPeriod !== null && saidPeriod.from <= today && saidPeriod.to >= today;
  const period = isEarned && isNow ? null : saidPeriod;
  return {
    kind: isEarned ? "invoiced" : kind,
    period,
    isPeriodUnread: saidPeriod === null && hasUnreadTime(question),
    names,
    isAboutPage: ABOUT_PAGE.test(text),
    documentNumber: DOCUMENT_NUMBER.exec(message.slice(0, 2_000))?.[0].toUpperCase() ?? null,
    legalTopic: legalTopicIn(text),
  };
}

function periodIn(question: string, today: CalendarDate): Period | null {
  const { periodFrom, periodTo } = readPeriod(tokensOf(question), today);
  return periodFrom && periodTo ? { from: periodFrom.value, to: periodTo.value } : null;
}

function kindOf(question: string, text: string, act: string): DataQuestion["kind"] {
  if (HELP.test(text.trim())) return "help";
  const plain = text.replaceAll("’", "'");
  if (ASKS_SUM.test(plain) && OWES.test(plain)) return "money_due";
  if (act === "order") return "order";
  if (act === "greeting" || act === "thanks") return act;
  if (act === "statement" && !/^(?:mes|les|ma|le|la|liste|qui|factures?|devis|total|chiffre)\b/.test(text))
    return "unknown";
  if (NEXT.test(text)) return "next";
  if (BEST.test(text)) return "best";
  if (ASKS_SUM.test(plain) && !DENIED.test(plain) && (HAS_PAID.test(plain) || HAS_CASHED.test(plain)))
    return "collected";
  if (LATE.test(text)) return "late_invoices";
  if (DUE.test(text)) return "money_due";
  const topic = topicOf(clausesOf(question), DOCUMENT_NUMBER.test(question));
  if (topic === "quotes_waiting" && SIGNED.test(text)) return "signed";
  if (topic === "invoiced" && COLLECTED.test(text)) return "collected";
  // « où en est la facture de Mme Roux ? » asks what is left of it, and one that bears a number says it itself.
  const isOfInvoice = STATUS.test(text) && INVOICES.test(text) && !DOCUMENT_NUMBER.test(question);
  if (isOfInvoice && !PROJECTS.test(text) && namesIn(text).length > 0) return "money_due";
  if (STATUS.test(text) && topic !== "legal" && topic !== "help") return "status";
  if (topic === "project" && PROJECTS.test(text) && LISTED.test(text)) return "projects";
  return topic === "other" ? "unknown" : topic;
}

/** Words of questions, of money, of time, and those that join others. What is left may be a name. */
const COMMON = new Set(
  (
    "combien quel quels quelle quelles qui quoi que est ce ces cet cette sont ont les des une mon mes ton tes ma ta " +
    "son ses nos vos leur leurs pour par sur avec dans chez sans entre depuis avant apres vers aux elle elles nous " +
    "vous ils lui moi toi doit doivent devait dois dus due dues fait faire fais ete etait ait avoir avons ais ailes " +
    "facture factures facturer facturee facturees facturation devis avoirs projet projets chantier chantiers tache " +
    "taches client clients cliente clientes retard retards impaye impayes impayee impayees paiement paiements payer " +
    "paye payee payes regle regler reglement reglements encaisse encaisser encaissement recu touche rentre montant " +
    "montants total totaux argent chiffre affaires euros euro somme hors taxes taxe ttc tva mois annee annees " +
    "semaine semaines jour jours trimestre semestre dernier derniere derniers dernieres passe passee prochain " +
    "precedent precedente debut fin cours premier second deuxieme troisieme quatrieme aujourd hui hier demain " +
    "maintenant janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre reste restent " +
    "rester encore deja tout tous toute toutes tres bien plus moins aussi donc alors attente attend attendent " +
    "reponse reponses signe signes accepte acceptes envoye envoyes relancer cochees faites faits liste lister " +
    "montre montrer affiche donne donner dis dire moi sais sait peux peut veux savoir connaitre voir heures heure " +
    "travaille temps numero telephone tel adresse mail email coordonnees siret contact joindre appeler bonjour " +
    "salut merci svp stp plait page ici celui celle point bilan avance avancement etat statut suis nombre existe " +
    "ceux celles monde retardataires retards gagne gagner gagnes gagnais rapporte rapporter paye payes verse " +
    "meilleur meilleurs ensuite prevu prevue prevus accepter refuses refuse " +
    "pas jamais rien quoi verse versee donne vire " +
    "quand what how much many owe owes owed invoiced this month year the are and when where"
  ).split(" "),
);

function namesIn(text: string): string[] {
  return [...new Set(text.split(/[^a-z0-9]+/).filter((word) => /^[a-z][a-z0-9]{2,39}$/.test(word)))]
    .filter((word) => !COMMON.has(word))
    .slice(0, 6);
}
