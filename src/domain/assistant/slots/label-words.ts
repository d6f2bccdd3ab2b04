import { keysOf } from "../../shared/keys-of.ts";

/** What a label announces. « person » is a contact, « client » a person or a firm, « none » something else. */
export type LabelField =
  | "projectName"
  | "description"
  | "duration"
  | "rate"
  | "dayRate"
  | "flat"
  | "vat"
  | "discount"
  | "startDate"
  | "endDate"
  | "company"
  | "client"
  | "person"
  | "firstName"
  | "lastName"
  | "phone"
  | "email"
  | "kind"
  | "recurrence"
  | "quantity"
  | "unitPrice"
  | "none";

// Without accents, in small letters, with a space between a word and its apostrophe or hyphen.
const NAMES: Record<LabelField, string> = {
  projectName: `projet, nom du projet, nom projet, intitule, intitule du projet, titre du projet, chantier,
    titre, dossier, nom du dossier, nom de projet, nom chantier,
    nom du chantier, project, project name`,
  description: `description, desc, descr, travaux, mission, description des travaux, description du projet, descriptif,
    prestation, prestations, presta, prestas, objet, nature des travaux, travaux a faire, travaux a realiser,
    travaux a prevoir, travaux a effectuer, besoin,
    descriptif des travaux,
    detail des travaux, work,
    travail, travail a faire, travail demande, boulot, intervention, interventions, motif, motif de l ' intervention,
    nature, nature de l ' intervention, nature de la prestation, tache, taches, a faire, ouvrage, operation,
    operations,
    sujet, job, designation, libelle, presta demandee, prestation demandee, travaux demandes, travaux prevus,
    travaux effectues, travaux realises, demande, mission demandee, objet des travaux, objet de la prestation`,
  duration: `duree, heures, temps, duree estimee, temps estime, duree prevue, nombre d ' heures, nb d '
    heures, nb heures, jours, nombre de jours, nb de jours, nb jours, duration, hours, duree
    des travaux, duree du chantier, duree de l ' intervention, temps de travail, heures de travail,
    total heures, nombre heures, nbre d ' heures, volume horaire, jours de travail, temps prevu, temps passe,
    heures prevues, heures passees, nb d ' heures prevues`,
  rate: `taux, taux horaire, tarif, tarif horaire, prix horaire, prix de l ' heure, cout horaire,
    rate, hourly rate, prix / h, tarif / h, taux / h, prix par heure, tarif de l ' heure`,
  dayRate: `tjm, taux journalier, tarif journalier, prix journalier, prix a la journee, day rate, prix jour,
    tarif jour,
    taux jour, prix / jour, tarif / jour, prix / j, tarif / j, prix par jour, tarif a la journee, prix de la journee`,
  flat: `forfait, prix forfaitaire, prix global, prix total, montant total, montant, montant ht,
    montant ttc, prix, prix ht, prix ttc, total, total ht, total ttc, cout, cout total, cout global, somme,
    prix net, tarif global,
    a facturer, total a facturer, montant a facturer, montant total ht, montant total ttc, prix total ht,
    prix total ttc`,
  vat: `tva, taux de tva, vat, taux tva, tva applicable`,
  discount: `remise, rabais, discount, ristourne, reduction, remise commerciale, geste commercial`,
  startDate: `date de debut, debut, date, date debut, demarrage, date de demarrage, debut des travaux,
    debut prevu, date de debut prevue, date de debut souhaitee, start date, start, du, a partir du, commence le,
    debut le, debut du chantier, date du chantier, date des travaux, date d ' intervention, date de l ' intervention,
    quand, dates, periode`,
  endDate: `date de fin, fin, date fin, fin des travaux, fin prevue, date de fin prevue, end date, end, deadline,
    date limite, livraison, date de livraison, fin souhaitee, date de fin souhaitee, au, jusqu ' au, fin le, fin du
    chantier, a rendre le, rendu, a finir pour`,
  company: `societe, ste, entreprise, nom de l ' entreprise, nom de la societe, nom entreprise, nom societe,
    raison sociale, boite, company, company name, nom de la boite,
    structure, etablissement, enseigne, organisme, association, commerce, magasin`,
  client: `client, cliente, clt, clte, donneur d ' ordre, maitre d ' ouvrage, client final, destinataire, nom
    du client, nom client, nom de la cliente, customer, customer name, pour, chez, beneficiaire, demandeur,
    facturer a, a l ' attention de`,
  person: `represente par, representee par,
    contact, nom du contact, interlocuteur, nom et prenom, prenom et nom, nom prenom, nom
    complet`,
  firstName: `prenom, prenom du contact, prenom du client, first name`,
  lastName: `nom, nom de famille, nom de famille du contact, last name, surname`,
  phone: `telephone, tel, portable, mobile, phone, numero de telephone, tel portable, numero, gsm, num, fixe,
    tel fixe, tel mobile, telephone portable, telephone fixe, telephone mobile, tel perso, tel pro, cell`,
  email: `email, mail, courriel, e - mail, adresse mail, adresse email, adresse e - mail, adresse
    courriel, adresse electronique, mel, mail pro, mail perso, email pro`,
  kind: `type de client, type client`,
  recurrence: `recurrence, frequence, periodicite, rythme, type, type de projet`,
  quantity: `quantite, qte, surface, superficie, metrage, longueur, lineaire, nombre, nb, nombre de seances,
    nb de seances, nombre de pieces, volume, quantite prevue, quantites, nombre d ' unites, nombre de mots,
    nombre de pages, nombre de personnes, nombre de couverts, nombre de visites, nombre de passages,
    nombre de photos, nombre de repas,
    nombre d ' exemplaires, nombre de cours, nombre de mois, nombre de km, nb de mots, nb de pages, nb de personnes,
    nb de visites, nb de photos, distance`,
  unitPrice: `prix unitaire, pu, pu ht, prix unitaire ht, prix au m 2, prix du m 2, prix le m 2, prix / m 2, prix m 2,
    tarif au m 2, prix au m2, prix au metre, prix du metre, prix au ml, prix du ml, prix / ml, prix piece, prix par
    piece, prix de l ' unite, prix a l ' unite, tarif unitaire, prix de la seance, prix par seance`,
  none: `lieu, lieu du chantier, lieu des travaux, lieu d ' intervention, lieu de l ' intervention, adresse du chantier,
    adresse des travaux, adresse chantier, adresse de chantier, adresse d ' intervention,
    acompte, adresse, adresse postale, siret, siren, budget, remarque, remarques, note,
    notes, ville, code postal, ref, reference, echeance, ps, infos, materiel, fournitures`,
};

/** The field of each label. */
export const LABELS: ReadonlyMap<string, LabelField> = new Map(
  keysOf(NAMES).flatMap((field) =>
    NAMES[field].split(",").map((name) => [name.trim().replace(/\s+/g, " "), field] as const),
  ),
);

/** The most tokens that a label has. */
export const LONGEST_LABEL = Math.max(...[...LABELS.keys()].map((name) => name.split(" ").length));
