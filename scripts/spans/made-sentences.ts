import type { SpanKind } from "#domain/assistant/spans/span-tags.ts";
import { tagOf } from "#domain/assistant/spans/span-tags.ts";
import type { QuestionName } from "#domain/assistant/understanding.ts";
import { tokensOf } from "#domain/assistant/words/tokens.ts";
import type { Pick } from "./grammar-words.ts";
import { firm, personNames, projectTitle, things, wholeWork, work } from "./grammar-words.ts";
import { noisy } from "./noise.ts";
import type { TaggedText } from "./said-items.ts";

/** A piece of a made sentence: its words, and what they name if they name anything. */
export type Piece = { words: string; kind: SpanKind | null };

/** Sentences made of a grammar, whose names and works are known. */
export function madeSentences(count: number, random: () => number): TaggedText[] {
  const pick: Pick = (list) => list[Math.floor(random() * list.length)] ?? list[0]!;
  return Array.from({ length: count }, () => {
    const { pieces, about } = sentence(pick);
    return tagged(noisy(pieces, pick), about);
  });
}

function tagged(pieces: readonly Piece[], about: QuestionName | null): TaggedText {
  const text = pieces.map(({ words }) => words).join("");
  const tokens = tokensOf(text);
  const tags = tokens.map(() => 0);
  let start = 0;
  for (const { words, kind } of pieces) {
    const end = start + words.length;
    let isFirst = true;
    if (kind)
      tokens.forEach((token, at) => {
        if (token.start < start || token.end > end) return;
        tags[at] = tagOf(kind, isFirst);
        isFirst = false;
      });
    start = end;
  }
  return { text, tokens, about, tags };
}

const plain = (words: string): Piece => ({ words, kind: null });

type Made = { pieces: Piece[]; about: QuestionName | null };

function sentence(pick: Pick): Made {
  const make = pick([rich, rich, rich, rich, rich, labelled, labelled, ofProject, ofProject, simple, simple, asked, answer]);
  return make(pick);
}

// Who: a firm, or a person with a title, a first name, a name.
function customer(pick: Pick): Piece[] {
  const { link, name } = firm(pick);
  const { firstName, lastName } = personNames(pick);
  const title = pick(["M. ", "Mme ", "madame ", "monsieur ", "mr ", "mme ", "m. ", "Mlle ", "m "]);
  const ofFirm = [plain(link), { words: name, kind: "company" as const }];
  const first: Piece = { words: firstName, kind: "firstName" };
  const last: Piece = { words: lastName, kind: "lastName" };
  return pick<Piece[]>([
    ofFirm,
    ofFirm,
    ofFirm,
    [plain(title), last],
    [plain(title), first, plain(" "), last],
    [first, plain(" "), last],
    [plain(pick(["les ", "la famille ", "l'épicière ", "docteur "])), last],
  ]);
}

const NUMBERS = "1 2 3 4 5 6 7 8 9 10 12 14 16 18 20 25 30 36 45 60 80 120".split(" ");
const SUMS = "12 18 24 35 38 42 45 48,50 55 60 75 90 120 180 240 320 450 690 1 200".split(" ");

function count(pick: Pick): string {
  return pick(NUMBERS);
}

function euros(pick: Pick): string {
  return `${pick(SUMS.concat(["1200", "2 400", "85"]))}${pick([" €", "€", " euros", "e", " €", " € HT"])}`;
}

// One work with its price, in the orders that people use.
function pricedWork(pick: Pick): Piece[] {
  const named: Piece = { words: work(pick), kind: "work" };
  const goods: Piece = { words: things(pick), kind: "work" };
  const each = pick([" pièce", " l'unité", " l'un", " chacun", " la pièce", " par pièce", " l'arbre", "", "/u", " par unité"]);
  const unit = pick(["m²", "m2", "ml", "mètres", "mètres carrés", "m", "kg", "h", "heures", "jours", "j"]);
  const by = pick([` le ${unit}`, `/${unit}`, " de l'heure", "/h", ""]);
  const at = pick([" à ", " a ", " x ", ", à ", " : "]);
  const hours = `${count(pick)}${pick([" h", "h", " heures", "h30", " heures et demie"])}`;
  const hourly = pick([" €/h", "€/h", " euros de l'heure", "€ de l'heure", " de l'heure", "e/h", " € l'heure"]);
  const flat = pick([" forfait ", ", forfait ", " au forfait ", " pour ", " : ", ", ", " "]);
  return pick<Piece[]>([
    [plain(`${count(pick)} `), goods, plain(`${at}${euros(pick)}${each}`)],
    [plain(`${count(pick)} ${unit} de `), named, plain(`${at}${euros(pick)}${by}`)],
    [named, plain(`${pick([" ", ", ", " : "])}${count(pick)} ${unit}${at}${euros(pick)}${by}`)],
    [named, plain(`${pick([" ", ", ", " : "])}${hours}${at}${count(pick)}${hourly}`)],
    [plain(`${hours} de `), named, plain(`${at}${count(pick)}${hourly}`)],
    [named, plain(`${flat}${euros(pick)}`)],
    [plain(pick(["un ", "une ", "le ", "la "])), named, plain(` à ${euros(pick)}`)],
    [named, plain(` ${count(pick)} ${pick(["jours", "j", "jour"])} à ${euros(pick)}${pick(["/j", " la journée", " par jour"])}`)],
    [plain(`forfait ${euros(pick)} pour ${pick(["le ", "la ", "l'", ""])}`), named],
  ]);
}

