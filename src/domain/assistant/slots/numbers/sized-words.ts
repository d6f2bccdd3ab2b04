import { pattern } from "../../words/pattern.ts";

/** True for a word that a number after it sizes or names, and does not price: « chauffe-eau 200 », « étage 3 ». */
export function isSizedWord(word: string): boolean {
  return SIZED.test(word);
}

const SIZED = pattern`
    ^(?:eau|ballon|cumulus|placo|tube|tuyau|cable|gaine|diametre|largeur|hauteur|longueur|epaisseur|taille|format|
    type|modele|reference|serie|numero|lot|batiment|escalier|porte|appartement|chambre|salle|bureau|etage|route|
    departementale|norme|classe|pack|article|devis|facture|projet|chantier|pour|avec|dans|sous|depuis|
    entre|vers|environ|tarif|taux|prix|horaire|acompte|remise|rabais|avance|budget|total|soit|janvier|fevrier|
    mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|annee|semaine|iphone|windows|excel|peugeot|
    renault|clio|citroen|bmw|audi|golf|kangoo|trafic|ral|pvc|per|dn|chevron|chevrons|madrier|madriers|laine|iso|isolant|
    ouate|diam|section|puissance|modules?|cylindree|version|saison|promo|
    promotion|millesime|ed|edition|zone|ilot|top|cat|categorie|wordpress|rgaa|
    parcelle|local|villa|studio|vol|page|chapitre|tome|niveau|grain|tour)$`;

/** True for such a word that is the name of a thing: « porte 3 » may be one door, « porte : 3 » is three of them. */
export function isSizedThing(word: string): boolean {
  return THINGS.test(word);
}

const THINGS = pattern`
    ^(?:eau|ballon|cumulus|placo|tube|tuyau|cable|gaine|escalier|porte|chambre|salle|bureau|chevrons?|madriers?|laine|
    isolant|modules?|pvc)$`;
