import { setTimeout as sleep } from 'node:timers/promises';
import { releaseWebhooks, setProviderFault, setWebhookRules } from './provider-desk.ts';
import { SeededRandom } from './seeded-random.ts';

type Crashes = Readonly<Record<string, () => Promise<void>>>;

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

/** Does one thing after the other to the shop until it is over, each time all of them in another order. */
export class StormFaults {
  readonly #crashes: Crashes;
  readonly #random: SeededRandom;
  readonly counts = new Map<string, number>();

  constructor(crashes: Crashes, seed: number) {
    this.#crashes = crashes;
    this.#random = new SeededRandom(seed);
  }

  async run(isOver: () => boolean, pauseMs: number): Promise<void> {
    for (let waiting: string[] = []; ;) {
      await sleep(pauseMs);
      if (isOver()) break;
      if (waiting.length === 0) waiting = this.#shuffled();
      const name = waiting.pop() ?? '';
      this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
      await this.#happen(name);
    }
    await this.calm();
  }

  /** Everybody does again what is right. */
  async calm(): Promise<void> {
    await setProviderFault(null);
    await setWebhookRules(null);
    await releaseWebhooks();
  }

  async #happen(name: string): Promise<void> {
    const fault = providerFaults[name];
    const rules = webhookRules[name];
    if (fault !== undefined) await setProviderFault(fault);
    else if (rules !== undefined) await this.#disturbWebhooks(rules);
    else await this.#crashes[name]?.();
  }

  async #disturbWebhooks(rules: object): Promise<void> {
    await setWebhookRules(rules);
    await sleep(4_000);
    await setWebhookRules(null);
    await releaseWebhooks();
  }

  #shuffled(): string[] {
    const names = [...Object.keys(this.#crashes), ...Object.keys(providerFaults), ...Object.keys(webhookRules)];
    return names
      .map((name) => ({ name, place: this.#random.next() }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ name }) => name);
  }
}
