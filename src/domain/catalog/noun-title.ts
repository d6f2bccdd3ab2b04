import { withCapital } from "../shared/french-format.ts";
import { plainWord } from "./reading/words.ts";

/** A title in the words of a text, which may begin with a verb. */
type SaidTitle = string;

/**
 * A title that begins with a verb, as a quote writes it: « motoriser le rideau » is « Motorisation du rideau ». Other
 * titles stay as they are.
 */
export function nounTitle(title: SaidTitle): string {
  const [, verb = "", rest = ""] = /^(\p{L}+) (.+)$/u.exec(title) ?? [];
  const noun = NOUNS.get(plainWord(verb));
  if (noun === undefined || PREPOSITION.test(rest)) return title;
  // « Remplacer : robinet »: the thing was said before.
  return withCapital(`${noun} ${withPreposition(rest.replace(/^\s*:\s*/, "").replace(/^que /i, ""))}`);
}

// « le rideau » is « du rideau », « 4 volets » « de 4 volets », « notre logo » « de logo ».
function withPreposition(words: SaidTitle): string {
  for (const [pattern, article] of ARTICLES) if (pattern.test(words)) return words.replace(pattern, article);
  const bareWords = words.replace(POSSESSIVE, "");
  return /^[aeiouyàâéèêîôh](?!\w*\d)/i.test(bareWords) && !ASPIRATED.test(bareWords)
    ? `d'${bareWords}`
    : `de ${bareWords}`;
}

const ARTICLES: readonly [RegExp, string][] = [
  [/^l['’]/i, "de l'"],
  [/^le /i, "du "],
  [/^la /i, "de la "],
  [/^les /i, "des "],
  [/^un /i, "d'un "],
  [/^une /i, "d'une "],
  [/^(?:du|des|de la) /i, "de "],
  [/^(?=d['’]|de )/i, ""],
];
const POSSESSIVE = /^(?:notre|votre|mon|ma|mes|nos|vos|ton|ta|tes|son|sa|ses|leur|leurs) /i;
const PREPOSITION = /^(?:à|a|au|aux|dans|sur|sous|avec|par|pour|en|y|et|ou|ce|cette|ça|le reste) /i;
// « Haie », « hotte » and their like take no elision.
const ASPIRATED = /^(?:haie|hotte|hangar|hublot|hall|haut|houe|housse|huit|h\d)/i;

// The noun that a quote writes for each verb.
const NOUNS: ReadonlyMap<string, string> = new Map(
  (
    "poser:pose installer:installation monter:montage remonter:remontage démonter:démontage déposer:dépose " +
    "enlever:dépose retirer:dépose arracher:arrachage supprimer:suppression démolir:démolition abattre:abattage " +
    "remplacer:remplacement changer:remplacement renouveler:renouvellement réparer:réparation dépanner:dépannage " +
    "renforcer:renforcement consolider:consolidation débloquer:déblocage souder:soudure ressouder:soudure " +
    "refermer:fermeture fermer:fermeture corriger:correction refaire:réfection rénover:rénovation " +
    "restaurer:restauration réhabiliter:réhabilitation moderniser:modernisation reprendre:reprise " +
    "transformer:transformation créer:création fabriquer:fabrication construire:construction réaliser:réalisation " +
    "couler:coulage concevoir:conception développer:développement nettoyer:nettoyage laver:lavage " +
    "lessiver:lessivage désinfecter:désinfection détartrer:détartrage dégraisser:dégraissage traiter:traitement " +
    "huiler:huilage vernir:vernissage vitrifier:vitrification lasurer:lasure peindre:peinture repeindre:peinture " +
    "laquer:laquage isoler:isolation calfeutrer:calfeutrage insonoriser:insonorisation régler:réglage " +
    "ajuster:ajustage équilibrer:équilibrage paramétrer:paramétrage configurer:configuration purger:purge " +
    "diagnostiquer:diagnostic contrôler:contrôle vérifier:vérification inspecter:inspection auditer:audit " +
    "déplacer:déplacement décaler:déplacement transférer:transfert migrer:migration raccorder:raccordement " +
    "brancher:branchement rebrancher:branchement connecter:connexion relier:raccordement câbler:câblage " +
    "couper:coupe découper:découpe tailler:taille élaguer:élagage raccourcir:raccourcissement raboter:rabotage " +
    "tondre:tonte ouvrir:ouverture percer:percement creuser:creusement agrandir:agrandissement " +
    "décaisser:décaissement reboucher:rebouchage boucher:bouchage combler:comblement enduire:enduit " +
    "ragréer:ragréage rejointoyer:rejointoiement poncer:ponçage décaper:décapage sabler:sablage gratter:grattage " +
    "habiller:habillage coffrer:coffrage doubler:doublage revêtir:revêtement prolonger:prolongement " +
    "rallonger:rallongement surélever:surélévation motoriser:motorisation automatiser:automatisation " +
    "sécuriser:sécurisation planter:plantation semer:semis entretenir:entretien ramoner:ramonage " +
    "vidanger:vidange désherber:désherbage déboucher:débouchage rédiger:rédaction traduire:traduction " +
    "retoucher:retouche décliner:déclinaison adapter:adaptation exporter:export convertir:conversion " +
    "recruter:recrutement élaborer:élaboration animer:animation numériser:numérisation récupérer:récupération " +
    "ajouter:ajout rajouter:ajout fixer:fixation refixer:fixation sceller:scellement resceller:scellement " +
    "coller:collage recoller:recollage optimiser:optimisation dégarnir:dégarnissage évacuer:évacuation " +
    "recouvrir:recouvrement garnir:garnissage intégrer:intégration encastrer:encastrement"
  )
    .split(" ")
    .map((pair) => pair.split(":"))
    .map(([verb = "", noun = ""]) => [plainWord(verb), noun]),
);
