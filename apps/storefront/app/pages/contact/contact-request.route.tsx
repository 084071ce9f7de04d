import { useMemo } from 'react';
import { data, redirect } from 'react-router';
import { cookieHeaders, handOnCookies } from '../../request/cookie-headers.ts';
import { pageFacts } from '../../request/page-facts.ts';
import { pageMeta } from '../../request/page-meta.ts';
import { pathsOfRoute } from '../../request/page-paths.ts';
import { storeOf } from '../../request/shop-documents.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import { WithHelp } from '../../shell/contact/help-aside.tsx';
import { helpView } from '../../shell/contact/help-view.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { PageWidth } from '../../ui/layout/page-width.tsx';
import type { Route } from './+types/contact-request.route.ts';
import { answerContact } from '../../contact/answer-contact.ts';
import { caseNumberMark } from '../../contact/case-number-mark.ts';
import { ContactForm } from '../../contact/contact-form.tsx';
import { contactFormView } from '../../contact/contact-form-view.ts';
import styles from '../../contact/contact-request-page.module.css';
import { readWish } from '../../contact/read-wish.ts';

const caseNumberPattern = /^C-\d{4}-\d{6,}$/;

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  const store = await storeOf(shop);
  if (store?.flags.contact_webform_enabled !== true) throw new Response(null, { status: 404 });
  const view = contactFormView(shop);
  const caseNumber = url.searchParams.get('case') ?? '';
  const sent = caseNumberPattern.test(caseNumber) ? view.sent.replace(caseNumberMark, caseNumber) : null;
  return {
    view,
    sent,
    help: helpView(store, shop),
    search: url.search,
    facts: pageFacts({ title: view.title, paths: pathsOfRoute('contact-request', shop), robots: 'noindex' }, shop),
  };
}

/** In the visitor's session, so that a customer's message is known to be hers. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const visitor = context.get(visitorRequest);
  if (!visitor.isFromThisShop) throw new Response(null, { status: 403 });
  const answered = await answerContact(await request.formData(), contactFormView(shop), visitor, shop);
  const headers = cookieHeaders(visitor.newCookies());
  return 'caseNumber' in answered
    ? redirect(`/contact-request?case=${encodeURIComponent(answered.caseNumber)}`, { status: 303, headers })
    : data(answered.again, { status: answered.status, headers });
}

export const headers = handOnCookies;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function ContactRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, sent, help, search } = loaderData;
  const start = actionData ?? null;
  const wish = useMemo(() => {
    const { selectedReason, selectedSubreason } = start?.values ?? {};
    // Whoever has sent the form has been past every shortcut.
    const chosen = { reason: selectedReason ?? '', subreason: selectedSubreason ?? '', continue: '' };
    return readWish(new URLSearchParams(start === null ? search : chosen), view);
  }, [start, search, view]);
  return (
    <PageWidth>
      <WithHelp help={help}>
        <div className={styles['page']}>
          <h1>{view.title}</h1>
          {sent === null || start !== null ? (
            <ContactForm view={view} wish={wish} start={start} level={2} />
          ) : (
            <Notice kind="success">{sent}</Notice>
          )}
        </div>
      </WithHelp>
    </PageWidth>
  );
}
