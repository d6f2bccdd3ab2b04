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
])("a firm is named without capitals: « %s »", (text, company) => expect(companyIn(text)).toBe(company));

test.each([
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
