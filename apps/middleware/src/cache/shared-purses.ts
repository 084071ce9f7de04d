import { databaseNameOf } from '@tradehall/domain/read-side/shared-documents.ts';
import { z } from 'zod';
import { LocalPurses, type Purse, type Purses, type Taken } from '../context/services/purses.ts';
import { RedisScript } from './redis-script.ts';
import type { SharedRedis } from './shared-redis.ts';

interface SharedPursesOptions {
  readonly redis: Pick<SharedRedis, 'help'>;
  /** Two shops at one Redis count for themselves. */
  readonly databaseUrl: string;
  /** How many processes count at most. */
  readonly processes: number;
}

/**
 * KEYS: purses. ARGV: what to do (`take`, `overdraw`, `add` or `look`), how many to add, and of each purse most, perMs, cap
 * and debt. Answers whether it was done, and what is left in each. By the clock of Redis, which all processes share.
 */
const script = new RedisScript(`
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local mode, count = ARGV[1], tonumber(ARGV[2])
  local left, done = {}, 1
  for i, key in ipairs(KEYS) do
    local most, per, debt = tonumber(ARGV[4 * i - 1]), tonumber(ARGV[4 * i]), tonumber(ARGV[4 * i + 2])
    local held, at = string.match(redis.call('GET', key) or '', '^(%S+) (%S+)$')
    held = tonumber(held or most)
    left[i] = math.max(held, math.min(most, held + (now - tonumber(at or now)) * most / per))
    if mode == 'take' and left[i] < 1 then done = 0 end
    if mode == 'overdraw' and left[i] < 1 - debt then done = 0 end
  end
  if mode ~= 'look' and done == 1 then
    for i, key in ipairs(KEYS) do
      local most, per, cap, debt = tonumber(ARGV[4 * i - 1]), tonumber(ARGV[4 * i]), tonumber(ARGV[4 * i + 1]), tonumber(ARGV[4 * i + 2])
      left[i] = math.max(-debt, math.min(cap, left[i] + count))
      if left[i] == most then redis.call('DEL', key)
      else
        local ttl = left[i] > most and 86400000 or math.ceil((most - left[i]) * per / most) + 1000
        redis.call('SET', key, string.format('%.6f %.0f', left[i], now), 'PX', ttl)
      end
    end
  end
  local told = { done }
  for i = 1, #left do told[i + 1] = string.format('%.6f', left[i]) end
  return told`);

const answer = z.tuple([z.int()]).rest(z.coerce.number());
type Mode = 'take' | 'overdraw' | 'add' | 'look';

/**
 * Counted in Redis by all processes together. While Redis is away or slow each counts for itself and takes its share of
 * every allowance, so that all of them give no more than Redis would. What each gave before is counted there as well.
 */
export class SharedPurses implements Purses {
  readonly #options: SharedPursesOptions;
  readonly #prefix: string;
  readonly #local = new LocalPurses();

  constructor(options: SharedPursesOptions) {
    this.#options = options;
    this.#prefix = `limits:${databaseNameOf(options.databaseUrl)}:`;
  }

  async take(purses: readonly Purse[], isOverdrawing = false): Promise<Taken> {
    const told = await this.#run(isOverdrawing ? 'overdraw' : 'take', purses, -1);
    if (told === null) return this.#local.take(this.#shares(purses), isOverdrawing);
    if (told.isTaken) await this.#local.add(this.#shares(purses), -1);
    return told;
  }

  async add(purses: readonly Purse[], count: number): Promise<void> {
    await Promise.all([this.#run('add', purses, count), this.#local.add(this.#shares(purses), count)]);
  }

  async look(purses: readonly Purse[]): Promise<readonly number[]> {
    const told = await this.#run('look', purses, 0);
    return told?.left ?? this.#local.look(this.#shares(purses));
  }

  async useOnce(name: string, forMs: number): Promise<boolean> {
    const isFirstHere = await this.#local.useOnce(name, forMs);
    const set = await this.#options.redis.help(async (redis) => ({
      isFirst: (await redis.set(`${this.#prefix}used:${name}`, '1', 'PX', forMs, 'NX')) === 'OK',
    }));
    return isFirstHere && (set?.isFirst ?? true);
  }

  async #run(mode: Mode, purses: readonly Purse[], count: number): Promise<Taken | null> {
    const keys = purses.map(({ key }) => `${this.#prefix}${key}`);
    const rows = purses.flatMap(({ allowance: { most, perMs, cap = most, debt = 0 } }) => [most, perMs, cap, debt]);
    const told = await this.#options.redis.help((redis) => script.run(redis, keys, [mode, count, ...rows]));
    if (told === null) return null;
    const [isTaken, ...left] = answer.parse(told);
    return { isTaken: isTaken === 1, left };
  }

  #shares(purses: readonly Purse[]): readonly Purse[] {
    const share = (of: number) => Math.max(1, Math.floor(of / this.#options.processes));
    return purses.map(({ key, allowance: { most, perMs, cap = most, debt = 0 } }) => ({
      key,
      allowance: { most: share(most), perMs, cap: share(cap), debt: Math.floor(debt / this.#options.processes) },
    }));
  }
}
