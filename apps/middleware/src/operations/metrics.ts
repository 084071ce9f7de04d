import { engineLanes, type EngineLane } from '@tradehall/domain/calls/engine-call.ts';
import type { BreakerState } from '@tradehall/process/circuit-breaker.ts';
import { durationOf, openRegistry } from '@tradehall/process/metrics.ts';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { ReadOutcome } from '../read-side/document-reader.ts';
import type { Readiness } from './readiness.ts';

const breakerStates = ['closed', 'half-open', 'open'] as const satisfies readonly BreakerState[];

interface LanesSeen {
  readonly breakerState: (lane: EngineLane) => BreakerState;
  readonly load: (lane: EngineLane) => { readonly atWork: number; readonly waiting: number };
}

/** What an operator can read about this process, in the format of Prometheus. */
export class Metrics {
  readonly #registry = openRegistry();
  readonly #callSeconds = durationOf(
    'middleware_call_duration_seconds',
    'Time from a request to its answer, by call and status',
    ['call', 'status'],
    this.#registry,
  );
  readonly #engineSeconds = durationOf(
    'middleware_engine_duration_seconds',
    'Time the engine took, by outcome',
    ['outcome'],
    this.#registry,
  );
  readonly #reads = new Counter({
    name: 'middleware_read_side_reads_total',
    help: 'Documents read: hit in memory, stale in memory and checked behind the answer, old because nobody could be asked in time, sent or confirmed by Redis, confirmed or loaded by PostgreSQL, or absent',
    labelNames: ['kind', 'outcome'],
    registers: [this.#registry],
  });

  readonly #searches = new Counter({
    name: 'middleware_searches_total',
    help: 'Searches by who answered: a search node, or PostgreSQL in its stead',
    labelNames: ['by'],
    registers: [this.#registry],
  });

  readonly #cartChanges = new Counter({
    name: 'shop_cart_changes_total',
    help: 'Changes of carts that were sent to the engine, by store: changed, refused for a reason, or failed',
    labelNames: ['store', 'outcome'],
    registers: [this.#registry],
  });

  readonly #cartFailures = new Counter({
    name: 'middleware_cart_failures_total',
    help: 'Changes of a cart that a browser gave up, by what was tried and why it failed',
    labelNames: ['action', 'reason'],
    registers: [this.#registry],
  });

  readonly #socketFrames = new Counter({
    name: 'middleware_cart_socket_frames_total',
    help: 'Frames sent to pages that look at a cart, by event',
    labelNames: ['event'],
    registers: [this.#registry],
  });

  readonly #refusedSockets = new Counter({
    name: 'middleware_cart_sockets_refused_total',
    help: 'Cart sockets that were not opened, by reason',
    labelNames: ['reason'],
    registers: [this.#registry],
  });

  readonly #endedSockets = new Counter({
    name: 'middleware_cart_sockets_ended_total',
    help: 'Cart sockets ended from this side: slow, silent, spoke, too many of a cart, or of a session that owns it no more',
    labelNames: ['reason'],
    registers: [this.#registry],
  });

  #oldestSeconds = 0;

  constructor() {
    const takeOldest = () => {
      const seconds = this.#oldestSeconds;
      this.#oldestSeconds = 0;
      return seconds;
    };
    new Gauge({
      name: 'middleware_read_side_oldest_seconds',
      help: 'Age of the oldest document answered since the last look because nobody could be asked in time; 0: none',
      registers: [this.#registry],
      collect() {
        this.set(takeOldest());
      },
    });
  }

  get registry(): Registry {
    return this.#registry;
  }

  readonly countSearch = (by: string): void => this.#searches.inc({ by });

  readonly countRead = (kind: string, outcome: ReadOutcome, ageMs: number): void => {
    this.#reads.inc({ kind, outcome });
    if (outcome === 'old') this.#oldestSeconds = Math.max(this.#oldestSeconds, ageMs / 1_000);
  };

  readonly observeEngine = (seconds: number, outcome: string): void =>
    this.#engineSeconds.observe({ outcome }, seconds);

  readonly countCartFailure = (action: string, reason: string): void => this.#cartFailures.inc({ action, reason });

  readonly countCartChange = (store: string, outcome: 'changed' | 'refused' | 'failed'): void =>
    this.#cartChanges.inc({ store, outcome });

  readonly countSocketFrame = (event: string): void => this.#socketFrames.inc({ event });

  readonly countRefusedSocket = (reason: string): void => this.#refusedSockets.inc({ reason });

  readonly countEndedSocket = (reason: string): void => this.#endedSockets.inc({ reason });

  observeCall(call: string, status: number, seconds: number): void {
    this.#callSeconds.observe({ call, status }, seconds);
  }

  watchSockets(open: () => number): void {
    new Gauge({
      name: 'middleware_cart_sockets',
      help: 'Cart sockets that are open',
      registers: [this.#registry],
      collect() {
        this.set(open());
      },
    });
  }

  watchLanes(engine: LanesSeen): void {
    new Gauge({
      name: 'middleware_engine_breaker',
      help: 'State of the circuit breaker before the engine, by lane: 0 closed, 1 half-open, 2 open',
      labelNames: ['lane'],
      registers: [this.#registry],
      collect() {
        for (const lane of engineLanes) this.set({ lane }, breakerStates.indexOf(engine.breakerState(lane)));
      },
    });
    new Gauge({
      name: 'middleware_engine_calls',
      help: 'Calls to the engine by lane: at work, or waiting for a place',
      labelNames: ['lane', 'state'],
      registers: [this.#registry],
      collect() {
        for (const lane of engineLanes) {
          const { atWork, waiting } = engine.load(lane);
          this.set({ lane, state: 'at-work' }, atWork);
          this.set({ lane, state: 'waiting' }, waiting);
        }
      },
    });
  }

  /** What `/ready` says of the parts behind this process, as figures. */
  watchParts(readiness: () => Promise<Readiness>): void {
    new Gauge({
      name: 'middleware_part_up',
      help: '1 where the middleware reaches this part, 0 where it does not or goes on without it',
      labelNames: ['part'],
      registers: [this.#registry],
      async collect() {
        const { parts } = await readiness();
        for (const [part, state] of Object.entries(parts)) this.set({ part }, state === 'up' ? 1 : 0);
      },
    });
  }

  /** `lagSeconds` is null where the read side cannot tell; the gauge is then absent. */
  watchProjection(lagSeconds: () => Promise<number | null>): void {
    new Gauge({
      name: 'middleware_projection_lag_seconds',
      help: 'Age of the oldest change that is not yet in the read side',
      registers: [this.#registry],
      async collect() {
        const lag = await lagSeconds();
        if (lag === null) this.reset();
        else this.set(lag);
      },
    });
  }
}
