import type { CompanyAnswer } from "#api/company.ts";
import { correctSiren, getCompany, getLogo, saveLogo, updateCompany } from "#api/company.ts";
import { sirenOfInvoices } from "#domain/company/company.messages.ts";
import type { Company } from "#domain/company/company.ts";
import { exampleMessages } from "#domain/company/example-company.messages.ts";
import { missingSellerFields } from "#domain/company/missing-seller-fields.ts";
import type { DocumentStyle } from "#domain/company/style/document-style.ts";
import { USUAL_STYLE } from "#domain/company/style/document-style.ts";
import type { Role } from "#domain/company/team.ts";
import { refuseVatRegime } from "#domain/company/vat-regime-change.ts";
import { REGIME_NEEDED, vatRegimeRefusal } from "#domain/company/vat-regime.messages.ts";
import { e4ToHours, eurosToCents, centsToEuros, hoursToE4 } from "#domain/shared/money.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findFile, saveFile } from "#server/files/files.repository.ts";
import { checkAll } from "#server/http/all-wrong-fields.ts";
import { refuseFields } from "#server/http/all-wrong-fields.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Route } from "#server/http/route.ts";
import { formRoute, patientRoute, route } from "#server/http/route.ts";
import { refuseInExample } from "#server/shared/refuse-in-example.ts";
import { toWireAddress, withWireAddress } from "#server/shared/wire-address.ts";
import { checkIdentifiers } from "./check-identifiers.ts";
import {
  findCompany,
  findOwnCompanyUnder,
  findSeller,
  hasIssuedInvoices,
  lockSeller,
  readHoursADayE4,
  saveCompany,
  saveDeclarations,
  saveHoursADay,
} from "./company.repository.ts";
import type { Seller } from "./company.repository.ts";
import { completeIdentifiers } from "./complete-identifiers.ts";
import { withCorrectedSiren } from "./correct-siren.ts";
import { readLogo } from "./logo.ts";
import { lockInvoiceSeries, readRegimeDays, saveRegimeChange } from "./vat-regime-changes.repository.ts";

const NO_INSURANCE = { insurer: "", contact: "", coverage: "" };

/** The seller: read and save its fields and its logo. */
export const companyRoutes: Route[] = [
  route(getCompany, async (_deps, { tx, caller }) => ({
    company: toAnswer(await findSeller(tx), await readHoursADayE4(tx), caller.role),
  })),

  formRoute(updateCompany, async (deps, { tx, caller, body }) => {
    const { address, insurance, hourly_rate, hours_a_day, capital, quote_price_cents, document_style, ...otherFields } =
      body;
    const { insurance_duty, mediation, mediator, ...fields } = otherFields;
    // Before the company's row, in the order of whoever issues an invoice.
    if (fields.vat_regime !== undefined || fields.vat_due_on !== undefined) await lockInvoiceSeries(tx);
    const { company: storedCompany, declarations: storedDeclarations, ...others } = await lockSeller(tx);
    if (others.isExample) throw new ApiError(409, "example_company", exampleMessages.identityFixed);
    const checkedFields = checkAll({
      identifiers: () => {
        const identifiers = checkIdentifiers(toCamel(fields));
        const isNumberSent = fields.vat_number !== undefined;
        return completeIdentifiers({ ...storedCompany, ...identifiers }, storedCompany, isNumberSent);
      },
      address: () =>
        address === undefined ? storedCompany.address : withWireAddress(storedCompany.address, address, "address."),
    });
    const company: Company = {
      ...storedCompany,
      ...checkedFields.identifiers,
      address: checkedFields.address,
      ...(insurance !== undefined && {
        insurance: insurance && { ...NO_INSURANCE, ...storedCompany.insurance, ...sentInsurance(insurance) },
      }),
      ...(hourly_rate !== undefined && { hourlyRateCents: cents(hourly_rate) }),
      ...(capital !== undefined && { capitalCents: cents(capital) }),
      ...(document_style && { documentStyle: withSentStyle(storedCompany, document_style) }),
    };
    if (document_style === null) delete company.documentStyle;
    await refuseOtherSeller(tx, storedCompany, company);
    await noteRegimeOfToday(deps, tx, caller, storedCompany, company);
    await saveCompany(tx, quote_price_cents === undefined ? company : withQuotePrice(company, quote_price_cents));
    const declarations = {
      ...storedDeclarations,
      ...(insurance_duty !== undefined && { insuranceDuty: insurance_duty }),
      ...(mediation !== undefined && { mediation }),
      ...(mediator !== undefined && { mediator }),
    };
    await saveDeclarations(tx, declarations);
    if (hours_a_day !== undefined) await saveHoursADay(tx, hoursToE4(hours_a_day));
    return {
      company: toAnswer({ ...others, company, declarations }, await readHoursADayE4(tx), caller.role),
      siren_of_other: fields.siren ? await findOwnCompanyUnder(tx, company.siren, caller.userId) : null,
    };
  }),

  formRoute(correctSiren, async (deps, { tx, caller, body }) => {
    const { company: storedCompany, ...others } = await lockSeller(tx);
    if (others.isExample) throw new ApiError(409, "example_company", exampleMessages.identityFixed);
    const company = await withCorrectedSiren(deps, tx, caller, storedCompany, body.siren);
    await saveCompany(tx, company);
    return { company: toAnswer({ ...others, company }, await readHoursADayE4(tx), caller.role) };
  }),

  route(getLogo, async (_deps, { tx }) => {
    const { logoId } = await findCompany(tx);
    const logo = logoId === null ? null : await findFile(tx, logoId);
    return { logo: logo && { mime: logo.mime, data: Buffer.from(logo.bytes).toString("base64") } };
  }),

  patientRoute(saveLogo, async (deps, { inCompany, caller, body }) => {
    await inCompany(refuseInExample);
    const logo = body.data === null ? null : await readLogo(deps, caller.companyId, body.data);
    return inCompany(async (tx) => {
      const { company, ...others } = await lockSeller(tx);
      const logoId = logo && (await saveFile(tx, caller.companyId, logo, deps.clock()));
      await saveCompany(tx, { ...company, logoId });
      const seller = { company: { ...company, logoId }, ...others };
      return { company: toAnswer(seller, await readHoursADayE4(tx), caller.role) };
    });
  }),
];

