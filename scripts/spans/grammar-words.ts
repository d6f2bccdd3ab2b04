import { FIRST_NAMES } from "#domain/assistant/words/first-names.ts";
import { ALL_WORKS } from "#domain/catalog/trades/all-trades.ts";

// The words that made sentences are filled with: names, firms, places, works.

/** Picks one of a list. */
export type Pick = <T>(list: readonly T[]) => T;

const list = (text: string): string[] => text.trim().split(/\s*,\s*/);

const FIRST = [...FIRST_NAMES].map(capital);

const LAST = list(`
  Martin, Bernard, Thomas, Petit, Robert, Richard, Durand, Dubois, Moreau, Laurent, Simon, Michel, Lefebvre, Leroy,
  Roux,
  David, Bertrand, Morel, Fournier, Girard, Bonnet, Dupont, Lambert, Fontaine, Rousseau, Vincent, Muller, Lefèvre,
  Faure, Mercier, Blanc, Guérin, Boyer, Garnier, Chevalier, François, Legrand, Gauthier, Perrin, Robin, Clément, Morin,
  Nicolas, Henry, Roussel, Mathieu, Gautier, Masson, Marchand, Duval, Denis, Dumont, Marie, Lemaire, Noël, Meyer,
  Dufour, Meunier, Brun, Blanchard, Giraud, Joly, Rivière, Lucas, Brunet, Gaillard, Barbier, Arnaud, Martinez, Gérard,
  Roche, Renard, Schmitt, Roy, Leroux, Colin, Vidal, Caron, Picard, Roger, Fabre, Aubert, Lemoine, Renaud, Dumas,
  Lacroix, Olivier, Philippe, Bourgeois, Pierre, Benoît, Rey, Leclerc, Payet, Rolland, Leclercq, Guillaume, Lecomte,
  Lopez, Jean, Dupuy, Guillot, Hubert, Berger, Carpentier, Sanchez, Dupuis, Moulin, Louis, Deschamps, Huet, Vasseur,
  Perez, Boucher, Fleury, Royer, Klein, Jacquet, Adam, Paris, Poirier, Marty, Aubry, Guyot, Carré, Charles, Renault,
  Charpentier, Ménard, Maillard, Baron, Bertin, Bailly, Hervé, Schneider, Fernandez, Le Gall, Collet, Léger, Bouvier,
  Julien, Prévost, Millet, Perrot, Daniel, Le Roux, Cousin, Germain, Breton, Besson, Langlois, Rémy, Le Goff, Pelletier,
  Lévêque, Perrier, Leblanc, Barré, Lebrun, Marchal, Weber, Mallet, Hamon, Boulanger, Jacob, Monnier, Michaud,
  Rodriguez, Guichard, Gillet, Étienne, Grondin, Poulain, Tessier, Chevallier, Collin, Chauvin, Da Silva, Bouchet,
  Gay, Lemaître, Bénard, Maréchal, Humbert, Reynaud, Antoine, Hoarau, Perret, Barthélemy, Cordier, Pichon, Lejeune,
  Gilbert, Lamy, Delaunay, Pasquier, Carlier, Laporte, Benali, El Amrani, Haddad, Traoré, Diallo, Nguyen, Tran,
  Kowalski,
  Ferreira, Lopes, Santos, Belkacem, Mansouri, Ziani, Ouali, De Sousa, Van Damme, Le Bihan, Kerleau, Quéméneur,
  Etcheverry
`);

const TOWNS = list(`
  Lyon, Nantes, Lille, Brest, Dole, Pau, Metz, Nîmes, Tours, Angers, Vannes, Ornans, Arcachon, Bègles, Roubaix, Cholet,
  Saint-Malo, Saint-Brieuc, Aix, Gap, Auch, Bourg-la-Reine, La Ciotat, Le Mans, Le Havre, Mende, Thiers, Vichy, Colmar,
  Saint-Priest, Morlaix, Quimper, Concarneau, Pontarlier, Besançon, Épinal, Vesoul, Redon, Fougères, Laval
`);

const PROPER = list(`
  Horizon, Belvédère, Lumière, Nova, Alizé, Cyprès, Tilleuls, Acacias, Glycines, Mimosas, Écume, Mistral, Océan, Kaolin,
  Boréal, Zénith, Vertige, Ardoise, Cobalt, Pixel, Quartz, Sillage, Tandem, Lumen, Nacre, Opale, Comète, Rivage, Escale,
  Marmite, Petit Four, Grand Large, Deux Rives, Trois Chênes, Bon Coin, Vieux Port, Quatre Saisons, Fil Bleu, Axone,
  Datapierre, Hexalink, Oka, Kuma, Brume, Vortex, Solaris, Minéral, Equilibre, Orfèvre, Capucine, Verveine, Sirius,
  Alto,
  Mains Vertes, Beau Rivage, Côté Cour, Bois Joli, Clair Matin, Sud Express, Nordwind, Vauban, Colbert, Jaurès, Ferry
`);

