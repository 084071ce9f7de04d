import type { Passkey } from '@tradehall/domain/customer/passkey.ts';
import { failureText, failureTexts } from '../forms/fault-texts.ts';
import { formatDate } from '../i18n/formats.ts';
import { translator } from '../i18n/translator.ts';
import type { Translate } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { ownPasskeyName } from './own-passkey-name.ts';

interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly dates: readonly string[];
  readonly remove: string;
}

export interface PasskeySectionView {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** What came of the last form. */
  readonly outcome: { readonly kind: 'success' | 'error'; readonly text: string } | null;
  readonly none: string;
  readonly passkeys: readonly PasskeyRow[];
  readonly name: { readonly label: string; readonly value: string };
  readonly add: string;
  readonly failed: string;
}

const expected = ['failure.passkey-failed', 'failure.passkey-not-found', 'failure.not-authenticated'] as const;

const done = { added: 'passkey.added', removed: 'passkey.removed' } as const;

const outcomeOf = (code: string | null, translate: Translate): PasskeySectionView['outcome'] => {
  if (code === null) {
    return null;
  }
  if (code === 'added' || code === 'removed') {
    return { kind: 'success', text: translate(done[code]) };
  }
  return { kind: 'error', text: failureText(failureTexts(translate, expected), code) };
};

const rowOf = ({ id, name, createdAt, lastUsedAt }: Passkey, shop: ShopRequest, translate: Translate): PasskeyRow => {
  const dateOf = (moment: string) => ({ date: formatDate(moment, shop.country) ?? '' });
  return {
    id,
    name,
    dates: [
      translate('passkey.createdAt', dateOf(createdAt)),
      ...(lastUsedAt === null ? [] : [translate('passkey.lastUsedAt', dateOf(lastUsedAt))]),
    ],
    remove: translate('passkey.remove', { name }),
  };
};

/** For the profile: the customer's passkeys, and what came of the last form as its address says. */
export const passkeySectionView = async (
  search: URLSearchParams,
  { calls }: VisitorRequest,
  shop: ShopRequest,
): Promise<PasskeySectionView> => {
  const { locale, log, requestId } = shop;
  const translate = translator(locale);
  const links = pageLinks(shop);
  const answer = await calls.passkeys.listPasskeys(
    {},
    { onError: (err) => log.error({ err, requestId }, 'nobody can tell which passkeys there are') },
  );
  const passkeys = answer?.ok === true ? answer.value.passkeys : null;
  return {
    title: translate('passkey.title'),
    text: translate('passkey.text'),
    action: links.route('my-account/passkeys') ?? links.home,
    outcome: outcomeOf(search.get('passkey'), translate),
    none: translate(passkeys === null ? 'failure.unknown' : 'passkey.none'),
    passkeys: (passkeys ?? []).map((passkey) => rowOf(passkey, shop, translate)),
    name: { label: translate('passkey.name'), value: ownPasskeyName(shop) },
    add: translate('passkey.add'),
    failed: translate('failure.passkey-failed'),
  };
};
