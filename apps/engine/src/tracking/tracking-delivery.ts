import { Counter } from 'prom-client';
import { DeliveryPause } from '../platform/delivery-pause';
import {
  type Database,
  type DueEvent,
  dropEvent,
  forgetOldEvents,
  noteDelivered,
  postponeVisitor,
  takeDueEvents,
} from './due-events';
import type { TrackingService } from './tracking-service';

interface DeliveryOptions {
  readonly database: Database;
  readonly service: TrackingService;
  readonly log: { readonly warn: (message: string) => void };
  readonly nowMs?: () => number;
}

const visitorsAtOnce = 20;
const eventsOfEach = 20;
// Longer than all of a visitor's events may take together: nobody else may take what is being delivered.
const takenForMs = 60_000;
const firstRetryMs = 5_000;
const longestRetryMs = 5 * 60_000;
const forgetEveryMs = 60_000;

const outcomes = new Counter({
  name: 'tracking_events_total',
  help: 'Events for the tracking service',
  labelNames: ['outcome'],
});

/** Carries the outbox to the tracking service, a round at a time. Several may run side by side. */
export class TrackingDelivery {
  readonly #options: DeliveryOptions;
  readonly #nowMs: () => number;
  readonly #pause: DeliveryPause;
  #forgotAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: DeliveryOptions) {
    this.#options = options;
    this.#nowMs = options.nowMs ?? Date.now;
    this.#pause = new DeliveryPause(this.#nowMs);
  }

  /** How many events were tried. */
  async round(): Promise<number> {
    await this.#forgetOld();
    const visitors = this.#pause.allowed(visitorsAtOnce);
    if (visitors === 0) return 0;
    const wanted = { now: this.#now(), visitors, eventsOfEach, takenForMs };
    const taken = await takeDueEvents(this.#options.database, wanted);
    await Promise.all(taken.map((events) => this.#deliver(events)));
    return taken.reduce((sum, { length }) => sum + length, 0);
  }

  /** One after the other; where one fails, those behind it wait. */
  async #deliver(events: readonly DueEvent[]): Promise<void> {
    for (const event of events) {
      if (!(await this.#send(event))) return;
    }
  }

  async #send(event: DueEvent): Promise<boolean> {
    const { database, service, log } = this.#options;
    try {
      const outcome = await service.send(event);
      this.#pause.noteSuccess();
      outcomes.inc({ outcome });
      if (outcome === 'taken') await noteDelivered(database, event.id, this.#now());
      else await dropEvent(database, event.id);
      return true;
    } catch (failure) {
      this.#pause.noteFailure();
      outcomes.inc({ outcome: 'postponed' });
      log.warn(`event ${event.id} is tried again later: ${String(failure).slice(0, 200)}`);
      const delayMs = Math.min(firstRetryMs * 2 ** (Math.min(event.attempts, 12) - 1), longestRetryMs);
      await postponeVisitor(database, event.visitor, new Date(this.#nowMs() + delayMs));
      return false;
    }
  }

  async #forgetOld(): Promise<void> {
    if (this.#nowMs() - this.#forgotAtMs < forgetEveryMs) return;
    this.#forgotAtMs = this.#nowMs();
    const forgotten = await forgetOldEvents(this.#options.database, this.#now());
    if (forgotten > 0) outcomes.inc({ outcome: 'forgotten' }, forgotten);
  }

  #now(): Date {
    return new Date(this.#nowMs());
  }
}
