import { tradeWorks } from "../work-template.ts";

/** Works of the trade « chauffagiste ». Data in the public domain (CC0). */
export const heatingWorks = tradeWorks(
  "chauffagiste",
  `# Pose de radiateurs | radiateur | 2 radiateur
Vidange partielle de l'installation ; 1
Dépose des anciens radiateurs ; 1.5
Pose des consoles et des radiateurs ; 3
Raccordement, robinets thermostatiques ; 3
Remise en eau, purge et équilibrage ; 1.5
# Remplacement d'une chaudière gaz | chaudiere, gaz
Vidange et dépose de l'ancienne chaudière ; 4
Pose et fixation de la chaudière neuve ; 4
Raccordements hydrauliques, gaz et électriques ; 6
Adaptation du conduit de fumées ; 3
Mise en service, réglages et attestation ; 2.5
# Entretien annuel de chaudière | entretien chaudiere, ramonage, entretien
Contrôle des organes de sécurité ; 0.5
Nettoyage du brûleur et du corps de chauffe ; 0.75
Mesure de combustion et réglages ; 0.5
Attestation d'entretien et conseils ; 0.25
# Pose d'une pompe à chaleur air-eau | pompe a chaleur, pac, air eau
Étude d'implantation et support de l'unité extérieure ; 5
Pose des unités extérieure et intérieure ; 8
Liaisons frigorifiques et hydrauliques ; 10
Raccordements électriques et régulation ; 5
Mise en service et prise en main par le client ; 4
# Pose d'une climatisation réversible | climatisation, clim, split | 1 split
Repérage et perçements ; 2
Pose de l'unité intérieure ; 2
Pose de l'unité extérieure ; 2.5
Liaisons frigorifiques et électriques ; 3
Tirage au vide, mise en service ; 1.5
# Plancher chauffant hydraulique | plancher chauffant | 40 m²
Préparation du support et isolant périphérique ; 6
Pose des dalles isolantes ; 8
Déroulage des tubes et raccordement au collecteur ; 12
Mise en pression et contrôle ; 2
Réglages et mise en chauffe ; 3`,
);
