import type { SpanKind } from "#domain/assistant/spans/span-tags.ts";
import type { QuestionName } from "#domain/assistant/understanding.ts";
import type { Pick } from "./grammar-words.ts";
import { firm, goods, personNames, work } from "./grammar-words.ts";

// The pieces that made sentences are put together of: customers, works with their prices, what stands around them.

/** A piece of a made sentence: its words, and what they name if they name anything. */
export type Piece = { words: string; kind: SpanKind | null };

/** A sentence by its pieces, and the question that it answers. */
export type MadeText = { pieces: Piece[]; about: QuestionName | null };

/** Words that name nothing. */
export const plain = (words: string): Piece => ({ words, kind: null });

/** Who: a firm, or a person with a title, a first name, a name. */
export function customer(pick: Pick): Piece[] {
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

/** A number of things. */
export function count(pick: Pick): string {
  return pick(NUMBERS);
}

/** A price. */
export function euros(pick: Pick): string {
  return `${pick(SUMS.concat(["1200", "2 400", "85"]))}${pick([" €", "€", " euros", "e", " €", " € HT"])}`;
}

/** One work with its price, in the orders that people use. */
export function pricedWork(pick: Pick): Piece[] {
  const workPiece: Piece = { words: work(pick), kind: "work" };
  const goodsPiece: Piece = { words: goods(pick), kind: "work" };
  const each = pick([
    " pièce",
    " l'unité",
    " l'un",
    " chacun",
    " la pièce",
    " par pièce",
    " l'arbre",
    "",
    "/u",
    " par unité",
  ]);
  const unit = pick(["m²", "m2", "ml", "mètres", "mètres carrés", "m", "kg", "h", "heures", "jours", "j"]);
  const by = pick([` le ${unit}`, `/${unit}`, " de l'heure", "/h", ""]);
  const at = pick([" à ", " a ", " x ", ", à ", " : "]);
  const hours = `${count(pick)}${pick([" h", "h", " heures", "h30", " heures et demie"])}`;
  const hourly = pick([" €/h", "€/h", " euros de l'heure", "€ de l'heure", " de l'heure", "e/h", " € l'heure"]);
  const flat = pick([" forfait ", ", forfait ", " au forfait ", " pour ", " : ", ", ", " "]);
  return pick<Piece[]>([
    [plain(`${count(pick)} `), goodsPiece, plain(`${at}${euros(pick)}${each}`)],
    [plain(`${count(pick)} ${unit} de `), workPiece, plain(`${at}${euros(pick)}${by}`)],
    [workPiece, plain(`${pick([" ", ", ", " : "])}${count(pick)} ${unit}${at}${euros(pick)}${by}`)],
    [workPiece, plain(`${pick([" ", ", ", " : "])}${hours}${at}${count(pick)}${hourly}`)],
    [plain(`${hours} de `), workPiece, plain(`${at}${count(pick)}${hourly}`)],
    [workPiece, plain(`${flat}${euros(pick)}`)],
    [plain(pick(["un ", "une ", "le ", "la "])), workPiece, plain(` à ${euros(pick)}`)],
    [
      workPiece,
      plain(
        ` ${count(pick)} ${pick(["jours", "j", "jour"])} à ${euros(pick)}${pick(["/j", " la journée", " par jour"])}`,
      ),
    ],
    [plain(`forfait ${euros(pick)} pour ${pick(["le ", "la ", "l'", ""])}`), workPiece],
  ]);
}

/** One work or several, each with its price. */
export function works(pick: Pick): Piece[] {
  const amount = pick([1, 1, 1, 2, 2, 3]);
  const joint = pick([", ", " et ", " + ", " puis ", " et puis ", ", ", " plus ", "\n- ", " ; "]);
  const lead = pick(["", "", "", "il y a ", "tu comptes ", "comprenant ", "avec ", "portant sur ", "soit ", "on met "]);
  return Array.from({ length: amount }, (_, at) => [plain(at === 0 ? lead : joint), ...pricedWork(pick)]).flat();
}

/** What is said at the end: the rate, the day, a discount. */
export function tails(pick: Pick): Piece[] {
  const day = pick([
    "lundi",
    "le 12 janvier",
    "demain",
    "le 4 mars",
    "la semaine prochaine",
    "jeudi prochain",
    "mi-mars",
  ]);
  const tail = () =>
    pick([
      "",
      "",
      "",
      ", TVA 10 %",
      " tva 20%",
      ". TVA à 10 %.",
      ", remise de 5 %",
      " avec 10% de remise",
      ", tout en TTC",
      `, début ${day}`,
      ` on commence ${day}`,
      `, à partir de ${day}`,
      `, je commence ${day}`,
      ` pour ${day}`,
      " stp",
      ", s'il te plaît",
      " merci",
      ", tous les mois",
      ", récurrent",
      `. Début ${day}.`,
      ` du 4 au 8 janvier`,
      " sans TVA",
    ]);
  return [plain(tail()), plain(tail())];
}

/** What is said before the order. */
export function head(pick: Pick): string {
  return pick([
    "",
    "",
    "",
    "bonjour, ",
    "salut ",
    "bon alors ",
    "ok ",
    "dis, ",
    "slt ",
    "Bonjour, ",
    "euh ",
    "alors ",
    "hello, ",
  ]);
}

/** The order of a document. */
export function documentAsked(pick: Pick): string {
  const noun = pick(["devis", "devis", "facture", "devi", "fact", "devis"]);
  const article = noun.startsWith("f") ? "une " : "un ";
  const verb = pick([
    "fais ",
    "fais-moi ",
    "prépare ",
    "tu me fais ",
    "il me faut ",
    "je voudrais ",
    "peux-tu faire ",
    "établis ",
    "crée ",
    "pourriez-vous préparer ",
    "j'aurais besoin d'",
    "fait moi ",
    "Merci d'établir ",
    "Veuillez rédiger ",
    "prépare-moi ",
    "il faudrait ",
    "on fait ",
    "sors moi ",
    "je dois faire ",
    "tu peux me sortir ",
    "Je souhaite ",
    "faut faire ",
  ]);
  return pick([`${verb}${article}${noun}`, `${verb}${article}${noun}`, noun, `nouveau ${noun}`, `${noun} à faire`]);
}
