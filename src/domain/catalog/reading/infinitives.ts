/** True for the infinitive of a verb: « refermer », and not « escalier ». */
export function isInfinitive(text: string): boolean {
  if (text.endsWith("ier") && !VERBS_IN_IER.has(text)) return false;
  return text.length > 4 && /(?:er|ir|[dt]re|[^oa]ire|faire)$/.test(text) && !NO_VERBS.has(text) && !isNounInOir(text);
}

// « pilier », « escalier »: most words in -ier are nouns.
const VERBS_IN_IER = new Set("verifier modifier scier trier plier relier publier copier initier planifier".split(" "));

// « séchoir », « arrosoir »: the verbs in -oir are few.
function isNounInOir(text: string): boolean {
  return text.endsWith("oir") && !/(?:cevoir|voir|seoir|mouvoir|pleuvoir)$/.test(text);
}

const NO_VERBS = new Set(
  (
    "evier papier escalier plancher foyer palier panier clavier mobilier terrier chantier atelier courrier cahier " +
    "levier mortier sentier fevrier janvier metier gravier grenier cellier olivier pommier cerisier figuier " +
    "premier dernier derriere cuisinier particulier entier regulier acier hiver fichier dossier calendrier " +
    "quartier loyer noyer danger leger etranger verger potager berger boulanger clocher rocher plaisir avenir " +
    "souvenir tiroir miroir lavoir couloir autre centre metre mettre etre fenetre livre poutre platre lettre " +
    "titre quatre contre notre votre entre litre filtre cintre maitre peintre poudre cadre ordre moindre cendre " +
    "cuivre tuyauterie decembre desir trottoir soir reservoir noir espoir voir avoir savoir pouvoir vouloir " +
    "devoir falloir univers ouvrier plombier chauffagiste " +
    "vitre lustre hetre cedre registre theatre chapitre montre feutre ventre diametre perimetre thermometre " +
    "parametre trimestre semestre orchestre arbitre pupitre cloitre flyer sticker poster banner newsletter footer " +
    "header slider teaser polyester boiler electromenager inter laser mixer super cutter roller charter container " +
    "cluster docker designer master poulailler loisir escadre foudre cidre empire navire"
  ).split(" "),
);
