import { z } from 'zod';

/** A payment as the provider's books have it. */
export interface ReportedPayment {
  readonly pspReference: string;
  /** Ours: the order number it would get. */
  readonly merchantReference: string;
  readonly method: string;
  readonly currencyCode: string;
  readonly authorisedCents: number;
  readonly refundedCents: number;
  /** Let go before it was collected. */
  readonly isCancelled: boolean;
  /** When it was authorised, as the report writes it. */
  readonly bookedAt: string;
}

/** "12.34" in whole cents, without a detour by fractions. */
const amount = z
  .string()
  .regex(/^-?\d{1,12}(\.\d{1,2})?$/)
  .transform((text) => {
    const [whole = '', part = ''] = text.replace('-', '').split('.');
    return Number(whole) * 100 + Number(part.padEnd(2, '0'));
  });

/** The columns of the payment accounting report that are read; the provider may add others and change their order. */
const line = z.object({
  'Merchant Account': z.string(),
  'Psp Reference': z.string().min(1),
  'Merchant Reference': z.string(),
  'Payment Method': z.string(),
  'Booking Date': z.string(),
  'Main Currency': z.string().length(3),
  'Main Amount': amount,
  'Record Type': z.string(),
});
type Line = z.output<typeof line>;

/** The payments of this account that were authorised, each once. What is no such report is an error, and nothing is read. */
export function readAccountingReport(text: string, merchantAccount: string): ReportedPayment[] {
  const [columns, ...rows] = readTable(text);
  if (columns === undefined) throw new Error('the report of the card provider is empty');
  const lines = rows.map((cells) => line.parse(Object.fromEntries(columns.map((name, at) => [name, cells[at]]))));
  const ours = lines.filter((each) => each['Merchant Account'] === merchantAccount);
  return [...Map.groupBy(ours, (each) => each['Psp Reference']).values()].flatMap(paymentOf);
}

function paymentOf(lines: readonly Line[]): ReportedPayment[] {
  const authorised = lines.find((each) => each['Record Type'] === 'Authorised');
  if (authorised === undefined) return [];
  const sum = (type: string) =>
    lines.filter((each) => each['Record Type'] === type).reduce((cents, each) => cents + each['Main Amount'], 0);
  return [
    {
      pspReference: authorised['Psp Reference'],
      merchantReference: authorised['Merchant Reference'],
      method: authorised['Payment Method'],
      currencyCode: authorised['Main Currency'],
      authorisedCents: authorised['Main Amount'],
      refundedCents: sum('Refunded'),
      isCancelled: sum('Cancelled') > 0,
      bookedAt: authorised['Booking Date'],
    },
  ];
}

const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** Comma-separated values; in quotes a comma, a line break and a doubled quote stand for themselves. */
function readTable(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`the report of the card provider cannot be read from position ${at} on`);
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}
