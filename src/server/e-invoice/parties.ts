import { legalName, registrationLine } from "#domain/company/legal-notices.ts";
import { customerName } from "#domain/customers/customer.ts";
import type { Invoice } from "#domain/invoices/invoice.ts";
import type { Address } from "#domain/shared/address.ts";
import type { XmlElement } from "./xml.ts";
import { element, optionalText, textElement } from "./xml.ts";
import { cii } from "./values.ts";

/**
 * BG-4, BG-7 and the references of the agreement. Electronic addresses are SIREN under scheme 0225 (BR-FR: BT-34,
 * BT-49).
 */
export function agreement(invoice: Invoice): XmlElement {
  const { quoteNumber } = invoice;
  const quote = quoteNumber
    ? element(cii("SellerOrderReferencedDocument"), textElement(cii("IssuerAssignedID"), quoteNumber))
    : null;
  return element(cii("ApplicableHeaderTradeAgreement"), seller(invoice), buyer(invoice), quote);
}

function seller({ seller: from }: Invoice): XmlElement {
  const siret = from.siret === "" ? null : textElement(cii("GlobalID"), from.siret, { schemeID: "0009" });
  const contact =
    from.phone === "" && from.email === ""
      ? null
      : element(
          cii("DefinedTradeContact"),
          textElement(cii("PersonName"), legalName(from)),
          from.phone === ""
            ? null
            : element(cii("TelephoneUniversalCommunication"), textElement(cii("CompleteNumber"), from.phone)),
          from.email === ""
            ? null
            : element(cii("EmailURIUniversalCommunication"), textElement(cii("URIID"), from.email)),
        );
  return element(
    cii("SellerTradeParty"),
    siret,
    textElement(cii("Name"), legalName(from)),
    optionalText(cii("Description"), registrationLine(from)),
    legalOrganization(from.siren),
    contact,
    from.address && address(from.address),
    electronicAddress(from.siren),
    sellerTax(from.vatRegime === "franchise" ? "" : from.vatNumber, from.siren),
  );
}

// Without a VAT number (franchise), the seller's tax registration is the SIREN (BT-32).
function sellerTax(vatNumber: string, siren: string): XmlElement {
  const id = vatNumber
    ? textElement(cii("ID"), vatNumber, { schemeID: "VA" })
    : textElement(cii("ID"), siren, { schemeID: "FC" });
  return element(cii("SpecifiedTaxRegistration"), id);
}

function buyer({ buyer: to }: Invoice): XmlElement {
  return element(
    cii("BuyerTradeParty"),
    // Absent from invoices issued before it was kept.
    to.siret ? textElement(cii("GlobalID"), to.siret, { schemeID: "0009" }) : null,
    textElement(cii("Name"), customerName(to)),
    to.siren === "" ? null : legalOrganization(to.siren),
    to.address && address(to.address),
    to.siren === "" ? privateAddress(to.email) : electronicAddress(to.siren),
    to.vatNumber === ""
      ? null
      : element(cii("SpecifiedTaxRegistration"), textElement(cii("ID"), to.vatNumber, { schemeID: "VA" })),
  );
}

function legalOrganization(siren: string): XmlElement {
  return element(cii("SpecifiedLegalOrganization"), textElement(cii("ID"), siren, { schemeID: "0002" }));
}

function electronicAddress(siren: string): XmlElement {
  return element(cii("URIUniversalCommunication"), textElement(cii("URIID"), siren, { schemeID: "0225" }));
}

// Scheme EM: an email address. Nothing is invented for a buyer without one.
function privateAddress(email: string): XmlElement | null {
  return email === ""
    ? null
    : element(cii("URIUniversalCommunication"), textElement(cii("URIID"), email, { schemeID: "EM" }));
}

function address(place: Address): XmlElement {
  return element(
    cii("PostalTradeAddress"),
    textElement(cii("PostcodeCode"), place.postalCode),
    textElement(cii("LineOne"), place.line1),
    optionalText(cii("LineTwo"), place.line2),
    textElement(cii("CityName"), place.city),
    textElement(cii("CountryID"), place.country),
  );
}
