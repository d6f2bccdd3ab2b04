import { expect, test } from "vitest";
import { readSlots } from "../read-slots.ts";

function companyIn(text: string): string | undefined {
  return readSlots(text, { today: "2026-11-23", activeFlow: null, pending: null }).company?.value;
}

test.each([
  ["relance kuma studio ils abusent", "Kuma Studio"],
  ["n'envoie pas encore la facture à oka sas", "Oka SAS"],
  ["il me faut une facture pour galerie sept : 12 tirages à 95€ pièce", "Galerie Sept"],
  ["facture a la boulangerie wattel, 9h30 de pose a 44e de lheure", "Boulangerie Wattel"],
  ["déplace le shooting de maison lumen au 9 décembre", "Maison Lumen"],
  ["prépare un devis pour helioz, maintenance 6 mois à 800€/mois", "Helioz"],
  ["facture pour pixel & co, maintenance 3 mois à 250€/mois", "Pixel & Co"],
  ["devis pour lune bleue : retouche 2 jours à 380€", "Lune Bleue"],
  ["facture pr la sté batilys 3 jours a 310e/jour", "Batilys"],
  ["facture du camping de la sioule, 3 h à 54€", "Camping de la Sioule"],
  ["devis formation excel pour cabinet brunel et associes 2 jours a 650e", "Cabinet Brunel et Associes"],
  ["devis pour ets roussel et fils 8h a 48e remplacement porte", "Ets Roussel et Fils"],
  ["devis pour les autocars meunier, navette, 10 trajets à 75 €", "Autocars Meunier"],
])("a firm is named without capitals: « %s »", (text, company) => expect(companyIn(text)).toBe(company));

test.each([
  ["facture agence pixelune creation logo 450e", "Agence Pixelune"],
  ["facture le syndic urbalis remplacement cylindre 3 pieces a 85e", "Syndic Urbalis"],
  ["devis residence bel air lavage vitres 42m2 a 6e", "Residence Bel Air"],
  ["devis societe altea installation clim 2400e", "Altea"],
  ["facture copro les acacias recherche de fuite 2h a 60e", "Copro les Acacias"],
  ["facture orvalis creation logo 450e", "Orvalis"],
  ["devis pr altéo peinture des couloirs 6 jours a 290e la journee", "Altéo"],
  ["facture terrasses & saveurs 12 plateaux a 18€", "Terrasses & Saveurs"],
])("a work ends the name of a firm: « %s »", (text, company) => expect(companyIn(text)).toBe(company));

test.each([
  ["Devis traduction, 1 200 mots à 0,12 € le mot, pour Cyclos du Bocage", "Cyclos du Bocage"],
  ["devis lycée marguerite-yourcenar 6 radiateurs à 285€", "Lycée Marguerite-yourcenar"],
  ["Relance SCOP Les Défricheurs pour la facture 2026-077", "SCOP Les Défricheurs"],
])("a firm is named with its place and its hyphen: « %s »", (text, company) => expect(companyIn(text)).toBe(company));

test.each([
  "devis appli web pour mme roux 12 jours a 450€",
  "devis livraison express 45€ pour mme roux",
  "devis pour terrasse bois : 30 m2 à 90€",
  "fais un devis pour ravalement façade, 120 m2 à 40€",
  "devis pour changer un évier, 180€",
  "fais une facture pour dépannage, 90€",
  "est ce que mme delattre a payé sa facture",
  "construction de maison individuelle, devis 12 m2 à 900€",
  "bon tu peux envoyer la facture 33 au client maintenant",
  "facture pour la pose de carrelage, 6 h à 42€",
])("a work, a place and a possessive name no firm: « %s »", (text) => expect(companyIn(text)).toBeUndefined());

test.each([
  ["facture bar Les copains pose 3h a 45 €", "bar Les copains"],
  ["devis restaurant Le petit navire remplacement evier 120 €", "restaurant Le petit navire"],
  ["devis boutique La belle vie peinture 900 €", "boutique La belle vie"],
  ["devis boulangerie Au bon pain changement disjoncteur 120 €", "boulangerie Au bon pain"],
  ["un devis pour le bar Les copains, pose 3 h à 45 €", "bar Les copains"],
  ["facture hôtel Le Fur pose 120 €", "hôtel Le Fur"],
])("the sign of a shop is its whole name: « %s »", (text, company) => expect(companyIn(text)).toBe(company));
