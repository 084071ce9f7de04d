import { retentionPeriods } from '@tradehall/domain/privacy/retention-periods.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';
import { failureWords } from './failure-words.ts';
import { proofView, type ProofFacts, type ProofView } from './proof-view.ts';

interface Told {
  readonly title: string;
  readonly items: readonly string[];
}

export interface DeletionView {
  readonly kind: 'statement';
  readonly title: string;
  readonly lead: string;
  readonly error: string | null;
  readonly told: string | null;
  readonly erased: Told;
  readonly kept: Told;
  readonly action: string;
  readonly button: string;
  readonly proof: ProofView;
}

export interface LastStepView {
  readonly kind: 'last-step';
  readonly title: string;
  readonly text: string;
  readonly lead: string;
  readonly action: string;
  readonly confirmation: string;
  readonly button: string;
  readonly back: LinkView;
}

interface DeletionFacts extends ProofFacts {
  readonly isLinkSent: boolean;
}

export function deletionView(facts: DeletionFacts, shop: ShopRequest): DeletionView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const years = String(shop.country.orderRetentionYears);
  return {
    kind: 'statement',
    title: translate('myData.deleteTitle'),
    lead: translate('myData.deleteLead'),
    error: failureWords(facts.code, shop),
    told: facts.isLinkSent ? translate('myData.linkSent') : null,
    erased: {
      title: translate('myData.erasedTitle'),
      items: [
        translate('myData.erasedAccount'),
        translate('myData.erasedCarts'),
        translate('myData.erasedNewsletter'),
        translate('myData.erasedVisits'),
      ],
    },
    kept: {
      title: translate('myData.keptTitle'),
      items: [
        translate('myData.keptOrders', { years }),
        translate('myData.keptClaims', { years: String(retentionPeriods.closedContactRequestYears) }),
        translate('myData.keptReviews'),
      ],
    },
    action: links.route('my-account/my-data/delete') ?? links.home,
    button: translate('myData.continue'),
    proof: proofView(facts, shop),
  };
}

export function lastStepView(email: string, confirmation: string, shop: ShopRequest): LastStepView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  return {
    kind: 'last-step',
    title: translate('myData.confirmTitle'),
    text: translate('myData.confirmText', { email }),
    lead: translate('myData.deleteLead'),
    action: links.route('account-deleted') ?? links.home,
    confirmation,
    button: translate('myData.confirmButton'),
    back: { href: links.route('my-account/my-data') ?? links.home, label: translate('myData.keepButton') },
  };
}
