// Words as people write them by ear, each with the word that it stands for, without accents.

const BY_EAR = `
  fet:fait comence:commence comencer:commencer comencera:commencera comensse:commence demare:demarre demarer:demarrer
  plu:plus ariere:arriere arier:arriere ariver:arriver revien:reviens surtou:surtout kestion:question
  davant:d'_avant davan:d'_avant facturr:facture pouve:pouvez
  voule:voulez pouvai:pouvais comen:comment coment:comment lappli:l'_appli lapli:l'_appli mersi:merci mersy:merci
  jame:jamais jamai:jamais jamaos:jamais toujour:toujours biento:bientot demin:demain dmain:demain
  kome:comme kom:comme kelke:quelque kelkun:quelqu'_un vou:vous nou:nous tou:tout ale:allez aler:aller
  lesse:laisse lese:laisse laise:laisse lessez:laissez arete:arrete arette:arrete
  areter:arreter abandone:abandonne abandoner:abandonner chanje:change chanj:change corije:corrige corijer:corriger
  modifi:modifie prenon:prenom nmr:numero numro:numero adress:adresse adrese:adresse
  cliant:client clien:client kliant:client kliente:cliente proje:projet projey:projet chantie:chantier
  travau:travaux travo:travaux travot:travaux debu:debut debue:debute datte:date 
  rapel:rappel rapelle:rappelle semene:semaine semain:semaine prochin:prochain prochene:prochaine recuren:recurrent
  recurent:recurrent recurant:recurrent recurente:recurrente ponctuele:ponctuelle regulie:regulier relence:relance
  relanse:relance anvoi:envoi anvoie:envoie anvoyer:envoyer envoit:envoie
  oublit:oublie nimporte:n'_importe voi:vois deza:deja dja:deja seulemen:seulement
  vremen:vraiment vraimen:vraiment malereusement:malheureusement finalemen:finalement 
  finalment:finalement exuse:excuse escuse:excuse ecri:ecrit ecrie:ecrit marke:marque 
  paier:payer peyer:payer peye:paye   
  pouriez:pourriez poura:pourra reponce:reponse repon:repond jatend:j'_attends
  jaten:j'_attends atend:attends atten:attends atends:attends minut:minute segonde:seconde
  davoir:d'_avoir suivan:suivant relans:relance tronpe:trompe tronper:tromper laplication:l'_application
  suivent:suivant suivente:suivante pase:passe pass:passe skippe:skip stope:stop anuler:annuler
  annulle:annule ennule:annule entrprise:entreprise entreprize:entreprise sosiete:societe
  ladresse:l'_adresse lmail:le_mail lemail:l'_email ltel:le_tel lnumero:le_numero lnom:le_nom lprenom:le_prenom
  ldevis:le_devis lprojet:le_projet lclient:le_client lchantier:le_chantier
  volan:volant chantie:chantier telefone:telephone voitur:voiture
  societer:societe sossiete:societe mél:mail mel:mail imel:email 
`;

/** The plain words that a word written by ear stands for. */
export const WORDS_BY_EAR: ReadonlyMap<string, readonly string[]> = new Map(
  BY_EAR.trim()
    .split(/\s+/)
    .map((pair) => pair.split(":"))
    .map(
      ([heardWord = "", words = ""]) => [heardWord.normalize("NFD").replace(/\p{M}/gu, ""), words.split("_")] as const,
    )
    .filter(([heardWord, [word]]) => heardWord !== word),
);
