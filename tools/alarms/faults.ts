import type { LineMode } from '@tradehall/testing/line/faulty-line.ts';
import type { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { request } from 'undici';
import { urls } from '../../scripts/addresses.ts';
import { releaseWebhooks, setProviderFault, setWebhookRules } from '../storm/provider-desk.ts';
import type { StormStack } from '../storm/storm-stack.ts';

export interface WatchedShop {
  readonly stack: StormStack;
  readonly storefront: RealProcess;
}

interface WatchedFault {
  /** The one alert that tells of it; null: the shop bears it, and nobody is called. */
  readonly alert: string | null;
  readonly begin: (shop: WatchedShop) => Promise<void> | void;
  readonly end: (shop: WatchedShop) => Promise<void> | void;
}

type Part = 'engine' | 'worker' | 'middleware' | 'storefront';

const partOf = ({ stack, storefront }: WatchedShop, part: Part): RealProcess =>
  part === 'storefront' ? storefront : stack.parts[part];

const down = (part: Part): WatchedFault => ({
  alert: `ProcessDown ${part}`,
  begin: (shop) => partOf(shop, part).kill9(),
  end: (shop) => partOf(shop, part).restart(),
});

const standingStill = (part: Part): WatchedFault => ({
  alert: `ProcessDown ${part}`,
  begin: (shop) => partOf(shop, part).freeze(),
  end: (shop) => partOf(shop, part).thaw(),
});

const line = (to: 'postgres' | 'redis', mode: LineMode, alert: string | null): WatchedFault => ({
  alert,
  begin: ({ stack }) => stack.line(to).set(mode),
  end: ({ stack }) => stack.line(to).mend(),
});

const provider = (fault: object, alert: string): WatchedFault => ({
  alert,
  begin: () => setProviderFault(fault),
  end: () => setProviderFault(null),
});

const webhooks = (rules: object, alert: string | null): WatchedFault => ({
  alert,
  begin: () => setWebhookRules(rules),
  end: async () => {
    await setWebhookRules(null);
    await releaseWebhooks();
  },
});

async function setMailFault(fault: object | null): Promise<void> {
  const method = fault === null ? 'DELETE' : 'PUT';
  const body = fault === null ? null : JSON.stringify(fault);
  const answer = await request(`${urls.fakesControl}/mail/faults`, { method, body });
  await answer.body.dump();
}

/** The faults of `npm run crash` and `npm run storm`, as long as the watch looks, and the alert that each raises. */
export const watchedFaults: Readonly<Record<string, WatchedFault>> = {
  'engine down': down('engine'),
  'worker down': down('worker'),
  'middleware down': down('middleware'),
  'storefront down': down('storefront'),
  'engine standing still': standingStill('engine'),
  'worker standing still': standingStill('worker'),
  'middleware standing still': standingStill('middleware'),
  'postgres away': line('postgres', { kind: 'cut' }, 'PostgresAway'),
  'postgres silent': line('postgres', { kind: 'silent' }, 'PostgresAway'),
  'redis away': line('redis', { kind: 'cut' }, 'RedisAway'),
  'redis silent': line('redis', { kind: 'silent' }, 'RedisAway'),
  'redis slow': line('redis', { kind: 'latency', ms: 120 }, null),
  'provider refusing': provider({ kind: 'refuse', code: 503 }, 'PaymentProviderFailing'),
  'provider silent': provider({ kind: 'timeout' }, 'PaymentProviderFailing'),
  'provider silent after effect': provider({ kind: 'lost-answer' }, 'PaymentProviderFailing'),
  'provider slow': provider({ kind: 'slow', delayMs: 1_200 }, 'PaymentProviderSlow'),
  'webhooks dropped': webhooks({ dropShare: 1 }, 'PaymentReportsMissing'),
  'webhooks held': webhooks({ hold: true }, 'PaymentReportsMissing'),
  'webhooks doubled': webhooks({ copies: 2 }, null),
  'mail server refusing': {
    alert: 'MailsPostponed',
    begin: () => setMailFault({ kind: 'refuse' }),
    end: () => setMailFault(null),
  },
};
