import type { Page } from 'playwright-core';
import { z } from 'zod';
import { FAKES_CONTROL_URL } from '../environment.ts';

const entries = z.array(
  z.object({ what: z.enum(['event', 'data-layer', 'script']), name: z.string(), body: z.unknown() }),
);

/** All that the tracking service was ever told; several visitors may have told it. */
export const trackingJournal = async () =>
  entries.parse(await (await fetch(`${FAKES_CONTROL_URL}/tracking/journal`)).json());

/** Of one browser, by the id it is known by. */
export async function eventsOf(trackingId: string): Promise<readonly string[]> {
  const own = z.object({ cookie: z.literal(trackingId) });
  const events = (await trackingJournal()).filter(({ body }) => own.safeParse(body).success);
  return events.map(({ name }) => name);
}

/** Every request of a page from now on: calls and what leaves the shop by their paths, the rest only counted. */
export function recordRequests(page: Page) {
  const calls: string[] = [];
  const elsewhere: string[] = [];
  const layer: string[] = [];
  const named = z.object({ event: z.string() });
  page.on('request', (request) => {
    // Frames of the card provider are documents of their own.
    if (request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { host, pathname } = new URL(request.url());
    const isOurs = host === new URL(page.url()).host;
    if (!isOurs && request.url().startsWith('http')) {
      elsewhere.push(pathname);
      const body = request.postData();
      if (pathname === '/data-layer' && body !== null) layer.push(named.parse(JSON.parse(body)).event);
    } else if (/^\/api\/(cia|shop\/(give-consent|customer-tracking))/.test(pathname)) {
      calls.push(pathname.replace('/api/', ''));
    }
  });
  return { calls, elsewhere, layer };
}

/** Origins of the tag manager, its own first, as the policy of a page names them. */
export function tagOrigins(policy: string | undefined): readonly string[] {
  const [, sources = ''] = /connect-src 'self'([^;]*);/.exec(policy ?? '') ?? [];
  return sources.split(' ').filter((source) => source !== '');
}

/** Whether a page lets anybody fetch this script. */
export const takesScript = (page: Page, url: string): Promise<unknown> =>
  page.evaluate(`(() => {
    try {
      document.createElement('script').src = ${JSON.stringify(url)};
      return true;
    } catch {
      return false;
    }
  })()`);

/** What the browser says of a script or markup that the policy forbids. */
export const refusedByPolicy = /Content Security Policy|requires 'Trusted\w+' assignment/;

/** Names and values of what the browser keeps for the shop it looks at. */
export async function cookiesOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const cookies = await page.context().cookies(page.url());
  return new Map(cookies.map(({ name, value }) => [name, value]));
}
