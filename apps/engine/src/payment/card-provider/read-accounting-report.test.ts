import { describe, expect, it } from 'vitest';
import { readAccountingReport } from './read-accounting-report';

const columns =
  'Company Account,Merchant Account,Psp Reference,Merchant Reference,Payment Method,Booking Date,TimeZone,Main Currency,Main Amount,Record Type';
const lineOf = (pspReference: string, type: string, amount: string, account = 'Tradehall') =>
  `"Tradehall, Berlin",${account},${pspReference},DE100,visa,2026-11-18 10:00:00,UTC,EUR,${amount},${type}`;
const read = (...lines: string[]) => readAccountingReport([columns, ...lines, ''].join('\r\n'), 'Tradehall');

describe('the accounting report of the provider', () => {
  it('is read as payments with what was given back of each', () => {
    const lines = [
      lineOf('A', 'Received', '12.34'),
      lineOf('A', 'Authorised', '12.34'),
      lineOf('B', 'Authorised', '7'),
      lineOf('B', 'Cancelled', '-7.00'),
      lineOf('A', 'Refunded', '-2.3'),
      lineOf('A', 'Refunded', '1.00'),
    ];
    const common = { merchantReference: 'DE100', method: 'visa', currencyCode: 'EUR', bookedAt: '2026-11-18 10:00:00' };
    expect(read(...lines)).toEqual([
      { ...common, pspReference: 'A', authorisedCents: 1_234, refundedCents: 330, isCancelled: false },
      { ...common, pspReference: 'B', authorisedCents: 700, refundedCents: 0, isCancelled: true },
    ]);
  });

  it('says nothing of payments that were refused, nor of another account', () => {
    expect(read(lineOf('A', 'Refused', '1.00'), lineOf('B', 'Authorised', '1.00', 'Elsewhere'))).toEqual([]);
  });

  it('is refused whole where it is not a report, or cut off', () => {
    expect(() => readAccountingReport('', 'Tradehall')).toThrow('empty');
    expect(() => readAccountingReport('<html>\n<p>Log in</p>', 'Tradehall')).toThrow();
    expect(() => read(lineOf('A', 'Authorised', '1.00').slice(0, 40))).toThrow();
    expect(() => read(lineOf('A', 'Authorised', '1.234'))).toThrow();
    expect(() => read('"never closed')).toThrow('cannot be read');
  });
});
