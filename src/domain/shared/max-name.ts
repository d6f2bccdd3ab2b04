/**
 * Longest name of a project, of a company or of a customer's firm, in characters. The three share a limit because a
 * project is often named after its customer.
 */
export const MAX_NAME = 160;
