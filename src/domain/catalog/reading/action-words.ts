// Words of work, by class: beginnings of words without accents. `=` ends a whole word.

const ACTIONS: Record<string, string> = {
  poser: `pose pose= poser= posez= posee= poses= repos install reinstall mont= monter= montage= monte= fixer=
    fixation= ajout rajout fournir= fourniture= implant equiper= equipement= prevoir= creation= creer=
    cree= mettre= mise= met= amenag raccorder= raccordement= raccorde= brancher= branchement= coller=
    collage= integrer= encastr tirer= passer= habill revet revetement= recouvr realis realisation=
    faire= fair= faite= fait= besoin= voudrai= souhait
    veut= veux= voulon= voudrion= aimerai= aimerion=`,
  changer: `remplac chang echang renouvel substitu passer=`,
  deposer: `depos demont enlev retir arrach supprim suppression= virer=
    virez= degager= jeter= debarrass demol abatt= abattr abattage= cass= casser=
    enlevement= evacuer= decoll= decoller= decollage= decap descell vider= debarra`,
  reparer: `repar depann panne= fuit fui= fuien fuya cass= casse= cassee= bloqu bouch= bouchee= coinc grillee= defectueu
    defaut= eteint= probleme= souci= sav= abim fendu fele fissur decolle= decollee= rouill pourri perce=
    percee= tombe= tombee= deraill decroch arrache= arrachee= effondr ecroul fissur
    fume= claque= claquee= goutte= recoll restaurer= restauration= recherch diagnost repri= reprise=
    reprendr rafistol consolid intervention= intervenir= disjoncte= disjoncter= saut= saute= sautent=
    urgence= dereg frott gripp descell bouge= bougent= pend= pendent= grince= grincent= branle= tordu= tordue=
    gondole= gondolee= souleve= soulevent= cloque= cloquent= moisi= moisie=`,
  refaire: `refair refait refection= renov repri= reprise= reprendr rehabilit restaurer= restauration= modernis
    transform rafraich relook refont refaite= remplac neuf= refonte= normes= norme=`,
  faire: `fabric fabriqu realis construi construct monter= montage= coul= couler= coulage= batir= edifi creer=
    creation= cree= elever= maconner= faire= fair= finir= terminer= achever= confection= concev conception= concevoir=
    dessin execut ouvrir=
    ouvertur percer= percement= etabl redig prepar organis anim donner=`,
  entretenir: `entretien entreten revision= revis maintenance= controle= controler= verif visite= nettoy reglage=
    regler= desembou detartr purg`,
  regler: `regler= regle= rabot ajust reglage= equilibr`,
  nettoyer: `shampo nettoy lav= laver= lavage= menage= desinfect degraiss decrass depoussier decap detach
    netoy entretien
    entreten propre=`,
  peindre: `peint= peintur peindr peind= repeind repeindr repeint laqu lasur verni vernir= vernissage= lasure=
    rafraich`,
  isoler: `isol souffl`,
  couper: `coup= couper= coupe= tail= taill elag abatt= abattr abattage= rabattre= rabattage= debroussaill tond= tond
    tonte= fauch`,
  ramoner: `ramon debistr`,
  planter: `plant seme= semer= semis= engazonn cree= creer= creation= gazon=`,
};

const CLASSES = Object.entries(ACTIONS).map(([name, words]) => {
  const list = words.split(/\s+/).filter((word) => word !== "");
  return {
    name: `@${name}`,
    whole: new Set(list.filter((word) => word.endsWith("=")).map((word) => word.slice(0, -1))),
    beginnings: list.filter((word) => !word.endsWith("=")),
  };
});

// Nouns that only look like work.
const NO_ACTION = new Set([
  "monteur",
  "poseur",
  "changeur",
  "laverie",
  "montagne",
  "coupole",
  "installateur",
  "organisme",
]);

/** The classes of work that a word says (« @poser »), none for most words. */
export function actionsOf(word: string): readonly string[] {
  if (word.length < 3 || NO_ACTION.has(word)) return [];
  const actions = classesOf(word);
  // « replanter », « rebrancher »: done again.
  return actions.length === 0 && /^re[a-z]{5}/.test(word) ? classesOf(word.slice(2)) : actions;
}

function classesOf(word: string): readonly string[] {
  return CLASSES.filter(
    ({ whole, beginnings }) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning)),
  ).map(({ name }) => name);
}

/** Every class of work, as patterns name it. */
export const ACTION_NAMES: ReadonlySet<string> = new Set(CLASSES.map(({ name }) => name));
