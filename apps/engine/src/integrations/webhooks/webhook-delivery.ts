import { Counter } from 'prom-client';
import type { Database } from '../../platform/database';
import { DeliveryPause } from '../../platform/delivery-pause';
import type { SealedSecrets } from '../../platform/sealed-secret';
import { bodyOf, type EventReaders } from '../events/event-body';
import { signedHeaders } from '../standard-signature';
import { type OutsideLine, wordsOfFailure } from '../../platform/outside-line';
import { type DueWebhook, endEndpoint, noteTold, postponeWebhook, takeDueWebhooks } from './due-webhooks';

interface DeliveryOptions extends Pick<EventReaders, 'readOrder'> {
  readonly secrets: SealedSecrets;
  readonly line: OutsideLine;
  readonly log: { readonly warn: (message: string) => void };
  readonly pace?: Partial<Pace>;
}

interface Pace {
  readonly answerMs: number;
  readonly firstRetryMs: number;
  readonly longestRetryMs: number;
}

const usualPace: Pace = { answerMs: 15_000, firstRetryMs: 5_000, longestRetryMs: 3_600_000 };
const atOnce = 20;
const mostAnswer = 200;
const gone = 410;

const webhooks = new Counter({
  name: 'webhooks_out_total',
  help: 'Events told to other systems',
  labelNames: ['outcome'],
});

/** Tells other systems what has happened, a round at a time. Several rounds may run side by side, here and in other processes. */
export class WebhookDelivery {
  readonly #options: DeliveryOptions;
  readonly #pace: Pace;
  /** By endpoint: after failures nothing is told there for a while. */
  readonly #pauses = new Map<number, DeliveryPause>();
  /** Endpoints that a round tells at this moment: however slow one is, it has one of the rounds here and no more. */
  readonly #busy = new Set<number>();
  #taking: Promise<unknown> = Promise.resolve();

  constructor(options: DeliveryOptions) {
    this.#options = options;
    this.#pace = { ...usualPace, ...options.pace };
  }

  /** What is due at one endpoint. Answers how many events were tried. */
  async round(database: Database): Promise<number> {
    // One round after the other, so that no two choose the same endpoint.
    const taken = this.#taking.then(() => this.#take(database));
    this.#taking = taken.catch(() => undefined);
    const due = await taken;
    try {
      await Promise.all(due.map((each) => this.#tell(database, each)));
    } finally {
      for (const { endpointId } of due) this.#busy.delete(endpointId);
    }
    return due.length;
  }

  async #take(database: Database): Promise<readonly DueWebhook[]> {
    const allowed = [...this.#pauses].map(([id, pause]) => ({ id, count: pause.allowed(atOnce) }));
    const idsOf = (wanted: number) => allowed.filter(({ count }) => count === wanted).map(({ id }) => id);
    const due = await takeDueWebhooks(database, {
      ...{ passedOver: [...this.#busy, ...idsOf(0)], tried: idsOf(1), most: atOnce },
      // Longer than telling may last: nobody else may take what is being told.
      takenForMs: this.#pace.answerMs * 4,
    });
    for (const { endpointId } of due) this.#busy.add(endpointId);
    return due;
  }

  async #tell(database: Database, due: DueWebhook): Promise<void> {
    const { log } = this.#options;
    try {
      const answer = await this.#send(database, due);
      this.#pauseOf(due).noteSuccess();
      webhooks.inc({ outcome: 'delivered' });
      await noteTold(database, due, answer);
    } catch (failure) {
      const why = wordsOfFailure(failure, mostAnswer);
      this.#pauseOf(due).noteFailure();
      webhooks.inc({ outcome: 'postponed' });
      log.warn(`event ${due.eventId} for ${new URL(due.url).host} is told again later: ${why}`);
      if (failure instanceof Gone) await endEndpoint(database, due.endpointId, why);
      const { firstRetryMs, longestRetryMs } = this.#pace;
      const delayMs = Math.min(firstRetryMs * 2 ** Math.min(due.attempts - 1, 16), longestRetryMs);
      await postponeWebhook(database, due, why, delayMs);
    }
  }

  #pauseOf({ endpointId }: DueWebhook): DeliveryPause {
    const pause = this.#pauses.get(endpointId) ?? new DeliveryPause(Date.now);
    this.#pauses.set(endpointId, pause);
    return pause;
  }

  async #send(database: Database, due: DueWebhook): Promise<string> {
    const secret = this.#options.secrets.unseal(due.secret);
    if (secret === null) throw new Error('the secret was sealed with another COOKIE_SECRET: make the endpoint anew');
    const readers = { database, readOrder: this.#options.readOrder };
    const body = Buffer.from(JSON.stringify(await bodyOf(due, due.stores, readers)));
    const signed = signedHeaders(`evt_${due.eventId}`, secret, body, Date.now());
    const status = await this.#options.line.post(new URL(due.url), {
      ...{ body, timeoutMs: this.#pace.answerMs },
      headers: { 'content-type': 'application/json', ...signed },
    });
    if (status === gone) throw new Gone(`answered ${gone}: it wants to hear nothing more`);
    if (status < 200 || status > 299) throw new Error(`answered ${status}`);
    return `answered ${status}`;
  }
}

class Gone extends Error {}
