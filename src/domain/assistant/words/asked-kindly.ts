import { pattern } from "./pattern.ts";

// What stands before the verb of an order: a kind request, or a duty of one's own.

/** « veuillez », « ayez l'obligeance de », « n'oublie pas de ». */
export const ASKED_KINDLY = pattern`
    ^(?:(?:veuillez avoir|ayez|aie) (?:l' |la )(?:amabilite|obligeance|gentillesse|bonte) (?:de|d')|veuillez|pensez a|
    pense a|oublie pas de|n' oublie pas de|essaie de) `;

/** « je dois faire un devis pour Mme Roux », and not tomorrow. */
export const OWES_DOCUMENT = pattern`
    ^(?:je|on|nous) (?:dois|doit|devons) (?!.*\b(?:demain|tard|prochaine?|semaine|apres|bientot|avant)\b)
    (?=(?:lui |leur )?(?:faire|preparer|etablir|rediger|creer|emettre) une? |
    (?:decaler|avancer|repousser|reporter|deplacer) (?:l[ea] |l' )(?:chantier|projet|debut|date|intervention|pose)
    .* (?:au|a) )`;
