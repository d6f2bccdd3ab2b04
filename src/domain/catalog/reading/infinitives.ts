/** True for the infinitive of a verb: « refermer », and not « escalier ». */
export function isInfinitive(text: string): boolean {
  if (text.endsWith("ier") && !VERBS_IN_IER.has(text)) return false;
  return text.length > 4 && /(?:er|ir|[dt]re|[^o]ire)$/.test(text) && !NO_VERBS.has(text);
}

// « pilier », « escalier »: most words in -ier are nouns.
const VERBS_IN_IER = new Set("verifier modifier scier trier plier relier publier copier initier planifier".split(" "));

const NO_VERBS = new Set(
  (
    "evier papier escalier plancher foyer palier panier clavier mobilier terrier chantier atelier courrier cahier " +
    "levier mortier sentier fevrier janvier metier gravier grenier cellier olivier pommier cerisier figuier " +
    "premier dernier derriere cuisinier particulier entier regulier acier hiver fichier dossier calendrier " +
    "quartier loyer noyer danger leger etranger verger potager berger boulanger clocher rocher plaisir avenir " +
    "souvenir tiroir miroir lavoir couloir autre centre metre mettre etre fenetre livre poutre platre lettre " +
    "titre quatre contre notre votre entre litre filtre cintre maitre peintre poudre cadre ordre moindre cendre " +
    "cuivre tuyauterie decembre desir trottoir soir reservoir noir espoir voir avoir savoir pouvoir vouloir " +
    "devoir falloir univers ouvrier plombier chauffagiste"
  ).split(" "),
);
