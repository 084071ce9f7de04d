import { data, redirect } from 'react-router';
import { checkFields, firstFault, valuesOf } from '../../forms/check-fields.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { shopRequest, type ShopRequest } from '../../request/shop-request.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { Route } from './+types/newsletter-ending.route.ts';
import { NewsletterEndingPage } from '../../newsletter/newsletter-ending-page.tsx';
import { endingRefusal, newsletterEndingView, pathAfterEnding } from '../../newsletter/newsletter-ending-view.ts';
import { newsletterRules } from '../../newsletter/newsletter-rules.ts';

const place = 'newsletter-ending';

export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const view = newsletterEndingView(url.searchParams, shop);
  const facts = pageFacts({ title: view.title, paths: pathsOfRoute(place, shop), robots: 'noindex' }, shop);
  return { view, facts, hasNewsletter: false };
}

const refuse = (code: string, shop: ShopRequest) =>
  data({ text: endingRefusal(code, shop) }, { status: code === 'too-many-requests' ? 429 : 422 });

async function end(token: string, shop: ShopRequest) {
  const answer = await shop.calls.cia['customer-consent']({
    locale: shop.locale,
    consents: [],
    asked: ['newsletter'],
    email_token: token,
  });
  if (answer.ok) return redirect(await pathAfterEnding(shop), 303);
  const { code } = answer.failure;
  return code === 'too-many-requests' ? refuse(code, shop) : redirect('/newsletter-ending?expired', 303);
}

async function ask(sent: FormData, shop: ShopRequest) {
  const values = valuesOf(newsletterRules, sent);
  if (firstFault(newsletterRules, checkFields(newsletterRules, values)) !== null) return refuse('invalid-input', shop);
  const wish = { locale: shop.locale, email: values.email.trim(), newsletterAction: 'unsubscribe' } as const;
  const answer = await shop.calls.cia['newsletter-doi'](wish);
  return answer.ok ? redirect('/newsletter-ending?requested', 303) : refuse(answer.failure.code, shop);
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const sent = await request.formData();
  const token = sent.get('token');
  return typeof token === 'string' ? end(token.slice(0, 500), shop) : ask(sent, shop);
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function NewsletterEnding({ loaderData, actionData }: Route.ComponentProps) {
  const refusal =
    actionData === undefined ? null : (
      <Notice kind="error" isLive>
        {actionData.text}
      </Notice>
    );
  return <NewsletterEndingPage view={loaderData.view} refusal={refusal} />;
}
