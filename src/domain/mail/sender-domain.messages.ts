const WHERE = "chez qui tient ton nom de domaine (OVH, Gandi, Ionos…)";

const hostWords = (host: string | null) => (host === null ? "ton hébergeur de mails" : host);

const SPF = "Serveurs autorisés (SPF)";
const DKIM = "Signature des mails (DKIM)";
const DMARC = "Consigne aux destinataires (DMARC)";

const SILENT = "Ton nom de domaine n'a pas répondu : réessaie dans un instant.";

/** What is said of a domain that sends mails, in French. */
export const senderDomainMessages = {
  spfSilent: { title: SPF, text: SILENT },
  noSpf: (hasRecord: boolean) => ({
    title: SPF,
    text:
      "Ton domaine ne dit pas quels serveurs écrivent en son nom : des devis risquent de finir dans les " +
      "indésirables. " +
      (hasRecord
        ? `Ajoute cet enregistrement TXT ${WHERE}.`
        : `Demande à ton hébergeur de mails l'enregistrement TXT à ajouter ${WHERE}.`),
  }),
  severalSpf: {
    title: SPF,
    text: `Ton domaine a plusieurs enregistrements « v=spf1 », et aucun n'est suivi. Réunis-les en un seul ${WHERE}.`,
  },
  spfThere: { title: SPF, text: "Ton domaine dit quels serveurs écrivent en son nom." },
  spfRight: (host: string) => ({ title: SPF, text: `Ton domaine autorise les serveurs de ${host}.` }),
  spfWithout: (host: string) => ({
    title: SPF,
    text:
      `Ton domaine n'autorise pas les serveurs de ${host}, d'où partent tes mails. Remplace l'enregistrement ` +
      `TXT « v=spf1 » par celui-ci ${WHERE}.`,
  }),
  dkim: (isThere: boolean, host: string | null) => ({
    title: DKIM,
    text: isThere
      ? "La clé de signature est publiée."
      : `Aucune clé de signature n'est publiée : active DKIM chez ${hostWords(host)}, qui donne l'enregistrement à ` +
        "ajouter.",
  }),
  dkimUnknown: (host: string | null) => ({
    title: DKIM,
    text: `Établi ne peut pas le voir d'ici : vérifie chez ${hostWords(host)} que DKIM est activé.`,
  }),
  dmarcSilent: { title: DMARC, text: SILENT },
  dmarcThere: { title: DMARC, text: "Ton domaine dit quoi faire d'un mail qui se fait passer pour toi." },
  noDmarc: {
    title: DMARC,
    text: `Gmail et Outlook s'y fient pour accepter tes mails. Ajoute cet enregistrement TXT ${WHERE}.`,
  },
};
