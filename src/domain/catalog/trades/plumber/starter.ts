import { starterCatalog } from "../../starter/read-starter.ts";

/** What a plumber and heating engineer usually sells. Data in the public domain (CC0). */
export const plumberStarter = starterCatalog(
  "plumber",
  `
# Heures et déplacements
H Heure de plombier-chauffagiste
H Heure d'aide ou d'apprenti
P Déplacement ; forfait
P Diagnostic et recherche de panne ; forfait
P Majoration d'intervention en urgence ; forfait
P Dépose et évacuation d'un ancien appareil ; u

# Dépannage et entretien
P Recherche de fuite ; forfait
P Débouchage d'une évacuation ; forfait
P Remplacement d'un joint ou d'un mécanisme de chasse d'eau ; u
P Entretien annuel d'une chaudière gaz, avec attestation ; u
P Entretien d'une pompe à chaleur, avec attestation ; u
P Désembouage d'un circuit de chauffage ; forfait
P Détartrage d'un chauffe-eau ; u

# Sanitaires
F Mitigeur de lavabo ; u
F Mitigeur d'évier ; u
F Mitigeur thermostatique de douche ; u
F Pack WC à poser ; u
F WC suspendu avec bâti-support et plaque ; u
F Meuble vasque avec miroir ; u
F Receveur de douche extra-plat ; u
F Paroi de douche ; u
F Siphon et bonde ; u
F Flexible d'alimentation ; u
F Robinet d'arrêt équerre ; u
O Mitigeur de lavabo, fourni et posé ; u = 1 Mitigeur de lavabo + 2 Flexible d'alimentation
  + 1 Heure de plombier-chauffagiste
O WC à poser, fourni et posé ; u = 1 Pack WC à poser + 1 Robinet d'arrêt équerre + 2,5 Heure de plombier-chauffagiste
O WC suspendu, fourni et posé ; u = 1 WC suspendu avec bâti-support et plaque + 1 Robinet d'arrêt équerre
  + 6 Heure de plombier-chauffagiste
O Meuble vasque, fourni et posé ; u = 1 Meuble vasque avec miroir + 1 Mitigeur de lavabo + 1 Siphon et bonde
  + 2 Flexible d'alimentation + 3,5 Heure de plombier-chauffagiste
O Douche complète, fournie et posée ; u = 1 Receveur de douche extra-plat + 1 Paroi de douche
  + 1 Mitigeur thermostatique de douche + 1 Siphon et bonde + 10 Heure de plombier-chauffagiste

# Tuyauterie et évacuations
F Tube multicouche 16 mm ; ml
F Tube cuivre écroui 14 mm ; ml
F Tube PVC d'évacuation 40 mm ; ml
F Tube PVC d'évacuation 100 mm ; ml
F Raccords, colliers et petites fournitures ; forfait
O Alimentation en multicouche, fournie et posée ; ml = 1,05 Tube multicouche 16 mm
  + 0,3 Heure de plombier-chauffagiste
O Alimentation en cuivre, fournie et posée ; ml = 1,05 Tube cuivre écroui 14 mm
  + 0,4 Heure de plombier-chauffagiste
O Évacuation PVC 40 mm, fournie et posée ; ml = 1,05 Tube PVC d'évacuation 40 mm
  + 0,3 Heure de plombier-chauffagiste

# Eau chaude et chauffage
F Chauffe-eau électrique 200 l ; u
F Chauffe-eau thermodynamique ; u
F Groupe de sécurité avec siphon ; u
F Radiateur à eau chaude ; u
F Robinet thermostatique et té de réglage ; u
F Chaudière gaz à condensation ; u ; 20 %
F Pompe à chaleur air-eau ; u
O Chauffe-eau électrique, fourni et remplacé ; u = 1 Chauffe-eau électrique 200 l + 1 Groupe de sécurité avec siphon
  + 2 Flexible d'alimentation + 4 Heure de plombier-chauffagiste
O Radiateur, fourni et posé ; u = 1 Radiateur à eau chaude + 1 Robinet thermostatique et té de réglage
  + 3 Heure de plombier-chauffagiste
P Mise en service et réglage d'un appareil de chauffage ; forfait
`,
);