const HOUSES = list(`
  boulangerie, boucherie, restaurant, garage, pharmacie, hôtel, camping, mairie, école, collège, lycée, crèche,
  clinique,
  cabinet, cabinet dentaire, cabinet médical, librairie, brasserie, pizzeria, café, bar, salon, institut, atelier,
  studio,
  agence, association, asso, copropriété, copro, syndic, résidence, domaine, château, ferme, gîte, EHPAD, théâtre,
  musée,
  cinéma, fleuriste, épicerie, cave, pressing, menuiserie, imprimerie, laverie, maison, galerie, fondation, syndicat,
  auto-école, clinique vétérinaire, centre équestre, maison de retraite, salle de sport, club de tennis, étude, commune,
  bureau, société, entreprise, établissements, groupe, collectif, compagnie, coiffeur, traiteur, primeur, mutuelle
`);

const FORMS = list("SARL, SAS, SASU, EURL, SCI, SA, SNC, SCOP, SELARL");
const ENDS = list(`
  Conseil, Consulting, Services, Habitat, Immobilier, Design, Digital, Production, Events, Énergies, Transports, Tech,
  Labs, Studio, Média, Associés, Frères, et Fils, & Co, Group, Agency, Bâtiment, Rénovation, Paysages, Automobiles,
  Export
`);

const OTHER_WORKS = list(`
  reportage photo de mariage, shooting produit, portrait corporate, retouche photo, montage vidéo, captation de concert,
  tournage, 20 packshots, tirages d'art, album photo, vol de drone, refonte du site vitrine, site e-commerce,
  développement backend, intégration figma, correction de bugs, maintenance du site, audit SEO, rédaction d'articles,
  relecture, traduction anglais français, sous-titrage, transcription, charte graphique, création de logo, flyers,
  cartes de visite, design system, formation excel, atelier d'écriture, cours de piano, cours de yoga, coaching,
  bilan de compétences, bouquet de mariée, centres de table, arche fleurie, décoration de salle, coiffure à domicile,
  maquillage mariée, manucure, massage assis, dj set, sonorisation, location de matériel, animation enfants, traiteur
  cocktail, gâteau de mariage, buffet froid, entretien du jardin, tonte de pelouse, taille de haie, élagage, désherbage,
  débarras de cave, déménagement d'un studio, nettoyage de vitres, ménage de bureaux, garde de chat, réparation de vélo,
  révision complète, vidange, diagnostic électronique, montage de meubles, couture sur mesure, réparation de montre,
  tenue de compte, déclaration de TVA, accompagnement administratif, conseil juridique, étude thermique, plan de masse
`);

const SHORT_WORKS = list(`
  pose, dépose, démolition, chape, carrelage, peinture, enduit, retouche, montage, livraison, déplacement, maquettes,
  intégration, tests, dépannage, nettoyage, ponçage, vernis, raccordement, mise en service, main d'œuvre, fournitures,
  évacuation, gravats, échafaudage, location de nacelle, conception, réunion, cadrage, relevé, étude, plan, tirage,
  album,
  bandes, joints, plinthes, faïence, isolation, terrassement, fondations, gros œuvre, finitions, nettoyage de chantier
`);

const SIZES = list(`
  7 kw, 200 L, 20x30, en deux couches, A3, 3 pièces, de 20, 9000 btu, en 2 parties, double, sur mesure, 72/48, BA13, T2,
  à domicile, en urgence, complet, d'occasion, grand format, 12 volts, deux faces, RJ45, 1re tranche, niveau 2
`);

const SYLLABLES = list(
  "ba,ko,ri,no,ta,li,mo,ze,va,lu,he,xo,da,si,ne,po,ra,ki,ju,el,an,or,is,ad,em,tri,flo,gra,ble,sta",
);
const LAST_LETTERS = list("n,x,z,s,l,r,k,o,a,is,us,ia,eo,ix");

// A name that is no word: « helioz », « Talixa ».
function brand(pick: Pick): string {
  const word = Array.from({ length: pick([2, 2, 3]) }, () => pick(SYLLABLES)).join("") + pick(LAST_LETTERS);
  return capital(word);
}

const ROOMS = list(`
  du salon, de la cuisine, de la chambre, du couloir, des combles, du garage, de la terrasse, de l'entrée, du hall,
  de la
  cage d'escalier, au rez-de-chaussée, à l'étage, du sous-sol, de la façade nord, en chêne, en pvc, en alu, blanc,
  noir mat
`);

