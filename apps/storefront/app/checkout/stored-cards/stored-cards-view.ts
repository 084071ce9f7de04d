import { failureText, failureTexts } from '../../forms/fault-texts.ts';
import { translator, type Translate } from '../../i18n/translator.ts';
import { wordsOf } from '../../i18n/words.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { VisitorRequest } from '../../request/visitor-request.ts';
import { cardWords } from '../payment/payment-methods-view.ts';

interface CardRow {
  readonly id: string;
  readonly name: string;
  readonly expiry: string;
  /** What a screen reader hears at the button. */
  readonly removeOf: string;
}

const storedCardWords = wordsOf(
  'payment.cardsTitle',
  'payment.cardsText',
  'payment.removeCard',
  'payment.removeCardSure',
);

export interface StoredCardsView extends ReturnType<typeof storedCardWords> {
  readonly action: string;
  /** What came of the last form. */
  readonly outcome: { readonly kind: 'success' | 'error'; readonly text: string } | null;
  /** Said in the place of cards. */
  readonly none: string;
  readonly cards: readonly CardRow[];
}

function outcomeOf(code: string | null, translate: Translate): StoredCardsView['outcome'] {
  if (code === null) return null;
  if (code === 'removed') return { kind: 'success', text: translate('payment.cardGone') };
  const known = { 'payment-provider-unavailable': translate('payment.cardNotRemoved') };
  const texts = { ...failureTexts(translate, ['failure.not-authenticated']), ...known };
  return { kind: 'error', text: failureText(texts, code) };
}

/** The cards that the provider keeps for a customer, and what came of the last form as its address says. */
export async function storedCardsView(
  search: URLSearchParams,
  { calls }: Pick<VisitorRequest, 'calls'>,
  shop: ShopRequest,
): Promise<StoredCardsView> {
  const { locale, log, requestId } = shop;
  const translate = translator(locale);
  const links = pageLinks(shop);
  const answer = await calls['new-adyen'].getStoredCards(
    {},
    { onError: (err) => log.error({ err, requestId }, 'nobody can tell which cards are kept') },
  );
  const cards = answer?.ok === true ? answer.value.storedCards : null;
  return {
    ...storedCardWords(translate),
    action: links.route('my-account/cards') ?? links.home,
    outcome: outcomeOf(search.get('card'), translate),
    none: translate(cards === null ? 'payment.cardsAway' : 'payment.cardsNone'),
    cards: (cards ?? []).map((card) => {
      const { name, help: expiry } = cardWords(card, translate);
      const removeOf = translate('payment.removeCardOf', { card: name });
      return { id: card.recurringDetailReference, name, expiry, removeOf };
    }),
  };
}
