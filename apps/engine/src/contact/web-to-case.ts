import type { Environment } from '../platform/environment';
import { caseForm, type CaseFormSettings, returnUrl } from './case-form';
import { CaseRefused, type DeliverCase } from './case-management';

interface WebToCase extends CaseFormSettings {
  readonly url: string;
  readonly timeoutMs?: number;
}

// Nobody waits for it, and it may be slow: better late than told twice.
const usualTimeoutMs = 10_000;
/** What it says of a form it has read and does not like. */
const refusals = [400, 409, 413, 422];

/** Cases by the form that a browser would post. The service answers with a page, or by sending the browser back. */
export function webToCase({ url, timeoutMs = usualTimeoutMs, ...settings }: WebToCase): DeliverCase {
  return async (outgoing) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Idempotency-Key': outgoing.caseNumber },
      body: caseForm(outgoing, settings),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    // A redirection to anywhere else is about our configuration, not about the case.
    const isSentBack = response.headers.get('location') === returnUrl(outgoing.locale, settings.shopOriginPattern);
    if (response.ok || isSentBack) return;
    const said = `the case management answers ${response.status}`;
    throw refusals.includes(response.status) ? new CaseRefused(said) : new Error(said);
  };
}

/** Null where none is configured: then requests are kept in the shop alone. */
export function webToCaseOf(environment: Environment): DeliverCase | null {
  const { CASE_MANAGEMENT_URL: url, CASE_MANAGEMENT_ORGANISATION: organisation } = environment;
  return url === undefined || organisation === undefined
    ? null
    : webToCase({
        url,
        organisation,
        recordType: environment.CASE_MANAGEMENT_RECORD_TYPE,
        debugEmail: environment.CASE_MANAGEMENT_DEBUG_EMAIL ?? null,
        shopOriginPattern: environment.SHOP_ORIGIN_PATTERN,
      });
}
