import type { OrderCare, Withdrawal } from '@tradehall/domain/orders/order-care.ts';
import type { Order } from '@tradehall/domain/orders/order.ts';
import { faultTexts } from '../forms/fault-texts.ts';
import type { FieldView } from '../forms/sent-form.ts';
import { formatDate, formatDateTime } from '../i18n/formats.ts';
import { translator } from '../i18n/translator.ts';
import { wordsOf } from '../i18n/words.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';
import { searchOf, type NamedOrder } from './named-order.ts';
import type { FactView } from './order-facts.tsx';
import { quantityField, type CheckedStatement, type Statement, type StatementField } from './withdrawal-statement.ts';

interface HiddenField {
  readonly name: string;
  readonly value: string;
}

const statementWords = wordsOf(
  'withdrawal.title',
  'withdrawal.stepStatement',
  'withdrawal.lead',
  'withdrawal.continue',
);

export interface StatementView extends ReturnType<typeof statementWords> {
  readonly kind: 'statement';
  readonly action: string;
  readonly intentId: string;
  readonly order: FactView;
  readonly fields: Readonly<Record<StatementField, FieldView>>;
  readonly lines: {
    readonly title: string;
    readonly help: string;
    readonly error: string | null;
    readonly items: readonly {
      readonly id: string;
      readonly sku: string;
      readonly name: string;
      readonly picture: string | null;
      readonly upTo: string;
      readonly most: number;
      readonly field: FieldView;
    }[];
  };
  readonly toOrder: LinkView;
}

const confirmWords = wordsOf(
  'withdrawal.title',
  'withdrawal.stepConfirm',
  'withdrawal.statement',
  'withdrawal.confirmNote',
  'withdrawal.change',
);

export interface ConfirmView extends ReturnType<typeof confirmWords> {
  readonly kind: 'confirm';
  readonly action: string;
  readonly lines: readonly string[];
  readonly facts: readonly FactView[];
  readonly hidden: readonly HiddenField[];
  readonly button: string;
}

export interface ReceiptView {
  readonly kind: 'receipt';
  readonly title: string;
  readonly mail: string;
  readonly statement: string;
  readonly lines: readonly string[];
  readonly facts: readonly FactView[];
  readonly next: { readonly title: string; readonly steps: readonly string[] };
  readonly toOrder: LinkView;
}

export interface RefusedView {
  readonly kind: 'refused';
  readonly title: string;
  readonly text: string;
  readonly toOrder: LinkView;
}

export type WithdrawView = StatementView | ConfirmView | ReceiptView | RefusedView;

export interface WithdrawFacts {
  readonly order: Order;
  /** As it is shown. */
  readonly number: string;
  readonly care: OrderCare;
  readonly named: NamedOrder;
}

const pageOf = (named: NamedOrder, shop: ShopRequest): string =>
  `${pageLinks(shop).route('order/withdraw') ?? ''}${searchOf(named)}`;

const toOrderOf = (named: NamedOrder, shop: ShopRequest): LinkView => ({
  href: `${pageLinks(shop).route('order') ?? ''}${searchOf(named)}`,
  label: translator(shop.locale)('withdrawal.toOrder'),
});

const lineText = (name: string, quantity: number): string => `${quantity} × ${name}`;

