import type { CustomerConsent } from '@tradehall/domain/newsletter/consents.calls.ts';
import { formatDate } from '../i18n/formats.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';

/** What a customer is asked about here; the softer kinds are agreed to where something is bought. */
export const preferenceKinds = ['newsletter', 'sms', 'phone'] as const;
type PreferenceKind = (typeof preferenceKinds)[number];

interface PreferenceView {
  readonly kind: PreferenceKind;
  readonly label: string;
  readonly isTicked: boolean;
  /** Since when, and how we know. */
  readonly history: string;
}

export interface PreferencesView {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly preferences: readonly PreferenceView[];
  readonly button: string;
  readonly saved: string | null;
  readonly error: string | null;
}

interface PreferencesFacts {
  readonly email: string;
  readonly consents: readonly CustomerConsent[];
  readonly isSaved: boolean;
  readonly error: string | null;
}

const histories = {
  account: { given: 'newsletter.givenInAccount', ended: 'newsletter.endedInAccount' },
  mail: { given: 'newsletter.givenByMail', ended: 'newsletter.endedByMail' },
} as const;

function historyOf(consent: CustomerConsent | undefined, shop: ShopRequest, translate: Translate): string {
  if (consent === undefined) return translate('newsletter.neverGiven');
  const words = histories[consent.source];
  const date = formatDate(consent.changedAt, shop.country) ?? '';
  return translate(consent.isGiven ? words.given : words.ended, { date });
}

export function preferencesView(
  { email, consents, isSaved, error }: PreferencesFacts,
  shop: ShopRequest,
): PreferencesView {
  const translate = translator(shop.locale);
  const labels: Readonly<Record<PreferenceKind, string>> = {
    newsletter: translate('newsletter.kindNewsletter', { email }),
    sms: translate('newsletter.kindSms'),
    phone: translate('newsletter.kindPhone'),
  };
  return {
    title: translate('account.nav.newsletter'),
    lead: translate('newsletter.preferencesLead'),
    action: pageLinks(shop).route('my-account/my-newsletter') ?? '',
    preferences: preferenceKinds.map((kind) => {
      const consent = consents.find((one) => one.kind === kind);
      return {
        kind,
        label: labels[kind],
        isTicked: consent?.isGiven === true,
        history: historyOf(consent, shop, translate),
      };
    }),
    button: translate('newsletter.save'),
    saved: isSaved ? translate('newsletter.saved') : null,
    error,
  };
}
