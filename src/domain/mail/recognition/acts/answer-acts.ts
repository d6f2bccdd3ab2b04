import { raw } from "./raw-pattern.ts";

const YOU = raw`
  (?:vous|tu|t'|votre \w+|vos \w+|ton \w+|ta \w+)`;
const PAPER = raw`
  (?:attestations?|certificats?|consuel|duplicata|copie|factures?|rib|iban|kbis|rapport|pv|proces-verbal|ppsps|
  notice|decennale|fiches? techniques?|compte rendu|releve d'heures|bordereau|numero de tva|siret|justificatif|
  photos apres)`;
const QUOTE = raw`
  (?:devis|chiffrage|proposition|estimation|offre|prix)`;
const SEND = raw`
  (?:envo[yi]\w+|renvo[yi]\w+|adress\w+|transm\w+|fourni\w*|faire parvenir|communiqu\w+|retourn\w+|redonn\w+|
  refai\w+|produire|remettre|me l\w+|retrouver|suivre)`;
const MAKE = raw`
  (?:install|pos|chang|refai|fai|plant|repar|rempla|pein|livr|renov|coul|mont|construi|intervenu|venu|pass|branch|
  regl|fabriqu|achet|tir|cree|realis|repein|reprise?)\w*`;
const DAY = raw`
  (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|semaine|date|jour)`;

/**
 * What customers say of a quote of ours, and of what stands between us, without accents and capitals.
 * « ~ » stands for some words of a sentence.
 */
