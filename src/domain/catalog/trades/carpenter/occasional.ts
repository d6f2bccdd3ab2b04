import { tradeWorks } from "../../work-template.ts";

/** Fittings of shops and vehicles, repairs and rarer works of the trade « menuisier ». Data in the public domain. */
export const carpenterOccasionalWorks = tradeWorks(
  "menuisier",
  `> Protéger le sol et les lieux ; 0.25
# Agencement de magasin ou de bureaux | 20 m²
= agencement/amenag* magasin/boutique/bureaux/restaurant/bar/salon_coiffure/pharmacie/local/cabinet
= agencement
Prendre les cotes et dessiner le plan ; 3 + 0.15/u
Débiter, usiner et assembler les meubles ; 4 + 1/u ; panneaux, chants, quincaillerie
Livrer et poser les meubles ; 2 + 0.8/u ; fixations
Poser les habillages et les finitions ; 1.5 + 0.3/u ; tasseaux, profils
Régler et nettoyer ; 2
# Aménagement de fourgon ou de véhicule | 1 fourgon/van/camion
= amenag*/@faire/isol* fourgon/van/camion/utilitaire/camping_car/trafic
Prendre les cotes et dessiner le plan ; 4/u
Poser le plancher et l'isolation ; 8/u ; panneaux, isolant
Fabriquer et poser les meubles ; 24/u ; contreplaqué, quincaillerie
Poser l'habillage et les finitions ; 8/u ; lambris ou panneaux
# Véranda ou pergola à poser | 1 véranda/pergola
= @poser/@faire/montage/monter veranda/jardin_hiver/pergola_bioclimatique
Prendre les cotes et préparer l'appui ; 4/u
Monter la structure ; 14/u ; structure, fixations
Poser les vitrages et la toiture ; 10/u ; vitrages, panneaux
Faire l'étanchéité et les finitions ; 5/u ; compribande, mastic
Régler, nettoyer et évacuer ; 2/u
# Isolation phonique ou thermique de menuiseries | 2 porte/fenêtre
= isoler/isolation/calfeutr*/insonoris* porte/fenetre/coffre/volet
= courant_air/passe_air/air_passe fenetre/porte
Contrôler les jeux et les joints ; 0.5
Poser les joints et le bas de porte ; 0.75/u ; joints, plinthe automatique
Régler les ouvrants et tester ; 0.5/u
# Maison ou extension à ossature bois | 20 m²
= ossature_boi/maison_boi/extension_boi/chalet_boi
= @faire extension/maison/chalet/studio_jardin boi
+ Charpente ou ossature bois
Prendre les cotes et dessiner ; 8 + 0.2/u
Tailler et assembler les murs ; 8 + 1/u ; bois d'ossature, panneaux
Lever les murs et la charpente ; 6 + 1/u ; connecteurs, vis
Poser le pare-pluie et le bardage ; 4 + 0.9/u ; pare-pluie, bardage
Poser les menuiseries et les finitions ; 6 + 0.3/u
# Restauration de meuble | 1 meuble/armoire/commode/table/chaise
= restaur*/renov*/@refaire meuble/armoire/commode/buffet/table/chaise/fauteuil/bahut/coffre
Démonter et contrôler ; 1/u
Décaper et poncer ; 3/u ; décapant, abrasif
Recoller et remplacer les pièces abîmées ; 2.5/u ; bois, colle
Teinter, vernir ou cirer ; 2.5/u ; teinte, vernis ou cire
Remonter et régler ; 0.75/u
# Restauration de fenêtres et de volets anciens | 1 fenêtre/volet/paire
= restaur*/renov* fenetre/volet/porte/menuiserie ancien*/boi/chene -@changer -dormant -pvc -alu
Déposer et démonter ; 0.5/u
Remplacer les bois abîmés ; 2.5/u ; bois, colle
Poncer, mastiquer et reposer les vitrages ; 1.5/u ; mastic
Reposer, régler et nettoyer ; 0.75/u
# Fixations et petit bricolage | 3 h
= bricolage/petit_travaux/homme_maison
= fixer/accrocher/monter/percer tringle/tableau/etagere/miroir/meuble/tele/support_tv/cadre
Préparer l'outillage et repérer ; 0.25
Faire les poses et les fixations ; 0.6/u ; chevilles, vis
Contrôler et nettoyer ; 0.25
# Découpe de bois ou de panneaux | 5 panneau/découpe/planche
= decoup*/debit* panneau/planche/boi/tablette/contreplaque
Relever les cotes ; 0.25
Découper les panneaux ; 0.25/u ; panneaux
Chanter, poncer et livrer ; 0.2/u ; chants
# Portes de placard sur mesure | 2 porte/vantail
= porte/facade placard/dressing/coulissante @poser/@faire/@changer
Prendre les cotes et commander ; 0.75
Déposer les anciennes portes ; 0.3/u
Poser les rails ; 0.5/u ; rails
Poser et régler les portes ; 0.9/u ; portes, guides
# Pose de placard à portes coulissantes | 2 porte/vantail
+ Portes de placard sur mesure, Placard ou dressing sur mesure, Pose de porte coulissante ou à galandage
= placard/dressing/facade_placard/porte_placard coulissant*
Prendre les cotes, tracer et préparer ; 0.75
Poser les rails haut et bas ; 1 ; rails
Monter et régler les portes coulissantes ; 0.75/u ; portes coulissantes
?amenagement*/etagere/penderie/tiroir/interieur: Monter l'aménagement intérieur ; 3 ; étagères, penderie, tasseaux
Faire les finitions et nettoyer ; 0.5`,
);
