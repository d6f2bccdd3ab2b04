import { wordSet } from "./tokens.ts";

/** First names common in France, without accents. They tell a person from a firm (« pour Julie Marchand »). */
export const FIRST_NAMES = wordSet(`
  aaron abdel abdelkader abdellah abderrahmane abdou abdoulaye abel abigail achille adam adama adelaide adelaine
  adele adelin adeline adil admir adriana adrien adrienne aelig agathe aglae agnan agnes agostinho ahmed aicha aida
  aime aimee ainhoa aissa aissatou akim aladin alain alan alban albane alberic albert alberte albertine albin aldo
  aleksandar aleksander aleksandra alessandra alessandro alessia alex alexandra alexandre alexane alexia alexis
  alfred ali alice alicia alienor aliette aline alison alistair alix alizee allan alma alois aloise aloys alpha
  alphonse amadou amaia amalia amandin amandine amandio amara amaury ambre amel amelia amelie amelle amina amine amir
  ana anaelle anais anastasia anatole andoni andre andrea andree andrei andreia andres ane angela angele angelina
  angelique angelo angie anita ann anna annabelle anne anneso annette annick annie annika anouck anouk anselm anselme
  antea anthime anthony antoine antoinet antoinette anton antonella antonia antonin antonio apollinaire apolline
  ariane ariel arielle aristide arlene arlette armance armand armando armel armelle arnaud arnold arona arsen arsene
  arthur arthus arturo ashley assia astrid atika aubane aubert aubierge aubin aude audran audrey augusta auguste
  augustin augustine aurea aurelia aurelie aurelien aurian aurianne aurore axel axele axelle aya ayden aymar aymeric
  aymerick ayoub azeline azzedine azziz babette balthazar bao baptiste barbara barnabe basile basilio bastien
  bathilde baudouin beatrice beatrix beatriz belinda bella benedict benedicte beniamin benito benjamin benjamine
  benoit benoite berangere berengere bernadett bernadette bernard berthe bertille bertrand bettina betty bianca bilal
  bilel bixente blaise blandin blandine bleuenn bogdan boris boubacar brahim brenda brendan brewen briac brice brieuc
  brigit brigitte bruno bryan byron calixte camelia camil camilla camille candice carina carine carl carla carlos
  carmen carolane carole caroline cassandra cassie cassien catherine cecil cecile cecilia cedric celeste celestin
  celestine celia celian celiane celina celine celso cesar chahine chantal chantale charlemagne charlene charles
  charlie charline charlotte charlyne cherif cherine cheyenne chiara chirine chloe christa christel christelle
  christian christiana christiane christina christine christophe christopher christos ciara cindie cindy claire clara
  clarisse claude claudette claudie claudine clea clelia clemence clement clementine cleo cleophee clotaire clothilde
  clotilde clovis colette colin coline colombe come constance constant coralie coraline coralise corentin corentine
  corinne cornelia cosima cosme crystel cyndi cyprien cyprienne cyrielle cyril cyrille cyrus dahlia dalia dalil
  dalila damaris damian damiano damien daniel daniela daniele danielle danilo danny danuta daphne dario darius david
  davy dean deborah delia delphine demba denis denisa denise deniz desiree diana diane dick didier diego dimitri
  dimitry dina dino djamel djamila djenaba djibril domenico dominique domitien domitille donald donatien donovan dora
  dorian doriane dorine doris dorothee dounia dragan driss duarte dunstan dylan eddie eddy edern edgar edgard edilson
  edith ediz edmond edouard edwige efe egon ekaterina eldon eleanor electra elena eleonore eliana eliane elias elie
  eliette elina eline eliott elisa elisabeth elise ella ellen elliot elma elodi elodie elois eloise elora elouan elsa
  elsie elton elva elvire elvis elyes elyse ema emanuel emeline emerence emeric emerik emile emilie emilien emin emma
  emmanuel emmanuelle emmy enguerran enguerrand enola enora enrick enrico enrique enzo erell eric erica erick erika
  erin erine ernest ernestine erwan erwann esmeralda esperanza esteban estelle esther ethan etienne eudes eudoxie
  eugene eugenie eulalia eulalie eva evaelle evan evariste eve eveline evelyne evrard ewan ewen ezio fabian fabien
  fabienne fabio fabiola fabrice fabrizio fadila faiza fallou fanny fanta fantin fantine faouzi farah fares farid
  fathi fatiha fatima fatou fatoumata faustin faustine federico felicia felician felicie felicite felipe felix
  ferdinand fergus fernand fernande fernando feryel filippo fiona firmin flavia flavie flavien flavio flora flore
  florence florent florian floriane florica florida florie florimond florine fouad foucauld francesca francesco
  francine francis franck franco francois francoise franz fred freddy frederic frederique frida fulbert gabin gabriel
  gabrielle gaby gael gaelig gaelle gaetan galaad garance gaspard gaston gauthier gauthiere gautier gauvain gemma
  genevieve geoffrey george georges georgette georgia gerald geraldine gerard germain germaine gerome gersende
  ghislain ghislaine giada gianni gilbert gilberte gilda gildas gilles gina ginette gino giorgio giovanni gisela
  gisele giulia giuseppe gladys gloria gontran gonzague goran goulven goulwen graziella greg gregoire gregor gregory
  greta guenael guenaelle guenole guewen guilhem guillaume guillem guillemette gustave guy gwen gwenael gwenaelle
  gwendal gwendoline gwenegan gwenn gwenola gwladys habib hacene hadrian hadrien hafid hafida haja hakim halim halima
  hamed hamid hamza hanane hania hanna hannah hans harmonie harold haroun harris harry hassan hatem hawa hayat hector
  heidi heitor hela helena helene helmut heloise henri henriette henrique hermann hermeline hermine herve hiba hicham
  hilaire hilda hind hippolyte hocine honore horace hortense houcine houda houria hubert hugo hugues huguette humbert
  hyacinthe iban ibrahim ibtissem ida idir idris idriss ignace igor ihsane ikram ilan ilana ileana ilian iliana illan
  ilona ilyes imane imed imran inaya indiana ines inessa ingrid inigo ioana iona irene irenee iriana irina iris irma
  isaac isabeau isabel isabella isabelle isaline isaure ishak isidore ismael ismahane ismail isolde israel issa
  itziar ivan ivana iwan izia jacinthe jacinto jack jacky jacqueline jacques jad jade jaime jalil jamal james jamila
  jane janick janie janine janis janna jarod jasmin jasmine jason javier jawad jayson jean jeancharles jeanine jeanne
  jeannette jeannine jehan jelena jenna jennifer jenny jennyfer jeremiah jeremie jeremy jerome jerry jesse jessica
  jessie jessy jihane jimmy joachim joan joana joanna joanne joao joaquim jocelin joceline jocelyn jocelyne joel
  joelle joffrey johan johann johanna johanne john johnatan johnny jolan jon jonah jonas jonathan jonathane jordan
  jordane jorge jorick jose josefa joseph josephe josephine josette joshua josiane josie josselin joy joyce juan
  juana judicael judith jules julia julian juliana juliann julie julien julienne julietta juliette julio juna junior
  jurgen justin justine kader kaelig kahina kais kamal kamel kamelia kamila karen karene karim karima karine karl
  karla karol katell katharina kathleen kathy katia katrin kaylia keira kelian kelig kelly kelyan ken kenan kenny
  kenza kerian kevin keziah khadija khaled khalid khalil kilian kilien kim kimberley klara klaus klervi koen koffi
  korentin koulm krystel kylian kylie kyra ladji laetitia lahcen laila lally lambert lamia lamine lana lancelot
  laszlo latif latifa laura lauranne laure laureen lauren laurena laurence laurene laurent laurette lauriane
  laurianne laurick laurie laurine lauryn lazare lea leana leandra leandre leandro leane leelou lehna leia leila
  leily lelia lena lenaic lenaick leny leo leon leonard leonel leonid leonie leonore leontine leopold leopoldine
  leslie letitia leyla liam liana lidia lidwine lieve lila lilas lili lilia lilian liliana liliane lilou lilwenn
  lilya lina linda line lino lionel lior lisa lise lison liv livia livio lizea loan loane loann loeiz loelia lohan
  loic loick loig lois lola lonny loraine lorelei lorena lorene lorenzo lorette lorie loris lorraine lothaire lou
  louan louane loubna louen louis louisa louise louisette louisiane louison louka loukas louna loup luana lubin
  lubomir luc luca lucas luce lucenzo lucette lucia lucie lucien lucienne lucile lucille lucine lucio ludivin
  ludivine ludmila ludmilla ludo ludovic ludwig luigi luis luisa luka lukas luna lydia lydie lyna lynda lyne lysandre
  lyse mabel macha maddy madeleine madeline madison mady mael maelan maelenn maelig maeline maelle maellys maelys
  maeva maeve magali magalie magaly magda magdalena magdalene magdeleine mahault mahdi mahe maher mahmoud maia maina
  maissa maite maiwen maiwenn maixent malaury malcolm malek malena malik malika mallaury mallory malo malorie malou
  mamadou mandy manel manoa manoe manoel manoelle manolo manon manuel manuela marc marceau marcel marcela marcelin
  marceline marcelle marcellin marcia marcio marco marcos margarida margarita margaud margaux margerie margo margot
  marguerite margueritte maria mariam mariama mariana marianna marianne marie marielle marietta mariette marilene
  marilia marilou marilyn marin marina marine mario marion mariona marita marius marjolaine marjorie marko marlene
  marley marlon marlyse marouane martha marthe martial martin martina martine marvin marwa marwan mary maryam
  maryannick maryline marylou maryna maryne marysa maryse maryvon maryvonne massimo matej mateja mateo mateus matheo
  mathias mathieu mathieux mathilde mathis mathurin mathys matilda matilde matisse matteo mattheo matthias matthieu
  mattia mattis mattys maud maude maureen maurice mauricette maurin maurine mauro max maxence maxime maximilien
  maximilienne maximin maya mayana mayane mayeul mayeule mayline maylis mayra mayssa medard medhi medine megan megane
  mehdi mehmet meissa mekki melaine melanie melany melchior melik melina meline melis melisande melissa mell melodie
  melody melusine melvil melvin melvyn melyna menahem mercedes meriem meryem meryl messaoud mia micael michael
  michaela michaelle michal michel michelange michele micheline michelle mickael mickaelle miguel mihaela mikael mike
  miko mila milan milann milena miley milly milo mina minh mirabelle miran miranda mireia mireille mirella miriam
  mirko mirsad moana modeste mohamed mohammed mohand moira moise mona monica monique moran morgan morgana morgane
  morwenna mouloud mouna mounia mounir mourad mouss moussa moustapha muriel mustapha mylan mylene myriam myriame
  myrtille nabil nacer nadege nadia nadine nadir nadjet nael naelle nahel nahia naila naim naima nais najat najib
  nana nancy naomi napoleon napoleone narcisse nariman nasrine nasser nassim nassima nastasia natacha natalia nataly
  natan natanael nathalie nathan nathanael nathanaelle nathaniel nathy nausicaa nawal nawel nawfel nazim neil nelly
  nelson nemo neo nerea nesrine nestor neven nicaise nico nicol nicola nicolas nicole nicoletta nicolle nidal niels
  nihel niki nikita nikola nikolas nil nils nina nine nino ninon noa noah noam noe noel noelia noelie noeline noella
  noelle noemie noha noham nolan nolwen nolwenn noor nora norah norbert nordine noreen norma norman nour noura
  nourdine noureddine nouria nuno nuria nyls oceane oceanne octave octavie odette odile odilon olga olive oliver
  olivia olivier olympe olympia omar ombeline ondine ophelia ophelie orane oren oriane orlane orso oscar ottavio otto
  oumar ousmane pablo paola pascal pascale pascaline patrice patricia patrick paul paula paule paulette paulin
  pauline pedro peggy perrine petra philibert philippe philippine pia pier pierre pierrette pierrick pierrot prisca
  priscilla priscille prosper quentin quentine quitterie rachel rachid rafael raissa rania raoul raphael raphaela
  raphaelle rayan rayane raymond raymonde rebecca reda redouane regine regis remi remy renaud rene renee reynald riad
  richard rim rita robert roberte robin roch rodolph rodolphe rodrigue roger roland rolande romain romane romaric
  romeo romuald ronan rosa rosalie rose roseline roselyne rosemonde rosine roxane roxanne rozenn ruben ryad ryan
  sabine sabri sabrina sacha safia said sakina salah saliha salim salma salome sam samantha samba samia samir samira
  samson samuel samy sana sandie sandra sandrine sandy sara sarah sarra sasha saskia saturnin scarlett sebastien
  segolene selena selim selma serge sergio servane sevan severine shana sharon sheila shirley sibel sibylle sidney
  sidonie siegfried siham silvia silvio simeon simon simone sixte sixtine slimane sofia sofian sofiane soizic solal
  solange soledad solene solenn solenne soline solveig sonia sonny sophia sophie soraya soufiane souleymane stacy
  stan stanislas steeve steeven steffie stella stephan stephane stephanie stephany steve steven sullivan sulyvan
  suzanne suzie suzon suzy swan swann sybille sydney sylvain sylvaine sylvana sylvestre sylvette sylvia sylviane
  sylvie tamara tancrede tanguy tania tara tarek tatiana teddy teo tessa thais thea thelma theo theodore theophile
  theotime therese thiago thibaud thibauld thibault thibaut thierno thierry thomas tiago tifany tifenn tiffany timeo
  timothe timothee tina tiphaine titaina titouan tobias tom tommy tony toussaint tristan typhaine ugo ulrich ulysse
  urbain ursula valentin valentine valere valeria valerie valery vanessa vanina venceslas vera veronique vianney
  vicky victoire victor victoria victorien victorine vincent vincente vinciane violaine violette virgil virgile
  virginia virginie vivian viviane vivien vladimir wael wafa walid walter wanda wassim wendeline wendy wesley
  wilfried wilhelm willem william willy wilson xavier xaviere yacine yacinthe yael yamina yanick yanis yann yannick
  yannig yannis yasmina yasmine yassin yassine yoan yoann yohan yohann yolaine yolande yolene yoni youcef youenn
  younes younesse youri youssef ysaline ysee yuna yuri yvain yvan yve yvelise yves yvette yvon yvonne yvonnick
  zacharie zahra zak zakaria zakarya zeineb zelda zelie zephyr zeynep zineb zinedine zita zlatan zoe zohra
  abdelaziz abdelhak abderrahim abdoul achraf agnieszka aissata alejandra alejandro aliou ambroise aminata anissa
  anouar assetou assma athenais aziz babacar badr bakary bartosz bebert birame boubou bouchra bradley brandon burak
  caitlin camila camillo capucine carlo cassandre catarina chaimaa charly cheikh claudio cristina cristobal daouda
  davide dede diarra dieter dieynaba donatella dorota duncan eduardo elif emily emre ewa fadoua fanfan fatih
  fatimata fatna felicien fernanda fethi filipe fredo gavin gege gennaro ghizlane giacomo giancarlo gianluca gnima
  goncalo graham grzegorz guillermo gunther hadja hajar hakan hamidou harouna heather heike hiro houssam hulya huong
  ian idrissa ignacio ikhlas ilaria ilham imene isa issouf jacotte jakub jan jaouad jeannot jojo kadiatou karamoko
  katarzyna keith kenji khady krzysztof kyle lars lassana leonor lily lindsay linh lorenza lucy lukasz lulu maena
  maimouna malgorzata manu marcello marcin marinette mateusz michela mika mimi moctar momo murat mustafa nanou ngoc
  nigel nola nono olaf omer onur otmane ottavia ottilie oumou owen ozlem pacome paloma pape patrizia paulo pawel
  perrette peter philip phuong pietro piotr rachida raffaele ramon raquel renan renzo ricardo riccardo rkia rocco
  rocio rodrigo rui rupert salif salvatore sanaa sandro sean seb sekou selcuk serkan seydou silvana simona soumia
  stefano steph stuart suzette sven sylvere tahar taoufik teresa thanh thao theophane timothy titi tomasz tommaso
  toni tonio trevor tuan ulrike umberto ursule uwe valentino vasco vincenzo vito wafaa wayne widad wojciech wolfgang
  ximena xuan yacouba yaelle yahya yasser yohanne youness youssouf yuki yun yusuf zakia zeinabou zephirin zofia
  zoubida
  aboubacar adriano alassane alderic alexine alfredo aloyse alphonsine amar anael andreas anja anke aurele awa
  baptistin bastienne berenger birgit casimir cesaire chaima chrystelle coumba cyriaque damia danae delphin edmee
  eglantine eleonor elio eloi elzear emilienne etiennette eusebe evangeline farida fausto fodil foulques franca
  fredegonde gudrun haby hanae harald hedi hermance honorine ildiko ilyas iman inaki jehanne joris joseba josue jovan
  juliane kadia konstantin koldo laureline leonce loik luciano mahamadou mareva maugan maurane mervyn milos mirela
  monika nabila naoual oleg osman ouardia pavel pelagie philomene radu rahma ralph ramona remedios renata roberta
  rogelio rosalinde rufin sadia salima salvador santiago sebastian seraphin serena sigrid souad svetlana tess
  theodora theodule tibor tilda tugdual urbaine uriel vadim valdemar valeriane vicente viktor vlad waldemar werner
  wilfrid xaver yseult zeina zelia zied zinaida zoran
`);

