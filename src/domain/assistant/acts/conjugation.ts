// The forms of French verbs that an order, a request or a wish may take, without accents: infinitive, present and
// imperative, subjunctive, and the future and conditional of « tu » and « vous » (« tu me ferais un devis »).

/** Each irregular verb: « tu » and « il » of the present, the stem of « vous », that of the subjunctive, the future. */
const IRREGULAR: Record<string, string> = {
  faire: "fais fait fais fass fer",
  refaire: "refais refait refais refass refer",
  mettre: "mets met mett mett mettr",
  remettre: "remets remet remett remett remettr",
  emettre: "emets emet emett emett emettr",
  transmettre: "transmets transmet transmett transmett transmettr",
  sortir: "sors sort sort sort sortir",
  ressortir: "ressors ressort ressort ressort ressortir",
  voir: "vois voit voy voi verr",
  revoir: "revois revoit revoy revoi reverr",
  ouvrir: "ouvre ouvre ouvr ouvr ouvrir",
  envoyer: "envoie envoie envoy envoi enverr",
  renvoyer: "renvoie renvoie renvoy renvoi renverr",
  produire: "produis produit produis produis produir",
  pondre: "ponds pond pond pond pondr",
  dire: "dis dit dis dis dir",
  savoir: "sais sait sav sach saur",
  obtenir: "obtiens obtient obten obtienn obtiendr",
  recevoir: "recois recoit recev recoiv recevr",
  inscrire: "inscris inscrit inscriv inscriv inscrir",
  ecrire: "ecris ecrit ecriv ecriv ecrir",
  partir: "pars part part part partir",
  concevoir: "concois concoit concev concoiv concevr",
  reprendre: "reprends reprend repren reprenn reprendr",
};

// « vous » without « -ez ».
const SHORT: Record<string, string[]> = { faire: ["faites"], refaire: ["refaites"], dire: ["dites"] };

/** The forms of a verb by its infinitive: irregular, in « -ir » (« établissez ») or in « -er ». */
export function formsOf(infinitive: string): string[] {
  const parts = IRREGULAR[infinitive]?.split(" ");
  if (parts && Object.hasOwn(IRREGULAR, infinitive)) {
    const [you = "", it = "", plural = "", wish = "", later = ""] = parts;
    return [
      infinitive,
      you,
      it,
      ...(SHORT[infinitive] ?? []),
      ...withEndings(plural, "ez ons"),
      ...withEndings(wish, WISHES),
      ...withEndings(later, LATER),
    ];
  }
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith("ir"))
    return [
      infinitive,
      ...withEndings(stem, "is it issez issons isse isses issiez"),
      ...withEndings(infinitive, LATER),
    ];
  return [
    infinitive,
    ...withEndings(stem, stem.endsWith("g") ? `${ENDINGS} eons` : ENDINGS),
    ...withEndings(infinitive, LATER),
  ];
}

const ENDINGS = "e es ez ons ions iez";
const WISHES = "e es iez ions";
const LATER = "as ez ais iez";

function withEndings(stem: string, endings: string): string[] {
  return endings.split(" ").map((ending) => `${stem}${ending}`);
}

/** True for « ferais », « pourriez »: « tu me ferais pas un devis » asks for it. */
export function isConditional(word: string): boolean {
  return /r(?:ais|iez)$/.test(word) && word.length > 5;
}
