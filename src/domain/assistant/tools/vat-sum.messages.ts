type VatSum = { sum: string; other: string; isNet: boolean; rate: string };

/** What is answered to who asks what a sum comes to with VAT, or without. */
export const vatSumMessages = {
  sum: ({ sum, other, isNet, rate }: VatSum) =>
    isNet
      ? `${sum} hors taxes, avec une TVA de ${rate}, font ${other} TTC.`
      : `${sum} TTC, avec une TVA de ${rate}, font ${other} hors taxes.`,
  whichRate: (sum: string, isNet: boolean) =>
    `Je ne sais pas à quel taux de TVA : redis-le avec, par exemple « combien fait ${sum} ` +
    `${isNet ? "HT en TTC" : "TTC en HT"} à 10 % ».`,
  unknownRate: (rate: string) => `Je ne connais pas de taux de TVA de ${rate} : redis la question avec le bon.`,
};
