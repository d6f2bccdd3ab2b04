/**
 * Longest name of a project, of a company or of a customer's firm, in characters. One limit for the three: a project is
 * often named after its customer.
 */
export const MAX_NAME = 160;
