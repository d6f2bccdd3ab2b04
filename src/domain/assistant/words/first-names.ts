import { wordSet } from "./tokens.ts";

/** First names common in France, without accents. They tell a person from a firm (« pour Julie Marchand »). */
export const FIRST_NAMES = wordSet(`
  jo ted flo tim dom salimata modibo warda tarik abdelkrim hichem mokhtar othmane ridha bartek kasia wojtek natasha
  mihai nicolae wei jin xin akiko haruto ananya rohan deepika kamala suresh siva azenor riton juju carmela rosaria
  vittorio logan huseyin nareg ezra freya erik ynes uma xenia
  abdelhamid abderrazak badia belkacem binta boualem boubeker chafia djilali dmitri emine farouk fouzia guilaine
  hassiba imen jacek jolanta kheira killian lakhdar lenaig lounes marek mei nadjib oksana ozgur rokhaya saliou
  selin sergei stanislaw vitor wafae wassila wissam yen yousra zahia zbigniew
  aaron abdallah abdel abdelaziz abdelhak abdelkader abdellah abderrahim abderrahmane abdou abdoul abdoulaye abel
  abigail aboubacar achille achraf adam adama adel adelaide adelaine adele adelin adeline adil admir adriana adriano
  adrien adrienne aelig agathe aglae agnan agnes agnieszka agostinho ahmed ahmet aicha aida aiko aime aimee ainhoa
  aissa aissata aissatou akim akira aladin alain alan alassane alban albane alberic albert alberte albertine albin
  alderic aldo aldric alejandra alejandro aleksandar aleksander aleksandra alessandra alessandro alessia alex
  alexander alexandra alexandre alexane alexia alexine alexis alfred alfredo ali alice alicia alienor aliette aline
  aliou alison alistair alix alixe alizee allan alma alois aloise aloys aloyse alpha alphonse alphonsine amadou amaia
  amalia amanda amandin amandine amandio amar amara amaury ambre ambroise amel amelia amelie amelle amina aminata
  amine amir amy ana anael anaelle anais anastasia anatole anders andoni andre andrea andreas andree andrei andreia
  andres andrzej ane angela angele angelina angelique angelo angie anh anil anissa anita anja anke ann anna annabel
  annabelle annaig anne anneso annette annick annie annika anouar anouck anouk anselm anselme antea anthime anthony
  antoine antoinet antoinette anton antonella antonia antonin antonio apollinaire apolline ariane ariel arielle
  aristide arjun arlene arlette armance armand armando armel armelle arnaud arnold arona arsen arsene arthur arthus
  arturo ashley assetou assia assma assya astrid athenais atika aubane aubert aubierge aubin aude audran audrey
  augusta auguste augustin augustine aurea aurele aurelia aurelie aurelien aurelle aurian aurianne aurore awa axel
  axele axelle aya ayden aymar aymeric aymerick ayoub ayse azeline aziliz aziz azzedine azziz babacar babette badr
  bakary balthazar bao baptiste baptistin barbara barnabe bartosz basile basilio bastien bastienne bathilde baudouin
  beatrice beatrix beatriz bebert belinda bella benedict benedicte beniamin benito benjamin benjamine benoit benoite
  berangere berenger berengere berenice bernadett bernadette bernard berthe bertille bertrand bettina betty beverly
  bianca bilal bilel bintou birame birgit bixente bjorn blaise blandin blandine bleuenn bogdan bohemond boris boubacar
  boubou bouchra bradley brahim brandon brenda brendan brewen briac brian brice brieuc brigit brigitte bruno bryan
  burak byron caitlin calixte camelia camil camila camilla camille camillo candice capucine carina carine carl carla
  carlo carlos carmen carolane carole caroline carolyn casimir cassandra cassandre cassie cassien catarina catherine
  cathy cecil cecile cecilia cedric celeste celestin celestine celia celian celiane celina celine celso cesaire cesar
  chahine chaima chaimaa chakib chantal chantale charlemagne charlene charles charlie charline charlotte charly
  charlyne cheikh chen cherif cherine cheryl cheyenne chiara chirine chloe christa christel christelle christian
  christiana christiane christina christine christophe christopher christos chrystelle ciara cindie cindy claire clara
  clarisse claude claudette claudia claudie claudine claudio clea clelia clemence clement clementine cleo cleophee
  clotaire clothilde clotilde clovis colette colin coline colombe come constance constant coralie coraline coralise
  cordelia corentin corentine corinne cornelia cosima cosme coumba cristina cristobal crystel cyndi cynthia cyprien
  cyprienne cyriaque cyrielle cyril cyrille cyrus dahlia dalia dalil dalila damaris damia damian damiano damien danae
  daniel daniela daniele danielle danilo danny danuta daouda daphne dario darius david davide davy dean deborah debra
  dede deepak delia delphin delphine demba denis denisa denise deniz dennis desiree diana diane diarra dick didier
  diego dieter dieudonne dieynaba dimitri dimitry dina dino djamel djamila djenaba djibril domenico dominique domitien
  domitille donald donatella donatien donna donovan dora dorian doriane dorine doris dorota dorothee dorothy dounia
  dragan driss drissa duarte duncan dunstan dylan eddie eddy edern edgar edgard edilson edith ediz edmee edmond
  edouard eduardo edward edwige efe eglantine egon ekaterina eldon elea eleanor electra elena eleonor eleonore elia
  eliana eliane elias elie eliette elif elina eline elio eliott elisa elisabeth elise elizabeth ella ellen elliot elma
  elodi elodie eloi elois eloise elora elouan elsa elsie elton elva elvire elvis elyes elyse elzear ema emanuel
  emeline emerence emeric emerik emile emilie emilien emilienne emily emin emma emmanuel emmanuelle emmy emre emy
  enguerran enguerrand enola enora enrick enrico enrique enzo erell eric erica erick erika erin erine ernest ernestine
  erwan erwann esmeralda esperanza esteban estelle esther ethan etienne etiennette eudes eudoxie eugene eugenie
  eulalia eulalie eusebe eustache eva evaelle evan evangeline evariste eve eveline evelyn evelyne evrard ewa ewan ewen
  ezio fabian fabien fabienne fabio fabiola fabrice fabrizio fadila fadoua faiza fallou fanfan fanny fanta fantin
  fantine faouzi farah fares farid farida fathi fatih fatiha fatima fatimata fatma fatna fatou fatoumata faustin
  faustine fausto faycal federico felicia felician felicie felicien felicite felipe felix ferdinand fergus fernand
  fernanda fernande fernando feryel fethi filipe filippo fiona firmin flavia flavie flavien flavio flora flore
  florence florent florian floriane florica florida florie florimond florine fodil fouad foucauld foulques franca
  frances francesca francesco francine francis francisco franck franco francois francoise franz fred freddy fredegonde
  frederic frederique fredo frida fulbert gabin gabriel gabrielle gaby gael gaelig gaelle gaetan gaetane galaad
  garance gaspard gaston gauthier gauthiere gautier gauvain gavin gedeon gege gemma genevieve gennaro geoffrey
  geoffroy george georges georgette georgia gerald geraldine gerard germain germaine gerome gersende ghislain
  ghislaine ghizlane giacomo giada giancarlo gianluca gianni gilbert gilberte gilda gildas gilles gina ginette gino
  giorgio giovanni gisela gisele giulia giuseppe gladys gloria gnima goncalo gontran gonzague goran goulven goulwen
  graham graziella greg gregoire gregor gregory greta grzegorz gudrun guenael guenaelle guenole guewen guilhem
  guillaume guillem guillemette guillermo gunther gurvan gustave guy gwen gwenael gwenaelle gwendal gwendoline
  gwenegan gwenn gwenola gwladys habib haby hacene hadja hadrian hadrien hafid hafida haja hajar hakan hakim halim
  halima hamed hamid hamidou hamza hanae hanane hania hanna hannah hans harald harmonie harold haroun harouna harris
  harry haruka hassan hatem hatice hawa hayat heather hector hedi heidi heike heitor hela helen helena helene helmut
  heloise henri henriette henrique hermance hermann hermeline hermine herve hiba hicham hilaire hilda hind hippolyte
  hiro hiroshi hocine honore honorine horace hortense houcine houda houria houssam houssem hubert hugo hugues huguette
  hulya humbert hung huong hyacinthe ian iban ibrahim ibrahima ibtissem ida idir idris idriss idrissa ignace ignacio
  igor ihsane ikhlas ikram ilan ilana ilaria ildiko ileana ilham ilian iliana ilias illan ilona ilyas ilyes iman imane
  imed imene imran inaki inaya indiana indira ines inessa ingrid inigo ioana iona irene irenee iriana irina iris irma
  isa isaac isabeau isabel isabella isabelle isaline isaure ishak isidore ismael ismahane ismail isolde israel issa
  issouf itziar ivan ivana iwan izia jacinthe jacinto jack jacky jacotte jacqueline jacques jad jade jaime jakub jalil
  jamal james jamila jan jana jane janet janice janick janie janine janis janna jaouad jarod jasmin jasmine jason
  javier jawad jayden jayson jean jeancharles jeanine jeanne jeannette jeannine jeannot jeffrey jehan jehanne jelena
  jenna jennifer jenny jennyfer jeremiah jeremie jeremy jerome jerry jesse jessica jessie jessy jihane jimmy joachim
  joan joana joanna joanne joao joaquim jocelin joceline jocelyn jocelyne joel joelle joffrey johan johann johanna
  johanne john johnatan johnny jojo jolan jon jonah jonas jonathan jonathane jordan jordane jorge jorick joris jose
  joseba josefa joseph josephe josephine josette joshua josiane josie josselin josue jovan joy joyce juan juana
  judicael judith judy jules julia julian juliana juliane juliann julie julien julienne julietta juliette julio juna
  junior jurgen justin justine kader kadia kadiatou kaelig kahina kais kamal kamel kamelia kamila karamoko karen
  karene karim karima karine karl karla karol katarzyna katell katharina katherine kathleen kathryn kathy katia katrin
  kaylia keira keith kelian kelig kelly kelyan ken kenan kenji kenneth kenny kenza kenzo kerian ketty kevin keziah
  khadija khady khaled khalid khalil khanh kilian kilien kim kimberley kimberly klara klaus klervi koen koffi kofi
  koldo konstantin korentin kouame kouassi koulm krystel krzysztof kwame kyle kylian kylie kyra ladji laetitia
  laetizia lahcen laila lakshmi lally lambert lamia lamine lana lancelot laora larbi lars lassana laszlo latif latifa
  laura lauranne laure laureen laureline lauren laurena laurence laurene laurent laurette lauriane laurianne laurick
  laurie laurine lauryn lazare lea leana leandra leandre leandro leane leelou lehna leia leila leily lelia lena lenaic
  lenaick lenny leny leo leon leonard leonce leonel leonid leonie leonor leonore leontine leopold leopoldine leslie
  letitia leyla liam liana lidia lidwine lieve lila lilas lili lilia lilian liliana liliane lillian lilou lilwenn lily
  lilya lina linda lindsay line linh lino lionel lior lisa lise lison liv livia livio lizea loan loane loann loeiz
  loelia lohan loic loick loig loik lois lola lonny loraine lorelei lorena lorene lorenza lorenzo lorette lorie loris
  lorraine lotfi lothaire lou louan louane loubna louen louis louisa louise louisette louisiane louison louka loukas
  louna loup luana lubin lubomir luc luca lucas luce lucenzo lucette lucia luciano lucie lucien lucienne lucile
  lucille lucine lucio lucy ludivin ludivine ludmila ludmilla ludo ludovic ludwig luigi luis luisa luka lukas lukasz
  lulu luna lya lydia lydie lyna lynda lyne lysandre lyse mabel macha maddy madeleine madeline madison mady mael
  maelan maelenn maelig maeline maelle maellys maelys maena maeva maeve magali magalie magaly magda magdalena
  magdalene magdeleine mahamadou mahault mahdi mahe maher mahmoud maia maimouna maina maissa maite maiwen maiwenn
  maixent malaury malcolm malek malena malgorzata malik malika mallaury mallory malo malone malorie malou malwenn
  mamadou mandy manel manoa manoe manoel manoelle manolo manon manu manuel manuela marc marceau marcel marcela
  marcelin marceline marcelle marcellin marcello marcia marcin marcio marco marcos mareva margaret margarida margarita
  margaud margaux margerie margo margot marguerite margueritte maria mariam mariama mariana marianna marianne marie
  marielle marietta mariette marilene marilia marilou marilyn marin marina marine marinette mario marion mariona
  marisol marita marius marjolaine marjorie marko marlene marley marlon marlyse marouane martha marthe martial martin
  martina martine marvin marwa marwan mary maryam maryannick marylene maryline marylou maryna maryne marysa maryse
  maryvon maryvonne massimo matej mateja mateo mateus mateusz matheo mathias mathieu mathieux mathilde mathis mathurin
  mathys matilda matilde matisse matteo mattheo matthew matthias matthieu mattia mattias mattis mattys maud maude
  maugan maurane maureen maurice mauricette maurin maurine mauro max maxence maxime maximilien maximilienne maximin
  maya mayana mayane mayeul mayeule mayline maylis mayra mayssa medard medhi medine megan megane mehdi mehmet meissa
  mekki melaine melanie melany melchior melik melina meline melis melisande melissa mell melodie melody melusine
  melvil melvin melvyn melyna menahem mercedes meriem mervyn meryem meryl messaoud mia micael michael michaela
  michaelle michal michel michela michelange michele micheline michelle mickael mickaelle miguel mihaela mika mikael
  mike mikhail miko mila milan milann mildred milena miley milly milo milos mimi mina minh mirabelle miran miranda
  mireia mireille mirela mirella miriam mirko mirsad moana moctar modeste modou mohamed mohammed mohand moira moise
  momo mona monica monika monique moran morgan morgana morgane morwenna mouloud mouna mounia mounir mourad mouss
  moussa moustapha murat muriel murielle mustafa mustapha mylan mylene myriam myriame myrtille nabil nabila nacer
  nadege nadia nadine nadir nadjet nael naelle nahel nahia naila naim naima nais najat najib nana nancy nanou naoko
  naomi naoual napoleon napoleone narcisse nariman nasrine nasser nassim nassima nastasia natacha natalia nataly natan
  natanael nathalie nathan nathanael nathanaelle nathaniel nathy nausicaa nawal nawel nawfel nazim ndeye neil nelly
  nelson nemo neo nerea nesrine nestor neven ngoc nguyet nicaise nicholas nico nicol nicola nicolas nicole nicoletta
  nicolle nidal niels nigel nihel niki nikita nikola nikolas nil nils nina nine nino ninon noa noah noam noe noel
  noelia noelie noeline noella noelle noemie noha noham nola nolan nolwen nolwenn nono noor nora norah norbert nordine
  noreen norma norman nour noura nourdine noureddine nouria nuno nuria nyls oanez oceane oceanne octave octavie odette
  odile odilon olaf oleg olga olive oliver olivia olivier olympe olympia omar ombeline omer ondine onur ophelia
  ophelie orane oren oriane orlane orso oscar osman otmane ottavia ottavio ottilie otto ouardia oumar oumou ousmane
  owen ozlem pablo pacome paloma pamela paola paolo pape pascal pascale pascaline patrice patricia patrick patrizia
  paul paula paule paulette paulin pauline paulo pavel pawel pedro peggy peguy pelagie penelope perrette perrine peter
  petra philibert philip philippe philippine philomene phuong phyllis pia pier pierre pierrette pierrick pierrot
  pietro piotr prescilla prisca priscilla priscille priya prosper quang quentin quentine quitterie rachel rachelle
  rachid rachida radu rafael raffaele rahma raissa raj ralph ramon ramona rania raoul raphael raphaela raphaelle
  raquel raul ravi rayan rayane raymond raymonde rebecca reda redouane regine regis remedios remi remy renan renata
  renaud rene renee renzo reynald riad ricardo riccardo richard rim rita rkia robert roberta roberte roberto robin
  rocco roch rocio rodolph rodolphe rodrigo rodrigue rogelio roger rokia roland rolande romain romane romaric romeo
  romuald romy ronald ronan rosa rosalie rosalinde rose roseline roselyne rosemonde rosine roxane roxanne rozenn ruben
  rufin rui rupert ruth ryad ryan sabine sabri sabria sabrina sacha sadia safia said saida sakina salah salif saliha
  salim salima salma salome salvador salvatore sam samantha samba sami samia samir samira samson samuel samy sana
  sanaa sandie sandra sandrine sandro sandy sanjay santiago sara sarah sarra sasha saskia saturnin scarlett scott sean
  seb sebastian sebastien segolene sekou selcuk selena selene selim selma seraphin serena serge sergio serkan servane
  sevan severine seydou shaina shana sharon sheila shirley sibel sibylle sidney sidonie siegfried sigismond sigrid
  siham silvana silvia silvio simeon simon simona simone sixte sixtine slimane soazig sofia sofian sofiane soizic
  solal solange soledad solene solenn solenne soline solveig sonia sonny sophia sophie soraya sosthene souad soufiane
  souleymane soumia stacy stan stanislas steeve steeven stefan stefano steffie stella steph stephan stephane stephanie
  stephany stephen steve steven stuart sullivan sulyvan sunil susan suzanne suzette suzie suzon suzy sven svetlana
  swan swann sybille sydney sylvain sylvaine sylvana sylvere sylvestre sylvette sylvia sylviane sylvie tahar tamara
  tammy tancrede tanguy tania taoufik tara tarek tariq tatiana teddy telma teo teresa tess tessa thais thanh thao thea
  thelma theo theodora theodore theodule theophane theophile theotime theresa therese thi thiago thibaud thibauld
  thibault thibaut thierno thierry thomas thomaz tiago tibere tibor tifany tifenn tiffany tilda timeo timothe
  timothee timothy tina tiphaine tiphanie titaina titi titouan tobias tom tomas tomasz tommaso tommy toni tonio tony
  toussaint trang trevor tristan tuan tugdual tung tyler typhaine ugo ulrich ulrike ulysse umberto urbain urbaine
  uriel ursula ursule uwe vadim valdemar valentin valentine valentino valere valeria valeriane valerie valery vanessa
  vanina vasco venceslas vera veronique vianney vicente vicky victoire victor victoria victorien victorine viet vijay
  viktor vincent vincente vincenzo vinciane violaine violette virgil virgile virginia virginie vito vivian viviane
  vivien vlad vladimir wael wafa wafaa waldemar walid walter wanda wandrille wassim wayne wendeline wendy werner
  wesley widad wilfrid wilfried wilhelm willem william willy wilson winnie wojciech wolfgang xaver xavier xaviere xiao
  ximena xuan yacine yacinthe yacouba yael yaelle yahya yamina yanick yanis yann yannick yannig yannis yao yasmina
  yasmine yasser yassin yassine yoan yoann yohan yohann yohanne yolaine yolande yolene yoni youcef youenn younes
  youness younesse youri youssef youssouf ysaline ysee yseult yuki yun yuna yuri yusuf yvain yvan yve yvelise yves
  yvette yvon yvonne yvonnick zacharia zacharie zahra zak zakaria zakarya zakia zeina zeinabou zeineb zelda zelia
  zelie zephirin zephyr zeynep zied zinaida zineb zinedine zita zlatan zoe zofia zohra zoran zoubida
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
    collectif agence comite mjc cci cpam caf spa esat ccas sdis urssaf ime chu siaap adapei aeroport guinguette
    amicale ligue guilde asbl
    haras restau resto snack bistro gymnase piscine
    mediatheque bibliotheque
  agglo agglomeration metropole communaute
  tabac golf hypermarche superette eglise banque aeroclub casino gendarmerie discotheque ecurie ecuries mosquee
  synagogue temple abbaye monastere pepiniere pepinieres hippodrome motel capitainerie ludotheque patinoire crematorium
  tribunal ministere rectorat consulat ambassade commissariat clinique maternelle halte periscolaire thermes
  coiffeur coiffeuse caviste garagiste dentiste kine osteopathe
  autocars cars ambulances taxis serres vergers vignobles laboratoires refuge
  pisciculture brocante torrefaction chocolatier opticien notaire
`);

/** Words that the name of a firm holds after its first one (« Vauban Conseil », « Lalande Habitat »). */
export const FIRM_ENDS = wordSet(`
  conseil conseils consulting consultants services solutions industrie industries group groupe immobilier immobiliere
  habitat batiment batiments construction constructions design digital numerique production productions events
  evenements concept concepts energie energies transport transports logistique finance finances tech technologies lab
  labs media medias studio studios associes freres fils cie entreprise agency paysage paysages renovation toitures
  cosmetique cosmetiques creation creations formation formations communication bijoux fleurs coiffure beaute traiteur
  textile textiles optique nautisme loisirs voyages patrimoine securite proprete nettoyage informatique web systemes
  facades plomberie chauffage electricite menuiserie couverture maconnerie automobiles auto motors distribution
`);

/** True for the word that begins the name of a firm: a kind of house, or a trade in « -erie » (« chocolaterie »). */
export function isFirmWord(word: string): boolean {
  // « boulangeri », by ear.
  return FIRM_WORDS.has(word) || (/^[a-z]{3,}erie?$/.test(word) && !NOT_FIRMS.has(word.replace(/i$/, "ie")));
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
