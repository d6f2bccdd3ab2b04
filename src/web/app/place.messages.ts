import { journalMessages } from "#domain/assistant/tools/journal.messages.ts";
import { PROGRAMS_PLACE } from "#web/mcp/programs.messages.ts";

/** What « Plus » and the search say of a page, by its path. Pages without words are in the bar of a phone. */
export const PLACE_WORDS: Readonly<Record<string, string>> = {
  "/app/customers": "Coordonnées, documents, ce qu'ils doivent",
  "/app/catalogue": "Tes articles, tes ouvrages et leurs prix",
  "/app/analytics": "Ce qui est facturé, encaissé, et par qui",
  "/app/mails": "Boîtes connectées",
  "/app/team": "Qui travaille avec toi",
  "/app/settings": "Entreprise, TVA, banque, sécurité",
  "/app/programs": PROGRAMS_PLACE.what,
  "/app/actions": journalMessages.place,
  "/app/model": "Ce qui lui est envoyé, et à qui",
  "/app/data": "Tout emporter, ou supprimer l'entreprise",
};

/** The same words for whoever sees no amount. */
export const WORDS_ON_SITES: Readonly<Record<string, string>> = {
  "/app/customers": "Leurs coordonnées et leurs chantiers",
  "/app/settings": "Ton mot de passe et la sécurité de ton compte",
};
