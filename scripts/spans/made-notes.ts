import type { Pick } from "./grammar-words.ts";
import { personNames, projectTitle, wholeWork } from "./grammar-words.ts";
import type { MadeText, Piece } from "./made-pieces.ts";
import { count, customer, euros, head, plain, pricedWork, tails } from "./made-pieces.ts";

/** A note of labelled lines. */
export function labelledNote(pick: Pick): MadeText {
  const title = pick([
    "Devis",
    "FACTURE",
    "Nouveau devis",
    "devis à faire",
    "À facturer",
    "Demande de devis",
    "facture",
  ]);
  const line = (labels: string, value: Piece[]): Piece[] => [
    plain(`\n${pick(["", "", "- "])}${pick(labels.split(","))}${pick([" : ", ": ", " = ", " : "])}`),
    ...value,
  ];
  const { firstName, lastName } = personNames(pick);
  const single: Piece = { words: wholeWork(pick), kind: "work" };
  const who = pick([
    line("Client,client,Société,Entreprise,Donneur d'ordre,clt", customer(pick)),
    line("Nom,nom,Contact,Client", [{ words: lastName, kind: "lastName" }]).concat(
      line("Prénom,prenom", [{ words: firstName, kind: "firstName" }]),
    ),
  ]);
  const contact = pick([
    [],
    line("Tél,tel,Téléphone,Portable", [plain("06 12 34 56 78")]),
    line("Mail,Email", [plain("a.b@free.fr")]),
  ]);
  const what = pick([
    line("Objet,Travaux,Prestation,Intervention,Motif,Boulot,Travail,Description,Besoin,Sujet,Mission,Presta", [single])
      .concat(line("Durée,Temps,Heures,temps passé", [plain(`${count(pick)} h`)]))
      .concat(line("Taux,Tarif,Prix horaire", [plain(`${count(pick)} €/h`)])),
    line("Objet,Travaux,Prestation,Description,Détail,Nature,Chantier à faire", [single]).concat(
      line("Prix,Montant,Forfait,Total,Tarif", [plain(euros(pick))]),
    ),
    Array.from({ length: pick([2, 3]) }, () => [plain(pick(["\n- ", "\n", "\n• "])), ...pricedWork(pick)]).flat(),
  ]);
  const project = pick<Piece[]>([
    [],
    line("Projet,Chantier,Nom du projet", [{ words: projectTitle(pick), kind: "projectName" }]),
  ]);
  const end = pick([[], line("TVA,tva", [plain("10 %")]), line("Début,Démarrage,Fin", [plain("11 janvier")])]);
  return { pieces: [plain(title), ...who, ...contact, ...project, ...what, ...end], about: null };
}

/** An order or a question about a project. */
export function projectSentence(pick: Pick): MadeText {
  const name: Piece = { words: projectTitle(pick), kind: "projectName" };
  const projectName: Piece[] = pick([[name], [name], [plain("« "), name, plain(" »")]]);
  const who = customer(pick);
  const make = pick([
    "crée un projet ",
    "ouvre le projet ",
    "nouveau projet ",
    "crée-moi le chantier ",
    "on démarre un projet ",
  ]);
  const link = pick(["", "", "qui s'appelle ", "intitulé ", "nommé ", "appelé "]);
  const hours = `${count(pick)}${pick(["h", " h", " heures", "h30"])}`;
  const single: Piece = { words: wholeWork(pick), kind: "work" };
  const pieces = pick<Piece[]>([
    [
      plain(head(pick) + make + link),
      ...projectName,
      plain(pick([" pour ", " chez ", ", client "])),
      ...who,
      ...tails(pick),
    ],
    [plain(head(pick) + make + link), ...projectName],
    [
      plain(
        pick(["ajoute ", "mets ", "note ", "rajoute "]) + hours + pick([" sur le projet ", " sur ", " au chantier "]),
      ),
      name,
    ],
    [plain(`ajoute ${hours} de `), single, plain(pick([" sur ", " au projet ", " sur le chantier "])), name],
    [
      plain(pick(["décale ", "repousse ", "avance ", "déplace "]) + pick(["", "le projet ", "le chantier "])),
      name,
      plain(" au 12 mars"),
    ],
    [plain(pick(["fais la liste des tâches du projet ", "prépare les tâches pour ", "liste les tâches de "])), name],
    [
      plain(
        pick(["facture le projet ", "fais la facture du chantier ", "devis pour le projet ", "ouvre le chantier "]),
      ),
      name,
    ],
    [
      plain(pick(["sur le projet ", "sur ", "pour le chantier "])),
      name,
      plain(pick([", passe le taux à 50 €", " mets la TVA à 10"])),
    ],
    [
      plain(pick(["combien d'heures sur ", "où en est ", "il reste quoi à faire sur ", "c'est quand le début de "])),
      name,
      plain(pick([" ?", "", " cette semaine ?"])),
    ],
  ]);
  return { pieces, about: null };
}

/** An order about a customer. */
export function customerOrder(pick: Pick): MadeText {
  const who = customer(pick);
  const before = pick([
    "relance ",
    "relance ",
    "montre la facture de ",
    "ouvre le devis de ",
    "envoie le devis à ",
    "envoie la facture de ",
    "il faudrait faire un avoir pour ",
    "fais un avoir à ",
    "marque la facture de ",
    "n'envoie pas le devis à ",
    "ne relance pas ",
    "pas besoin de relancer ",
    "faut pas facturer ",
    "passe l'adresse de ",
    "affiche la fiche de ",
  ]);
  const after = pick([
    "",
    "",
    " stp",
    " pour la F2026-018",
    ", ça traîne",
    " comme payée",
    " avant lundi",
    " maintenant",
  ]);
  return { pieces: [plain(head(pick) + before), ...who, plain(after)], about: null };
}

/** A question or a statement about a customer. */
export function customerQuestion(pick: Pick): MadeText {
  const who = customer(pick);
  const pieces = pick<Piece[]>([
    [
      plain(pick(["quel est le mail de ", "combien me doit ", "le téléphone de ", "est-ce que j'ai relancé "])),
      ...who,
      plain(" ?"),
    ],
    [
      plain(pick(["j'ai vu ", "j'ai eu ", "je sors de chez "])),
      ...who,
      plain(pick([" ce matin", " hier soir", " au téléphone"])),
    ],
    [
      ...who,
      plain(pick([" a payé", " a accepté le devis", " veut décaler", " me doit combien ?", " n'a pas répondu"])),
    ],
    [
      plain(
        pick(["combien on me doit ?", "j'ai facturé combien en octobre", "quels devis attendent ?", "merci", "ok top"]),
      ),
    ],
  ]);
  return { pieces, about: null };
}

/** An answer to a question. */
export function answerToQuestion(pick: Pick): MadeText {
  const who = customer(pick);
  const name: Piece = { words: projectTitle(pick), kind: "projectName" };
  const single: Piece = { words: wholeWork(pick), kind: "work" };
  return pick<MadeText>([
    { pieces: [plain(pick(["", "c'est ", "mets ", "la boîte c'est ", "euh "])), ...who], about: "company" },
    { pieces: [plain(pick(["", "c'est ", "appelle-le ", "on va dire "])), name], about: "projectName" },
    { pieces: [plain(pick(["", "", "c'est pour ", "il faut "])), single], about: "description" },
    { pieces: [plain(pick(["oui", "non", "je sais pas", "annule", "le 12 mai", "14 h à 48 €"]))], about: "recurrence" },
  ]);
}
