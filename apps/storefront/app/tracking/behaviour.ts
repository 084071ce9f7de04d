import { consentCookieSeconds, trackingCookieName } from '@tradehall/domain/tracking/consent-choice.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { consentGiven } from '../consent/consent-store.ts';
import { findBrowserCookie, writeBrowserCookie } from '../request/browser-cookies.ts';
import { callShop } from '../request/browser-calls.ts';
import type { BehaviourCall } from './behaviour-call.ts';

const trackingCookie = (): string | null => /^[\w-]+/.exec(findBrowserCookie(trackingCookieName) ?? '')?.[0] ?? null;

/** The shop makes the id, and only for who has agreed to it. */
async function trackingId(): Promise<string | null> {
  const known = trackingCookie();
  if (known !== null) return known;
  const answer = await callShop('shop', 'customer-tracking', {});
  const made = answer?.ok === true ? answer.value.trackingId : null;
  if (made !== null && consentGiven('marketing')) writeBrowserCookie(trackingCookieName, made, consentCookieSeconds);
  return made;
}

const most = 200;

/** Tells the shop what its tracking service is to know, one after the other, and never keeps anybody waiting. */
export function openBehaviour(locale: Locale) {
  let waiting: readonly BehaviourCall[] = [];
  let isSending = false;

  // A page that is left finishes what it has sent.
  const post = ({ call, input }: BehaviourCall, cookie: string): Promise<unknown> =>
    fetch(`/api/cia/${call}?origin=${encodeURIComponent(location.host)}`, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...input, locale, cookie }),
    }).catch(() => null);

  const sendAll = async (): Promise<void> => {
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const cookie = consentGiven('marketing') ? await trackingId() : null;
      waiting = cookie === null ? [] : waiting.slice(1);
      if (cookie !== null && consentGiven('marketing')) await post(next, cookie);
    }
  };

  return {
    tell: (call: BehaviourCall): void => {
      if (!consentGiven('marketing')) return;
      waiting = [...waiting, call].slice(-most);
      if (!isSending) {
        isSending = true;
        void sendAll().finally(() => {
          isSending = false;
        });
      }
    },
    /** The page is being left: what waits goes at once. */
    sendRest: (): void => {
      const cookie = trackingCookie();
      const rest = waiting;
      waiting = [];
      if (cookie !== null && consentGiven('marketing')) rest.forEach((call) => void post(call, cookie));
    },
  };
}
