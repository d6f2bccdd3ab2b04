import { wordSet } from "./tokens.ts";

/** First names common in France, without accents. They tell a person from a firm (« pour Julie Marchand »). */
export const FIRST_NAMES = wordSet(`
  adelaide agnan aglae alberic aleksander aliette alizee alois amadou anselme anton apollinaire arielle armance
  aristide augusta azzedine balthazar bao basile berangere berengere bertille bilel blaise boubacar briac cassien
  celestin celestine charlemagne chiara christos ciara clotaire come corentine cosme dahlia damaris delia demba
  diego domitille edern edgard elouan elvis emeline emeric enguerrand erell eudes eulalie evrard fabio fantine
  faustin felicite fergus filippo flore florimond fulbert gaelig gauvain gontran gonzague guenael gwenael gwenaelle
  gwendoline hamza hector heloise hermine hippolyte honore hortense ibrahim idris ilyes ines iris irina isidore
  ismael ivan jacinthe jonas judicael karima katell kenza kilian kylian lancelot lazare leandre leonie leonore
  lilas lilou livia loan loic lola lorenzo louison lubin lucien ludmila lysandre maelle maelys malik malo manoel
  manolo marceau marin marius matteo mattis maxence mayeul melchior melina milan milo moussa nael naima napoleon
  natalia nawel nils noa noam nolwenn octave octavie odile odilon olympe oriane oscar ottavio ousmane paola perrine
  pia prosper quitterie rayan remi ronan rosalie rose ruben sacha salome samba sidonie siegfried sixte solange
  soline sonia stan suzie swann tancrede tanguy thais thea theodore theophile tiago titouan tristan ulysse valere
  venceslas violaine virgil wassim yael yannis youssef yuna zacharie zelie zephyr zoe

  aaron abdel abdou abel abigail achille adam adele adeline adil adrien adrienne agathe agnes ahmed aicha aime
  aimee alain alan alban albane albert alberte aleksandra alessandro alex alexandra alexandre alexia alexis alfred
  ali alice alicia aline alison alix allan alma alphonse amandine amaury ambre amelie amina amine amir ana anais
  anastasia anatole andre andrea andree angela angele angelique angelo anita ann anna annabelle anne annick annie
  anouk anthony antoine antoinette antonin antonio apolline aristide arlette armand armelle arnaud arsene arthur
  astrid aubin aude audrey auguste augustin aurelie aurelien aurore axel axelle aya ayoub aymeric baptiste barbara
  bastien beatrice benedicte benjamin benoit bernadette bernard berthe bertrand bilal blandine boris brahim brice
  brigitte bruno camelia camille candice carine carl carla carlos carole caroline cassandra catherine cecile
  cecilia cedric celeste celia celine cesar chantal charles charlene charlie charline charlotte cherif chloe
  christel christelle christian christiane christine christophe cindy claire clara clarisse claude claudette
  claudie claudine clea clement clemence clementine clotilde clovis coline colette colin constance constant
  coralie corentin corinne cyprien cyril cyrille dalila damien daniel daniele danielle danny daphne dario david
  deborah delphine denis denise diane didier dimitri dina dominique donatien dora dorian dorothee driss dylan
  edgar edith edmond edouard edwige eleonore elena eliane elias elie eliott elisa elisabeth elise elliot elodie
  eloise elsa elvire emile emilie emilien emma emmanuel emmanuelle enora enzo eric erica erika ernest erwan
  esteban estelle esther ethan etienne eugene eugenie eva evan eve evelyne ezio fabian fabien fabienne fabrice
  fadila fanny faouzi farid fatiha fatima fatou faustine felicie felix fernand fernande ferdinand fiona flavie
  flavien flora florence florent florian florine franck francine francis francois francoise fred frederic
  frederique gabin gabriel gabrielle gael gaelle gaetan garance gaspard gaston gautier genevieve geoffrey george
  georges georgette gerald geraldine gerard germain germaine ghislain ghislaine gilbert gilberte gildas gilles
  gina ginette gisele giulia gladys gloria goulven gregoire gregory guenole guillaume guillemette gustave guy
  gwenael gwenaelle gwendoline gwen gwladys habib hadrien hakim halima hamza hanna hannah harold harry hassan
  hector helena helene heloise henri henriette herve hicham hippolyte honore hortense houda hubert hugo hugues
  ibrahim ida idriss ilan ilyes imane imran ines ingrid irene iris irma isaac isabelle isidore ismael issa ivan
  jack jacky jacqueline jacques jade jamal james jamila jane janine jasmine jason jawad jean jeanne jeannette
  jeannine jennifer jenny jeremie jeremy jerome jessica jihane joachim joan joanna joao joceline jocelyn jocelyne
  joel joelle johan johanna john johnny jonas jonathan jordan jose joseph josephine josette josiane josselin joy
  judith jules julia julian juliana julie julien julienne juliette justin justine kamel karim karima karine karl
  katia kelly kenza kevin khadija khaled kylian laetitia lamine lana laura laure laureen laurence laurent laurette
  laurie laurine lea leila lena leo leon leonard leonie leopold leslie liam lila lili lilian liliane lilou lina
  linda line lionel lisa lise lison livia loan loane loic lola lorenzo loris lou louane louis louisa louise louka
  loup luana luc luca lucas lucette lucia lucie lucien lucienne lucile lucille ludivine ludovic luis luka lukas
  luna lydia lydie lyne madeleine mael maeline maelle maelys maeva magali magalie magdalena mahmoud maia maite
  malek malika malo mamadou manon manuel manuela marc marceau marcel marcelle margaux margot marguerite maria
  mariam marianne marie mariette marielle marilyn marin marina marine mario marion marius marjorie marlene martial
  martin martine marvin mary maryam maryline maryse maryvonne mateo mathias mathieu mathilde mathis mathurin
  mattheo matthias matthieu maud maude maurice mauricette max maxence maxime maximilien maya mayeul medhi megane
  mehdi melanie melina melissa melvin mercedes mia michael michel michele micheline mickael mila milan milo
  mireille miriam mohamed mohammed moise mona monica monique morgan morgane mounir mourad moussa muriel mustapha
  myriam nabil nadege nadia nadine naim naima nancy naomi nassim natacha natalia nathalie nathan nathanael nelly
  nicolas nicole nina nino noa noah noe noel noelie noelle noemie nolan nolwenn nora norbert norman nour noura
  oceane octave odette odile olga olive oliver olivia olivier omar ophelie orlane oscar oumar pablo paola pascal
  pascale pascaline patrice patricia patrick paul paula paule paulette pauline pedro perrine philibert philippe
  philippine pierre pierrette pierrick prosper quentin rachel rachid rafael raoul raphael raphaelle raymond
  raymonde rebecca regine regis remi remy renaud rene renee richard rita robert roberte robin roch rodolphe
  rodrigue roger roland rolande romain romane romeo romuald ronan rosa rosalie rose roseline roxane ruben ryan
  sabine sabrina sacha said salah salim salma salome sam samir samira samuel samy sandra sandrine sara sarah sasha
  saturnin sebastien serge sergio servane severine sibylle sidonie simeon simon simone sofia sofiane solal solange
  solene soline sonia sophia sophie soraya stanislas stella stephane stephanie steve steven suzanne suzon sylvain
  sylvaine sylvestre sylviane sylvie tancrede tania tanguy tara tatiana teddy teo thais thea theo theodore
  theophile therese thibaud thibault thibaut thierry thomas tiago tiffany timeo timothee tina titouan tom tony
  tristan ugo ulysse urbain ursula valentin valentine valerie valery vanessa vanina venceslas vera veronique
  vianney victoire victor victoria victorien vincent violaine violette virgile virginie vivian viviane vladimir
  wafa walid wanda wassim wendy wilfried william willy xavier yacine yael yanis yann yannick yannis yasmine yohan
  yolaine yolande youcef youri youssef ysaline yvan yve yves yvette yvon yvonne zacharie zahra zakaria zelie zoe
  zohra
`);

/** Words that begin or end the name of a firm or of a public body, without accents. */
export const FIRM_WORDS = wordSet(`
  sarl sas sasu eurl sci sa snc scp scop selarl gaec ets ltd llc inc gmbh cie co agence agri association
  assurances atelier ateliers auberge bar bistrot boucherie boulangerie boutique brasserie cabinet cafe camping
  cave centre chateau cinema clinique club college commune compagnie conseil conservatoire constructions
  cooperative copro copropriete creche creperie departement domaine ecole editions entreprise epicerie espace
  etablissements federation ferme fleuriste fonderie fondation gallery galerie garage gite gites groupe habitat
  hopital hotel immo immobilier imprimerie institut laboratoire laverie librairie lycee mairie maison manoir
  menuiserie musee mutuelle office optique paroisse patisserie pharmacie pizzeria plomberie prefecture pressing
  primeur region residence residences restaurant salon services societe station studio studios supermarche syndic
  syndicat theatre traiteur transports universite ville villages webagency
`);

/** The legal forms of firms, without accents. */
export const LEGAL_FORMS = wordSet("sarl sas sasu eurl sci sa snc scp scop selarl gaec ltd llc inc gmbh");