export function statementView(
  { order, number, care, named }: WithdrawFacts,
  { intentId, values, quantities }: Statement,
  checked: CheckedStatement | null,
  shop: ShopRequest,
): StatementView {
  const translate = translator(shop.locale);
  const texts = faultTexts(translate);
  const field = (name: StatementField, help: string | null): FieldView => {
    const fault = checked?.faults[name];
    const error = fault === undefined ? null : texts[fault];
    return {
      name,
      label: translate(`withdrawal.${name}`),
      help,
      value: values[name],
      error,
      isFirstFault: checked?.firstFault === name,
    };
  };
  const isNothingChosen = checked !== null && checked.lines === null && checked.faultyLines.length === 0;
  const items = care.withdrawal.lines.flatMap(({ lineId, quantity: most }) => {
    const line = order.lineItems.find(({ id }) => id === lineId);
    if (line === undefined) return [];
    const upTo = translate('withdrawal.upTo', { quantity: String(most) });
    const label = translate('withdrawal.quantityOf', { name: line.name });
    const error = checked?.faultyLines.includes(lineId) === true ? upTo : null;
    const name = quantityField(lineId);
    const value = quantities.get(lineId) ?? '';
    const typed = { name, label, help: null, value, error, isFirstFault: checked?.firstFault === name };
    const picture = line.variant.images[0]?.url ?? null;
    return [{ id: lineId, sku: line.variant.sku, name: line.name, picture, upTo, most, field: typed }];
  });
  return {
    kind: 'statement',
    ...statementWords(translate),
    action: pageOf(named, shop),
    intentId,
    order: { label: translate('order.number'), value: number },
    fields: { name: field('name', null), email: field('email', translate('withdrawal.emailHelp')) },
    lines: {
      title: translate('withdrawal.lines'),
      help: translate('withdrawal.linesHelp'),
      error: isNothingChosen ? translate('withdrawal.nothingChosen') : null,
      items,
    },
    toOrder: toOrderOf(named, shop),
  };
}

function factsOf(
  { order, number }: Pick<WithdrawFacts, 'order' | 'number'>,
  { name, email }: Pick<Withdrawal, 'name' | 'email'>,
  { locale, country }: ShopRequest,
): readonly FactView[] {
  const translate = translator(locale);
  return [
    { label: translate('order.number'), value: number },
    { label: translate('withdrawal.orderedOn'), value: formatDate(order.createdAt, country) ?? '' },
    { label: translate('withdrawal.name'), value: name },
    { label: translate('withdrawal.email'), value: email },
  ];
}

export function confirmView(
  facts: WithdrawFacts,
  { intentId, values, quantities }: Statement,
  lines: NonNullable<CheckedStatement['lines']>,
  shop: ShopRequest,
): ConfirmView {
  const translate = translator(shop.locale);
  const nameOf = (lineId: string) => facts.order.lineItems.find(({ id }) => id === lineId)?.name ?? '';
  return {
    kind: 'confirm',
    ...confirmWords(translate),
    action: pageOf(facts.named, shop),
    lines: lines.map(({ lineId, quantity }) => lineText(nameOf(lineId), quantity)),
    facts: factsOf(facts, values, shop),
    hidden: [
      { name: 'intentId', value: intentId },
      ...Object.entries(values).map(([name, value]) => ({ name, value })),
      ...[...quantities].map(([lineId, value]) => ({ name: quantityField(lineId), value })),
    ],
    button: translate('withdrawal.confirm'),
  };
}

export function receiptView(facts: WithdrawFacts, withdrawal: Withdrawal, shop: ShopRequest): ReceiptView {
  const translate = translator(shop.locale);
  const { receivedAt, email, lines } = withdrawal;
  return {
    kind: 'receipt',
    title: translate('withdrawal.receiptTitle'),
    mail: translate('withdrawal.receiptMail', { email }),
    statement: translate('withdrawal.statement'),
    lines: lines.map(({ name, quantity }) => lineText(name, quantity)),
    facts: [
      { label: translate('withdrawal.receivedAt'), value: formatDateTime(receivedAt, shop.country) ?? receivedAt },
      ...factsOf(facts, withdrawal, shop),
    ],
    next: {
      title: translate('withdrawal.next'),
      steps: [translate('withdrawal.nextReturn'), translate('withdrawal.nextRefund')],
    },
    toOrder: toOrderOf(facts.named, shop),
  };
}

export function refusedView(
  refusal: NonNullable<OrderCare['withdrawal']['refusal']>,
  named: NamedOrder,
  shop: ShopRequest,
): RefusedView {
  const translate = translator(shop.locale);
  return {
    kind: 'refused',
    title: translate('withdrawal.notPossibleTitle'),
    text: translate(`withdrawal.refused.${refusal}`),
    toOrder: toOrderOf(named, shop),
  };
}
