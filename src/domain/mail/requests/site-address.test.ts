import { expect, test } from "vitest";
import { siteAddress } from "./site-address.ts";

test.each([
  ["Nous voulons refaire la salle de bain, 6 m² environ, au 12 rue des Lilas à Lyon.\nMerci", "12 rue des Lilas, Lyon"],
  ["La maison est 4 bis avenue Jean Jaurès, 69007 Lyon. Merci", "4 bis avenue Jean Jaurès, 69007 Lyon"],
  ["Claire Roux\n12, rue des Lilas\n69100 Villeurbanne\n06 11 22 33 44", "12, rue des Lilas, 69100 Villeurbanne"],
  ["au 3 impasse du Puits pour changer le chauffe-eau", "3 impasse du Puits"],
  [
    "15 chemin de la Croix-Rousse à Saint-Didier-au-Mont-d'Or, merci",
    "15 chemin de la Croix-Rousse, Saint-Didier-au-Mont-d'Or",
  ],
  ["Notre appartement à Villeurbanne a besoin de peinture", "Villeurbanne"],
  ["Un chantier sur Lyon 3e", "Lyon 3e"],
  ["J'habite à Bron (69500).", "Bron (69500)"],
  ["La rue est calme et le 12 nous partons", ""],
  ["Bonjour, pouvez-vous passer mardi ?", ""],
  ["Rendez-vous route de Vienne, Lyon, pour un devis", "route de Vienne, Lyon"],
])("the site of « %s » is « %s »", (text, address) => {
  expect(siteAddress(text)).toBe(address);
});
