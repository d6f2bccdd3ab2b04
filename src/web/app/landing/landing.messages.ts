import type { PictureName } from "./product-picture.tsx";

/** How a sentence becomes a quote, each step with its picture of the product. */
export const STEPS: readonly { title: string; text: string; picture: PictureName; alt: string }[] = [
  {
    title: "Dis le travail",
    text: "Tapée ou dictée, une phrase suffit : le client, ce qu'il y a à faire, tes prix.",
    picture: "card",
    alt: "Une phrase écrite à l'assistant, et la carte de devis qu'il en fait : client, ligne, total",
  },
  {
    title: "Vérifie, corrige, confirme",
    text: "Tout se change sur place. Rien n'est écrit avant ton accord, et les montants sont toujours calculés.",
    picture: "made",
    alt: "Le devis fait dans la conversation, avec son numéro et son total",
  },
  {
    title: "Ton client le lit par un lien",
    text: "Sur son téléphone, sans compte. Il l'accepte en ligne, et la facture reprend les lignes du devis.",
    picture: "public-quote",
    alt: "La page du devis que le client ouvre sur son téléphone",
  },
];

/** What stands beside the quotes and the invoices, each with its picture. */
export const ON_SITE: typeof STEPS = [
  {
    title: "Le planning",
    text: "Qui va où, ce qui tient dans la journée, et ce qui n'a pas encore de date.",
    picture: "planning",
    alt: "Le planning sur un téléphone : la journée de chacun, chantier par chantier",
  },
  {
    title: "Le chantier",
    text: "Les tâches à cocher, les photos, les heures, le compte rendu : même sans réseau.",
    picture: "site",
    alt: "Un chantier sur un téléphone : ses tâches, celles qui sont faites et celles qui restent",
  },
  {
    title: "L'équipe",
    text: "Chacun voit ses chantiers, sans les montants. Toi, tu sais où est chacun aujourd'hui.",
    picture: "team",
    alt: "L'équipe sur un téléphone : le chantier du jour et les heures de la semaine de chacun",
  },
];

/** What the product promises. */
export const PROMISES: readonly { title: string; text: string }[] = [
  {
    title: "Une facture juste",
    text: "Numéros sans trou, TVA au bon taux, mentions obligatoires, Factur-X contrôlé.",
  },
  {
    title: "L'argent d'abord",
    text: "À encaisser, en retard, sans réponse : tu le vois en ouvrant, avec le geste à faire.",
  },
  {
    title: "Jamais d'invention",
    text: "Ce qui manque est demandé. L'assistant montre avant d'écrire, et marche sans clé d'IA.",
  },
  {
    title: "À toi",
    text:
      "Tes données restent sur la machine où tu ouvres Établi, chez toi ou chez qui l'héberge. Tu sors tes documents " +
      "et tes listes quand tu veux.",
  },
];

/** How it is installed and what it costs. */
export const INSTALL = {
  cost:
    "Établi est un logiciel libre : pas d'abonnement, pas de compte ailleurs, pas de limite de devis. Ce que ça " +
    "coûte, c'est la machine sur laquelle il tourne.",
  how:
    "Quelqu'un l'héberge déjà ici : crée ton compte, et commence. C'est le même logiciel chez toi, avec tes données " +
    "sur ta propre machine, si tu préfères.",
  byOneself: "Je l'installe moi-même",
  needs:
    "Il faut Linux, Git et Node 20. Ces commandes installent tout, base de données comprise, et donnent une adresse " +
    "à ouvrir sur ton ordinateur ou sur ton téléphone.",
  commands: "git clone <adresse du dépôt> etabli\ncd etabli\nnpm start",
};

/** What people ask before they begin, with answers that hold. */
export const QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: "Mes factures seront-elles en règle\u00a0?",
    answer:
      "Établi demande ce que la loi veut et qui manque : SIREN, adresse, régime de TVA, assurance, client. Sans cela " +
      "il n'émet pas. Les numéros se suivent sans trou, et une facture émise ne change plus : elle se corrige " +
      "par un avoir.",
  },
  {
    question: "Et la facture électronique\u00a0?",
    answer:
      "Chaque facture est un Factur-X contrôlé par les règles officielles. Établi n'est pas une plateforme agréée : " +
      "il fait le fichier, et tu le déposes sur la plateforme de ton choix.",
  },
  {
    question: "Faut-il une intelligence artificielle\u00a0?",
    answer:
      "Non. L'assistant comprend les phrases du métier par lui-même. Tu peux lui ajouter l'aide d'une IA : rien " +
      "ne lui est envoyé sans ton accord, et les montants n'en viennent jamais.",
  },
  {
    question: "Ça marche sur un chantier\u00a0?",
    answer:
      "Oui : tout tient sur un téléphone, les boutons sont grands, et ce que tu tapes sans réseau reste là. Ajoute " +
      "Établi à ton écran d'accueil : il s'ouvre comme une application.",
  },
  {
    question: "Je ne connais pas mon régime de TVA.",
    answer:
      "Tu peux commencer sans : Établi ne devine pas. Il te dit où regarder, et te le redemande avant de montrer un " +
      "prix à un client.",
  },
  {
    question: "Et si je veux partir\u00a0?",
    answer:
      "Tes devis et tes factures sont des PDF et des Factur-X que tu gardes. Tes listes sortent en tableau, et la " +
      "sauvegarde complète est une commande.",
  },
];
