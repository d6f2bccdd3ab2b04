// Words of orders (without accents, as they are read): what may stand before one, and what orders nothing.

/** What may stand before an infinitive that orders: « il faut », « pouvez-vous », « merci de », « à », « puis ». */
export const ORDERED = list(
  "faut faudrait faudra faire vou nou de d a voudrai voudrait voudrion souhaite souhaiterai veux veut voulon " +
    "juste aussi egalement venir pouvez pourriez peut peux en le la les l et pui puis voulez besoin aimerai " +
    "aimerion doit devez restera reste tu peu " +
    "pourrai pourrait pouvoir va vas prevoir donc bien svp y tout vient viennent",
);

/** What may stand before a noun that orders: « devis pour la pose », « prévoir le remplacement ». */
export const REQUEST_WORDS = list(
  "devi prix tarif pour besoin demande souhaiton desire desiron proceder souhaite " +
    "souhaiterai voudrai voudrion aimerai aimerion veux voulon faut " +
    "faudrait " +
    "faudra il on je nou vou vous nous c est faire realiser effectuer prevoir aussi egalement juste plu puis et " +
    "en bonjour " +
    "chiffrer chiffrage estimation concernant objet projet travaux lot intervention a y compri urgent svp merci " +
    "confirme cherche recherche quelqu bonsoir salut bjr pui votre suite possible enfin ensuite",
);

/** Words of writing, of time and of agreement, and steps that belong to any work. */
export const NO_ORDER = list(
  "assortir virement " +
    "rappeler envoyer contacter confirmer recevoir chiffrer chiffrage estimer estimation discuter payer paiement " +
    "acheter achat louer location garder conserver proteger protection laisser prevoir livrer livraison fournir " +
    "fourniture compter regarder chercher trouver visiter visite venir passer passage prendre fait avoir etre " +
    "dire parler demander donner tenir arriver partir rentrer sortir permettre attendre commencer finir terminer " +
    "manger dormir cuire rendre besoin souhait souhaite souhaiter voudrai veut veux intervention intervenir " +
    "evacuer evacuation ranger rangement tester test essai relever balayer debarrasser inclure mettre mise remise " +
    "servir revenir appeler repondre aider aide utiliser respecter creuser adapter adaptation signer valider " +
    "validation choisir entendre comprendre ecrire lire vendre tomber sentir dater diner souper gouter logement " +
    "appartement departement batiment equipement document element emplacement moment garage etage message cottage " +
    "village voyage menage image page stage avantage dommage fromage station situation question option position " +
    "condition attention information formation relation association nation voiture facture ouverture couverture " +
    "nature mesure hauteur toiture peinture contourner eviter respecter prendre cacher masquer savoir voir lancement",
);

/** Nouns that no trade works on: papers, time, people, waste, and what stays vague. */
export const NO_THINGS = list(
  "devi acompte virement " +
    "facture point necessaire tour pri prix photo rdv course possible mesure propre relance suite reste choix " +
    "avis " +
    "question reponse temp jour semaine moi delai date contact retour compte budget idee solution appel message " +
    "mail " +
    "telephone visite rendez client cliente vou nou vous nous equipe monsieur madame gravat dechet encombrant " +
    "deblai " +
    "poussiere abord chantier tout toute tou rien chose truc merci urgent plusieur quelque quoi cela celui celle " +
    "ceux elle lui maniere facon niveau place lieu cote endroit bout fin debut fois foi etat accord eau courant " +
    "electricite probleme souci panne fuite besoin service aide garantie assurance expert dossier jeu blague " +
    "recette " +
    "farine oeuf sucre beurre lait sel poivre enfant chien chat voisin ordinaire neuf nouvelle nouveau ancien " +
    "vieux " +
    "vieille deuxieme premier premiere meme autre leur leurs mien notre votre plan confirmation fourniture " +
    "materiel materiaux produit couche paire taille finition dernier derniere ca bien mal mieux plus moin pas tres " +
    "hauteur largeur longueur epaisseur dimension surface pret prete vite fort comme ainsi aussi donc alors sinon " +
    "arriere nord sud ouest gauche droite " +
    "avant apre toujour jamais encore deja antirouille glycero acrylique laque satin primaire impression",
);

/** Work that no class of actions knows: « renforcement », « motorisation ». */
export const OTHER_NOUNS = (
  "audit diagnos bilan conseil accompagn renfor consolid fermeture rebouchage ponc traitement motoris decoup scell " +
  "deplac modif prolong rallong agrandi redac integr correct etude hivernage vidange assech"
).split(" ");

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
