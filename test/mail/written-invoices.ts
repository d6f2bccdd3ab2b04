import { deflateSync } from "node:zlib";

/** What an invoice of a supplier says, for tests. Amounts are as the XML has them. */
export type WrittenInvoice = {
  number: string;
  typeCode: string;
  supplier: string;
  siren: string;
  vatNumber: string;
  buyerSiren: string;
  net: string;
  vat: string;
  gross: string;
  line: string;
  currency: string;
  /** More of the XML, before its end. */
  more: string;
};

const USUAL: WrittenInvoice = {
  number: "FA-2026-118",
  typeCode: "380",
  supplier: "Point Bois Isère",
  siren: "732829320",
  vatNumber: "FR44732829320",
  buyerSiren: "552100554",
  net: "100.00",
  vat: "20.00",
  gross: "120.00",
  line: "100.00",
  currency: "EUR",
  more: "",
};

/** A cross-industry invoice of 3 December 2026, due on 2 January 2027. */
export function writtenCii(changes: Partial<WrittenInvoice> = {}): string {
  const one = { ...USUAL, ...changes };
  const party = (name: string, siren: string, vatNumber: string) =>
    `<ram:Name>${name}</ram:Name><ram:SpecifiedLegalOrganization><ram:ID schemeID="0002">${siren}</ram:ID>
    </ram:SpecifiedLegalOrganization>${
      vatNumber === ""
        ? ""
        : `<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${vatNumber}</ram:ID></ram:SpecifiedTaxRegistration>`
    }`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"
  xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
  xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <rsm:ExchangedDocument><ram:ID>${one.number}</ram:ID><ram:TypeCode>${one.typeCode}</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20261203</udt:DateTimeString></ram:IssueDateTime>
  </rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedLineTradeSettlement>
      <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${one.line}</ram:LineTotalAmount>
      </ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>
    </ram:IncludedSupplyChainTradeLineItem>
    <ram:ApplicableHeaderTradeAgreement>
      <ram:SellerTradeParty>${party(one.supplier, one.siren, one.vatNumber)}</ram:SellerTradeParty>
      <ram:BuyerTradeParty>${party("Jean Durand", one.buyerSiren, "")}</ram:BuyerTradeParty>
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>${one.currency}</ram:InvoiceCurrencyCode>
      <ram:ApplicableTradeTax><ram:CalculatedAmount>${one.vat}</ram:CalculatedAmount></ram:ApplicableTradeTax>
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>
        <udt:DateTimeString format="102">20270102</udt:DateTimeString></ram:DueDateDateTime>
      </ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>
        <ram:LineTotalAmount>${one.line}</ram:LineTotalAmount>
        <ram:TaxBasisTotalAmount>${one.net}</ram:TaxBasisTotalAmount>
        <ram:TaxTotalAmount currencyID="${one.currency}">${one.vat}</ram:TaxTotalAmount>
        <ram:GrandTotalAmount>${one.gross}</ram:GrandTotalAmount>
      </ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>${one.more}
</rsm:CrossIndustryInvoice>`;
}

/** The same invoice in UBL, or a credit note when its type is 381. */
export function writtenUbl(changes: Partial<WrittenInvoice> = {}): string {
  const one = { ...USUAL, ...changes };
  const kind = one.typeCode === "381" ? "CreditNote" : "Invoice";
  const amount = (name: string, value: string) => `<cbc:${name} currencyID="${one.currency}">${value}</cbc:${name}>`;
  const party = (role: string, name: string, siren: string, vatNumber: string) =>
    `<cac:${role}><cac:Party>${
      vatNumber === ""
        ? ""
        : `<cac:PartyTaxScheme><cbc:CompanyID>${vatNumber}</cbc:CompanyID>
          <cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`
    }<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName>
      <cbc:CompanyID schemeID="0002">${siren}</cbc:CompanyID></cac:PartyLegalEntity></cac:Party></cac:${role}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<${kind} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${kind}-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>${one.number}</cbc:ID><cbc:IssueDate>2026-12-03</cbc:IssueDate><cbc:DueDate>2027-01-02</cbc:DueDate>
  <cbc:${kind}TypeCode>${one.typeCode}</cbc:${kind}TypeCode>
  <cbc:DocumentCurrencyCode>${one.currency}</cbc:DocumentCurrencyCode>
  ${party("AccountingSupplierParty", one.supplier, one.siren, one.vatNumber)}
  ${party("AccountingCustomerParty", "Jean Durand", one.buyerSiren, "")}
  <cac:TaxTotal>${amount("TaxAmount", one.vat)}<cac:TaxSubtotal>${amount("TaxAmount", one.vat)}</cac:TaxSubtotal>
  </cac:TaxTotal>
  <cac:LegalMonetaryTotal>${amount("LineExtensionAmount", one.line)}${amount("TaxExclusiveAmount", one.net)}
    ${amount("TaxInclusiveAmount", one.gross)}</cac:LegalMonetaryTotal>
  <cac:${kind}Line>${amount("LineExtensionAmount", one.line)}</cac:${kind}Line>${one.more}
</${kind}>`;
}

/** A PDF that carries files as PDF/A-3 does, packed. It has no pages. */
export function carryingPdf(...contents: readonly (string | Buffer)[]): Buffer {
  const objects = contents.map((content, index) => {
    const packedBytes = deflateSync(content);
    const dictionary =
      `<< /Type /EmbeddedFile /Subtype /text#2Fxml /Filter /FlateDecode /Length ${packedBytes.length}` +
      ` /Params << /Size ${Buffer.byteLength(content)} >> >>`;
    return [
      Buffer.from(`${index + 3} 0 obj\n${dictionary}\nstream\n`),
      packedBytes,
      Buffer.from("\nendstream\nendobj\n"),
    ];
  });
  const names = contents.map((_content, index) => `(factur-x.xml) ${index + 3} 0 R`).join(" ");
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Names << /EmbeddedFiles << /Names [${names}] >> >> >>\nendobj\n`,
    ),
    ...objects.flat(),
    Buffer.from("trailer\n<< /Root 1 0 R >>\n%%EOF\n"),
  ]);
}
