/** What is said of conversations that move, in French. */
export const movingMessages = {
  evening: "Ce soir",
  tomorrow: "Demain matin",
  monday: "Lundi",
  archived: "Archivé.",
  deleted: "Mis à la corbeille.",
  moved: "Déplacé.",
  read: "Marqué comme lu.",
  unread: "Marqué comme non lu.",
  /** `moment`: « lundi 30 novembre à 08:00 ». */
  snoozed: (moment: string) => `De retour ${moment}.`,
  back: "De retour dans la réception.",
};
