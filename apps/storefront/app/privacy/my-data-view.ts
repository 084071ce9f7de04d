import { formatDate } from '../i18n/formats.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { failureWords } from './failure-words.ts';
import { proofView, type ProofFacts, type ProofView } from './proof-view.ts';

interface Consent {
  readonly purpose: string;
  readonly isGiven: boolean;
  readonly at: string;
}

export interface MyDataView {
  readonly title: string;
  readonly action: string;
  readonly error: string | null;
  readonly told: string | null;
  readonly file: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly button: string;
    readonly proof: ProofView;
  };
  readonly consents: {
    readonly title: string;
    readonly none: string;
    readonly items: readonly { readonly name: string; readonly answer: string }[];
  };
  readonly deletion: { readonly title: string; readonly text: string; readonly href: string };
}

interface MyDataFacts extends ProofFacts {
  readonly consents: readonly Consent[];
  readonly isLinkSent: boolean;
}

const isPurpose = (purpose: string): purpose is 'statistics' | 'marketing' =>
  purpose === 'statistics' || purpose === 'marketing';

function consentItems(consents: readonly Consent[], shop: ShopRequest) {
  const translate = translator(shop.locale);
  return consents.flatMap(({ purpose, isGiven, at }) => {
    const date = formatDate(at, shop.country) ?? '';
    const answer = translate(isGiven ? 'myData.consentGiven' : 'myData.consentRefused', { date });
    return isPurpose(purpose) ? [{ name: translate(`consent.${purpose}`), answer }] : [];
  });
}

export function myDataView(facts: MyDataFacts, shop: ShopRequest): MyDataView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const { token } = facts;
  const withToken = token === null ? '' : `?${new URLSearchParams({ token }).toString()}`;
  return {
    title: translate('account.nav.data'),
    action: links.route('my-account/my-data') ?? links.home,
    error: failureWords(facts.code, shop),
    told: facts.isLinkSent ? translate('myData.linkSent') : null,
    file: {
      title: translate('myData.downloadTitle'),
      text: translate('myData.downloadText'),
      action: links.route('my-account/my-data/file') ?? links.home,
      button: translate('myData.download'),
      proof: proofView(facts, shop),
    },
    consents: {
      title: translate('myData.consentsTitle'),
      none: translate('myData.consentsNone'),
      items: consentItems(facts.consents, shop),
    },
    deletion: {
      title: translate('myData.deleteTitle'),
      text: translate('myData.deleteLead'),
      href: `${links.route('my-account/my-data/delete') ?? links.home}${withToken}`,
    },
  };
}
