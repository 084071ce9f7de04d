import { z } from 'zod';
import { heldAmounts, type JournalEntry } from './held-amounts.ts';
import { auditStatements } from './audit-statements.ts';

export interface Database {
  query(statement: string): Promise<{ rows: unknown[] }>;
}

export interface Violation {
  readonly invariant: string;
  readonly what: string;
}

interface PaymentAudit {
  readonly orders: number;
  /** Authorised, and nobody here knows of it. */
  readonly lost: number;
  /** Authorised twice for one cart, or one cart with two orders. */
  readonly double: number;
  /** Authorised, known, but neither an order's nor given back. */
  readonly unreversed: number;
  readonly oversold: number;
  /** Still on its way. */
  readonly unsettled: number;
  readonly violations: readonly Violation[];
}

const attemptRow = z.object({
  id: z.string(),
  cartId: z.int(),
  state: z.string(),
  reference: z.string(),
  amountCents: z.coerce.number(),
  currencyCode: z.string(),
  pspRef: z.string().nullable(),
  orderState: z.string().nullable(),
  refunds: z.int(),
  isOffline: z.boolean(),
  /** The engine's own, of the order. */
  paymentState: z.string().nullable(),
});
type AttemptRow = z.output<typeof attemptRow>;

const foundRow = z.object({ what: z.string() });
const countRow = z.tuple([z.object({ count: z.int() })]);

/** I1 to I6 and I9 to I11 of what must always hold, against the database and the provider's own books. */
export async function auditPayments(database: Database, journal: readonly JournalEntry[]): Promise<PaymentAudit> {
  const rows = async (statement: string) => (await database.query(statement)).rows;
  const attempts = z.array(attemptRow).parse(await rows(auditStatements.attempts));
  const orders = countRow.parse(await rows(auditStatements.orders))[0].count;
  const unsettled = countRow.parse(await rows(auditStatements.unsettled))[0].count;
  const violations: Violation[] = [];
  for (const [invariant, statement] of auditStatements.violations) {
    for (const { what } of z.array(foundRow).parse(await rows(statement))) violations.push({ invariant, what });
  }
  const money = auditMoney(attempts, journal);
  return {
    orders,
    lost: money.filter(({ what }) => what.startsWith('lost')).length,
    unreversed: money.filter(({ what }) => what.startsWith('unreversed')).length,
    double: [...money, ...violations].filter(({ what }) => what.startsWith('double')).length,
    oversold: violations.filter(({ invariant }) => invariant === 'I5').length,
    unsettled,
    violations: [...money, ...violations],
  };
}

function auditMoney(attempts: readonly AttemptRow[], journal: readonly JournalEntry[]): Violation[] {
  const byReference = new Map(attempts.map((attempt) => [attempt.reference, attempt]));
  const found: Violation[] = [];
  const heldOf = new Map<number, number>();
  for (const held of heldAmounts(journal)) {
    const attempt = byReference.get(held.reference);
    if (!attempt) {
      if (held.heldCents > 0) found.push({ invariant: 'I1', what: `lost: ${held.pspReference}` });
      continue;
    }
    found.push(...auditPayment(attempt, held));
    if (held.heldCents > 0) heldOf.set(attempt.cartId, (heldOf.get(attempt.cartId) ?? 0) + 1);
  }
  found.push(...auditOrders(attempts, journal));
  for (const [cartId, count] of heldOf) {
    if (count > 1) found.push({ invariant: 'I2', what: `double: ${count} payments are held for cart ${cartId}` });
  }
  return found;
}

/** Goods leave only for money that the provider has, or for what is paid at the door and by transfer. */
function auditOrders(attempts: readonly AttemptRow[], journal: readonly JournalEntry[]): Violation[] {
  const authorised = new Set(journal.filter(({ kind }) => kind === 'authorised').map(({ reference }) => reference));
  return attempts
    .filter(({ state, isOffline, orderState }) => state === 'CLAIMED' && !isOffline && orderState !== 'Cancelled')
    .filter(({ paymentState, reference }) => paymentState !== 'Created' && !authorised.has(reference))
    .map(({ reference }) => ({
      invariant: 'I1',
      what: `order ${reference} counts as paid, and nothing was authorised`,
    }));
}

type Held = ReturnType<typeof heldAmounts>[number];

function auditPayment(attempt: AttemptRow, held: Held): Violation[] {
  const isLiveOrder = attempt.state === 'CLAIMED' && attempt.orderState !== 'Cancelled';
  const name = `${held.pspReference} of attempt ${attempt.id} (${attempt.state})`;
  const found: Violation[] = [];
  if (held.heldCents > 0 && !isLiveOrder) found.push({ invariant: 'I1', what: `unreversed: ${name}` });
  if (isLiveOrder && attempt.pspRef === held.pspReference) {
    const isSame = held.authorisedCents === attempt.amountCents && held.currencyCode === attempt.currencyCode;
    if (!isSame) found.push({ invariant: 'I3', what: `${name} was authorised for another amount` });
    const isGivenBack = held.isCancelled || (held.heldCents === 0 && attempt.refunds === 0);
    if (isGivenBack) found.push({ invariant: 'I4', what: `${name} was reversed and its order lives` });
  }
  return found;
}
