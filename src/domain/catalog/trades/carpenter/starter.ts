import { starterCatalog } from "../../starter/read-starter.ts";

/** What a carpenter and joiner usually sells. Data in the public domain (CC0). */
export const carpenterStarter = starterCatalog(
  "carpenter",
  `
# Heures et déplacements
H Heure de menuisier en atelier
H Heure de menuisier sur chantier
P Déplacement et prise de cotes ; forfait
P Livraison et manutention ; forfait
P Dépose et évacuation d'une ancienne menuiserie ; u

# Fenêtres et volets
F Fenêtre PVC deux vantaux ; u
F Fenêtre bois deux vantaux ; u
F Porte-fenêtre ; u
F Baie coulissante en aluminium ; u
F Volet roulant électrique ; u
F Volets battants en bois ; u
F Joints, mousse et habillages de pose ; forfait
O Fenêtre PVC, fournie et posée en rénovation ; u = 1 Fenêtre PVC deux vantaux
  + 1 Joints, mousse et habillages de pose + 3 Heure de menuisier sur chantier
O Fenêtre bois, fournie et posée en dépose totale ; u = 1 Fenêtre bois deux vantaux
  + 1 Joints, mousse et habillages de pose + 5 Heure de menuisier sur chantier
O Baie coulissante, fournie et posée ; u = 1 Baie coulissante en aluminium
  + 1 Joints, mousse et habillages de pose + 8 Heure de menuisier sur chantier
O Volet roulant, fourni et posé ; u = 1 Volet roulant électrique + 3 Heure de menuisier sur chantier

# Portes
F Bloc-porte intérieur ; u
F Porte d'entrée isolante ; u
F Serrure et garnitures ; u
O Bloc-porte intérieur, fourni et posé ; u = 1 Bloc-porte intérieur + 2,5 Heure de menuisier sur chantier
O Porte d'entrée, fournie et posée ; u = 1 Porte d'entrée isolante + 1 Serrure et garnitures
  + 6 Heure de menuisier sur chantier
P Réglage ou rabotage d'une porte ; u
P Remplacement d'un vitrage ; u

# Parquets et lambris
F Parquet contrecollé ; m²
F Sous-couche ; m²
F Plinthe en bois ; ml
F Lambris ; m²
O Parquet contrecollé, pose flottante ; m² = 1,08 Parquet contrecollé + 1,05 Sous-couche
  + 0,5 Heure de menuisier sur chantier
O Plinthes, fournies et posées ; ml = 1,08 Plinthe en bois + 0,15 Heure de menuisier sur chantier
P Ponçage et vitrification de parquet ; m²

# Agencement
F Panneau mélaminé ou plaqué ; m²
F Bois massif ; m³
F Quincaillerie, coulisses et charnières ; forfait
P Étude et plans ; forfait
O Placard sur mesure, fourni et posé ; ml = 5 Panneau mélaminé ou plaqué + 1 Quincaillerie, coulisses et charnières
  + 4 Heure de menuisier en atelier + 4 Heure de menuisier sur chantier
P Meuble sur mesure, livré sans fixation ; u ; 20 %
P Pose d'une cuisine fournie par le client ; u
P Escalier en bois sur mesure ; u

# Charpente et extérieurs
F Bois de charpente traité ; m³
F Lames de terrasse ; m²
F Bardage en bois ; m²
F Visserie et connecteurs ; forfait
O Terrasse en bois sur lambourdes ; m² = 1,08 Lames de terrasse + 0,02 Bois de charpente traité
  + 1,2 Heure de menuisier sur chantier
O Bardage en bois, fourni et posé ; m² = 1,1 Bardage en bois + 0,9 Heure de menuisier sur chantier
P Remplacement de pièces de charpente ; m³
`,
);
