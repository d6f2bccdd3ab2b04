import type { CalendarDate } from "../../shared/calendar-date.ts";
import { readDataQuestion } from "../tools/data-question.ts";
import { certainNamesIn } from "./said-person.ts";

const ACTION_WORDS: ReadonlySet<string> = new Set(
  (
    "note marque indique enregistre passe mets saisis ajoute ajouter comme coche decoche tache taches renomme " +
    "rebaptise " +
    "decale decaler repousse repousser avance deplace envoie envoyer envoye relance relancer encaisse paiement " +
    "virement cheque carte especes prelevement euros accepte signe valide refuse decline transmis remis donne avoir " +
    "reporte commencer debut janvier fevrier lundi mardi mercredi jeudi vendredi samedi dimanche verse vire regle " +
    "reglee payee soldee solde par lui puis fais refais emets emettre annule bancaire bancaires cb liquide cash " +
    "moitie quart tiers partie bout acompte arrhes matin soir midi bon dit repondu ecrit oui non accord feu vert " +
    "trop cher chere finalement geste commercial eur balle balles sauf hormis moins restant solder file laisse vient " +
    "viennent verser virer touche quarts tranche tranches morceau presque quasi quasiment manque echeance " +
    "echeances mensualite mensualites versement versements partiellement excepte partiel virements cheques " +
    "deux trois quatre huit quinze avenant avenants " +
    "erreur trompe trompee plante plantee goure gouree pardon oups desole desolee attends zut mince mort rape fichu"
  ).split(" "),
);

/** The words that may name a project or a customer, without those of the actions. */
export function recordNamesIn(text: string, today: CalendarDate): string[] {
  const words = readDataQuestion(text, today).names.filter(
    (word) => !ACTION_WORDS.has(word) && !/^[dfa]\d{4}$/.test(word),
  );
  return [...new Set([...words, ...certainNamesIn(text)])];
}
