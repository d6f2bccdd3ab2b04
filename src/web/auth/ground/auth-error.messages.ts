import { signInMessages } from "#domain/auth/sign-in.messages.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { cx } from "class-variance-authority";
const WRONG_CODE = "Ce code n'est pas le bon, ou il n'est plus valable. Vérifie-le, ou demandes-en un nouveau.";
const CLOSED = "Cette façon de se connecter est fermée sur cette installation. Choisis-en une autre.";
const SIGN_IN_AGAIN = "Ta session est terminée. Reconnecte-toi.";
const OLD_PAGE = "Cette page n'a plus la bonne clé pour parler au serveur. Recharge-la, puis réessaie.";
const LINK_OVER = "Ce lien n'est plus valable : il a déjà servi, ou il est trop ancien. Demandes-en un nouveau.";
const START_AGAIN = "La connexion a été interrompue en chemin. Reprends-la depuis le début, dans ce navigateur.";
const OURS = cx(
  "Le serveur n'y est pas arrivé. Réessaie dans un instant ; si cela continue, préviens la personne qui",
  "gère cette installation.",
);
const NOT_ALLOWED = "Ton compte n'a pas le droit de faire cela. Demande à la personne qui gère cette installation.";
const BY_COMPANY = cx(
  "La connexion par le compte d'une entreprise est mal réglée ici. Connecte-toi autrement, et préviens la",
  "personne qui gère cette installation.",
);

