import type { CorpusCase } from "./corpus-case.ts";
import { htmlMail, mailCase, textMail } from "./corpus-case.ts";

// Answers, and the earlier mails under them, as each program writes them.

const ANSWER = "Oui, bon pour accord.\nClaire";

const answer = (name: string, quote: string, quotedText: RegExp) =>
  mailCase(name, textMail(`${ANSWER}\n\n${quote}`), { text: ANSWER, quotedText });

const OUTLOOK =
  "De : Jean <jean@etabli.example>\nEnvoyé : lundi 23 novembre 2026 08:00\nÀ : Claire\nObjet : Devis\n\nVoici";

const FOLDED: CorpusCase[] = [
  answer(
    "Gmail in French",
    "Le lun. 23 nov. 2026 à 08:00, Jean <jean@etabli.example> a écrit :\n\n> Voici\n> le devis",
    /^Le lun/,
  ),
  answer(
    "Gmail on two lines",
    "Le lun. 23 nov. 2026 à 08:00, Jean Bâtisseur\n<jean@etabli.example> a écrit :\n> Voici",
    /Voici/,
  ),
  answer("Gmail in English", "On Mon, Nov 23, 2026 at 8:00 AM Jean wrote:\n> Voici", /^On Mon/),
  answer("Apple Mail", "> Le 23 nov. 2026 à 08:00, Jean <jean@etabli.example> a écrit :\n> \n> Voici", /Voici/),
  answer("Outlook in French", OUTLOOK, /^De : Jean/),
  answer("Outlook with a rule", `________________________________\n${OUTLOOK}`, /De : Jean/),
  answer("Outlook in English", "From: Jean\nSent: Monday\nTo: Claire\nSubject: Devis\n\nVoici", /^From/),
  answer("an older Outlook", `-----Message d'origine-----\n${OUTLOOK}`, /^-----Message/),
  answer("lines that are marked, without a title", "> Voici\n>> le devis", /^> Voici/),
  answer("Thunderbird", "Le 23/11/2026 à 08:00, Jean a écrit :\n> Voici\n>\n> Jean", /^Le 23/),
];

const WHOLE: CorpusCase[] = [
  mailCase("an answer between the lines of a quote", textMail("> Le prix ?\n\n1 200 €\n\n> Quand ?\n\nLundi"), {
    text: "> Le prix ?\n\n1 200 €\n\n> Quand ?\n\nLundi",
    quotedText: "",
  }),
  mailCase("an answer under its quote", textMail("Le 23/11, Jean a écrit :\n> Ça va ?\n\nOui, lundi."), {
    text: /Oui, lundi\.$/,
    quotedText: "",
  }),
  mailCase("a mail that is all quote", textMail("> Voici\n> tout"), { text: "> Voici\n> tout", quotedText: "" }),
  mailCase(
    "a forwarded mail",
    textMail("Pour toi\n\n---------- Forwarded message ---------\nBonjour, une demande de devis"),
    { text: /demande de devis/, quotedText: "" },
  ),
  mailCase("a sentence that begins by Le", textMail("Le mur est fini.\nLe client a écrit : merci"), {
    text: /merci$/,
    quotedText: "",
  }),
  mailCase("a price list", textMail("De : 100 €\nà : 200 €"), { quotedText: "" }),
];

const HTML: CorpusCase[] = [
  mailCase(
    "a quote of Gmail in HTML",
    htmlMail('<p>Oui</p><div class="gmail_quote">Le 23, Jean<blockquote>Voici</blockquote></div>'),
    {
      text: "Oui",
      quotedText: /Voici/,
      htmlHas: ["<details><summary>"],
    },
  ),
  mailCase("a quote of Thunderbird in HTML", htmlMail('<p>Oui</p><blockquote type="cite">Voici</blockquote>'), {
    text: "Oui",
    quotedText: "> Voici",
    htmlHas: ["<details>"],
  }),
  mailCase("a quote of a book in HTML", htmlMail("<p>Oui</p><blockquote>Un proverbe</blockquote>"), {
    htmlLacks: ["<details>"],
  }),
  mailCase("lists, tables and lines in HTML", htmlMail("<ul><li>Un</li><li>Deux</li></ul><p>A<br>B</p>"), {
    text: "- Un\n- Deux\n\nA\nB",
  }),
  mailCase("signs that HTML writes as entities", htmlMail("<p>5 &lt; 6 &amp; 7 &gt; 2 &eacute;t&eacute;</p>"), {
    text: "5 < 6 & 7 > 2 été",
  }),
];

export const QUOTES: CorpusCase[] = [...FOLDED, ...WHOLE, ...HTML];
