import { keysOf } from "../shared/keys-of.ts";
/**
 * What a legal form owes on documents. `register`: « RCS + town » is required, possible (a sole trader who trades), or
 * meaningless.
 */
export type LegalFormRule = {
  /** The name in the list of choices. */
  label: string;
  /** As printed. Empty for a sole trader, whose form is beside the name. */
  printedName: string;
  /** The letters required beside the name on every document (C. com. R526-27, L526-6). */
  besideName: string;
  /**
   * Whether the share capital is printed with the form (C. com. R123-238; décret 78-704 art. 32 for civil companies).
   */
  printsCapital: boolean;
  register: "owed" | "possible" | "none";
};

const soleTrader = (label: string, besideName: string): LegalFormRule => ({
  label,
  printedName: "",
  besideName,
  printsCapital: false,
  register: "possible",
});
const withCapital = (label: string, printedForm: string): LegalFormRule => ({
  label,
  printedName: printedForm,
  besideName: "",
  printsCapital: true,
  register: "owed",
});
const withoutCapital = (label: string, printedForm: string, register: LegalFormRule["register"]): LegalFormRule => ({
  label,
  printedName: printedForm,
  besideName: "",
  printsCapital: false,
  register,
});

/** The legal forms to choose from, by the stored code, most used first. */
export const LEGAL_FORMS = {
  EI: soleTrader("Micro-entreprise ou EI", "EI"),
  EURL: withCapital("EURL (SARL à associé unique)", "EURL"),
  SARL: withCapital("SARL", "SARL"),
  SASU: withCapital("SASU (SAS à associé unique)", "SASU"),
  SAS: withCapital("SAS", "SAS"),
  SA: withCapital("SA", "SA"),
  SELARL: withCapital("SELARL", "SELARL"),
  SELAS: withCapital("SELAS", "SELAS"),
  SNC: withoutCapital("Société en nom collectif (SNC)", "SNC", "owed"),
  SCS: withoutCapital("Société en commandite simple (SCS)", "SCS", "owed"),
  SCA: withCapital("Société en commandite par actions (SCA)", "SCA"),
  SCOP_SARL: withCapital("SCOP SARL", "SCOP SARL"),
  SCOP_SAS: withCapital("SCOP SAS", "SCOP SAS"),
  SCOP_SA: withCapital("SCOP SA", "SCOP SA"),
  SC: withCapital("Société civile", "Société civile"),
  SCI: withCapital("Société civile immobilière (SCI)", "Société civile immobilière"),
  SCM: withCapital("Société civile de moyens (SCM)", "Société civile de moyens"),
  SCP: withCapital("Société civile professionnelle (SCP)", "Société civile professionnelle"),
  EIRL: soleTrader("EIRL (avant 2022)", "EIRL"),
  GIE: withoutCapital("Groupement d'intérêt économique (GIE)", "GIE", "owed"),
  ASSOCIATION: withoutCapital("Association loi 1901", "Association loi 1901", "none"),
} satisfies Record<string, LegalFormRule>;

/** A legal form by its code. */
export type LegalForm = keyof typeof LEGAL_FORMS;

/** Codes of the legal forms, most used first. */
export const LEGAL_FORM_CODES = keysOf(LEGAL_FORMS);

/** What a legal form owes. Null while the form is unknown. */
export function ruleOf(form: LegalForm | ""): LegalFormRule | null {
  return form !== "" && Object.hasOwn(LEGAL_FORMS, form) ? LEGAL_FORMS[form] : null;
}