/** What to say and do for each error code of the protocol. A test checks that none is missing. */
export const SENTENCES: Record<string, string> = {
  // Signing in and signing up.
  invalid_credentials: "Email ou mot de passe incorrect. Vérifie les deux, puis réessaie.",
  user_already_exists: "Un compte existe déjà avec cette adresse. Connecte-toi plutôt.",
  email_exists:
    "Cette adresse est déjà prise par un autre compte. Choisis-en une autre, ou connecte-toi avec celle-ci.",
  phone_exists: "Ce numéro est déjà pris par un autre compte. Choisis-en un autre, ou connecte-toi avec celui-ci.",
  email_address_invalid: fieldMessages.email,
  email_address_not_authorized:
    "Cette installation n'écrit pas à cette adresse. Essaies-en une autre, ou préviens la personne qui la gère.",
  email_not_confirmed:
    "Ton adresse n'est pas encore confirmée. Ouvre le mail reçu à l'inscription, ou demande un code ici.",
  phone_not_confirmed: "Ton numéro n'est pas encore confirmé. Demande un code par SMS pour le confirmer.",
  signup_disabled:
    "Les inscriptions sont fermées sur cette installation. Demande une invitation à la personne qui la gère.",
  otp_disabled: "Aucun compte n'existe avec cette adresse. Vérifie-la, ou crée un compte.",
  user_banned: "Ce compte est suspendu. Écris à la personne qui gère cette installation.",
  user_not_found: "Ce compte n'existe plus. Connecte-toi avec un autre, ou crée un compte.",
  invite_not_found: "Cette invitation n'est plus valable. Demandes-en une nouvelle à la personne qui t'a invité.",
  email_provider_disabled:
    "La connexion par email est fermée sur cette installation. Choisis une autre façon de te connecter.",
  phone_provider_disabled:
    "La connexion par téléphone est fermée sur cette installation. Choisis une autre façon de te connecter.",
  anonymous_provider_disabled: "Un compte est nécessaire ici. Connecte-toi, ou crées-en un.",
  provider_disabled: CLOSED,
  web3_provider_disabled: CLOSED,
  web3_unsupported_chain: CLOSED,
  saml_provider_disabled: CLOSED,
  oauth_provider_not_supported: CLOSED,
  captcha_failed: "La vérification contre les robots n'a pas abouti. Recharge la page, puis réessaie.",

  // Codes, links and what arrives in the address.
  otp_expired: WRONG_CODE,
  access_denied: "La connexion a été refusée ou annulée. Réessaie, ou connecte-toi autrement.",
  provider_email_needs_verification:
    "Ton adresse n'est pas confirmée chez ce fournisseur. Confirme-la chez lui, puis réessaie.",
  bad_oauth_state: START_AGAIN,
  bad_oauth_callback: START_AGAIN,
  flow_state_not_found: START_AGAIN,
  flow_state_expired: "La connexion a pris trop de temps. Reprends-la depuis le début.",
  bad_code_verifier:
    "Ce lien doit être ouvert dans le navigateur où tu l'as demandé. Ouvre-le là-bas, ou demandes-en un nouveau ici.",

  // Limits and messages sent.
  over_request_rate_limit:
    "Trop d'essais à la suite. Patiente une minute, puis réessaie ; pour te connecter tout de suite, demande un code.",
  over_email_send_rate_limit: "Un mail vient déjà de partir. Patiente un peu avant d'en demander un autre.",
  over_sms_send_rate_limit: "Un SMS vient déjà de partir. Patiente un peu avant d'en demander un autre.",
  sms_send_failed: "Le SMS n'a pas pu partir. Vérifie le numéro, ou passe par ton adresse email.",

  // Passwords.
  weak_password: "Ce mot de passe est trop facile à deviner. Prends une phrase courte, que toi seul connais.",
  same_password: "C'est déjà ton mot de passe. Choisis-en un autre.",
  current_password_required: "Indique ton mot de passe actuel.",
  current_password_invalid: "Ton mot de passe actuel n'est pas le bon. Vérifie-le, puis réessaie.",
  reauthentication_needed:
    "Tu es connecté depuis un moment : confirme d'abord que c'est toi, " +
    "par ton mot de passe ou un code, puis recommence.",
  reauth_nonce_missing: "Pour être sûr que c'est toi, un code est nécessaire. Tape celui que tu viens de recevoir.",
  reauthentication_not_valid: WRONG_CODE,

  // Second factors.
  insufficient_aal: "Confirme d'abord avec ton second facteur, puis recommence.",
  mfa_verification_failed: "Ce code n'est pas le bon. Attends le suivant dans ton application, puis tape-le.",
  mfa_verification_rejected: "Cette vérification a été refusée. Recommence avec un nouveau code.",
  mfa_challenge_expired: "Ce code a attendu trop longtemps. Recommence avec un nouveau.",
  mfa_ip_address_mismatch:
    "Ta connexion internet a changé en chemin, ou ce code a déjà servi. Recommence avec un nouveau.",
  mfa_factor_not_found: "Ce second facteur n'existe plus, ou son ajout a trop attendu. Recommence.",
  mfa_factor_name_conflict: "Un second facteur porte déjà ce nom. Donne-lui un autre nom.",
  mfa_verified_factor_exists: "Ce numéro est déjà l'un de tes seconds facteurs. Choisis-en un autre.",
  too_many_enrolled_mfa_factors: "Tu as déjà beaucoup de seconds facteurs. Retires-en un avant d'en ajouter.",
  mfa_totp_enroll_not_enabled:
    "Les applications de codes sont fermées sur cette installation. Ajoute un téléphone plutôt.",
  mfa_totp_verify_not_enabled:
    "Les applications de codes sont fermées sur cette installation. Préviens la personne qui la gère.",
  mfa_phone_enroll_not_enabled:
    "Les codes par SMS sont fermés sur cette installation. Ajoute une application de codes plutôt.",
  mfa_phone_verify_not_enabled:
    "Les codes par SMS sont fermés sur cette installation. Préviens la personne qui la gère.",
  mfa_webauthn_enroll_not_enabled:
    "Les clés de sécurité sont fermées sur cette installation. Ajoute une application de codes plutôt.",
  mfa_webauthn_verify_not_enabled:
    "Les clés de sécurité sont fermées sur cette installation. Préviens la personne qui la gère.",
  webauthn_challenge_expired: "La vérification a attendu trop longtemps. Recommence.",
  mfa_recovery_codes_enroll_not_enabled:
    "Les codes de secours sont fermés sur cette installation. Ajoute un second moyen plutôt.",
  mfa_recovery_codes_verify_not_enabled:
    "Les codes de secours sont fermés sur cette installation. Préviens la personne qui la gère.",
  mfa_recovery_codes_locked: "Trop de codes de secours faux. Patiente, ou utilise un autre second facteur.",
  mfa_recovery_codes_sole_factor:
    "Les codes de secours ne suffisent pas seuls. Ajoute d'abord un autre second facteur.",

  // Linked accounts.
  identity_already_exists:
    "Ce compte est déjà lié à un autre utilisateur. Choisis-en un autre, ou connecte-toi avec celui-ci.",
  identity_not_found: "Ce compte n'est plus lié au tien. Recharge la page pour voir où tu en es.",
  single_identity_not_deletable:
    "C'est ta seule façon de te connecter. Ajoutes-en une autre avant de retirer celle-ci.",
  email_conflict_identity_not_deletable:
    "Retirer ce compte te ferait partager une adresse avec un autre utilisateur. Change d'abord ton adresse.",
  manual_linking_disabled: "Lier des comptes est fermé sur cette installation. Demande à la personne qui la gère.",

  // The session.
  session_not_found: SIGN_IN_AGAIN,
  session_expired: "Ta session a assez duré. Reconnecte-toi.",
  refresh_token_not_found: SIGN_IN_AGAIN,
  refresh_token_already_used: "Par sécurité, ta session a été fermée. Reconnecte-toi.",
  bad_jwt: SIGN_IN_AGAIN,
  no_authorization: SIGN_IN_AGAIN,
  unexpected_audience: SIGN_IN_AGAIN,
  not_admin: NOT_ALLOWED,
  user_sso_managed: "Ce compte est géré par ton entreprise. Fais ce changement chez elle.",

  // Faults that should not happen.
  validation_failed: "Quelque chose n'est pas écrit comme il faut. Vérifie ce que tu as tapé, puis réessaie.",
  bad_json: OURS,
  not_found: OURS,
  unexpected_failure: OURS,
  request_timeout: "Le serveur a mis trop de temps à répondre. Réessaie dans un instant.",
  request_entity_too_large: "C'est trop long pour être envoyé. Raccourcis, puis réessaie.",
  conflict: "Deux demandes se sont croisées. Réessaie.",
  hook_timeout: OURS,
  hook_timeout_after_retry: OURS,
  hook_payload_over_size_limit: OURS,
  hook_payload_invalid_content_type: OURS,
  saml_relay_state_not_found: START_AGAIN,
  saml_relay_state_expired: START_AGAIN,
  saml_idp_not_found: BY_COMPANY,
  saml_assertion_no_user_id: BY_COMPANY,
  saml_assertion_no_email: BY_COMPANY,
  saml_metadata_fetch_failed: BY_COMPANY,
  saml_idp_already_exists: BY_COMPANY,
  saml_entity_id_mismatch: BY_COMPANY,
  sso_provider_not_found: BY_COMPANY,
  sso_domain_already_exists: BY_COMPANY,
};

