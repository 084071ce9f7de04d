/** How long the texts of a contact request may be; the form in the browser reads the same. */
export const contactLengths = {
  contactName: 200,
  companyName: 200,
  subject: 200,
  description: 10_000,
  orderNumber: 40,
  invoiceNumber: 40,
  vatId: 20,
} as const;
