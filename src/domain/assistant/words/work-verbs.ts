import { plainWords } from "../../shared/search-text.ts";

const LONGEST_VERB = 15;

/** The verbs of works, in the infinitive. */
const VERBS = new Set(
  (
    "faire " +
    "changer poser deposer reposer refaire remplacer installer reinstaller monter demonter remonter " +
    "peindre repeindre " +
    "renover reparer creer construire isoler amenager carreler crepir enduire casser demolir abattre elaguer tailler " +
    "tondre planter broyer couper percer ouvrir agrandir brancher rebrancher raccorder deboucher vidanger nettoyer " +
    "poncer vernir vitrifier lasurer traiter hydrofuger demousser couvrir recouvrir tapisser decoller cloisonner " +
    "maconner couler terrasser creuser niveler cloturer paver daller souder fixer evacuer debarrasser " +
    "entretenir ramoner " +
    "purger desembouer equiper cabler securiser motoriser automatiser developper concevoir dessiner rediger traduire " +
    "former migrer integrer refondre photographier filmer restaurer sabler decaper gratter reboucher lisser remettre " +
    "sureveler ravaler etancher proteger moderniser habiller doubler demenager livrer arracher desherber engazonner " +
    "debroussailler etaler tirer passer supprimer elargir consolider renforcer rehausser vitrer"
  ).split(" "),
);

/** True for the infinitive of a work: « poser ». */
export function isWorkVerb(word: string): boolean {
  return word.length <= LONGEST_VERB && VERBS.has(plainWords(word));
}
