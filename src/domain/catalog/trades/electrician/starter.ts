import { starterCatalog } from "../../starter/read-starter.ts";

/** What an electrician usually sells. Data in the public domain (CC0). */
export const electricianStarter = starterCatalog(
  "electrician",
  `
# Heures et déplacements
H Heure d'électricien
H Heure d'aide ou d'apprenti
P Déplacement ; forfait
P Recherche de panne électrique ; forfait
P Majoration d'intervention en urgence ; forfait

# Tableau et protection
F Coffret de répartition 4 rangées ; u
F Interrupteur différentiel 30 mA type AC ; u
F Interrupteur différentiel 30 mA type A ; u
F Disjoncteur divisionnaire ; u
F Parafoudre ; u
F Peigne, borniers et repérage ; forfait
O Tableau électrique 4 rangées, fourni et posé ; u = 1 Coffret de répartition 4 rangées
  + 2 Interrupteur différentiel 30 mA type AC + 1 Interrupteur différentiel 30 mA type A
  + 14 Disjoncteur divisionnaire + 1 Peigne, borniers et repérage + 10 Heure d'électricien
P Mise à la terre ou reprise de la prise de terre ; forfait
P Liaison équipotentielle de salle de bain ; forfait
P Mise en sécurité de l'installation ; forfait
P Attestation Consuel ; forfait

# Prises et commandes
F Prise de courant 16 A, appareillage complet ; u
F Prise RJ45 ; u
F Interrupteur va-et-vient, appareillage complet ; u
F Boîte d'encastrement ; u
F Câble R2V 3G2,5 ; ml
F Câble R2V 3G1,5 ; ml
F Gaine ICTA 20 mm ; ml
F Goulotte ou moulure ; ml
O Prise de courant, fournie et posée avec sa ligne ; u = 1 Prise de courant 16 A, appareillage complet
  + 1 Boîte d'encastrement + 8 Câble R2V 3G2,5 + 8 Gaine ICTA 20 mm + 1,5 Heure d'électricien
O Prise RJ45, fournie et posée ; u = 1 Prise RJ45 + 1 Boîte d'encastrement + 12 Gaine ICTA 20 mm
  + 1,5 Heure d'électricien
O Commande va-et-vient, fournie et posée ; u = 2 Interrupteur va-et-vient, appareillage complet
  + 2 Boîte d'encastrement + 12 Câble R2V 3G1,5 + 2,5 Heure d'électricien
P Remplacement d'une prise ou d'un interrupteur ; u

# Éclairage
F Spot encastré à LED ; u
F Hublot ou applique extérieure ; u
F Détecteur de mouvement ; u
O Spot encastré, fourni et posé ; u = 1 Spot encastré à LED + 3 Câble R2V 3G1,5 + 0,5 Heure d'électricien
O Point lumineux en plafond, créé ; u = 8 Câble R2V 3G1,5 + 8 Gaine ICTA 20 mm + 1,5 Heure d'électricien
P Pose d'un luminaire fourni par le client ; u

# Chauffage, ventilation et équipements
F Radiateur électrique à inertie ; u
F Sèche-serviettes électrique ; u
F Caisson de VMC simple flux hygroréglable ; u
F Borne de recharge 7,4 kW ; u
F Visiophone ; u
O Radiateur électrique, fourni et posé ; u = 1 Radiateur électrique à inertie + 1,5 Heure d'électricien
O VMC simple flux, fournie et posée ; u = 1 Caisson de VMC simple flux hygroréglable + 8 Heure d'électricien
O Borne de recharge, fournie et posée ; u = 1 Borne de recharge 7,4 kW
  + 1 Interrupteur différentiel 30 mA type A + 1 Disjoncteur divisionnaire + 6 Heure d'électricien
`,
);
