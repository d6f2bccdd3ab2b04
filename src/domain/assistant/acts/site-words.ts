// A work or a place that a project is called by, before the name of its customer: « Cuisine Dorval », « Salle de bain
// Castel ». A shop and a workshop are left out: they are customers themselves.

const SITES = new Set(
  (
    "cuisine cuisines salle sdb bain piscine terrasse veranda grange hangar cave grenier villa maison appartement " +
    "appart loft duplex chalet gite bureau bureaux local boutique robe fauteuil fauteuils canape chaises table " +
    "mariage bapteme communion anniversaire shooting reportage refonte site migration application appli espace " +
    "portail " +
    "logo charte jardin jardins cloture toiture toit facade ravalement chauffage chaudiere climatisation clim " +
    "electricite tableau renovation extension surelevation escalier dressing abri parquet carrelage entree hall " +
    "couloir combles bardage muret mur portillon audit formation branchement plomberie peinture maconnerie " +
    "charpente verriere pergola placard volets fenetres menuiseries mezzanine garde-corps isolation depannage"
  ).split(" "),
);

/** True for a word that begins the name of a project. */
export function isSiteWord(word: string): boolean {
  return SITES.has(word);
}
