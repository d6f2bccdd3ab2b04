/** A company as the public register of companies has it. Empty text means unknown. */
export type RegisteredCompany = {
  siren: string;
  /** That of the establishment that was asked for by its number, otherwise of the head office. */
  siret: string;
  name: string;
  /** The code of its legal category (INSEE, niveau III): « 5710 ». */
  legalCategory: string;
  /** It has ceased, or the establishment that was asked for has closed. */
  isClosed: boolean;
  address: RegisteredAddress;
};

/** An address in France as a public register has it. Empty text means unknown. */
export type RegisteredAddress = { line1: string; postalCode: string; city: string };
