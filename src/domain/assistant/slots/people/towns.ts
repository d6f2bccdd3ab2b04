import { searchText } from "../../../shared/search-text.ts";
import { wordSet } from "../../words/tokens.ts";

// Towns whose name stands alone beside that of a customer: « Mme Roux, Annecy », « M. Faure Bordeaux ». One that is as
// often a family name or a thing is no part of it.

const TOWNS = wordSet(`
  abbeville agde agen aix-en-provence ajaccio albertville albi alencon ales amboise amiens angers anglet angouleme
  annecy annemasse annonay antibes apt arcachon argentan argenteuil arles armentieres arras aubagne aubenas
  aubervilliers auch aulnay aurillac autun auxerre avallon avignon avranches bagneux bagnols bailleul bapaume
  bar-le-duc bastia bayeux bayonne beaune beauvais belfort belley bergerac bernay besancon bethune beziers biarritz
  blagnac blaye blois bobigny bordeaux boulogne bourg-en-bresse bourges bourgoin bressuire brest briancon
  brignoles brioude brive caen cahors calais caluire cambrai cancale cannes carcassonne carhaux carhaix
  carpentras carquefou castres cavaillon cergy chalon-sur-saone chalons chambery chamonix champigny chantilly
  charleville-mezieres chartres chateaubriant chateaudun chateauroux chatellerault chatillon chaumont cherbourg chinon
  cholet clermont-ferrand cluny cluses cognac colmar colombes commentry commercy compiegne concarneau condom
  corbeil coutances creil crest creteil dax decazeville decize dieppe dignes digne dijon dinan dinard dole
  domont douai douarnenez draguignan dreux dunkerque elbeuf epernay epinal ernee etampes evreux evry falaise fecamp
  figeac firminy flers foix fontainebleau forbach fougeres frejus gaillac gannat gerardmer gien givors gourdon
  grasse gravelines grenoble gueret guerande guingamp haguenau hazebrouck hendaye hennebont hirson honfleur hyeres
  issoire issoudun istres joigny jonzac lamballe landerneau landivisieu langon langres lannion laon laval lavaur lens
  lesparre libourne lievin lille limoges limoux lisieux locmine lodeve longwy lorient loudeac loudun louviers
  lourdes luneville lyon macon mamers manosque marignane marmande marseille martigues maubeuge mauleon mayenne
  meaux melun metz meudon millau miramas moissac montauban montargis montbeliard montbrison montelimar
  montlucon montpellier montreuil morlaix mortagne moulins moutiers mulhouse nancy nanterre nantes nantua
  narbonne nemours nevers nice nimes niort nogent noyon nyons oloron orleans orly orthez orvault oullins oyonnax
  paimpol palaiseau pamiers parthenay pau perigueux peronne perpignan pertuis pessac pezenas pithiviers ploermel
  poitiers pontarlier pontivy pontoise pornic porto-vecchio privas provins puteaux quiberon quimper quimperle 
  reims rennes rethel reze riom roanne rochefort rodez romans-sur-isere romorantin roscoff roubaix rouen royan
  rueil rumilly sarcelles sarlat sarrebourg sarreguemines saumur saverne sedan segre selestat senlis 
  sete sevran sisteron soissons strasbourg suresnes tarare tarascon tarbes thann thiers thionville thonon thouars
  toulon toulouse tourcoing trappes troyes tulle tullins ussel uzes valence valenciennes vannes vendome venissieux
  verdun vernon versailles vesoul vichy vierzon villefranche villeneuve villeurbanne vitrolles
  vittel voiron vouziers wattrelos yssingeaux yvetot
`);

const SAINT = /^(?:saint|sainte|st|ste)[- ][a-z]{2,20}/;
const JOINED = /^[a-z]{3,20}-(?:en|sur|sous|les|le|la|aux|au|du|de)-[a-z]/;

/** True for the name of a town in France, or for one that its shape gives away: « Saint-Malo », « Bourg-en-Bresse ». */
export function isTown(name: string): boolean {
  const plain = searchText(name);
  return TOWNS.has(plain) || SAINT.test(plain) || JOINED.test(plain);
}

/** The same for the first word of a name. */
export function isTownWord(word: string): boolean {
  return TOWNS.has(word);
}
