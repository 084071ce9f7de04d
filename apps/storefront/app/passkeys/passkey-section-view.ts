import type { Passkey } from '@tradehall/domain/customer/passkey.ts';
import { failureText, failureTexts } from '../forms/fault-texts.ts';
import { formatDate } from '../i18n/formats.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { wordsOf } from '../i18n/words.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';

/** Where its owner gives it none. */
export const ownPasskeyName = ({ locale }: ShopRequest): string => translator(locale)('passkey.ownName');

interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly dates: readonly string[];
  readonly remove: string;
}

const passkeySectionWords = wordsOf('passkey.title', 'passkey.text', 'passkey.add');

export interface PasskeySectionView extends ReturnType<typeof passkeySectionWords> {
  readonly action: string;
  /** What came of the last form. */
  readonly outcome: { readonly kind: 'success' | 'error'; readonly text: string } | null;
  readonly none: string;
  readonly passkeys: readonly PasskeyRow[];
  readonly name: { readonly label: string; readonly value: string };
  readonly failed: string;
}

const expected = ['failure.passkey-failed', 'failure.passkey-not-found', 'failure.not-authenticated'] as const;

const done = { added: 'passkey.added', removed: 'passkey.removed' } as const;

function outcomeOf(code: string | null, translate: Translate): PasskeySectionView['outcome'] {
  if (code === null) return null;
  if (code === 'added' || code === 'removed') return { kind: 'success', text: translate(done[code]) };
  return { kind: 'error', text: failureText(failureTexts(translate, expected), code) };
}

function rowOf({ id, name, createdAt, lastUsedAt }: Passkey, shop: ShopRequest, translate: Translate): PasskeyRow {
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
}

/** For the profile: the customer's passkeys, and what came of the last form as its address says. */
export async function passkeySectionView(
  search: URLSearchParams,
  { calls }: VisitorRequest,
  shop: ShopRequest,
): Promise<PasskeySectionView> {
  const { locale, log, requestId } = shop;
  const translate = translator(locale);
  const links = pageLinks(shop);
  const answer = await calls.passkeys.listPasskeys(
    {},
    { onError: (err) => log.error({ err, requestId }, 'nobody can tell which passkeys there are') },
  );
  const passkeys = answer?.ok === true ? answer.value.passkeys : null;
  return {
    ...passkeySectionWords(translate),
    action: links.route('my-account/passkeys') ?? links.home,
    outcome: outcomeOf(search.get('passkey'), translate),
    none: translate(passkeys === null ? 'failure.unknown' : 'passkey.none'),
    passkeys: (passkeys ?? []).map((passkey) => rowOf(passkey, shop, translate)),
    name: { label: translate('passkey.name'), value: ownPasskeyName(shop) },
    failed: translate('failure.passkey-failed'),
  };
}
