import { engineLanes, type EngineLane } from '@tradehall/domain/calls/engine-call.ts';
import { Bulkhead } from '@tradehall/process/bulkhead.ts';
import { CircuitBreaker, type BreakerState } from '@tradehall/process/circuit-breaker.ts';
import { Pool } from 'undici';

interface LaneSize {
  readonly connections: number;
  /** How many more calls may wait for one of them, and for how long. */
  readonly mostWaiting: number;
  readonly waitMs: number;
  /** Of one visitor, under way or waiting. */
  readonly mostOfOne?: number;
}

/** More than a lane takes, at once or of one visitor. It says nothing about the engine, and nothing was sent. */
export class LaneFull extends Error {
  override readonly name = 'LaneFull';
  readonly retryAfterSeconds: number;

  constructor(lane: EngineLane, retryAfterSeconds = 2) {
    super(`too many calls in the lane "${lane}"`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

// A shopper has a few tabs; whoever asks the tax office or the bank for more than they do is not one.
const sizes: Readonly<Record<EngineLane, LaneSize>> = {
  usual: { connections: 64, mostWaiting: 2_000, waitMs: 8_000 },
  vat: { connections: 16, mostWaiting: 32, waitMs: 2_000, mostOfOne: 4 },
  card: { connections: 64, mostWaiting: 128, waitMs: 1_000, mostOfOne: 6 },
  passwords: { connections: 16, mostWaiting: 32, waitMs: 2_000, mostOfOne: 12 },
  identity: { connections: 16, mostWaiting: 32, waitMs: 2_000, mostOfOne: 6 },
};

/** Connections, queue and breaker of the calls that wait for the same party. */
class Lane {
  readonly pool: Pool;
  readonly breaker = new CircuitBreaker({ failuresToOpen: 5, pauseMs: 10_000 });
  readonly #bulkhead: Bulkhead;

  constructor(name: EngineLane, origin: string, limits: Pool.Options) {
    const { connections, ...queue } = sizes[name];
    this.pool = new Pool(origin, { connections, ...limits });
    this.#bulkhead = new Bulkhead({ mostAtOnce: connections, ...queue, whenFull: () => new LaneFull(name) });
  }

  get load(): { readonly atWork: number; readonly waiting: number } {
    return { atWork: this.#bulkhead.atWork, waiting: this.#bulkhead.waiting };
  }

  run<Value>(owner: string | null, work: (pool: Pool) => Promise<Value>): Promise<Value> {
    return this.#bulkhead.run(() => this.breaker.run(() => work(this.pool)), owner);
  }
}

/** The engine's calls side by side: one that waits for somebody else takes no connection from those that do not. */
export class EngineLanes {
  readonly #lanes: ReadonlyMap<EngineLane, Lane>;

  constructor(origin: string, limits: Pool.Options) {
    this.#lanes = new Map(engineLanes.map((name) => [name, new Lane(name, origin, limits)]));
  }

  run<Value>(name: EngineLane, owner: string | null, work: (pool: Pool) => Promise<Value>): Promise<Value> {
    return this.#get(name).run(owner, work);
  }

  breakerState(name: EngineLane): BreakerState {
    return this.#get(name).breaker.state;
  }

  load(name: EngineLane): { readonly atWork: number; readonly waiting: number } {
    return this.#get(name).load;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#lanes.values()].map(({ pool }) => pool.close()));
  }

  #get(name: EngineLane): Lane {
    const lane = this.#lanes.get(name);
    if (lane === undefined) throw new Error(`there is no lane "${name}"`);
    return lane;
  }
}
