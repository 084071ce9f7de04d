import { checkoutBilling } from './checkout-billing.ts';
import { checkSearchParams } from './check-search-params.ts';
import {
  firstPageRedirection,
  forbiddenCharacters,
  forceLowercase,
  homeRedirection,
  localizeUrl,
  otherNameRedirection,
  slashRedirection,
} from './address-guards.ts';
import { proceed, type Guard, type RedirectStatus, type RequestFacts, type Verdict } from './guard.ts';
import { isAuthenticated, nonAuthenticated, staffOnly } from './access-guards.ts';
import { isExConsentRequest } from './is-ex-consent-request.ts';
import { isOldUrlWithPrefix } from './is-old-url-with-prefix.ts';
import { isPagePath, normalisePath } from '../routing/paths.ts';
import { prefixChecker } from './prefix-checker.ts';

/** The order matters: each guard reads what those before it have made of the address. */
export const guards: readonly Guard[] = [
  forbiddenCharacters,
  forceLowercase,
  prefixChecker,
  isExConsentRequest,
  isOldUrlWithPrefix,
  otherNameRedirection,
  homeRedirection,
  localizeUrl,
  slashRedirection,
  firstPageRedirection,
  checkSearchParams,
  staffOnly,
  isAuthenticated,
  nonAuthenticated,
  checkoutBilling,
];

interface Walk {
  readonly request: RequestFacts;
  readonly statuses: readonly RedirectStatus[];
  readonly answer: Verdict | null;
}

function pass(walk: Walk, guard: Guard): Walk {
  if (walk.answer !== null) return walk;
  const verdict = guard(walk.request);
  if (verdict.kind === 'redirect') {
    const { status, path, search } = verdict;
    return { ...walk, request: { ...walk.request, path, search }, statuses: [...walk.statuses, status] };
  }
  return verdict.kind === 'answer' ? { ...walk, answer: verdict } : walk;
}

/** A later guard can make work for an earlier one: `/category/fr` becomes `/fr/`. Three walks settle every known address. */
const mostWalks = 5;

/** Walks until no guard has anything to say: what it ends at is by construction an address that stays. */
function settle(start: Walk): Walk {
  let walk = start;
  for (let count = 0; count < mostWalks; count += 1) {
    const next = guards.reduce(pass, walk);
    if (next.answer !== null || next.statuses.length === walk.statuses.length) return next;
    walk = next;
  }
  throw new Error(`the guards do not agree on ${walk.request.path}`);
}

/** One redirect for many: temporary if any part is; else 301 if an address known to search engines moved; else 308. */
const combinedStatus = (statuses: readonly RedirectStatus[]): RedirectStatus =>
  ([302, 301] as const).find((status) => statuses.includes(status)) ?? 308;

/** The one answer of all guards together. A redirect leads to its final address at once. */
export const guardRequest: Guard = (request) => {
  const start = { ...request, path: normalisePath(request.path) };
  if (!isPagePath(start.path)) return proceed;
  const { request: end, statuses, answer } = settle({ request: start, statuses: [], answer: null });
  if (answer !== null) return answer;
  return statuses.length === 0
    ? proceed
    : { kind: 'redirect', status: combinedStatus(statuses), path: end.path, search: end.search };
};
