import type { SharedKeys } from '@tradehall/domain/read-side/shared-documents.ts';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { RedisScript } from './redis-script.ts';

/** How long what one process read in PostgreSQL answers for all of them. */
export const sharedFreshMs = 1_000;

export interface AskedOfRedis {
  readonly name: string;
  readonly heldVersion: string | null;
}

export interface LookedUp {
  /** Null where Redis has nothing that helps. */
  readonly document: { readonly version: string; readonly body: string | null; readonly ageMs: number } | null;
  /** How the place looked; only a place that still looks so may be written to. */
  readonly seen: string;
}

export interface Looked {
  readonly epoch: string;
  readonly documents: readonly LookedUp[];
}

export interface DocumentToShare {
  readonly name: string;
  readonly seen: string;
  readonly version: string;
  /** Null: the version is known to be the current one, but its body was not read. */
  readonly body: string | null;
}

// A place says `epoch:version:when it was read`, by the clock of Redis; its body, beside it, says of which version it is.
// Marks of changes, and what others wrote, are left alone by who has not seen them before reading.
const share = new RedisScript(`
  local epoch, leftMs, ageMs = ARGV[1], ARGV[2], ARGV[3]
  if (redis.call('GET', KEYS[1]) or '0') ~= epoch then return 0 end
  local time = redis.call('TIME')
  local readAt = string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000) - ageMs)
  for i = 2, #KEYS, 2 do
    local seen, version, body = ARGV[i * 1.5 + 1], ARGV[i * 1.5 + 2], ARGV[i * 1.5 + 3]
    if (redis.call('GET', KEYS[i]) or '') == seen then
      redis.call('SET', KEYS[i], epoch .. ':' .. version .. ':' .. readAt, 'PX', leftMs)
      if body ~= '' then redis.call('SET', KEYS[i + 1], version .. ':' .. body, 'PX', leftMs) end
    end
  end
  return 1`);

const answer = z.tuple([
  z.tuple([z.null(), z.tuple([z.coerce.number(), z.coerce.number()])]),
  z.tuple([z.null(), z.tuple([z.string().nullable()], z.string().nullable())]),
]);
const place = /^(\d+):(\d+):(\d+)$/;

/** What Redis holds for all processes, as it is: who asks for it sees to time and failures. */
export class SharedDocuments {
  readonly #redis: Redis;
  readonly #keys: SharedKeys;

  constructor(redis: Redis, keys: SharedKeys) {
    this.#redis = redis;
    this.#keys = keys;
  }

  /** Bodies are sent for documents of which no version is held. */
  async look(asked: readonly AskedOfRedis[]): Promise<Looked> {
    const cold = asked.filter(({ heldVersion }) => heldVersion === null).map(({ name }) => name);
    const { epoch: epochKey, document, body: bodyOf } = this.#keys;
    const keys = [epochKey, ...asked.map(({ name }) => document(name)), ...cold.map(bodyOf)];
    const [[, [seconds, microseconds]], [, [epoch, ...values]]] = answer.parse(
      await this.#redis.pipeline().time().mget(keys).exec(),
    );
    const now = { ms: seconds * 1_000 + Math.floor(microseconds / 1_000), epoch: epoch ?? '0' };
    const bodies = values.slice(asked.length).values();
    return {
      epoch: now.epoch,
      documents: asked.map(({ heldVersion }, index) => {
        const seen = values[index] ?? '';
        const body = heldVersion === null ? (bodies.next().value ?? null) : null;
        return { seen, document: documentIn(seen, heldVersion, body, now) };
      }),
    };
  }

  /** Puts there what was read in PostgreSQL `ageMs` ago, unless it was announced as changed since it was looked for. */
  async share(epoch: string, documents: readonly DocumentToShare[], ageMs: number): Promise<void> {
    const leftMs = Math.floor(sharedFreshMs - ageMs);
    if (leftMs <= 0 || documents.length === 0) return;
    const keys = documents.flatMap(({ name }) => [this.#keys.document(name), this.#keys.body(name)]);
    const values = documents.flatMap(({ seen, version, body }) => [seen, version, body ?? '']);
    await share.run(this.#redis, [this.#keys.epoch, ...keys], [epoch, leftMs, Math.ceil(ageMs), ...values]);
  }
}

function documentIn(
  seen: string,
  heldVersion: string | null,
  body: string | null,
  now: { readonly ms: number; readonly epoch: string },
): LookedUp['document'] {
  const [, epoch, version = '', readAt] = place.exec(seen) ?? [];
  if (epoch !== now.epoch) return null;
  const ageMs = Math.max(0, now.ms - Number(readAt));
  if (version === heldVersion) return { version, body: null, ageMs };
  // One that was read before the last change waits to run out.
  return body?.startsWith(`${version}:`) === true ? { version, body: body.slice(version.length + 1), ageMs } : null;
}