const WEAK: Record<string, string> = {
  length: "Ce mot de passe est trop court : il faut %n caractères au moins.",
  characters: "Il manque des sortes de caractères à ce mot de passe : mêle minuscules, majuscules, chiffres et signes.",
  pwned:
    "Ce mot de passe est trop facile à deviner : connu de tous, ou fait d'un mot, d'un nom, " +
    "d'une suite de touches ou de ton entreprise. Prends une phrase courte, que toi seul connais.",
};

/** What is wrong with a field, by the English words of the protocol. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/email address/i, fieldMessages.email],
  [/phone/i, "Ce numéro n'est pas écrit comme il faut. Par exemple : 06 12 34 56 78."],
  [/longer than/i, "Ce mot de passe est trop long : soixante-douze caractères au plus."],
  [/valid password/i, signInMessages.missingPassword],
];

/** What a failed call of the official client says. */
export type FailedAuth = {
  code?: string | undefined;
  status?: number | undefined;
  message?: string;
  reasons?: readonly string[];
  name?: string;
};

/** What to say and do after a failed call, by its error code in the protocol. */
export function authErrorSentence(error: FailedAuth): string {
  const { code = "", status, message = "" } = error;
  if (error.name === "AuthSessionMissingError") return SIGN_IN_AGAIN;
  if (code === "no_authorization" && /API key/.test(message)) return OLD_PAGE;
  if (code === "weak_password" && error.reasons?.length)
    return error.reasons
      .map((reason) => (WEAK[reason] ?? SENTENCES.weak_password!).replace("%n", /\d+/.exec(message)?.[0] ?? "8"))
      .join(" ");
  if (code === "validation_failed")
    return WRITTEN.find(([words]) => words.test(message))?.[1] ?? SENTENCES.validation_failed!;
  const wait = code.startsWith("over_") ? /after (\d+) second/.exec(message)?.[1] : undefined;
  if (wait) return `Patiente encore ${wait} s avant d'en demander un autre.`;
  const sentence = SENTENCES[code];
  if (sentence) return sentence;
  const isAway = !status || status >= 500;
  return isAway
    ? "Le serveur ne répond pas. Vérifie ta connexion, puis réessaie dans un instant."
    : "Cela n'a pas abouti. Réessaie ; si cela continue, préviens la personne qui gère cette installation.";
}

/** The same for an error that a link or a provider put in the address. */
export function linkErrorSentence(code: string): string {
  return code === "otp_expired" ? LINK_OVER : (SENTENCES[code] ?? SENTENCES.access_denied!);
}
