/** What is said of mails that are written here, in French. */
export const writingMessages = {
  /** Above the quoted lines of an answer. */
  wrote: (moment: string, sender: string) => `Le ${moment}, ${sender} a écrit :`,
  /** Above a forwarded mail. */
  forwarded: ({ sender, moment, subject, to, cc }: Record<"sender" | "moment" | "subject" | "to" | "cc", string>) =>
    [
      "---------- Message transféré ----------",
      `De : ${sender}`,
      `Date : ${moment}`,
      `Objet : ${subject}`,
      ...(to === "" ? [] : [`À : ${to}`]),
      ...(cc === "" ? [] : [`Copie : ${cc}`]),
    ].join("\n"),
  noRecipient: "À qui l'envoyer ? Écris au moins une adresse.",
  wrongAddress: (part: string) => `« ${part} » n'est pas une adresse de mail : corrige-la ou retire-la.`,
  tooManyRecipients: "Cent destinataires au plus pour un mail.",
  unsafeSubject: "L'objet tient sur une ligne : retire les retours à la ligne.",
  nothingWritten: "Ce mail est vide : écris un mot ou joins un fichier.",
  tooLarge: "Ce mail dépasse 25 Mo : retire un fichier ou envoie-le à part.",
};
