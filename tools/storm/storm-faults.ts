import { setTimeout as sleep } from 'node:timers/promises';
import { releaseWebhooks, setProviderFault, setWebhookRules } from './provider-desk.ts';
import { SeededRandom } from './seeded-random.ts';

type Happenings = Readonly<Record<string, () => Promise<void>>>;

/** How the provider misbehaves: limited in number, so that each wears off by itself. */
const providerFaults: Readonly<Record<string, object>> = {
  'provider slow': { kind: 'slow', delayMs: 1_200, times: 12 },
  'provider refusing': { kind: 'refuse', code: 503, times: 4 },
  'provider silent without effect': { kind: 'timeout', times: 2 },
  'provider silent after effect': { kind: 'lost-answer', times: 4 },
  'provider repeating': { kind: 'repeat', times: 12 },
};

const webhookRules: Readonly<Record<string, object>> = {
  'webhooks doubled': { copies: 2 },
  'webhooks reordered': { shuffleWithinMs: 4_000 },
  'webhooks dropped': { dropShare: 0.3 },
  'webhooks late': { delayMs: 3_000 },
  'webhooks held': { hold: true },
};

const named = (faults: Readonly<Record<string, object>>, happen: (fault: object) => Promise<void>): Happenings =>
  Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, () => happen(fault)]));

/** All that a card provider does. */
export const ofProvider: Happenings = {
  ...named(providerFaults, setProviderFault),
  ...named(webhookRules, disturbWebhooks),
};

/** Does one thing after the other to the shop until it is over, each time all of them in another order. */
export class StormFaults {
  readonly #happenings: Happenings;
  readonly #random: SeededRandom;
  readonly counts = new Map<string, number>();

  constructor(happenings: Happenings, seed: number) {
    this.#happenings = happenings;
    this.#random = new SeededRandom(seed);
  }

  async run(isOver: () => boolean, pauseMs: number): Promise<void> {
    for (let waiting: string[] = []; ;) {
      await sleep(pauseMs);
      if (isOver()) break;
      if (waiting.length === 0) waiting = this.#shuffled();
      const name = waiting.pop() ?? '';
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
      await this.#happenings[name]?.();
    }
    await this.calm();
  }

  /** Everybody does again what is right. */
  async calm(): Promise<void> {
    await setProviderFault(null);
    await setWebhookRules(null);
    await releaseWebhooks();
  }

  #shuffled(): string[] {
    return Object.keys(this.#happenings)
      .map((name) => ({ name, place: this.#random.next() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ name }) => name);
  }
}

async function disturbWebhooks(rules: object): Promise<void> {
  await setWebhookRules(rules);
  await sleep(4_000);
  await setWebhookRules(null);
  await releaseWebhooks();
}
