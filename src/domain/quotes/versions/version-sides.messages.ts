/** Two versions of one name: that which was read, and that which bears the options that were ticked. */
export const versionSides = {
  asSent: { version: "telle qu'envoyée", order: "tel qu'envoyé" },
  asAccepted: {
    version: "telle qu'acceptée, avec les options choisies",
    order: "tel qu'accepté, avec les options choisies",
  },
};