function withQuotePrice({ quotePriceCents: _earlier, ...company }: Company, priceCents: number | null): Company {
  return priceCents === null ? company : { ...company, quotePriceCents: priceCents };
}

function sentInsurance({ policy_number, ...fields }: Partial<NonNullable<CompanyAnswer["insurance"]>>) {
  return { ...fields, ...(policy_number !== undefined && { policyNumber: policy_number }) };
}

function withSentStyle({ documentStyle = USUAL_STYLE }: Company, style: Partial<DocumentStyle>): DocumentStyle {
  const wholeStyle = { ...documentStyle, ...style };
  return { ...wholeStyle, accent: wholeStyle.accent.toLowerCase() };
}

// A regime that replaces another one applies from today on, over the changes of before, but over no issued invoice.
async function noteRegimeOfToday(
  { clock }: Pick<Deps, "clock">,
  tx: Db,
  caller: Caller,
  storedCompany: Company,
  { vatRegime, vatDueOn }: Company,
): Promise<void> {
  if (vatRegime === storedCompany.vatRegime && vatDueOn === storedCompany.vatDueOn) return;
  const { last_change_on, last_invoice_on, today } = await readRegimeDays(tx);
  const facts = {
    vatRegime: storedCompany.vatRegime,
    vatDueOn: storedCompany.vatDueOn,
    lastChangeOn: last_change_on,
    lastInvoiceOn: last_invoice_on,
    today,
  };
  if (refuseVatRegime({ vatRegime, vatDueOn, appliesOn: today }, facts)?.code === "invoices_since") {
    const field = vatRegime === storedCompany.vatRegime ? "vat_due_on" : "vat_regime";
    refuseFields({ [field]: vatRegimeRefusal("invoices_since", facts) });
  }
  // Without a change of before, the row of the company says it.
  if (last_change_on === null) return;
  if (vatRegime === null) return refuseFields({ vat_regime: REGIME_NEEDED });
  await saveRegimeChange(tx, { vatRegime, vatDueOn, appliesOn: today }, caller, clock());
}

// Another SIREN is another taxable person, whose invoices have their own series (CGI ann. II 242 nonies A I-7°).
async function refuseOtherSeller(tx: Db, storedCompany: Company, company: Company): Promise<void> {
  if (storedCompany.siren === "" || company.siren === storedCompany.siren) return;
  if (await hasIssuedInvoices(tx)) refuseFields({ siren: sirenOfInvoices(storedCompany.siren) });
}

function cents(euros: number | null): number | null {
  return euros === null ? null : eurosToCents(euros);
}

type SellerFacts = Pick<Seller, "company" | "declarations" | "usualPrices" | "isExample">;

type WireText = Partial<
  Pick<CompanyAnswer, "name" | "trade" | "siren" | "siret" | "iban" | "bic" | "email" | "phone"> & {
    legal_form: Company["legalForm"];
    rcs_town: string;
    vat_number: string;
    vat_regime: Company["vatRegime"];
    vat_due_on: Company["vatDueOn"];
    legal_notices: string;
  }
>;

function toCamel({
  legal_form,
  rcs_town,
  vat_number,
  vat_regime,
  vat_due_on,
  legal_notices,
  ...same
}: WireText): Partial<Company> {
  const columns = {
    ...same,
    legalForm: legal_form,
    rcsTown: rcs_town,
    vatNumber: vat_number,
    vatRegime: vat_regime,
    vatDueOn: vat_due_on,
    legalNotices: legal_notices,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function toInsuranceAnswer(insurance: Company["insurance"]): CompanyAnswer["insurance"] {
  if (insurance === null) return null;
  const { kind = "", policyNumber = "", ...fields } = insurance;
  return { ...fields, kind, policy_number: policyNumber };
}

function toAnswer(
  { company, declarations, usualPrices, isExample }: SellerFacts,
  hoursADayE4: number,
  role: Role,
): CompanyAnswer {
  return {
    id: company.id,
    is_example: isExample,
    name: company.name,
    legal_form: company.legalForm,
    capital: company.capitalCents === null ? null : centsToEuros(company.capitalCents),
    rcs_town: company.rcsTown,
    siren: company.siren,
    siret: company.siret,
    vat_number: company.vatNumber,
    vat_regime: company.vatRegime,
    vat_due_on: company.vatDueOn,
    address: toWireAddress(company.address),
    trade: company.trade,
    iban: company.iban,
    bic: company.bic,
    hourly_rate: company.hourlyRateCents === null ? null : centsToEuros(company.hourlyRateCents),
    hours_a_day: e4ToHours(hoursADayE4),
    email: company.email,
    phone: company.phone,
    insurance: toInsuranceAnswer(company.insurance),
    quote_price_cents: company.quotePriceCents ?? null,
    insurance_duty: declarations.insuranceDuty,
    mediation: declarations.mediation,
    mediator: declarations.mediator,
    legal_notices: company.legalNotices,
    document_style: company.documentStyle ?? null,
    logo_id: company.logoId,
    consumer_prices: usualPrices,
    role,
    missing: missingSellerFields(company, declarations),
  };
}