function works(pick: Pick): Piece[] {
  const amount = pick([1, 1, 1, 2, 2, 3]);
  const joint = pick([", ", " et ", " + ", " puis ", " et puis ", ", ", " plus ", "\n- ", " ; "]);
  const lead = pick(["", "", "", "il y a ", "tu comptes ", "comprenant ", "avec ", "portant sur ", "soit ", "on met "]);
  return Array.from({ length: amount }, (_, at) => [plain(at === 0 ? lead : joint), ...pricedWork(pick)]).flat();
}

function tails(pick: Pick): Piece[] {
  const day = pick(["lundi", "le 12 janvier", "demain", "le 4 mars", "la semaine prochaine", "jeudi prochain", "mi-mars"]);
  const tail = () =>
    pick([
      "", "", "", ", TVA 10 %", " tva 20%", ". TVA à 10 %.", ", remise de 5 %", " avec 10% de remise", ", tout en TTC",
      `, début ${day}`, ` on commence ${day}`, `, à partir de ${day}`, `, je commence ${day}`, ` pour ${day}`, " stp",
      ", s'il te plaît", " merci", ", tous les mois", ", récurrent", `. Début ${day}.`, ` du 4 au 8 janvier`, " sans TVA",
    ]);
  return [plain(tail()), plain(tail())];
}

function head(pick: Pick): string {
  return pick([
    "", "", "", "bonjour, ", "salut ", "bon alors ", "ok ", "dis, ", "slt ", "Bonjour, ", "euh ", "alors ", "hello, ",
  ]);
}

function documentAsked(pick: Pick): string {
  const noun = pick(["devis", "devis", "facture", "devi", "fact", "devis"]);
  const article = noun.startsWith("f") ? "une " : "un ";
  const verb = pick([
    "fais ", "fais-moi ", "prépare ", "tu me fais ", "il me faut ", "je voudrais ", "peux-tu faire ", "établis ", "crée ",
    "pourriez-vous préparer ", "j'aurais besoin d'", "fait moi ", "Merci d'établir ", "Veuillez rédiger ", "prépare-moi ",
    "il faudrait ", "on fait ", "sors moi ", "je dois faire ", "tu peux me sortir ", "Je souhaite ", "faut faire ",
  ]);
  return pick([`${verb}${article}${noun}`, `${verb}${article}${noun}`, noun, `nouveau ${noun}`, `${noun} à faire`]);
}

function rich(pick: Pick): Made {
  const who = customer(pick);
  const link = pick([" pour ", " pour ", " pour ", " pr ", " à ", " chez ", " ", " au nom de ", " destiné à ", ", client ", " de "]);
  const joint = pick([", ", " : ", " ", " pour ", " ", ". ", "\n", " - ", ", c'est pour ", " concernant "]);
  const first = pick([head(pick), head(pick), head(pick)]);
  const opening = [plain(first + documentAsked(pick)), plain(link), ...who];
  const single: Piece = { words: wholeWork(pick), kind: "work" };
  const pieces = pick<Piece[]>([
    [...opening, plain(joint), ...works(pick)],
    [...opening, plain(joint), ...works(pick)],
    [...opening, plain(joint), ...works(pick)],
    [...opening, plain(joint), single],
    [plain(`${first}${documentAsked(pick)} `), single, plain(pick([" pour ", " ", ", client "])), ...who, plain(` ${euros(pick)}`)],
    [plain(`${first}pour `), ...who, plain(`, ${documentAsked(pick)}${pick([" : ", " ", " pour "])}`), ...works(pick)],
    [plain(`${first}${documentAsked(pick)} de ${euros(pick)}${link}`), ...who, plain(" pour "), single],
    opening,
  ]);
  return { pieces: [...pieces, ...tails(pick)], about: null };
}

function labelled(pick: Pick): Made {
  const title = pick(["Devis", "FACTURE", "Nouveau devis", "devis à faire", "À facturer", "Demande de devis", "facture"]);
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
  const contact = pick([[], line("Tél,tel,Téléphone,Portable", [plain("06 12 34 56 78")]), line("Mail,Email", [plain("a.b@free.fr")])]);
  const what = pick([
    line("Objet,Travaux,Prestation,Intervention,Motif,Boulot,Travail,Description,Besoin,Sujet,Mission,Presta", [single])
      .concat(line("Durée,Temps,Heures,temps passé", [plain(`${count(pick)} h`)]))
      .concat(line("Taux,Tarif,Prix horaire", [plain(`${count(pick)} €/h`)])),
    line("Objet,Travaux,Prestation,Description,Détail,Nature,Chantier à faire", [single]).concat(
      line("Prix,Montant,Forfait,Total,Tarif", [plain(euros(pick))]),
    ),
    Array.from({ length: pick([2, 3]) }, () => [plain(pick(["\n- ", "\n", "\n• "])), ...pricedWork(pick)]).flat(),
  ]);
  const project = pick<Piece[]>([[], line("Projet,Chantier,Nom du projet", [{ words: projectTitle(pick), kind: "projectName" }])]);
  const end = pick([[], line("TVA,tva", [plain("10 %")]), line("Début,Démarrage,Fin", [plain("11 janvier")])]);
  return { pieces: [plain(title), ...who, ...contact, ...project, ...what, ...end], about: null };
}

