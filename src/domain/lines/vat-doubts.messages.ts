import type { VatDoubt } from "./vat-doubts.ts";
import { VAT_DOUBTS } from "./vat-doubts.ts";

/** What is asked about doubtful VAT before an invoice is issued. */
export const vatDoubtQuestions: Readonly<Record<VatDoubt, string>> = {
  taxed_service_abroad:
    "Ton client est une entreprise hors de la France métropolitaine : une prestation s'y facture en général sans TVA " +
    "française (autoliquidation dans l'Union, TVA non applicable ailleurs), sauf des travaux sur un immeuble en " +
    "France. La TVA française est-elle bien due ?",
  franchise_service_abroad:
    "Ton client est une entreprise d'un autre pays de l'Union : seuls des travaux sur un immeuble en France se " +
    "facturent en franchise. Une autre prestation s'y facture en « Autoliquidation », avec ton numéro de TVA (CGI, " +
    "art. 259, 1° et 286 ter, 5°). Ces lignes sont-elles bien des travaux sur un immeuble en France ?",
  consumer_outside_eu:
    "Ton client est un particulier hors de l'Union : la TVA française se facture en général. Seules ne la portent " +
    "pas les prestations que liste l'article 259 B du CGI, comme un conseil, une étude, un logiciel, un traitement " +
    "de données ou de la publicité. Ces lignes en sont-elles bien ?",
  outside_eu_vat:
    "L'adresse de ton client est dans une partie d'un pays de l'Union où sa TVA ne s'applique pas, comme les " +
    "Canaries ou Livigno : des marchandises s'y exportent, et une prestation s'y facture en général comme hors de " +
    "l'Union. Le motif choisi, celui de l'Union, est-il bien le bon ?",
  taxed_goods_abroad:
    "Des marchandises qui partent hors de l'Union, ou chez une entreprise d'un autre de ses pays qui a un numéro de " +
    "TVA, se facturent en général sans TVA française (exportation, livraison intracommunautaire). La TVA française " +
    "est-elle bien due, par exemple parce que ton client les prend en France ?",
  taxed_goods_eu_consumer:
    "Ton client est un particulier d'un autre pays de l'Union : des marchandises qui lui sont expédiées ont la TVA " +
    "de son pays, déclarée au guichet unique OSS, dès que ces ventes passent 10 000 € par an (CGI, art. 258 A et " +
    "259 D). La TVA française est-elle bien due, par exemple parce que tu restes sous ce seuil, ou qu'il les " +
    "prend en France ?",
  mainland_rate_overseas:
    "Ton client ou ton chantier est en Guadeloupe, en Martinique ou à La Réunion : ce qui s'y fait se facture à " +
    "8,5 % ou 2,1 %, et des marchandises parties de métropole s'y exportent sans TVA, sous le motif « Marchandises " +
    "expédiées hors de l'UE ou outre-mer ». Le taux de métropole est-il bien le bon ?",
  overseas_goods_taxed:
    "Ton client est en Guadeloupe, en Martinique ou à La Réunion : des marchandises parties de métropole s'y " +
    "exportent sans TVA (CGI, art. 294, 2), sous le motif « Marchandises expédiées hors de l'UE ou outre-mer ». " +
    "Les tiennes y sont-elles déjà ?",
  export_inside:
    "Une exportation sort de l'Union européenne, et l'adresse de ton client est en France, à Monaco ou dans l'Union. " +
    "Les marchandises partent-elles bien hors de l'Union, et en gardes-tu la preuve ?",
  subcontracting_trade:
    "L'autoliquidation de la sous-traitance ne vaut que pour des travaux de construction, et ton métier n'en fait " +
    "pas d'habitude. Ces lignes sont-elles bien des travaux sur un immeuble ?",
  reduced_rate_trade:
    "Les taux de 10 % et 5,5 % sont surtout ceux de travaux dans des logements, et ton métier n'en fait pas " +
    "d'habitude. Ce taux réduit est-il bien celui de ta prestation ?",
  reduced_rate_goods:
    "Des travaux dans un logement ont 10 % ou 5,5 %, avec leurs fournitures, si ton client signe son attestation ; " +
    "des marchandises seules ont en général 20 %. Si tu les poses, marque la ligne comme une prestation. Ces " +
    "marchandises ont-elles bien ce taux d'elles-mêmes ?",
  reduced_rate_unanswered:
    "Ton client n'est pas un particulier. 10 % et 5,5 % ne valent que pour un logement de plus de deux ans : une " +
    "école, un bureau ou un commerce ont 20 %. Réponds à « Quelle TVA ? », ou confirme : est-ce bien un logement ?",
  fossil_boiler_reduced:
    "Depuis le 1er mars 2025, une chaudière au gaz ou au fioul, fournie et posée, se facture à 20 % : les taux de " +
    "10 % et 5,5 % ne valent plus que pour son entretien. Ce taux réduit est-il bien le bon ?",
  lowest_rate_trade:
    "Le taux de 2,1 % est celui de médicaments, de la presse et de certains spectacles, et ton métier n'en vend pas " +
    "d'habitude. Ce taux est-il bien celui de ce que tu factures ?",
  corsica_rate_trade:
    "Les taux de 13 % et 0,9 % sont ceux, en Corse, des produits pétroliers, de certains spectacles et d'animaux " +
    "(CGI, art. 297), et ton métier n'en vend pas d'habitude. Ce taux est-il bien celui de ce que tu factures ?",
  health_trade:
    "L'exonération des soins est celle des professions de santé réglementées, et ton métier n'en a pas l'air. " +
    "Ces lignes sont-elles bien des soins ?",
  training_trade:
    "L'exonération de la formation est celle d'un organisme qui en a l'attestation, ou de cours donnés à un " +
    "particulier (CGI, art. 261, 4, 4°), et ton métier n'en donne pas d'habitude. Ces lignes sont-elles bien de la " +
    "formation exonérée ?",
  rental_trade:
    "L'exonération de la location est celle du loyer d'un logement nu (CGI, art. 261 D, 2°), et ton métier n'en loue " +
    "pas d'habitude. Ces lignes sont-elles bien un tel loyer ?",
  exempt_seller_number:
    "Tout y est exonéré, et ton numéro de TVA est imprimé. Qui ne vend que de l'exonéré n'en a pas (CGI, art. 286 " +
    "ter) : efface-le alors dans tes réglages. Ce numéro t'a-t-il bien été attribué ?",
  vat_number_country:
    "Le numéro de TVA de ton client n'est pas celui du pays de son adresse. Est-ce bien sous ce numéro qu'il achète ?",
  vat_number_derived:
    "En autoliquidation, la facture dit le numéro de TVA de ton client, et sa fiche n'en a pas : celui qui s'imprime " +
    "est calculé d'après son SIREN, et une entreprise en franchise n'en a souvent aucun. Est-ce bien le sien ?",
  vat_number_of_seller: "Le numéro de TVA de ton client est le tien. Est-ce bien le sien ?",
  against_site:
    "Des travaux sur un immeuble ont la TVA du lieu du chantier, où que soit ton client (CGI, art. 259 A, 2°) : " +
    "celle de la France en France, aucune en Guyane, à Mayotte ou à Saint-Martin. D'après cette adresse, ou " +
    "sans elle celle de ton client, une ligne en aurait une autre. Sa TVA est-elle bien la bonne ?",
  site_unknown:
    "Ton client est à l'étranger, et des travaux sur un immeuble en France ont la TVA française (CGI, art. 259 A, " +
    "2°). Réponds à « Quelle TVA ? », ou confirme : ces lignes concernent-elles autre chose ?",
  against_answers:
    "Tes réponses à « Quelle TVA ? » donnent une autre TVA à une ligne de ce projet. Celle de la ligne est-elle bien " +
    "la bonne ?",
};

/** The refusal to send a quote with doubts about its VAT that were not answered. */
export function doubtfulQuoteSentence(doubts: readonly string[]): string {
  const questions = VAT_DOUBTS.filter((doubt) => doubts.includes(doubt)).map((doubt) => vatDoubtQuestions[doubt]);
  return `${questions.join(" ")} Corrige-le, ou confirme-le sur la page du devis avant de l'envoyer.`;
}

/** How a doubt about VAT is answered on a page: by a button, or by a correction. */
export const vatDoubtAnswers = {
  yes: "Oui, cette TVA est la bonne",
  reverseCharge: "Non, en autoliquidation",
  advice: "Sinon, corrige l'adresse du chantier, la fiche du client ou la TVA des lignes du devis.",
};
