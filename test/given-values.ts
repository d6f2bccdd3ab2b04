// Values of a message, a mail and an invoice for functions that read a text beside them.

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
