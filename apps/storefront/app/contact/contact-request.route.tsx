import { data, redirect } from 'react-router';
import { productNumberPattern } from '@tradehall/domain/calls/field-patterns.ts';
import { checkFields, firstFault, valuesOf } from '../forms/check-fields.ts';
import { refusalOf } from '../forms/refusal.ts';
import { pageFacts } from '../request/page-facts.ts';
import { pageMeta } from '../request/page-meta.ts';
import { pathsOfRoute } from '../request/page-paths.ts';
import { shopRequest } from '../request/shop-request.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { Notice } from '../ui/notice.tsx';
import { PageWidth } from '../ui/page-width.tsx';
import type { Route } from './+types/contact-request.route.ts';
import { caseNumberMark } from './case-number-mark.ts';
import { contactInput, contactRules } from './contact-fields.ts';
import { ContactForm } from './contact-form.tsx';
import { contactFormView } from './contact-form-view.ts';
import type { ContactFormView } from './contact-form-view.ts';
import styles from './contact-request-page.module.css';

const caseNumberPattern = /^C-\d{4}-\d{6,}$/;

/** What a link to the form says beforehand: `?reason=sales&productNumber=10000001`. */
const presetOf = (parameters: URLSearchParams, reasons: ContactFormView['reasons']) => {
  const given = parameters.get('productNumber') ?? '';
  return {
    reason: reasons.find(({ value }) => value === parameters.get('reason'))?.value ?? null,
    productNumber: productNumberPattern.test(given) ? given : '',
  };
};

const isOffered = async ({ calls, locale }: ShopRequest): Promise<boolean> => {
  const store = await calls['new-ct'].getStores({ locale });
  return store.ok && store.value.flags.contact_webform_enabled;
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopRequest);
  if (!(await isOffered(shop))) {
    throw new Response(null, { status: 404 });
  }
  const view = contactFormView(shop);
  const caseNumber = url.searchParams.get('case') ?? '';
  const sent = caseNumberPattern.test(caseNumber) ? view.sent.replace(caseNumberMark, caseNumber) : null;
  return {
    view,
    sent,
    preset: presetOf(url.searchParams, view.reasons),
    facts: pageFacts({ title: view.title, paths: pathsOfRoute('contact-request', shop), robots: 'noindex' }, shop),
  };
}

/** The form as it is sent without JavaScript: what was typed comes back with what is wrong with it. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const view = contactFormView(shop);
  const values = valuesOf(contactRules, await request.formData());
  const found = checkFields(contactRules, values);
  const reason = view.reasons.find(({ value }) => value === values.selectedReason)?.value;
  if (reason === undefined || firstFault(contactRules, found) !== null) {
    return data({ values, faults: found, text: view.checkFields }, { status: 422 });
  }
  const answer = await shop.calls.shop['contact-request'](contactInput(values, reason, shop.locale));
  if (answer.ok) {
    return redirect(`/contact-request?case=${encodeURIComponent(answer.value.caseNumber ?? '')}`, 303);
  }
  return data({ values, ...refusalOf(contactRules, view.failures, answer.failure) }, { status: 422 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.facts);

export default function ContactRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, sent, preset } = loaderData;
  return (
    <PageWidth>
      <div className={styles['page']}>
        <h1>{view.title}</h1>
        {sent === null ? (
          <ContactForm
            view={view}
            reason={preset.reason}
            productNumber={preset.productNumber}
            start={actionData ?? null}
          />
        ) : (
          <Notice kind="success">{sent}</Notice>
        )}
      </div>
    </PageWidth>
  );
}
