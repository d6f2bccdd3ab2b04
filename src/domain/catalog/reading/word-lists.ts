import { withoutAccents } from "../../shared/search-text.ts";

// Lists of plain words (without accents) that the reading of a description goes by.

/** The word that stands for a name. */
export const SOMEBODY = "quelqu";

/** People who do a part of the work in place of the company, or for whom it is done. */
export const PERSON_WORDS = list(
  "quelqu client cliente mari femme fils fille pere mere ami amie frere voisin voisine agence entreprise mairie " +
    "societe autre autres confrere collegue artisan proprietaire locataire syndic fournisseur imprimeur imprimerie " +
    "gendre cousin cousine oncle neveu papa maman copain pote conjoint compagnon tonton covering " +
    "mme madame monsieur gardien bailleur mariee createur creatrice association regisseur prestataire promoteur",
);

/** The beginning of a word for a trade, with the trade. A person of another trade does that part. */
export const TRADE_PEOPLE: readonly (readonly [string, string])[] = [
  ["plombier", "plombier"],
  ["chauffagiste", "chauffagiste"],
  ["electricien", "électricien"],
  ["peintre", "peintre"],
  ["macon", "maçon"],
  ["terrassier", "maçon"],
  ["carreleu", "carreleur"],
  ["menuisier", "menuisier"],
  ["ebeniste", "menuisier"],
  ["charpentier", "charpentier"],
  ["couvreur", "couvreur"],
  ["zingueur", "couvreur"],
  ["plaquiste", "plaquiste"],
  ["platrier", "plaquiste"],
  ["serrurier", "serrurier"],
  ["metallier", "serrurier"],
  ["jardinier", "jardinier-paysagiste"],
  ["paysagiste", "jardinier-paysagiste"],
  ["elagueur", "jardinier-paysagiste"],
  ["facadier", "façadier"],
  ["cuisiniste", "cuisiniste"],
  ["solier", "solier"],
  ["parqueteur", "solier"],
  ["moquettiste", "solier"],
  ["ramoneur", "ramonage-poêles"],
  ["fumiste", "ramonage-poêles"],
  ["poelier", "ramonage-poêles"],
  ["developpeu", "développeur web"],
  ["webmaster", "développeur web"],
  ["photographe", "photographe"],
  ["graphiste", "graphiste"],
  ["formateur", "consultant/formateur"],
  ["consultant", "consultant/formateur"],
  ["vitrier", "vitrier"],
  ["poseur", "poseur"],
  ["architecte", "architecte"],
  ["imprimeur", "imprimeur"],
  ["frigoriste", "chauffagiste"],
  ["redacteur", "rédacteur"],
  ["cloisonneur", "plaquiste"],
  ["marbrier", "marbrier"],
  ["pisciniste", "pisciniste"],
];

/** Articles and their like, which stand between two words of a group. */
export const ARTICLES = set("d de du des la le les l a au aux en un une");

/** Words that may stand between a preposition and its noun. */
export const BEFORE_NOUN = set(
  "la le les l un une mi mon ma mes notre nos votre vos son sa ses leur leurs ce cet cette ces petit petite grand " +
    "grande ancien ancienne vieux vieille vieil nouveau nouvelle nouvel autre meme tout toute toutes tous chaque " +
    "beau belle futur future quelque quelques",
);

/** Prepositions of place: what follows says where, and not what is done. */
export const PLACE_WORDS = set(
  "dans sous sur par chez pres cote dessus dessous face derriere devant entre vers autour contre apres avant jusqu " +
    "jusque rue au aux a depuis face dedans hors long bas haut proximite proche entree lieu pour selon en comme",
);

/** Adjectives between an action and « de »: « réfection complète de ». */
export const WHOLE_WORDS = set(
  "annuel annuelle mensuel mensuelle periodique preventif preventive complet complete total totale partiel " +
    "partielle electrique general generale entier entiere provisoire urgent",
);

/** Nouns of amounts: « 8 paires de volets », « une partie du toit ». */
export const AMOUNT_WORDS = set(
  "m² m³ ml m paire lot serie ensemble dizaine douzaine quinzaine vingtaine trentaine cinquantaine quarantaine " +
    "nombre type modele reste partie morceau bout " +
    "totalite piece unite kit couche rangee besoin envie devis prix sorte travaux " +
    "travail chantier projet mission demande presta prestation lave",
);

/** Nouns of a dwelling: the surface beside one is that of the place. */
export const DWELLING_WORDS = set(
  "maison appartement appart logement pavillon studio duplex loft bureau bureaux immeuble local locaux villa ferme " +
    "gite magasin boutique cabinet entrepot longere grange hangar batiment residence habitation surface open " +
    "plateau " +
    "t1 t2 t3 t4 t5 t6 f1 f2 f3 f4 f5 f6 bar restaurant boulangerie salon_coiffure habitable habitables habitat",
);

/** Nouns of a room: the surface beside one is that of its floor. */
export const ROOM_WORDS = set(
  "salon sejour chambre cuisine couloir entree salle piece bureau garage cellier buanderie veranda bain eau manger " +
    "degagement cave studio hall sdb palier comble combles mezzanine dressing arriere atelier reserve",
);

/** Words that leave what stands beside them to others, or as it is. */
export const LEFT_OUT_WORDS = set(
  "conserve conservee conserves conservees garde gardee gardes gardees gardent gardons conserver garder ailleurs " +
    "ulterieurement conservera gardera elle-meme inchange inchangee maintenu maintenue",
);

function list(words: string): string[] {
  return words.split(" ");
}

// Written without their plural mark, as words are read.
function set(words: string): ReadonlySet<string> {
  return new Set(
    list(words).flatMap((word) => [
      withoutAccents(word),
      word.length >= 4 && /[sx]$/.test(word) ? word.slice(0, -1) : word,
    ]),
  );
}