export const ANSWER_ACTS: Readonly<Record<string, string>> = {
  "you made": raw`
    \b(?:vous|tu|t')~(?:avez|aviez|as|avais|etes|etiez|es)~${MAKE}|\bque vous (?:avez|aviez|nous avez|
    m'avez)~${MAKE}`,
  "you came": raw`
    \bvotre (?:passage|visite|venue|intervention|equipe|ouvrier|collegue)|\b(?:vous|tu) (?:etes|etiez|es) (?:venu|
    passe)`,
  "you promised": raw`
    \b(?:promis|deviez|devais|m'avi?ez (?:dit|assure)|nous avi?ez (?:dit|assure|parle)|m'avez assure|annonce)\b`,
  "bought from you": raw`
    \b(?:achete|pris|commande)~chez vous\b`,
  "works under way": raw`
    \b(?:chantier|travaux|pose|equipe|ouvriers?)~(?:finir|fini\w*|avance\w*|reprend\w*|termin\w*|revien\w*|
    dure\w*)|\b(?:fini\w*|termin\w*)~(?:avant|d'ici|pour quand|a temps)`,
  "asks paper": raw`
    \b${PAPER}~${SEND}|\b${SEND}~${PAPER}|\b(?:manque|reclame\w*|demande\w*|besoin|exige\w*|attend\w*)~${PAPER}|
    \b${PAPER}~(?:manque\w*|reclame\w*|egare\w*|perdu\w*|come through)`,
  "waits quote": raw`
    \b(?:toujours pas|jamais|pas encore|rien|attends|attendons|attente|promis|deviez|relance|rappel|espere\w*|
    recevrai|avanc\w+|ou en)~${QUOTE}|\b${QUOTE}~(?:toujours pas|jamais (?:recu|arrive)|pas recu|promis|attends|
    attendons|attente|se fait attendre|quand je|recevrai|ou en|est parti|n'est pas arrive)|\b(?:rien recu|
    sans nouvelles?|pas (?:eu )?de nouvelles|boite est vide|rien vu venir)`,
  "moves date": raw`
    \b(?:decal\w+|deplac\w+|report\w+|avancer|repouss\w+|chang\w+)~(?:rdv|rendez|pose|passage|intervention|visite|
    ${DAY})|\b(?:decaler|reporter)\b`,
  "asks date": raw`
    \b(?:quand|quel jour|quelle date|quelle heure|a quelle|toujours (?:bon|ok|d'accord|pour))\b~${YOU}?|\b(?:tjrs|
    toujours)~(?:${DAY}|ce soir|prevu)`,
  "asks advice": raw`
    \b(?:est-ce normal|c'est normal|c normal|quel produit|avec quoi|lequel (?:prendre|choisir|me)|vous (?:nous |
    me )?conseill\w+|conseillez|faut-il|dois-je|doit-on|est-ce qu'il faut|comment (?:je|on|faire|dois))`,
  "asks terms": raw`
    \b(?:horaires|le (?:samedi|week-?end)|carte bancaire|facilites|plusieurs fois|deux fois|trois fois|
    deux cheques|delais? (?:en general|habituel)|vous deplacez|intervenez|secteur|zone)\b`,
  guarantee: raw`
    \bgaranti\w*`,
  "asks invoice": raw`
    \bfacture\w*~(?:erreur|corrig\w+|rectif\w+|nom de|libell\w+|comprends pas|correspond\w*|difference|ecart|
    ligne|pourquoi|rejetee|numero d'engagement)|\b(?:erreur|corrig\w+|rectif\w+|pourquoi|ecart|difference|
    comprends pas|refaire)~factur\w*`,
  "changes quote": raw`
    \b(?:reprendre|repreniez|reprenez|refa\w+|modifi\w+|revo\w+|corrig\w+|rectifi\w+|scind\w+|separ\w+|
    actualis\w+|mettre a jour|renvo\w+|refonte|ajout\w+|preciser)~${QUOTE}|\b${QUOTE}~(?:modifi\w+|corrige\w*|
    rectifie\w*|revu\w*|separe\w*|actualise\w*|scinde\w*|refai\w+|a refaire|mis a jour|ainsi)|
    \bnouvelle version\b|\bautre version\b|\bnouveau devis\b|\bvotre copie\b`,
  "swaps in quote": raw`
    \b(?:au lieu|a la place|substitu\w+|plutot qu\w*|sans (?:la|le|les)|en remplac\w+|enlev\w+|retir\w+|suppr\w+|
    exclu\w*|laisse de cote|pas (?:la|le|les|pour))\b`,
  bargains: raw`
    \b(?:moins cher|geste|remise|ristourne|effort|negoci\w+|rabais|align\w+|baiss\w+|descendre|meilleur prix|
    marge|tout rond|arrondi\w*|combien de moins|faire mieux)\b`,
  "asks line": raw`
    \b(?:ligne|poste|detail|option|compris|comprise|inclus|incluse|tva|prime|aide|garantie|delai|acompte|
    difference|epaisseur|marque|reference|norme)\b[^.!\n]{0,80}\?`,
  condition: raw`
    \b(?:sous reserve|a (?:la )?condition|si vous|des que|avant de|pourvu|a ceci pres|sauf|seulement|uniquement)\b`,
  "yes now": raw`
    \b(?:c'est (?:oui|bon|ok|d'accord|entendu|valide|parfait)|c ok|c bon|ok pour|on y va|allez-?y|vas-?y|banco|
    go\b|faites\b|on (?:se lance|signe|valide|prend|part)|je (?:valide|signe|prends)|nous (?:validons|acceptons|
    signons)|bon pour accord|feu vert|accord du|d'accord|partant)`,
  "yes given": raw`
    \b(?:(?:devis|proposition|offre|commande)~(?:accepte\w*|valide\w*|approuve\w*|retenue?|vote\w*|entine\w*|
    signe\w*)|(?:accepte\w*|valide\w*|approuve\w*|vote\w*|signe\w*|retenu\w*|entine\w*)~(?:devis|proposition|
    offre))`,
  "yes by us": raw`
    \b(?:vous (?:suivons|suis|confions|faisons confiance|choisi\w*|pouvez (?:y aller|commencer|demarrer|lancer|
    commander|reserver|programmer|intervenir|approvisionner))|passons? commande|notre commande|bon de commande|
    ordre de service|nous vous attribu\w+|vous (?:est|etes) (?:attribu\w+|retenu\w*)|notifi\w+)`,
  "signed by them": raw`
    \b(?:ma signature|signe ce|signe en ligne|vient de signer|a signe|tous les signataires|
    signature (?:complete\w*|terminee)|document (?:signe|complet\w*|termine)|ci-joint signe|devis signe|revetu)`,
  "deposit paid": raw`
    \bacompte~(?:vire\w*|parti\w*|verse\w*|envoye\w*|regle\w*|fait|ordonnance|sera)|(?:vire\w*|verse\w*|envoye\w*|
    regle\w*|cheque)~(?:acompte|arrhes)|\bdeposit sent`,
  "no now": raw`
    \b(?:non merci|sans facon|c mort|merci mais non|ne (?:donn\w+|donnerons|donnerai)~suite|pas (?:donner )?suite|
    decline\w*|renonc\w+|abandonn\w+|laisse\w* tomber|en rester? la|restons la|passe mon tour|
    ce sera pour une autre|une prochaine fois|ne pourrons? (?:donc )?pas)`,
  "others chosen": raw`
    \b(?:(?:sommes|suis|est|avons|ai|a|etre) (?:finalement |donc |deja |hier )?(?:parti|signe|pass|choisi|retenu|
    opte|pris|confie|attribu|trouv|tourn)\w*~(?:avec|par|chez|vers|a|une?|l'|le|sur) (?!vous|votre|toi|tous|
    ce\b))|\b(?:signe|signons|parti\w*|traite\w*) (?:\w+ )?(?:avec|chez) (?!vous|toi)|\b(?:choix s'est porte|
    porte son choix|autre (?:choix|entreprise|artisan|prestataire|solution)|quelqu'un d'autre|concurrent|confrere|
    moins disant)\b|\b(?:frere|beau-frere|beau-pere|neveu|cousin|fils|gendre|voisin|ami|collegue|
    paroissien)~(?:s'en (?:charge|occupe)|le fera|fera|pose|propose|s'offre|va le)|\bc'est (?:deja )?fait depuis`,
  "gives up": raw`
    \b(?:annul\w+|desist\w+|contraint\w* d'annuler|tout arreter|n'a plus lieu|plus lieu d'etre|plus besoin|
    plus d'actualite|ne se fera pas|ne ferons pas|ferons pas|mis\w* en vente|vend\w* (?:la maison|le bien|
    en l'etat)|rejete|refuse (?:notre|la)|vote contre|a dit non|pas retenu\w*|dossier (?:est )?(?:clos|classe)|
    suspendu)`,
  "too dear": raw`
    \b(?:trop (?:cher|lourd|eleve)\w*|hors de (?:prix|portee)|depasse\w*|pas les moyens|budget (?:trop )?serre|
    prix (?:are |sont )?(?:just )?too high|au-dessus)`,
  "put off for good": raw`
    \b(?:l'an(?:nee)? prochaine?|plus tard|une autre (?:fois|annee)|au printemps|cette annee|
    tiendra (?:bien )?encore|on verra)\b`,
  "decides later": raw`
    \b(?:etudi\w+|examin\w+|reflechi\w*|transm\w+~(?:conseil|direction|proprietaire)|commission|decid\w+|
    deliber\w+|en cours d'analyse|fer(?:ons|ai) le point|reviens vers|reviendr\w+|tiens au courant|
    tiendr\w+ (?:au courant|informe)|regarde\w* (?:ca|cela|ce))`,
  received: raw`
    \b(?:bien (?:recu|arrive|parvenu\w*)|bonne reception|accus\w+ (?:bonne )?reception|ai (?:bien )?(?:recu|eu))`,
  "takes it": raw`
    \b(?:(?:le|la|les) prenons|rien a redire|exactement ca|avez le chantier|quitus|ca colle|m'en remets|
    cela me va|ca (?:me|nous) va|topez|aligne\w* sur|voila decides|c'est decide|nous signons|veu(?:t|
    x) que ce soit (?:vous|toi)|(?:travaille|travaillons) ensemble|carte blanche|tell?e? quell?e?|
    convient (?:parfaitement|tout a fait)|(?:me|nous) convient|la plus avantageuse|retient votre|commande ferme|
    faisons (?:cela|comme)|faites (?:donc|le|pour le mieux|le necessaire)|j'assume|payer un peu plus|
    vous attend\w* (?:donc|alors)|plus rien ne s'oppose|vous etes l'heureux|avec (?:vous|toi) que)|\b(?:accord|
    aval|feu vert)~(?:obtenu|recu|donne|de ma hierarchie|du proprietaire|de la direction)|\b(?:page|devis|papier|
    exemplaire|feuille)~ma signature`,
  "asks to be told": raw`
    \b(?:merci de (?:nous |me )?(?:communiquer|preciser|confirmer|indiquer|adresser|transmettre|dire)|il (?:me|nous)
    (?: en)? manque|il (?:me|nous) faut (?:le|la|les|votre|vos)|a besoin de (?:savoir|votre|vos)|ont besoin de savoir|
    en a besoin|could you (?:tell|send|email)|just wondering|when (?:will|would))`,
  "asks of what is made": raw`
    \b(?:sont-ils|est-elle|est-il|a-t-elle|a-t-il|auras? fini|aurez fini|
    peut-on|on peut|puis-je|je peux)\b[^.!\n]{0,80}\?`,
  "left behind": raw`
    \b(?:laisse|oublie|reparti\w* avec)~(?:echelle|outils?|seau|cles?|trousseau|pots?|bache|perceuse|gravats|
    sacs?)`,
  "finds fault in quote": raw`
    \b(?:compte\w* deux fois|ne vo(?:is|yons|it) pas|ne comprends? pas|petite erreur|il manque|vous avez (?:mis|
    compte|oublie)|me chiffonne\w*|nous chiffonne\w*|points? bloquants?|figur(?:e|ait) pas)`,
  undecided: raw`
    \b(?:encore (?:un|une|deux|trois)? ?(?:autre|devis|offres?)|autres? (?:devis|offres?|projets?|artisan qui)|
    n'oublie pas|debord\w*|pour (?:le|mon) silence|retard|repond\w* (?:apres|des|sans faute)|je vous (?:dirai|
    repondrai|redirai|redis|raconterai)|prejuger|promettre|un peu de temps|tete reposee|en parl(?:e|er|erons|
    ons) (?:a|avec)|je (?:la|le|les) montre)`,
  "signs by service": raw`
    \b(?:signature|signe\w*|signataires?)~(?:completee?|terminee?|electroni\w+|horodat\w+|document|certificat|
    telecharger)|\bdocument~(?:signe|complete|termine)`,
  "opened only": raw`
    \b(?:a (?:ouvert|consulte)|ete consulte|serez averti)`,
};
