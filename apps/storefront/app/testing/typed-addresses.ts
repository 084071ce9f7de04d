/** The form of the addresses as a private buyer in Berlin fills it in, with what a test is about changed. */
export function typedAddresses(changes: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData();
  const typed = {
    clientType: 'PRIVATE',
    email: 'ada@example.org',
    'billing.firstName': 'Ada',
    'billing.lastName': 'Berg',
    'billing.streetName': 'Lange Straße',
    'billing.streetNumber': '5a',
    'billing.postalCode': '10115',
    'billing.city': 'Berlin',
    'billing.country': 'DE',
    'billing.phone': '+49 30 1234567',
    shippingChoice: 'SAME_AS_BILLING',
    ...changes,
  };
  for (const [name, value] of Object.entries(typed)) data.set(name, value);
  return data;
}