const LEAST_SOUND = 5;

// « Johny », « Mickaël » and « Cristelle » sound like « Johnny », « Michael » and « Christelle ».
const SOUNDS = new Set([...FIRST_NAMES].filter((name) => name.length >= LEAST_SOUND).map(soundOf));

function soundOf(name: string): string {
  return name
    .replace(/ph/g, "f")
    .replace(/ck|ch|q/g, "k")
    .replace(/h/g, "")
    .replace(/y/g, "i")
    .replace(/(.)\1/g, "$1");
}

/** True for a first name, in its spelling or in another one of the same sound. */
export function mayBeFirstName(word: string): boolean {
  return FIRST_NAMES.has(word) || (word.length >= LEAST_SOUND && SOUNDS.has(soundOf(word)));
}

/** Words that begin or end the name of a firm or of a public body, without accents. */
const FIRM_WORDS = wordSet(`
  sarl sas sasu eurl sci sa snc scp scop selarl gaec ets ltd llc inc gmbh cie co agence agri association
  assurances atelier ateliers auberge bar bistrot boucherie boulangerie boutique brasserie cabinet cafe camping
  cave centre chateau cinema clinique club college commune compagnie conseil conservatoire constructions
  cooperative copro copropriete creche creperie departement domaine ecole editions entreprise epicerie espace
  etablissements federation ferme fleuriste fonderie fondation gallery galerie garage gite gites groupe habitat
  hopital hotel immo immobilier imprimerie institut laboratoire laverie librairie lycee mairie maison manoir
  menuiserie musee mutuelle office optique paroisse patisserie pharmacie pizzeria plomberie prefecture pressing
  primeur region residence residences restaurant salon services societe station studio studios supermarche syndic
  syndicat theatre traiteur transports universite ville villages webagency asso amap ehpad foyer labo lab immo
    collectif agence comite mjc
    haras restau resto snack bistro gymnase piscine
    mediatheque bibliotheque
  agglo agglomeration metropole communaute
  tabac golf hypermarche superette eglise banque aeroclub casino gendarmerie discotheque ecurie ecuries mosquee
  synagogue temple abbaye monastere pepiniere pepinieres hippodrome motel capitainerie ludotheque patinoire crematorium
  tribunal ministere rectorat consulat ambassade commissariat clinique maternelle halte periscolaire thermes
  pisciculture brocante torrefaction chocolatier opticien notaire
`);

