// Values of a message, a mail, invoices and an XML for functions that read a text beside them.

export const PROPOSED = {
  type: "proposed_tasks" as const,
  content: "",
  tasks: ["Poser le carrelage", "Nettoyer"].map((title) => {
    return { id: title, title, description: "", hours: "2", isTicked: true };
  }),
};

export const ANSWERED_MAIL = {
  messageId: "<1@roux>",
  inReplyTo: "",
  references: "",
  subject: "Devis",
  from: { name: "", address: "claire@roux.fr" },
  replyTo: [],
  to: [],
  cc: [],
  sentAt: new Date(0),
  text: "Bonjour",
};

export const SAID_INVOICE = {
  projectId: "1",
  projectName: "Mur",
  customerName: "Roux",
  number: "F2026-0001",
  dueCents: 1,
  paidCents: 0,
  restCents: 1,
};

const PARTY = { name: "Point Bois", siren: "", vatNumber: "" };

const SUPPLIER_INVOICE = {
  kind: "invoice" as const,
  number: "F1",
  issuedOn: "2026-11-21",
  dueOn: null,
  supplier: PARTY,
  buyer: PARTY,
  netCents: 1,
  vatCents: 0,
  grossCents: 1,
  currency: "EUR",
  doubts: [],
};

const PATH_OF_XML = {
  name: "a",
  attributes: new Map<string, string>(),
  children: [{ name: "a", attributes: new Map<string, string>(), children: [], text: "12.00" }],
  text: "12.00",
};

/** What the reading of mails is given, by its written type. */
export const FOR_MAILS = {
  EInvoice: SUPPLIER_INVOICE,
  XmlElement: PATH_OF_XML,
  "readonly XmlElement[]": [PATH_OF_XML],
  FeatureSet: new Set<number>(),
  Conversation: "quote",
  RecognisedMail: { fromAddress: "a@b.example", subject: "Devis", text: "Bonjour", fileNames: [], answersTo: null },
  SignedTexts: { words: "bonjour", files: "", sender: "a@b.example" },
};