function ofProject(pick: Pick): Made {
  const name: Piece = { words: projectTitle(pick), kind: "projectName" };
  const quoted: Piece[] = pick([[name], [name], [plain("« "), name, plain(" »")]]);
  const who = customer(pick);
  const make = pick(["crée un projet ", "ouvre le projet ", "nouveau projet ", "crée-moi le chantier ", "on démarre un projet "]);
  const called = pick(["", "", "qui s'appelle ", "intitulé ", "nommé ", "appelé "]);
  const hours = `${count(pick)}${pick(["h", " h", " heures", "h30"])}`;
  const single: Piece = { words: wholeWork(pick), kind: "work" };
  const pieces = pick<Piece[]>([
    [plain(head(pick) + make + called), ...quoted, plain(pick([" pour ", " chez ", ", client "])), ...who, ...tails(pick)],
    [plain(head(pick) + make + called), ...quoted],
    [plain(pick(["ajoute ", "mets ", "note ", "rajoute "]) + hours + pick([" sur le projet ", " sur ", " au chantier "])), name],
    [plain(`ajoute ${hours} de `), single, plain(pick([" sur ", " au projet ", " sur le chantier "])), name],
    [plain(pick(["décale ", "repousse ", "avance ", "déplace "]) + pick(["", "le projet ", "le chantier "])), name, plain(" au 12 mars")],
    [plain(pick(["fais la liste des tâches du projet ", "prépare les tâches pour ", "liste les tâches de "])), name],
    [plain(pick(["facture le projet ", "fais la facture du chantier ", "devis pour le projet ", "ouvre le chantier "])), name],
    [plain(pick(["sur le projet ", "sur ", "pour le chantier "])), name, plain(pick([", passe le taux à 50 €", " mets la TVA à 10"]))],
    [plain(pick(["combien d'heures sur ", "où en est ", "il reste quoi à faire sur ", "c'est quand le début de "])), name, plain(pick([" ?", "", " cette semaine ?"]))],
  ]);
  return { pieces, about: null };
}

function simple(pick: Pick): Made {
  const who = customer(pick);
  const before = pick([
    "relance ", "relance ", "montre la facture de ", "ouvre le devis de ", "envoie le devis à ", "envoie la facture de ",
    "il faudrait faire un avoir pour ", "fais un avoir à ", "marque la facture de ", "n'envoie pas le devis à ",
    "ne relance pas ", "pas besoin de relancer ", "faut pas facturer ", "passe l'adresse de ", "affiche la fiche de ",
  ]);
  const after = pick(["", "", " stp", " pour la F2026-018", ", ça traîne", " comme payée", " avant lundi", " maintenant"]);
  return { pieces: [plain(head(pick) + before), ...who, plain(after)], about: null };
}

function asked(pick: Pick): Made {
  const who = customer(pick);
  const pieces = pick<Piece[]>([
    [plain(pick(["quel est le mail de ", "combien me doit ", "le téléphone de ", "est-ce que j'ai relancé "])), ...who, plain(" ?")],
    [plain(pick(["j'ai vu ", "j'ai eu ", "je sors de chez "])), ...who, plain(pick([" ce matin", " hier soir", " au téléphone"]))],
    [...who, plain(pick([" a payé", " a accepté le devis", " veut décaler", " me doit combien ?", " n'a pas répondu"]))],
    [plain(pick(["combien on me doit ?", "j'ai facturé combien en octobre", "quels devis attendent ?", "merci", "ok top"]))],
  ]);
  return { pieces, about: null };
}

function answer(pick: Pick): Made {
  const who = customer(pick);
  const name: Piece = { words: projectTitle(pick), kind: "projectName" };
  const single: Piece = { words: wholeWork(pick), kind: "work" };
  return pick<Made>([
    { pieces: [plain(pick(["", "c'est ", "mets ", "la boîte c'est ", "euh "])), ...who], about: "company" },
    { pieces: [plain(pick(["", "c'est ", "appelle-le ", "on va dire "])), name], about: "projectName" },
    { pieces: [plain(pick(["", "", "c'est pour ", "il faut "])), single], about: "description" },
    { pieces: [plain(pick(["oui", "non", "je sais pas", "annule", "le 12 mai", "14 h à 48 €"]))], about: "recurrence" },
  ]);
}