const TITLES = [...new Set(ALL_WORKS.map(({ title }) => title))].map(small);
const THINGS = TITLES.flatMap((title) => /^(?:pose|remplacement|dépose) d(?:e |')([^']{4,28})$/.exec(title)?.[1] ?? []);

/** A first name and a last name. */
export function personNames(pick: Pick): { firstName: string; lastName: string } {
  return { firstName: pick(FIRST), lastName: pick(LAST) };
}

/** A firm, a shop or a public place, as its name is written. `link`: the word that often stands before it. */
export function firm(pick: Pick): { link: string; name: string } {
  const proper = pick([pick(PROPER), pick(PROPER), pick(LAST), `${pick(PROPER)} ${pick(PROPER)}`]);
  const house = pick(HOUSES);
  const place = `${house} ${pick(["de ", "de ", "du "])}${pick(TOWNS)}`;
  const ofHouse = `${house} ${pick(["", "", "", "des ", "du ", "de la ", "Le ", "La ", "Les ", "L'"])}${proper}`;
  return pick([
    { link: "", name: `${proper} ${pick(ENDS)}` },
    { link: "", name: `${proper} ${pick(FORMS)}` },
    { link: pick(["", "la "]), name: `${pick(FORMS)} ${proper}` },
    { link: "", name: pick(PROPER) },
    { link: "", name: brand(pick) },
    { link: "", name: `${pick([brand(pick), pick(LAST), pick(FIRST)])} ${pick(ENDS)}` },
    { link: "", name: `${brand(pick)} ${pick(FORMS)}` },
    { link: "", name: `${pick(HOUSES)} ${brand(pick)}` },
    { link: pick(["la société ", "l'entreprise ", "la boîte ", "société ", "la sté "]), name: proper },
    { link: pick(["la ", "le ", "l'", "les ", ""]), name: ofHouse },
    { link: pick(["la ", "le ", "l'", ""]), name: ofHouse },
    { link: pick(["la ", "le ", "l'", ""]), name: place },
  ]);
}

/** A name that somebody gives to a project. */
export function projectTitle(pick: Pick): string {
  const kind = pick(
    list(`
    Rénovation, Villa, Maison, Appartement, Extension, Toiture, Terrasse, Chantier, Refonte, Site, Boutique,
    Salle de bain,
    Cuisine, Immeuble, Bureau, Façade, Campagne, Catalogue, Mariage, Shooting, Chaufferie, Piscine, Jardin, Application,
    Migration, Ravalement, Loft, Gîte, Résidence, Halle, Atelier, Local, Showroom, Identité, Formation, Studio
  `),
  );
  const end = pick([pick(LAST), pick(LAST), pick(TOWNS), pick(PROPER), `rue ${pick(LAST)}`, `${pick(PROPER)} 2027`]);
  return pick([`${kind} ${end}`, `${kind} ${end}`, `${kind} ${pick(["du ", "de la ", "de "])}${pick(PROPER)}`, end]);
}

/** A work, as one says it. */
export function work(pick: Pick): string {
  const title = pick([pick(TITLES), pick(TITLES), pick(OTHER_WORKS), pick(OTHER_WORKS), pick(SHORT_WORKS)]);
  const room = pick(["", "", "", "", ` ${pick(ROOMS)}`, ` ${pick(SIZES)}`]);
  return `${pick([title, title, title, title.replace(/ d(?:e|') ?/, " ")])}${room}`;
}

/** A work of several parts, as the only one of its sentence. */
export function wholeWork(pick: Pick): string {
  const joint = pick([" et ", " + ", " & ", ", ", " avec "]);
  return pick([work(pick), work(pick), workToDo(pick), `${work(pick)}${joint}${pick(SHORT_WORKS)}`, workToDo(pick)]);
}

/** Several things of one kind, as they stand after their number. */
export function goods(pick: Pick): string {
  const name = pick(
    pick([THINGS, list("prises, spots, fenêtres, portes, tirages, flyers, packshots, tables, arbres")]),
  );
  return name.endsWith("s") || name.includes(" ") ? name : `${name}s`;
}

/** A phrase in the infinitive. */
function workToDo(pick: Pick): string {
  const verb = list(
    "poser, remplacer, refaire, peindre, nettoyer, réparer, installer, reprendre, déposer, créer, monter",
  );
  const name = pick(THINGS);
  const article = /^[aeiouyéèêh]/.test(name) ? "l'" : pick(["le ", "la ", "les ", "un ", "deux "]);
  return `${pick(verb)} ${article}${name}${pick(["", "", ` ${pick(ROOMS)}`])}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function small(title: string): string {
  return /^\p{Lu}{2}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
