import { expect, it } from 'vitest';
import { requestFacts } from './request-facts';

it('names what was asked for and leaves out what was not said', () => {
  const request = {
    id: '1',
    caseNumber: 'C-2026-000001',
    storeKey: 'tradehall_de',
    locale: 'de-DE',
    reason: 'product-claim-within-30-days',
    subreason: 'damaged',
    contactName: 'Ada Muster',
    companyName: null,
    customerEmail: 'ada@example.com',
    subject: 'Broken',
    description: 'It came broken.',
    details: { orderNumber: '4711', phone: '' },
    state: 'open',
    createdAt: '2026-11-15T12:00:00.000Z',
    customerId: null,
    deliveryState: 'none',
    deliveryAttempts: 0,
    deliveryError: null,
    deliveredAt: null,
  };
  expect(requestFacts(request)).toEqual([
    ['Reason', 'Product claim within 30 days: Damaged'],
    ['Name', 'Ada Muster'],
    ['E-mail', 'ada@example.com'],
    ['Shop', 'tradehall_de, de-DE'],
    ['Order number', '4711'],
  ]);
});
