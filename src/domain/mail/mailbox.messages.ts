import type { MailFailure } from "./mail-failure.ts";
import { isForPerson } from "./mail-failure.ts";
import type { MailProvider } from "./mail-providers.ts";
import type { MailboxKind } from "./mailbox.ts";

/** The kinds of mailboxes that are opened by a permission. */
type PermittedKind = Exclude<MailboxKind, "imap">;

const OWNERS: Record<PermittedKind, string> = { gmail: "Google", microsoft: "Microsoft" };

// Google is reached by its own interface, Microsoft by servers of mail that the operator may have set.
function ownerOf(host: string): string {
  return host.endsWith(".googleapis.com") || host.endsWith(".google.com") ? OWNERS.gmail : OWNERS.microsoft;
}

const FAILURES: Record<MailFailure, (host: string) => string> = {
  wrong_password: (host) => `Le serveur ${host} refuse ce mot de passe : vérifie-le, puis retape-le.`,
  app_password_needed: (host) =>
    `Le serveur ${host} demande un mot de passe d'application : le mot de passe habituel n'y suffit pas.`,
  permission_needed: () => "Ce fournisseur n'accepte plus de mot de passe : il faut son autorisation sur son site.",
  permission_withdrawn: (host) =>
    `${ownerOf(host)} n'autorise plus Établi à ouvrir cette boîte : donne-lui de nouveau l'autorisation.`,
  not_set_up: (host) => `L'accès de cette installation à ${ownerOf(host)} est mal réglé : dis-le à qui l'administre.`,
  access_closed: (host) =>
    `Le serveur ${host} garde l'accès IMAP fermé : ouvre-le dans les réglages de ta messagerie, ou demande-le à qui ` +
    "administre ton adresse.",
  unknown_host: (host) => `Aucun serveur ne porte le nom ${host} : vérifie-le.`,
  private_address: (host) =>
    `Le serveur ${host} n'est pas sur internet : cette installation le refuse. Si c'est bien le tien, demande à qui ` +
    "héberge Établi de l'autoriser (réglage MAILBOX_ADDRESSES=private).",
  wrong_certificate: (host) => `Le certificat de ${host} n'est pas valable : rien ne lui a été confié.`,
  no_encryption: (host) => `Le serveur ${host} ne chiffre pas la connexion : le mot de passe ne lui est pas donné.`,
  no_mail_server: (host) =>
    `Le serveur ${host} répond, mais pas comme un serveur de mails : vérifie son nom et son port.`,
  sending_refused: (host) =>
    `La boîte se lit, mais ${host} refuse l'envoi : ` +
    (host.endsWith(".office365.com")
      ? "qui administre ton adresse doit permettre l'envoi authentifié (SMTP AUTH)."
      : "vérifie le serveur d'envoi."),
  unreachable: (host) => `Le serveur ${host} ne répond pas : le réseau est coupé, ou il est en panne.`,
  silent: (host) => `Le serveur ${host} accepte la connexion puis se tait.`,
  dropped: (host) => `Le serveur ${host} a coupé la connexion.`,
  too_many: (host) => `Le serveur ${host} demande d'attendre : trop de connexions à la fois.`,
};

const withNext = (failure: MailFailure, host: string, next: string) =>
  isForPerson(failure) ? FAILURES[failure](host) : `${FAILURES[failure](host)} ${next}`;

const ADVICE: Readonly<Record<string, string>> = {
  orange:
    "Donne le mot de passe de ta boîte Orange. S'il est refusé, vérifie dans le webmail d'Orange que " +
    "l'accès par un logiciel de messagerie (IMAP) est permis.",
  free:
    "Donne le mot de passe de ta boîte Free. Si seul l'envoi est refusé, active l'envoi authentifié " +
    "(SMTP) dans ton espace abonné.",
  sfr:
    "Donne le mot de passe de ta boîte SFR. S'il est refusé, vérifie dans SFR Mail que l'accès par " +
    "un logiciel (IMAP) est permis.",
  laposte:
    "Donne le mot de passe de ta boîte laposte.net. S'il est refusé, ouvre l'accès IMAP dans les " +
    "paramètres de laposte.net.",
  ovh:
    "Donne le mot de passe de cette adresse, choisi dans l'espace client OVH : ce n'est pas celui de " +
    "ton compte OVH.",
  gandi: "Donne le mot de passe de cette adresse, choisi chez Gandi : ce n'est pas celui de ton compte " + "Gandi.",
  icloud:
    "Apple demande un mot de passe d'application. Sur account.apple.com : Connexion et sécurité, " +
    "puis Mots de passe pour application. Colle-le ici.",
  gmail:
    "Google demande un mot de passe d'application. Active la validation en deux étapes, puis crée-le " +
    "sur myaccount.google.com/apppasswords. Colle-le ici.",
  yahoo:
    "Yahoo demande un mot de passe d'application : Sécurité du compte, puis Générer un mot de passe " +
    "d'application. Colle-le ici.",
  outlook:
    "Microsoft n'accepte plus de mot de passe pour lire une boîte : il faut l'autorisation de ton compte Microsoft, " +
    "que cette installation ne sait pas demander. Qui l'administre peut l'ouvrir (réglage MICROSOFT_CLIENT_ID).",
};

