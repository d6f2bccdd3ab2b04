import type { TestMail } from "./test-mail.ts";

// A mailbox of a craftsman, to be looked at. All are of our own making.

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const at = (day: number, hour: number, minute = 0) => new Date(Date.UTC(2026, 10, day, hour, minute));

const head = (from: string, subject: string, type: string) =>
  `From: ${from}\nTo: Jean <jean@etabli.example>\nSubject: ${subject}\nMIME-Version: 1.0\n` +
  `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n`;

/** A newsletter: a layout of tables, a tracker, pictures on the web, and a link that misleads. */
export const NEWSLETTER: TestMail = {
  receivedAt: at(20, 7),
  flags: ["\\Seen"],
  raw: `${head("Fournitures Durand <lettre@durand.example>", "Vos promotions de novembre", "text/html")}
<table width="600" align="center" cellpadding="12" style="background-color:#f4f1ea;font-family:Georgia">
<tr><td style="background-color:#16306b;color:#ffffff;font-size:24px">Fournitures Durand</td></tr>
<tr><td><img src="https://cdn.durand.example/perceuse.jpg" alt="perceuse à percussion" width="560"></td></tr>
<tr><td style="font-size:18px"><b>Moins 20 % sur les perceuses</b> jusqu'au 30 novembre.</td></tr>
<tr><td><a href="https://promo.durand.example/novembre">www.durand-officiel.fr</a></td></tr>
</table><img src="https://x.list-manage.com/track/open.php?u=1" width="1" height="1">
<script>alert("lettre")</script>`,
};

/** The mails of the inbox, oldest first. */
export const USUAL_MAILS: readonly TestMail[] = [
  {
    from: "Mairie de Lyon <urbanisme@lyon.example>",
    subject: `Avis de travaux ${"rue de l'Établi, arrêté de stationnement numéro 2026-118, ".repeat(8)}`,
    flags: ["\\Seen"],
    receivedAt: at(18, 9),
  },
  { ...NEWSLETTER },
  {
    from: "Paul Martin <paul.martin@exemple.example>",
    subject: "",
    text: "Vous pouvez me rappeler au 06 12 34 56 78 ?",
    flags: ["\\Seen"],
    receivedAt: at(21, 14, 20),
  },
  {
    from: "Livraisons <suivi@colis.example>",
    subject: "Votre colis vous attend",
    text: "Ouvrez le fichier joint pour le recevoir : https://colis.example/suivi?n=42.",
    attachments: [
      { name: "bordereau.pdf.exe", type: "application/pdf", content: "MZ" },
      { name: "conditions.pdf", type: "application/pdf", content: "%PDF-1.7 conditions" },
    ],
    receivedAt: at(22, 18, 5),
  },
  {
    from: "Claire Roux <claire@roux.example>",
    subject: "Devis pour une salle de bain",
    messageId: "<1@roux.example>",
    text:
      "Bonjour,\n\nNous voulons refaire la salle de bain, 6 m² environ, au 12 rue des Lilas à Lyon.\n" +
      "Voici deux photos.\n\nClaire Roux\n06 11 22 33 44",
    attachments: [
      { name: "salle de bain.png", type: "image/png", content: PNG },
      { name: "fenêtre.png", type: "image/png", content: PNG },
    ],
    flags: ["\\Seen", "\\Flagged"],
    receivedAt: at(22, 19, 40),
  },
  {
    from: "Claire Roux <claire@roux.example>",
    subject: "Re: Devis pour une salle de bain",
    messageId: "<3@roux.example>",
    inReplyTo: "<2@etabli.example>",
    references: "<1@roux.example> <2@etabli.example>",
    text:
      "Mardi à 9 h me va très bien, merci.\n\nLe 22 novembre 2026 à 20:10, Jean a écrit :\n" +
      "> Je passe mardi à 9 h ?\n> Jean",
    receivedAt: at(23, 6, 55),
  },
];

/** The answer that was sent meanwhile. */
export const SENT_MAIL: TestMail = {
  from: "Jean <jean@etabli.example>",
  to: "Claire Roux <claire@roux.example>",
  subject: "Re: Devis pour une salle de bain",
  messageId: "<2@etabli.example>",
  inReplyTo: "<1@roux.example>",
  text: "Je passe mardi à 9 h ?\nJean",
  flags: ["\\Seen"],
  receivedAt: at(22, 20, 10),
};
