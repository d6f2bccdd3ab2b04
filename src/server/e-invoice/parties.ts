import { formerLegalName, legalName, registrationLine } from "#domain/company/legal-notices.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { customerName } from "#domain/customers/customer.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import { namesSellerVat } from "#domain/lines/franchise-abroad.ts";
import type { Line } from "#domain/lines/line.ts";
import { countedItems } from "#domain/lines/line.ts";
import type { Address } from "#domain/shared/address.ts";
import type { NoteRules } from "./notes.ts";
import { ciiName } from "./values.ts";
import type { XmlElement } from "./xml.ts";
import { element, optionalText, textElement } from "./xml.ts";

/**
 * BG-4, BG-7 and the references of the agreement. Electronic addresses are SIREN under scheme 0225 (BR-FR: BT-34,
 * BT-49), or what the buyer has instead.
 */
export function agreement(invoice: Invoice, rules: NoteRules): XmlElement {
  const { quoteNumber } = invoice;
  const quote = quoteNumber
    ? element(ciiName("SellerOrderReferencedDocument"), textElement(ciiName("IssuerAssignedID"), quoteNumber))
    : null;
  return element(ciiName("ApplicableHeaderTradeAgreement"), sellerParty(invoice, rules), buyerParty(invoice), quote);
}

function sellerParty({ seller, lines }: Invoice, rules: NoteRules): XmlElement {
  const name = rules === "current" ? legalName(seller) : formerLegalName(seller);
  const siret = seller.siret === "" ? null : textElement(ciiName("GlobalID"), seller.siret, { schemeID: "0009" });
  const contact =
    seller.phone === "" && seller.email === ""
      ? null
      : element(
          ciiName("DefinedTradeContact"),
          textElement(ciiName("PersonName"), name),
          seller.phone === ""
            ? null
            : element(ciiName("TelephoneUniversalCommunication"), textElement(ciiName("CompleteNumber"), seller.phone)),
          seller.email === ""
            ? null
            : element(ciiName("EmailURIUniversalCommunication"), textElement(ciiName("URIID"), seller.email)),
        );
  return element(
    ciiName("SellerTradeParty"),
    siret,
    textElement(ciiName("Name"), name),
    optionalText(ciiName("Description"), registrationLine(seller)),
    legalOrganization(seller.siren),
    contact,
    seller.address && address(seller.address),
    electronicAddress(seller.siren),
    sellerTax(namesSellerVat(seller, lines) && !isOutOfScope(lines) ? seller.vatNumber : "", seller.siren),
  );
}

// Without a VAT number (franchise, except for reverse charge), the seller's tax registration is the SIREN (BT-32).
function sellerTax(vatNumber: string, siren: string): XmlElement {
  const id = vatNumber
    ? textElement(ciiName("ID"), vatNumber, { schemeID: "VA" })
    : textElement(ciiName("ID"), siren, { schemeID: "FC" });
  return element(ciiName("SpecifiedTaxRegistration"), id);
}

function buyerParty({ buyer, lines }: Invoice): XmlElement {
  return element(
    ciiName("BuyerTradeParty"),
    // Absent from invoices issued before it was kept.
    buyer.siret ? textElement(ciiName("GlobalID"), buyer.siret, { schemeID: "0009" }) : null,
    textElement(ciiName("Name"), customerName(buyer)),
    buyer.siren === "" ? null : legalOrganization(buyer.siren),
    buyer.address && address(buyer.address),
    buyerAddress(buyer),
    buyer.vatNumber === "" || isOutOfScope(lines)
      ? null
      : element(ciiName("SpecifiedTaxRegistration"), textElement(ciiName("ID"), buyer.vatNumber, { schemeID: "VA" })),
  );
}

// What is not subject to VAT names neither VAT number (BR-O-02).
function isOutOfScope(lines: readonly Line[]): boolean {
  return countedItems(lines).some((line) => line.vat.category === "O");
}

function legalOrganization(siren: string): XmlElement {
  return element(ciiName("SpecifiedLegalOrganization"), textElement(ciiName("ID"), siren, { schemeID: "0002" }));
}

/**
 * Schemes of electronic addresses for VAT numbers, by the letters these begin with (code list EAS). Sweden has none.
 */
const VAT_NUMBER_SCHEMES: Readonly<Record<string, string>> = {
  AT: "9914",
  BE: "9925",
  BG: "9926",
  CY: "9928",
  CZ: "9929",
  DE: "9930",
  DK: "0198",
  EE: "9931",
  EL: "9933",
  ES: "9920",
  FI: "0213",
  HR: "9934",
  HU: "9910",
  IE: "9935",
  IT: "0211",
  LT: "9937",
  LU: "9938",
  LV: "9939",
  MT: "9943",
  NL: "9944",
  PL: "9945",
  PT: "9946",
  RO: "9947",
  SI: "9949",
  SK: "9950",
};

// BT-49: the SIREN, else an email (scheme EM), else the VAT number of another state of the Union. Nothing is invented
// for a buyer who has none of the three.
function buyerAddress({ siren, email, vatNumber }: Customer): XmlElement | null {
  if (siren !== "") return electronicAddress(siren);
  if (email !== "") return electronicAddress(email, "EM");
  const scheme = VAT_NUMBER_SCHEMES[vatNumber.slice(0, 2).toUpperCase()];
  return scheme ? electronicAddress(vatNumber, scheme) : null;
}

function electronicAddress(id: string, schemeID = "0225"): XmlElement {
  return element(ciiName("URIUniversalCommunication"), textElement(ciiName("URIID"), id, { schemeID }));
}

function address(place: Address): XmlElement {
  return element(
    ciiName("PostalTradeAddress"),
    optionalText(ciiName("PostcodeCode"), place.postalCode),
    textElement(ciiName("LineOne"), place.line1),
    optionalText(ciiName("LineTwo"), place.line2),
    textElement(ciiName("CityName"), place.city),
    textElement(ciiName("CountryID"), place.country),
  );
}
