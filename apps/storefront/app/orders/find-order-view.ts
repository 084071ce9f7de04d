import { faultTexts } from '../forms/fault-texts.ts';
import { email, plainText, required } from '../forms/field-rules.ts';
import { emptyForm, fieldViews, readForm, type FieldView, type SentForm } from '../forms/sent-form.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';

const findRules = { orderNumber: required(plainText), email: required(email) };
type FindField = keyof typeof findRules;

type FindOrderForm = SentForm<FindField>;

export const readFindForm = (sent: FormData): FindOrderForm => readForm(findRules, sent);

export const emptyFindForm: FindOrderForm = emptyForm(findRules);

export interface FindOrderView {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly fields: Readonly<Record<FindField, FieldView>>;
  readonly button: string;
  /** What is wrong with the whole of it. */
  readonly error: string | null;
}

export interface LinkSentView {
  readonly title: string;
  readonly sent: string;
  readonly again: LinkView;
}

/** What somebody looks for an order for: with `?withdraw` it is the beginning of a withdrawal. */
export const findTitle = (asked: URLSearchParams, { locale }: Pick<ShopRequest, 'locale'>): string =>
  translator(locale)(asked.has('withdraw') ? 'withdrawal.title' : 'order.findTitle');

export function findOrderView(
  form: FindOrderForm,
  error: string | null,
  asked: URLSearchParams,
  shop: ShopRequest,
): FindOrderView {
  const translate = translator(shop.locale);
  const field = fieldViews(findRules, form, faultTexts(translate), {});
  return {
    title: findTitle(asked, shop),
    lead: translate('order.findLead'),
    action: `${pageLinks(shop).route('order/find') ?? ''}${asked.has('withdraw') ? '?withdraw' : ''}`,
    fields: {
      orderNumber: field('orderNumber', translate('order.number'), translate('order.numberHelp')),
      email: field('email', translate('checkout.email')),
    },
    button: translate('order.find'),
    error,
  };
}

export function linkSentView(asked: URLSearchParams, shop: ShopRequest): LinkSentView {
  const translate = translator(shop.locale);
  return {
    title: findTitle(asked, shop),
    sent: translate('order.findSent'),
    again: { href: pageLinks(shop).route('order/find') ?? '', label: translate('order.findAgain') },
  };
}
