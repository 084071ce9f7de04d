import { data } from 'react-router';
import { anonymousPageHeaders } from '../../request/cache-headers.ts';
import { shopRequest } from '../../request/shop-request.ts';
import type { Route } from './+types/consent-words.route.ts';
import { consentWords } from '../../consent/consent-words.ts';

/** Only who has yet to choose needs them: no page carries them. */
export function loader({ context }: Route.LoaderArgs) {
  return data(consentWords(context.get(shopRequest)), {
    headers: { ...anonymousPageHeaders, 'X-Robots-Tag': 'noindex' },
  });
}
