/** What a customer is written whose answer to a quote is missing. They are spoken to as « vous ». */
export const reminderMessages = {
  bySms: (number: string, address: string) =>
    `Bonjour, avez-vous pu regarder le devis ${number} ? Vous pouvez le lire et y répondre ici : ${address}`,
};
