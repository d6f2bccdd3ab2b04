/**
 * What words stand for, by their first letters, without accents. A word of less than four letters, or after « = », is
 * meant whole. A word may be in several classes.
 */
const CLASSES: Readonly<Record<string, string>> = {
  agreement:
    "accord accepte acceptons acceptation accepter validons valide validee validation =ok =oki banco =go " +
    "partant preneu conclu adjuge vendu entendu convenu approuve approuvons agree =deal perfect parfait =top " +
    "nickel feu convaincu unanim favorable approuv preneu chiche =oui =ouii bingo carre confiance",
  choice:
    "retenons retenu retenue choisi choisissons choisit selectionne attribu notifi attribution " +
    "gardons confi confions confier remet",
  signature: "sign signe signons paraph tampon =bpa signature signed",
  order: "commande commandez bon =bdc ordre =os lettre engagement marche",
  start:
    "commence commencez commencer demarre demarrer demarrez lance lancez lancer attaque attaquer debuter " +
    "programmez programmer planifi bloquez bloquer =go allez vas procedez proceder approvisionn lancement " +
    "start begin proceed ahead",
  deposit: "acompte arrhes avance",
  refusal: "refus decline declin renonc abandon annul rejet negative defavorable classons =stop",
  stop: "tomber arretons arrete arreter passer gele gelons reporte reportons suspendu abandonne",
  "somebody else": "autre autres ailleurs concurrent confrere concurrence quelqu quelqun =qqn different",
  regret: "desole regret malheureusement navre helas dommage =dsl sorry unfortunately",
  expensive: "cher chere couteux eleve exorbitant budget moyens depasse hors expensive exagere",
  cheaper: "moins baisse baisser remise geste effort reduction rabais negoci diminuer aligner ristourne discount",
  oneself: "moi-meme lui-meme nous-memes =seul seuls debrouill bricol",
  family:
    "mari femme epouse beau belle pere mere frere soeur fils fille cousin gendre oncle tante parents ami amie " +
    "copain copine voisin voisine associe conjoint compagn",
  thinking:
    "reflechi reflech hesit hesite decid decision etudi etudie etudions compar comparer regard regarde avis " +
    "temps patience attend attends attendons attente songe cogit statue commission pronon delibere examin etudier",
  "coming back": "reviens revenons recontact redis tiens tenir tiendr courant repond repondr reponse retour",
  received: "recu recue recus reception receptionn",
  thanks: "merci remerci thanks thank bravo =mrc",
  asking:
    "pouvez pourriez peux pourrais peut-on pouvons pourrions serait-il possible savoir question precis " +
    "preciser preciserez expliqu expliquer detail detailler confirmer indiquer communiquer fournir",
  "question word":
    "combien quand quel quelle quels quelles comment pourquoi =qui =ou lequel laquelle est-ce lesquels =qd " +
    "what when how which could can",
  condition:
    "condition reserve sauf hormis excepte =si =sinon seulement uniquement toutefois cependant =mais pourvu " +
    "prealable avant",
  change:
    "modifi corrig corriger rectifi refaire refaites ajout ajouter enlev enlever retir retirer remplac " +
    "supprim supprimer actualis oublie oubli manque manqu erreur faux fausse",
  quote:
    "devis chiffrage chiffrer chiffrez estim estimation proposition offre tarif tarifs prix cout coute " +
    "couterait cotation quote price montant",
  wish:
    "souhait voudr aimer desir besoin cherch recherch envisag projet veux veut voulons faudrait =faut need " +
    "looking",
  visit: "passer passez passerez venir venez visite deplac interven intervention rencontr",
  work:
    "peint plomb electri carrel toit tuile ardoise macon menuis fenetre porte portail volet cuisine bain " +
    "douche wc toilette evier lavabo robinet chaudiere chauff radiateur climati pompe poele chemin conduit " +
    "ramon parquet sol plafond mur cloison placo enduit facade isol combles grenier terrasse jardin haie " +
    "arbre elag tond tonte pelouse cloture muret piscine serrure escalier garde-corps meuble dressing placard " +
    "bibliotheque etager store rideau vitre vitrine enseigne logo site web photo photograph film video " +
    "mariage seance bapteme traduction cours traiteur gateau buffet dj musicien demenag nettoy menage " +
    "ordinateur reparation depann fuite goutte infiltr panne casse bloqu bouche disjonct prise tableau borne " +
    "lumiere spot interrupteur chauffe ballon cumulus mitigeur adoucisseur gouttiere velux souche " +
    "faitiere zinc bardage oliv palmier charme gazon arrosage arbuste bache lustre interphone " +
    "alarme camera eclairage projecteur borne tringle piano chaise commode banc rayonnage lit decor " +
    "bouquet fleurs couronne robe gato repas goûter gouter menage vitres site boutique application " +
    "appli logiciel intranet maquette audit texte relecture roman etiquette notice atelier guitare " +
    "soutien maths visite portrait shooting album book",
  "our work":
    "votre vos passage travaux chantier ouvrier equipe gars collegue apprenti intervenu pose posee installee " +
    "installe fait repar",
  late: "toujours encore retard relance promis semaine jours personne",
  complaint:
    "inacceptable inadmissible scandal honte bacle malfacon reserve mediocre mecontent decu exige rembours " +
    "avocat tribunal demeure plainte litige repression recommande responsable degrad moisi floue " +
    "degoute conciliateur mediateur huissier prejudice honteux",
  payment:
    "paye payer paie paiement regle regler reglement virement vire cheque vers solde encaiss preleve " +
    "prelevement paid payment",
  invoice:
    "facture facturation invoice avoir echeance duplicata fact honoraires recu acquitte situation proforma " +
    "releve impaye",
  dues: "loyer quittance cotisation prime appel honoraires note echeance avis debit preleve recu situation proforma",
  gift: "tombola kermesse lots don dons sponsor benevol parrain mecen lotissement",
  fraud:
    "verifi confirmez identite identifiants suspen limit bloqu expire heritage legue crypto gagne gagnent cliquant",
  delivery: "livraison livr colis expedi transporteur enlevement depot retrait acheminement suivi entrepot",
  supply: "fournisseur catalogue commande reference stock rupture gamme tarifaire",
  "leaving a list": "desinscri desabonn unsubscribe abonn preferences newsletter lettre infolettre ligne navigateur",
  promotion:
    "promo soldes offre remise exceptionnel profitez code vente flash gratuit offert inscription webinaire " +
    "salon nouveaut decouvr",
  selling:
    "visibilite referencement google clients prospects leads chiffre audit solution logiciel agence demo " +
    "rendez-vous accompagn boost developp partenaire abonnement coordonnees inscri commission " +
    "subvention eligible conseiller developp reserve partenariat adhesion offert",
  job:
    "candidat cv stage stagiaire alternance apprentissage emploi recrut motivation poste embauche interim " +
    "profils competences diplome apprenti =cap =bac formation =cfa lycee eleve college accueil " +
    "patron embauch reconversion tuteur accueillir",
  office:
    "urssaf impot impots tva declaration cotisation dgfip banque compte assurance contrat mutuelle greffe " +
    "comptable bilan caisse attestation sinistre expert mairie convocation assemblee",
  automatic:
    "automatique absent absente absence conges vacances noreply repondre delivered undeliver mailer ticket " +
    "notification",
  private: "bisous bises samedi dimanche anniversaire resto apero noel fete repas manger papa maman foot match",
  joy: "ravi content contente superbe magnifique beau belle canon genial super enchante bravo impeccable",
  date:
    "lundi mardi mercredi jeudi vendredi demain semaine janvier fevrier mars avril mai juin juillet aout " +
    "septembre octobre novembre decembre matin soir midi",
  file: "joint jointe joints pj piece ci-joint attached trouverez trouver veuillez",
  not: "ne =n pas non sans aucun aucune =plus =rien jamais",
  we: "je =j on nous",
  you: "vous tu",
  "?": "?",
};

const SHORTEST_STEM = 4;
const LONGEST_STEM = 12;

const WHOLE_WORDS = new Map<string, string[]>();
const STEMS = new Map<string, string[]>();
for (const [name, words] of Object.entries(CLASSES))
  for (const word of words.split(" ")) {
    const isWhole = word.startsWith("=") || word.length < SHORTEST_STEM;
    const letters = word.replace("=", "");
    const classes = isWhole ? WHOLE_WORDS : STEMS;
    classes.set(letters, [...(classes.get(letters) ?? []), name]);
  }

/** The classes of a word without accents and capitals. */
export function classesOfWord(word: string): string[] {
  const classes = new Set(WHOLE_WORDS.get(word));
  for (let length = SHORTEST_STEM; length <= Math.min(word.length, LONGEST_STEM); length++)
    for (const name of STEMS.get(word.slice(0, length)) ?? []) classes.add(name);
  return [...classes];
}
