import { setTimeout as sleep } from 'node:timers/promises';
import { eventTypes } from '@tradehall/domain/integrations/machine-events.ts';
import { FaultyLine } from '@tradehall/testing/line/faulty-line.ts';
import { request } from 'undici';
import { z } from 'zod';
import { portOf, urls } from '../../scripts/addresses.ts';
import type { OperatorClient } from '../operator-client.ts';
import type { HeardEvent } from './audit-events.ts';

const systemUrl = `http://127.0.0.1:${portOf('merchantSystem')}`;

const made = z.object({ made: z.object({ secret: z.string() }) });
const make = 'mutation ($input: WebhookEndpointInput!) { made: makeWebhookEndpoint(input: $input) { secret } }';
const types = eventTypes.filter((type) => type.startsWith('order.'));
const heardRows = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    outcome: z.string(),
    facts: z.object({ orderId: z.int().optional(), shipmentId: z.int().optional(), refundId: z.int().optional() }),
  }),
);

/** Limited in number, so that each wears off by itself. */
const faults: Readonly<Record<string, object>> = {
  'system slow': { kind: 'slow', delayMs: 1_500, times: 12 },
  'system refusing': { kind: 'refuse', code: 503, times: 8 },
  'system silent after it has heard': { kind: 'timeout', times: 1 },
  'answers of the system lost': { kind: 'lost-answer', times: 8 },
  'system answering twice': { kind: 'repeat', times: 12 },
};
const awayMs = 3_000;

/** The merchant's own system, behind a line that breaks. */
export class MerchantSystem implements AsyncDisposable {
  readonly #line: FaultyLine;

  private constructor(line: FaultyLine) {
    this.#line = line;
  }

  /** It is told what becomes of orders from the next moment on. */
  static async open(operator: OperatorClient): Promise<MerchantSystem> {
    const line = await FaultyLine.to(systemUrl);
    const input = { name: 'ERP', url: line.through(`${systemUrl}/events`), types };
    const { secret } = (await operator.ask(made, make, { input })).made;
    const answer = await request(`${systemUrl}/secrets`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ secret }).toString(),
    });
    await answer.body.dump();
    return new MerchantSystem(line);
  }

  async heard(): Promise<HeardEvent[]> {
    return heardRows.parse(await (await request(`${systemUrl}/heard`)).body.json());
  }

  get happenings(): Readonly<Record<string, () => Promise<void>>> {
    const spoil = async (mode: Parameters<FaultyLine['set']>[0]) => {
      this.#line.set(mode);
      await sleep(awayMs);
      this.#line.mend();
    };
    return {
      ...Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, () => setFault(fault)])),
      'system dying': () => spoil({ kind: 'cut' }),
      'line to the system silent': () => spoil({ kind: 'silent' }),
      'line to the system dripping': () => spoil({ kind: 'drip', bytes: 300, everyMs: 20 }),
    };
  }

  async calm(): Promise<void> {
    this.#line.mend();
    await setFault(null);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#line[Symbol.asyncDispose]();
  }
}

async function setFault(fault: object | null): Promise<void> {
  const answer = await request(`${urls.fakesControl}/merchant-system/faults`, {
    method: fault === null ? 'DELETE' : 'PUT',
    body: fault === null ? null : JSON.stringify(fault),
  });
  await answer.body.dump();
  if (answer.statusCode !== 200) throw new Error(`the merchant's fake answers ${answer.statusCode}`);
}
