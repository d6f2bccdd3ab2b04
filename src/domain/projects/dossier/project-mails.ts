/**
 * Why a conversation is among the mails of a project: somebody put it there, one of its documents left with it, or its
 * customer wrote it. The first that is true is said.
 */
export const MAIL_REASONS = ["hand", "document", "customer"] as const;

/** One of them. */
export type MailReason = (typeof MAIL_REASONS)[number];

/** The most conversations of a project that are listed: the newest ones. */
export const MOST_PROJECT_MAILS = 50;

/** The most projects of a customer that a conversation of theirs is said to be with: the newest ones. */
export const MOST_PROJECTS_OF_CUSTOMER = 3;
