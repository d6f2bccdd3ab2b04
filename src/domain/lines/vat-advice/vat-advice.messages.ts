import type { AdviceReason, UndecidedReason, VatQuestion } from "./advise-vat.ts";
import type { SALE_QUESTIONS, SaleQuestion, VatWorkKind } from "./vat-answers.ts";

type Answers<Question extends SaleQuestion> = Record<(typeof SALE_QUESTIONS)[Question][number], string>;

/** The questions that decide the VAT of a sale, with the words of their answers. */
export const saleQuestions: { [Question in SaleQuestion]: { question: string; answers: Answers<Question> } } = {
  place: {
    question: "Sur quoi portent les travaux ?",
    answers: {
      dwelling: "Logement",
      other_building: "Autre bâtiment",
      no_building: "Autre chose",
    },
  },
  site: {
    question: "Ton client est à l'étranger. Où est le bâtiment ?",
    answers: { in_france: "En France", abroad: "À l'étranger" },
  },
  subcontracting: {
    question: "Travailles-tu en sous-traitance pour ton client ?",
    answers: {
      with_contract: "Oui, avec un contrat",
      without_contract: "Oui, sans contrat",
      none: "Non",
    },
  },
  age: {
    question: "Le logement est-il achevé depuis plus de deux ans ?",
    answers: { over_two_years: "Oui", under_two_years: "Non" },
  },
  scale: {
    question: "Les travaux créent-ils un immeuble neuf, ou plus de 10 % de surface de plancher ?",
    answers: { new_building: "Oui", within_limits: "Non" },
  },
  shipping: {
    question: "Les marchandises partent-elles de France ?",
    answers: { shipped: "Oui, expédiées", collected: "Non, prises en France" },
  },
};

/** What stands under a question where its answer is not plain. */
export const questionHints: Partial<Record<SaleQuestion, string>> = {
  place: "Un local qui devient un logement compte comme un logement.",
  subcontracting:
    "Le contrat nomme l'entreprise principale, le chantier et les travaux, et le maître d'ouvrage t'a agréé. Ton " +
    "client paie alors la TVA à ta place.",
  scale: "Ce que d'autres entreprises y ont fait depuis deux ans compte aussi.",
};

/** What is asked of each line of works, and the kinds to choose among. */
export const kindQuestion: { question: string; answers: Record<VatWorkKind, string> } = {
  question: "De quels travaux s'agit-il ?",
  answers: {
    improvement: "Amélioration ou entretien",
    energy: "Rénovation énergétique",
    excluded: "Gaz, jardin, meubles…",
  },
};

/** What each kind of work holds. */
export const kindHints: Record<VatWorkKind, string> = {
  improvement: "Transformer, aménager, réparer, entretenir, avec les fournitures que tu poses.",
  energy:
    "Isolation, fenêtres, pompe à chaleur, chauffage au bois, ventilation, régulation, et les travaux qu'ils " +
    "entraînent.",
  excluded: "Chaudière au gaz ou au fioul, jardin, ascenseur, gros équipement, meubles, ménage.",
};

/** What is said elsewhere than here, and where. */
export const toSayElsewhere: Record<Exclude<VatQuestion, SaleQuestion | "kind">, string> = {
  site_address: "Indique l'adresse du chantier, avec son code postal : le taux dépend du lieu.",
  buyer_address: "Indique l'adresse de ton client dans sa fiche : le taux dépend de son pays.",
  buyer_vat_number:
    "Indique dans la fiche de ton client son numéro de TVA d'un autre pays de l'Union : sans lui, la TVA française " +
    "est due.",
};

/** Why a line has the VAT that is advised. */
export const adviceReasons: Record<AdviceReason, string> = {
  improvement: "Travaux d'amélioration dans un logement de plus de deux ans, que ton client certifie sur le devis.",
  energy: "Rénovation énergétique d'un logement de plus de deux ans, que ton client certifie sur le devis.",
  corsica_works: "En Corse, tous les travaux sur des bâtiments ont ce taux.",
  not_a_dwelling: "Les taux réduits sont ceux des logements.",
  recent_dwelling: "Le logement n'a pas plus de deux ans.",
  new_building: "Les travaux créent un immeuble neuf, ou plus de 10 % de surface.",
  excluded_work: "Ces travaux n'ont pas de taux réduit.",
  fossil_boiler: "Une chaudière au gaz ou au fioul n'a plus de taux réduit depuis le 1er mars 2025.",
  without_contract:
    "Sans contrat de sous-traitance, pas d'autoliquidation ; et le taux réduit est réservé à qui fait faire les " +
    "travaux.",
  no_works: "Une prestation pour une entreprise a le taux de son territoire.",
  consumer: "À un particulier, la TVA de ton territoire se facture.",
  goods_alone: "Des marchandises sans pose ont le taux normal, sauf celles qui ont le leur (livres, aliments…).",
  collected_goods: "Des marchandises prises en France y sont taxées.",
  subcontracting: "Sous-traitance du bâtiment avec un contrat : ton client paie la TVA.",
  eu_services: "Une entreprise d'un autre pays de l'Union y paie la TVA d'une prestation.",
  eu_goods: "Livraison à une entreprise d'un autre pays de l'Union : garde la preuve du transport.",
  export: "Exportation hors de l'Union : garde la preuve de la sortie.",
  non_eu_services: "Une prestation pour une entreprise hors de l'Union n'a pas de TVA française.",
  overseas: "En Guyane et à Mayotte, la TVA ne s'applique pas.",
};

/** Why these questions do not decide the VAT of a line, and what then. */
export const undecidedReasons: Record<UndecidedReason, string> = {
  own_exemption: "Cette exonération dépend de ta profession : ces questions n'en décident pas.",
  works_abroad: "Des travaux hors de France suivent la TVA de ce pays : demande à ton comptable.",
  goods_overseas: "Entre la métropole et ces départements, des marchandises s'exportent : demande à ton comptable.",
  impossible: "Aucune règle simple ne convient à cette vente : demande à ton comptable.",
};
