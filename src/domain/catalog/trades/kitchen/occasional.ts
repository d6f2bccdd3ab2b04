import { tradeWorks } from "../../work-template.ts";

/** Moves, surfaces and rarer works of the trade « cuisiniste ». Data in the public domain (CC0). */
export const kitchenOccasionalWorks = tradeWorks(
  "cuisiniste",
  `> Protéger le sol et les accès ; 0.5
< Nettoyer et évacuer ; 0.5
# Démontage et remontage de cuisine | 8 meuble/élément/caisson
= demenag*/deplac*/remont*/@deposer/reinstall* cuisine &remont*/repos*/reinstall*/demenag*/deplac*
= demenag*/deplac* cuisine
+ Démontage de cuisine, Pose de cuisine équipée, Montage et pose de cuisine en kit
Repérer, débrancher et vider ; 1.5
Démonter et protéger les meubles ; 0.4/u
Remonter, fixer et mettre de niveau ; 0.9/u ; fixations
Adapter le plan et les raccords ; 3.5 ; flexibles, silicone
Régler les portes et tester ; 1
# Rénovation de plan de travail | 3 ml
= ponc*/huil*/vernir/renov* plan_travail/plan boi/chene/hetre/massif -@changer
= ponc*/huil* plan_travail/plan
+ Remplacement de plan de travail
Protéger et démonter les appareils ; 0.75
Poncer le plan ; 0.6/u ; abrasif
Huiler ou vernir en trois couches ; 0.4/u ; huile ou vernis
Refaire les joints et remonter ; 0.75 ; silicone
# Peinture ou relooking de meubles | 12 façade/porte/meuble
= @peindre/relook*/resine/adhesif/covering meuble/facade/porte/cuisine/plan
+ Rénovation de cuisine
Démonter les façades et les poignées ; 0.1/u
Dégraisser et poncer ; 0.35/u ; abrasif, dégraissant
Appliquer la sous-couche et la finition ; 0.7/u ; primaire, laque
Remonter et régler ; 0.2/u
# Joints et étanchéité de plan de travail | 4 ml
= @refaire/@changer joint/silicone ~plan_travail/evier/credence/plaque/cuisine
= joint plan_travail/evier/credence
Retirer les anciens joints ; 0.15/u
Nettoyer, dégraisser et sécher ; 0.1/u
Faire les joints en silicone ; 0.15/u ; silicone
# Adaptation de meuble pour un appareil | 1 meuble/appareil
= adapt*/modif*/decoup*/agrandi* meuble/niche/colonne/plan/caisson ~lave_vaisselle/four/frigo/hotte/plaque/evier
= @faire/integr* niche/place ~lave_vaisselle/four/frigo/lave_linge
Prendre les cotes et démonter ; 0.5/u
Découper et adapter le meuble ; 1.5/u ; panneaux, chants
Poser et raccorder l'appareil ; 1/u
Régler et tester ; 0.25/u
# Service après-vente et finitions de cuisine
= sav/finition/finir/terminer/reserve cuisine/meuble/plan
= levee_reserve/terminer_cuisine/finir_cuisine
Faire le point et commander les pièces ; 0.75
Remplacer les éléments abîmés ; 1 ; pièces, quincaillerie
Régler les portes et les tiroirs ; 0.75
# Prise de gabarit pour plan en pierre | 1 plan
= gabarit/prise_gabarit/prise_mesure/mesure/cote plan/plan_travail/quartz/granit
= prise_mesure cuisine
Contrôler les niveaux et les murs ; 0.5/u
Prendre le gabarit ; 1/u
Valider les découpes et commander ; 0.75/u`,
);
