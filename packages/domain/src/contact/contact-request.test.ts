import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactInputs, contactReasons, subreasonsOf, type ContactInput } from './contact-reasons.ts';
import { contactRequest } from './contact-request.ts';

const written = {
  locale: 'cs-CZ',
  contactName: 'Jana Nováková',
  customerEmail: 'jana@example.com',
  subject: 'A question',
  description: 'Two\nlines',
};
const inputs: Readonly<Record<ContactInput, string | number>> = {
  productNumber: '10000001',
  invoiceNumber: 'R-2026-1',
  orderNumber: 'NS1000017',
  vatId: 'CZ12345678',
  quantity: 1,
  phoneNumber: '+420 123 456 789',
};
const pick = (names: readonly ContactInput[]) => Object.fromEntries(names.map((name) => [name, inputs[name]]));
const everySubreason = contactReasons.flatMap((reason) => subreasonsOf(reason).map((row) => ({ reason, ...row })));
const iban = { ...written, selectedReason: 'payment', selectedSubreason: 'info-iban' };
const status = { ...written, selectedReason: 'order', selectedSubreason: 'order-status' };

describe('a contact request', () => {
  it('is taken exactly with the inputs that the table names', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everySubreason), fc.subarray([...contactInputs]), (row, given) => {
        const request = { ...written, selectedReason: row.reason, selectedSubreason: row.key, ...pick(given) };
        const isExact = given.length === row.needs.length && row.needs.every((name) => given.includes(name));
        expect(contactRequest.safeParse(request).success).toBe(isExact);
      }),
      { numRuns: 2_000 },
    );
  });

  it('names each input that is missing and each that nobody asked for', () => {
    const request = {
      ...written,
      selectedReason: 'order',
      selectedSubreason: 'cancellation',
      vatId: 'CZ1',
      ...pick(['orderNumber']),
    };
    const issues = contactRequest.safeParse(request).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join())).toEqual(['productNumber', 'invoiceNumber', 'vatId']);
  });

  it.each(['NS1000017', '1000017'])('takes the Czech order number %s', (orderNumber) => {
    expect(contactRequest.safeParse({ ...status, orderNumber }).success).toBe(true);
  });

  it.each([
    ['another reason’s subreason', { selectedSubreason: 'cancellation' }],
    ['a subreason nobody has', { selectedSubreason: 'constructor' }],
    ['a reason nobody has', { selectedReason: '__proto__' }],
    ['a field nobody has', { recordType: 'x' }],
    ['no subreason', { selectedSubreason: undefined }],
  ])('is refused with %s', (_what, changes) => {
    expect(contactRequest.safeParse(iban).success).toBe(true);
    expect(contactRequest.safeParse({ ...iban, ...changes }).success).toBe(false);
  });

  it.each(['1234567', '123456789', '1234567a', ''])('is refused with the product number %j', (productNumber) => {
    const request = { ...written, selectedReason: 'payment', selectedSubreason: 'payment-methods', productNumber };
    expect(contactRequest.safeParse(request).success).toBe(false);
  });

  it.each([0, 1_001, 1.5, '1'])('is refused with the quantity %j', (quantity) => {
    const request = {
      ...written,
      selectedReason: 'sales',
      selectedSubreason: 'offer-request',
      productNumber: '10000001',
    };
    expect(contactRequest.safeParse({ ...request, quantity: 1 }).success).toBe(true);
    expect(contactRequest.safeParse({ ...request, quantity }).success).toBe(false);
  });
});