/** Words that the name of a firm holds after its first one (« Vauban Conseil », « Lalande Habitat »). */
export const FIRM_ENDS = wordSet(`
  conseil conseils consulting consultants services solutions industrie industries group groupe immobilier immobiliere
  habitat batiment batiments construction constructions design digital numerique production productions events
  evenements concept concepts energie energies transport transports logistique finance finances tech technologies lab
  labs media medias studio studios associes freres fils cie entreprise agency paysage paysages renovation toitures
  facades plomberie chauffage electricite menuiserie couverture maconnerie automobiles auto motors distribution
`);

/** True for the word that begins the name of a firm: a kind of house, or a trade in « -erie » (« chocolaterie »). */
export function isFirmWord(word: string): boolean {
  return FIRM_WORDS.has(word) || (/^[a-z]{3,}erie$/.test(word) && !NOT_FIRMS.has(word));
}

const NOT_FIRMS = wordSet(`
  tuyauterie robinetterie boiserie batterie galerie literie lingerie soierie plaisanterie connerie intemperie serie
  ferronnerie maconnerie platrerie loterie prairie draperie tapisserie ebenisterie zinguerie huisserie
  quincaillerie visserie infanterie messagerie billetterie
`);

/** The legal forms of firms, without accents. */
export const LEGAL_FORM_WORDS = wordSet(
  "sarl sas sasu eurl sci sa snc scp scop selarl gaec ltd llc inc gmbh scea earl eirl selas sccv gie gfa cuma scic",
);
