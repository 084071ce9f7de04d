/** As every reader of Factur-X looks for it. */
const fileName = 'factur-x.xml';

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** Of the file that is inside: what PDF/A wants to be told of words that it does not know. */
const properties = {
  DocumentFileName: 'The name of the embedded XML document',
  DocumentType: 'The type of the hybrid document in capital letters',
  Version: 'The version of the standard applying to the embedded XML document',
  ConformanceLevel: 'The conformance level of the embedded XML document',
} as const;

const property = ([name, description]: readonly [string, string]) => `
  <rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>${name}</pdfaProperty:name>
    <pdfaProperty:valueType>Text</pdfaProperty:valueType>
    <pdfaProperty:category>external</pdfaProperty:category>
    <pdfaProperty:description>${description}</pdfaProperty:description>
  </rdf:li>`;

const metadata = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${Object.entries(properties).map(property).join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${fileName}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>`;

/** The invoice for machines inside the one for people, and what says so: Factur-X 1.0, which is ZUGFeRD 2. */
export function embedInvoice(sheet: PDFKit.PDFDocument, xml: string): void {
  // pdfkit knows the relationship; its types do not.
  const options = {
    name: fileName,
    type: 'text/xml',
    description: 'EN 16931',
    relationship: 'Alternative',
    modifiedDate: new Date(),
  };
  sheet.file(Buffer.from(xml), options);
  sheet.appendXML(metadata);
}