/** What is said of mailboxes, in French. */
export const mailboxMessages = {
  /** Why a mailbox does not answer. `host` is the server that was asked. */
  failure: (failure: MailFailure, host: string) => withNext(failure, host, "Nouvel essai tout seul."),
  /** The same of a mailbox that is not connected yet: nothing tries again by itself. */
  refusal: (failure: MailFailure, host: string) => withNext(failure, host, "Réessaie dans un moment."),
  /** What to type as a password at a provider, and where to find it. */
  advice: ({ id, name }: MailProvider) => ADVICE[id] ?? `Donne le mot de passe de ta boîte ${name}.`,
  adviceUnknown: "Donne le mot de passe de cette boîte. Vérifie les serveurs ci-dessous s'il est refusé.",
  /** What a refusal calls the sharing of a mailbox. */
  sharing: "le partage d'une boîte",
  noAddress: "Écris l'adresse de ta boîte.",
  noPassword: "Écris le mot de passe de cette boîte.",
  noHost: "Un nom de serveur est attendu, comme imap.exemple.fr.",
  wrongPort: "Un port entre 1 et 65535 est attendu.",
  /** What Google will say, and what its limits are. */
  gmailPermission:
    "Google demandera si Établi peut lire, classer et envoyer tes mails. C'est un accès qu'il appelle restreint. " +
    "Tant qu'il n'a pas vérifié cette installation, il affiche un avertissement, n'admet que cent comptes et peut " +
    "redemander l'autorisation tous les sept jours. Un mot de passe d'application n'a pas ces limites.",
  /** The same of Microsoft. */
  microsoftPermission:
    "Microsoft demandera si Établi peut lire et classer tes mails (IMAP) et en envoyer (SMTP). Établi n'efface aucun " +
    "mail. Une adresse d'entreprise peut demander l'accord de son administrateur, qui peut aussi fermer l'un ou " +
    "l'autre accès. L'autorisation s'éteint après 90 jours sans usage, ou quand ton mot de passe change : Établi te " +
    "la redemandera.",
  consentOver: "Cette autorisation n'est plus valable : recommence depuis la page des mails.",
  consentPartial: (kind: PermittedKind) =>
    kind === "gmail"
      ? "Google n'a pas donné l'accès aux mails : recommence, et laisse la case cochée."
      : "Microsoft n'a pas donné l'accès aux mails : recommence, ou demande l'accord de qui administre ton adresse.",
  consentRefused: (kind: PermittedKind) => `Tu n'as pas donné l'autorisation à ${OWNERS[kind]} : rien n'est connecté.`,
  otherAccount: (kind: PermittedKind, givenAddress: string, expectedAddress: string) =>
    `${OWNERS[kind]} a autorisé ${givenAddress}, et cette boîte est ${expectedAddress} : recommence avec ce compte.`,
  leaving: "Un mail part en ce moment de cette boîte : réessaie dans quelques minutes.",
  noPasswordHere: (kind: PermittedKind) =>
    `Cette boîte s'ouvre par l'autorisation de ${OWNERS[kind]} : elle n'a pas de mot de passe ici.`,
  gmailOff: "Cette installation ne sait pas demander l'autorisation de Google : donne un mot de passe d'application.",
  microsoftOff: "Cette installation ne sait pas demander l'autorisation de Microsoft : dis-le à qui l'administre.",
  known: "Cette boîte est déjà connectée.",
  tooMany: "Vingt boîtes au plus pour une entreprise : déconnecte celles qui ne servent plus.",
};
