import { intentId } from '@tradehall/domain/calls/fields.ts';
import { declaredLines } from '@tradehall/domain/orders/declared-lines.ts';
import type { OrderCare } from '@tradehall/domain/orders/order-care.ts';
import type { Order } from '@tradehall/domain/orders/order.ts';
import { checkFields, valuesOf, type Faults, type FieldValues } from '../forms/check-fields.ts';
import { email, plainText, required } from '../forms/field-rules.ts';

const statementRules = { name: required(plainText), email: required(email) };
export type StatementField = keyof typeof statementRules;

type Pieces = OrderCare['withdrawal']['lines'][number];

/** What the first of the two steps asks for. */
export interface Statement {
  /** The same through both steps, and for every click of the second. */
  readonly intentId: string;
  readonly values: FieldValues<StatementField>;
  /** As typed, by line. */
  readonly quantities: ReadonlyMap<string, string>;
}

export interface CheckedStatement {
  readonly faults: Faults<StatementField>;
  /** Lines whose quantity is none, or more than is left. */
  readonly faultyLines: readonly string[];
  /** Null where nothing is chosen or a line is at fault. */
  readonly lines: readonly Pieces[] | null;
  /** The name of a field; null where all is well. */
  readonly firstFault: string | null;
  readonly isComplete: boolean;
}

/** Of everything that is left, by whoever has ordered. */
export const wholeStatement = (
  { billingAddress, customerEmail }: Order,
  { withdrawal }: OrderCare,
  newIntentId: string,
): Statement => ({
  intentId: newIntentId,
  values: { name: `${billingAddress.firstName} ${billingAddress.lastName}`, email: customerEmail },
  quantities: new Map(withdrawal.lines.map(({ lineId, quantity }) => [lineId, String(quantity)])),
});

const quantityPrefix = 'quantity-';

export const quantityField = (lineId: string): string => `${quantityPrefix}${lineId}`;

/** Whatever is left of the order by now: what is sent again is what was sent before. */
export function readStatement(sent: FormData, newIntentId: string): Statement {
  const given = intentId.safeParse(sent.get('intentId'));
  const typed = [...sent].flatMap(([name, value]): [string, string][] =>
    name.startsWith(quantityPrefix) && typeof value === 'string'
      ? [[name.slice(quantityPrefix.length), value.trim()]]
      : [],
  );
  return {
    intentId: given.success ? given.data : newIntentId,
    values: valuesOf(statementRules, sent),
    quantities: new Map(typed),
  };
}

/** Those that are not kept. */
export const wantedLines = ({ quantities }: Pick<Statement, 'quantities'>): readonly Pieces[] =>
  [...quantities]
    .filter(([, typed]) => /^\d{1,4}$/.test(typed) && Number(typed) > 0)
    .map(([lineId, typed]) => ({ lineId, quantity: Number(typed) }));

export function checkStatement(
  statement: Statement,
  { lineItems }: Order,
  { withdrawal: { lines: left } }: OrderCare,
): CheckedStatement {
  const faults = checkFields(statementRules, statement.values);
  const isFaulty = ({ lineId, quantity }: Pieces): boolean => {
    const typed = statement.quantities.get(lineId) ?? '';
    return !/^\d{0,4}$/.test(typed) || Number(typed) > quantity;
  };
  const faultyLines = left.filter(isFaulty).map(({ lineId }) => lineId);
  const wanted = wantedLines(statement);
  const ordered = lineItems.map(({ id, variant, parentSku }) => ({ id, sku: variant.sku, parentSku }));
  const lines = faultyLines.length === 0 && wanted.length > 0 ? declaredLines(wanted, left, ordered) : null;
  const [faultyLine] = lines === null ? [...faultyLines, ...left.map(({ lineId }) => lineId)] : [];
  // As they stand in the form.
  const inOrder = [
    faults.name === undefined ? null : 'name',
    faultyLine === undefined ? null : quantityField(faultyLine),
    faults.email === undefined ? null : 'email',
  ];
  const first = inOrder.find((name) => name !== null) ?? null;
  return { faults, faultyLines, lines, firstFault: first, isComplete: lines !== null && first === null };
}
