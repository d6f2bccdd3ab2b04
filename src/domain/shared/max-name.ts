/** Longest name of a project, of a company or of a customer's firm, in characters. */
export const MAX_NAME = 160;
