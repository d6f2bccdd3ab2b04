import { raw } from "./raw-pattern.ts";

const US = raw`
  (?:je|j'|nous|on|mon \w+|ma \w+|notre \w+)`;
const MEND = raw`
  (?:ne \w+ plus|ne \w+ pas bien|marche (?:plus|pas)|fui\w*|goutte|coule|bloque|coince|en panne|casse\w*|hs|lache|
  fissur\w*|tombe\w*|decroch\w*|descell\w*|saute|disjoncte|a l'arret|s'ecroul\w*|eteint\w*|effondr\w*|bouche\w*|
  pourri\w*|cloqu\w*|decoll\w*|frotte|grince|sonne creux|inonde\w*|ecaill\w*|pele|fendu\w*|clignot\w*)`;

/**
 * What somebody wants done, without accents and capitals.
 * « ~ » stands for some words of a sentence.
 */
export const WORK_ACTS: Readonly<Record<string, string>> = {
  "wants it mended": raw`
    \b(?:remplacement|remise en etat|reparation|refection|
    restauration|renovation|tout passer en|brises?|hors service)\b`,
  "takes on": raw`
    \b(?:tu viens|vous venez)~(?:mesurer|voir|chiffrer)|\b(?:vous le|te le|vous la|te la) confier|
    \bcommission de securite~releve|
    \bequiper|\bprendre (?:contact|rendez-vous) avec|\bmerci d'(?:envoyer|intervenir|effectuer|organiser)`,
  broken: raw`
    \b${MEND}`,
  "asks to come": raw`
    \b(?:pass(?:er|ez|iez)|ven(?:ir|ez|iez)|interven(?:ir|ez|iez)|envoy(?:er|ez) (?:un|une|quelqu'un)|deplac(?:er|
    ez)|jeter un (?:oeil|coup)|rendre (?:sur place|compte)|voir (?:sur place|quand)|visite\w*|depann\w+)\b`,
  "asks price": raw`
    \b(?:devis|chiffr\w+|estim\w+|tarifs?|combien|prix|cout\w*|budget|cotation|honoraires|tjm|offre)\b`,
  "do you do": raw`
    \b(?:faites-vous|vous (?:faites|posez|montez|refaites|occupez|reprenez|prenez|reparez|tournez)|tu (?:fais|
    poses|repares|peux|pourrais)|est-ce (?:que c'est )?votre rayon|dans vos cordes|prendriez|accepteriez)\b`,
  "wants done": raw`
    \b${US} ?(?:souhait|voudr|aimer|desir|cherch|recherch|envisag|veux|veut|voul|rev|besoin|prevo|projet)\w*|
    \b(?:besoin d|il (?:me |nous )?fau(?:t|drait)|a (?:refaire|changer|remplacer|reprendre|poser|faire)|
    pour (?:refaire|changer|remplacer|poser|faire))`,
  "place for job": raw`
    \b(?:maison|appartement|appart|immeuble|residence|copropriete|lot|batiment|local|bureaux|boutique|salon|
    magasin|gite|ferme|terrain|jardin|studio|logements?|m2|m²|ml)\b`,
  yearly: raw`
    \b(?:entretien|revision|ramonage|contrat annuel|comme (?:chaque annee|l'an|tous les ans)|annuelle?|
    verification|contrat d'entretien|faire contr[ô]ler|maintenance)\b`,
  "sends what was asked": raw`
    \b(?:voici|voila|ci-joint\w*|je vous (?:envoie|transmets|transfere)|en piece)~(?:photos?|mesures?|dimensions?|
    plans?|plaque|cotes)`,
  "asked by you": raw`
    \b(?:comme (?:demande|convenu|vous me l'avez demande)|que vous (?:m'avez|m'aviez|avez|aviez|
    nous aviez) demand\w+|suite a (?:notre|votre) appel)`,
  tender: raw`
    \b(?:consultation|dce|dpgf|cctp|appel d'offres|lots? \w{1,3}\b|remise des offres|remettre (?:une|votre|
    leur) offre|retourner votre offre|consultons|mise en concurrence|demande de prix|missionnons|
    ordre de service)\b`,
  lead: raw`
    \b(?:mise en relation|souhaite (?:etre rappele|echanger)|vous a choisi|recu un contact|nouvelle? (?:demande|
    message|projet)|besoin ?:|projet ?:|client ?:|prestation ?:|message ?:|son message|telephone ?:)`,
  "no names": raw`
    \b(?:debloquez|coordonnees avec vos credits|correspondent a votre profil|chantiers (?:publies|pres de)|
    nouvelles demandes dans|consultez-les|connectez-vous pour les voir)`,
  recommended: raw`
    \b(?:de la part de|recommand\w+|m'a (?:donne|dit|parle|conseille)|vos coordonnees|votre nom|votre numero|
    bouche a oreille)`,
  "other job": raw`
    \b(?:par ailleurs|au fait|autre chose|du coup|pendant (?:que|ce)|maintenant|tant qu'on y est|aussi|l'autre|
    la meme|le meme|en profiter)\b`,
  "passes customer": raw`
    \b(?:client\w*|cliente|voisine?|ma (?:mere|tante|soeur|belle-\w+)|mon (?:pere|frere|beau-\w+|
    gendre))~(?:cherche|voudrait|aimerait|souhaite|veut|a besoin)`,
  subcontract: raw`
    \b(?:sous-?trait\w+|coup de main|tu (?:peux|pourrais|aurais|saurais)~(?:gars|equipe|prendre|caser|jours)|
    besoin (?:d'|de )?(?:peintres?|renfort|bras)|donneurs? d'ordre)`,
};
