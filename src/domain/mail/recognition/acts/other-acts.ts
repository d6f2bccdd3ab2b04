import { raw } from "./raw-pattern.ts";

/**
 * What others than customers write, or customers who want nothing, without accents and capitals.
 * « ~ » stands for some words of a sentence.
 */
export const OTHER_ACTS: Readonly<Record<string, string>> = {
  "offers self": raw`
    \b(?:cherche (?:un|une|du|des) (?:stage|emploi|travail|poste|patron|entreprise|contrat|apprenti\w*)|
    candidat\w*|mon cv|stagiaires?|apprenti\w*|alternance|pfmp|experience|disponible de suite|convention de stage|
    embauch\w*|tutrice?)\b`,
  sells: raw`
    \b(?:je (?:vous propose|vous aide|travaille avec|me permets de vous (?:contacter|proposer|presenter))|
    puis-je vous|vous (?:montrer|presenter|appeler|rappeler)|dix minutes|10 minutes|votre (?:site|visibilite|
    activite|conseill\w+|interlocut\w+|courtier)|etude comparative|economis\w+|nous sommes une (?:equipe|societe))`,
  "draws a crowd": raw`
    \b(?:cher client|on vous attend|tirage au sort|premier arrive|en trois minutes|sans engagement|plus de \d+|
    deja fait|toutes les informations|stands?\b|dossiers? a deposer|dans la limite des stocks|
    ma masterclass|derniers jours|c'est le moment|il reste \d+|en acces libre|en direct|vous l'avez manque|prochain)`,
  "for many": raw`
    \b(?:chers? (?:clients?|adherents?|partenaires?|amis)|bonjour a tous|tous nos|nos (?:equipes|clients|agences|
    conseillers)|l'equipe|venez|nombreux|rejoignez|participez|inscri\w+|reserv\w+ (?:votre|vos|sur)|
    places? (?:limitees|restantes?)|dernieres places|il reste \w+ places?|ne manquez|vous etes invites|
    portes ouvertes)`,
  promotes: raw`
    \b(?:promo\w*|soldes?|offert\w*|gratuit\w*|a partir de|jusqu'au|jusqu'a|prix casses|destock\w*|nouveau(?:te|
    tes|x)?|decouvr\w+|profit\w+|catalogue|collection|gamme|bons plans|black friday|exclusi\w+|des \d+)\b`,
  informs: raw`
    \b(?:replay|webinaire|guide|dossier ?:|numero|a la une|au sommaire|lire|edito|actu\w*|episode|podcast|
    conference|sessions?|formation|reglementation|ce qui change|zoom sur|agenda|matinales?|fiche|appel a projets|
    salon)\b`,
  "leaves list": raw`
    \b(?:desinscri\w*|desabonn\w*|repondez stop|stop\b|ne (?:plus|souhaitez plus) recevoir|pour ne plus|
    vous recevez|version en ligne|publicitaire|car vous etes (?:client|inscrit))`,
  machine: raw`
    \b(?:message automatique|ne pas repondre|ne repondez pas|boite non relevee|ticket|suivi|code de|notification|
    nouvelle connexion|votre compte|votre espace|votre solde)\b`,
  absence: raw`
    \b(?:absent\w*|absence|conges|vacances|ferme\w* du|de retour|a (?:mon|notre) retour|acces limite|hopital)\b`,
  "supplier asks": raw`
    \b(?:rupture|equivalent|livrer|en stock|votre commande|reparation s'eleve\w*|on la fait|
    pret\w* au (?:comptoir|depot)|disponibles? semaine|souhaitez-vous (?:le|une)|racines|teinte prete)`,
  office: raw`
    \b(?:cotisation|urssaf|impots?|cfe|tva|greffe|declaration|caisse|bilan|comptes annuels|arrete|urbanisme|
    banque|contrat|echeance|compta\w*)\b`,
  claims: raw`
    \b(?:mise? en demeure|huissier|avocat|tribunal|rembours\w+|inadmissible|inacceptable|honteux|honte|scandal\w+|
    recommande\b|responsabilite|litige|amateur|bacle|saccage|exige|conteste|refuse de payer|sinistre en|
    protection juridique|ufc|se moquer|porter plainte)`,
  thanks: raw`
    \b(?:mille mercis?|un grand merci|merci (?:pour (?:tout|votre travail)|d'etre venu|encore|infiniment)|
    magnifi\w+|superbe\w*|impeccable|ravi\w*|bravo|compliments|tout fonctionne|tres content\w*)`,
  confirms: raw`
    \b(?:c'est note|note pour|je (?:vous )?confirme|bien note|a (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|
    demain)\b|vous attendr\w+|cle sera|cles? (?:sont|est|chez))`,
  paid: raw`
    \b(?:virement|cheque|regle\w*|paye\w*|reglement)~(?:fait|parti|effectue|ce (?:matin|jour|midi)|demain|boite|
    envoye)|\bc'est (?:paye|regle|vire)`,
  private: raw`
    \b(?:apero|anniv\w*|barbecue|foot|soiree|bises|bisous|ski|cremaillere|manger|fete|match|chalet|salle jeudi|
    photos de la fete)\b`,
  lends: raw`
    \b(?:preter|prete|remorque|echafaudage|echelle|tondeuse|perceuse|sangles|je vends|a vendre|reprendre quand)\b`,
  plays: raw`
    \b(?:ca te (?:tente|dit)|qui vient|tu viens|on joue|t'es chaud|il reste une place|on se fait|
    vous venez manger|rdv au parking|les gars)\b`,
  "lets us know": raw`
    \b(?:nous vous informons|vous informe que|j'ai l'honneur|sera coupee?|est (?:accordee?|autorisee?)|
    est interdit|nouveaux horaires|rappel produit|pour info|petite info|petit mot pour|tiens a vous)`,
  "asks others": raw`
    \b(?:questionnaire|mon memoire|etude sur|enquete|etudiant|partenaires?|en echange|remuneration|dear (?:sir|
    friend)|we (?:can|are)|virement urgent|heritage|conditions generales|controle)`,
  "news of work": raw`
    \b(?:ronronne|comme un charme|du tonnerre|tout va bien|des nouvelles|profitons|en pleur\w*|emus?|
    je n'attends rien|imaginez)`,
  "bill in words": raw`
    \b(?:heures?|jours?|demi-journees?|rotations?|trajets?|mission|location)\b[^\n]{0,80}(?:€|euros?\b|eur\b)`,
};
