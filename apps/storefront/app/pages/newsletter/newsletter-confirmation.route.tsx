import { data, redirect } from 'react-router';
import { checkFields, firstFault, valuesOf } from '../../forms/check-fields.ts';
import { failureText, failureTexts, faultTexts } from '../../forms/fault-texts.ts';
import { translator } from '../../i18n/translator.ts';
import { consentTargetOf, type ConsentTarget } from '../../routing/consent-hash.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import { routeTable } from '../../routing/route-table.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { Route } from './+types/newsletter-confirmation.route.ts';
import { NewsletterConfirmationPage } from '../../newsletter/newsletter-confirmation-page.tsx';
import { newsletterConfirmationView } from '../../newsletter/newsletter-confirmation-view.ts';
import { newsletterRules } from '../../newsletter/newsletter-rules.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const view = newsletterConfirmationView(url.searchParams, shop);
  const facts = pageFacts(
    { title: view.title, paths: pathsOfRoute('newsletter-confirmation', shop), search: url.search, robots: 'noindex' },
    shop,
  );
  // The page is about nothing else: the frame need not offer it a second time.
  return { view, facts, hasNewsletter: false };
}

function refuse(shop: ShopRequest, code: string) {
  const text = failureText(failureTexts(translator(shop.locale), []), code);
  return data({ text }, { status: code === 'too-many-requests' ? 429 : 422 });
}

/** Opening the link of a mail does nothing, for mail scanners open links too: the button of the page confirms. */
async function confirm(token: string, target: ConsentTarget, shop: ShopRequest) {
  const answer = await shop.calls.cia['customer-consent']({
    locale: shop.locale,
    consents: ['newsletter'],
    email_token: token,
  });
  if (answer.ok) return redirect(`${routeTable[target].path}?confirmation=newsletter`, 303);
  return answer.failure.code === 'too-many-requests'
    ? refuse(shop, answer.failure.code)
    : redirect('/newsletter-confirmation?expired', 303);
}

/** The form as it is sent without JavaScript. */
async function subscribe(sent: FormData, shop: ShopRequest) {
  const values = valuesOf(newsletterRules, sent);
  const first = firstFault(newsletterRules, checkFields(newsletterRules, values));
  if (first !== null) return data({ text: faultTexts(translator(shop.locale)).email }, { status: 422 });
  const wish = { locale: shop.locale, email: values.email.trim(), newsletterAction: 'subscribe' } as const;
  const answer = await shop.calls.cia['newsletter-doi'](wish);
  return answer.ok ? redirect('/newsletter-confirmation?requested', 303) : refuse(shop, answer.failure.code);
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const sent = await request.formData();
  const token = sent.get('token');
  return typeof token === 'string'
    ? confirm(token.slice(0, 500), consentTargetOf(sent.get('to')), shop)
    : subscribe(sent, shop);
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function NewsletterConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData === undefined ? null : <Notice kind="error">{actionData.text}</Notice>;
  return <NewsletterConfirmationPage view={loaderData.view} refusal={refusal} />;
}
