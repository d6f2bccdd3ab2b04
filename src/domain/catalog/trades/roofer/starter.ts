import { starterCatalog } from "../../starter/read-starter.ts";

/** What a roofer usually sells. Data in the public domain (CC0). */
export const rooferStarter = starterCatalog(
  "roofer",
  `
# Heures et installation
H Heure de couvreur
H Heure d'aide-couvreur
P Déplacement ; forfait
P Montage et location d'un échafaudage ; m²
P Location d'une nacelle ; jour
P Bâchage d'urgence ; m²
P Évacuation des déchets ; m³

# Entretien et réparation
P Recherche de fuite en toiture ; forfait
P Nettoyage et démoussage ; m²
P Traitement hydrofuge ; m²
P Remplacement de tuiles ou d'ardoises cassées ; u
P Réfection d'un solin ; ml
P Réfection d'un faîtage ; ml
P Nettoyage des gouttières ; ml

# Couverture
P Dépose de l'ancienne couverture ; m²
F Tuile mécanique ; m²
F Ardoise naturelle ; m²
F Liteaux ; ml
F Écran sous-toiture ; m²
F Tuile de rive ou de faîtage ; ml
F Crochets, clous et fixations ; forfait
O Couverture en tuiles mécaniques ; m² = 1,05 Tuile mécanique + 3 Liteaux + 1,1 Écran sous-toiture
  + 0,9 Heure de couvreur
O Couverture en ardoises ; m² = 1,08 Ardoise naturelle + 8 Liteaux + 1,1 Écran sous-toiture
  + 1,8 Heure de couvreur
O Faîtage ou rive, fourni et posé ; ml = 1,05 Tuile de rive ou de faîtage + 0,5 Heure de couvreur

# Zinguerie
F Gouttière en zinc ; ml
F Descente en zinc ; ml
F Bande de solin ou d'égout en zinc ; ml
F Zinc à joint debout ; m²
O Gouttière en zinc, fournie et posée ; ml = 1,05 Gouttière en zinc + 0,6 Heure de couvreur
O Descente en zinc, fournie et posée ; ml = 1,05 Descente en zinc + 0,4 Heure de couvreur
O Couverture en zinc à joint debout ; m² = 1,15 Zinc à joint debout + 2 Heure de couvreur
P Habillage d'une cheminée ou d'un pignon ; ml

# Fenêtres de toit et isolation
F Fenêtre de toit ; u
F Raccord d'étanchéité pour fenêtre de toit ; u
F Isolant en panneaux pour toiture ; m²
F Membrane d'étanchéité pour toit plat ; m²
O Fenêtre de toit, fournie et posée ; u = 1 Fenêtre de toit + 1 Raccord d'étanchéité pour fenêtre de toit
  + 7 Heure de couvreur
O Isolation de toiture par l'extérieur ; m² = 1,05 Isolant en panneaux pour toiture + 0,6 Heure de couvreur
O Étanchéité d'un toit plat ; m² = 1,15 Membrane d'étanchéité pour toit plat + 0,7 Heure de couvreur
`,
);
