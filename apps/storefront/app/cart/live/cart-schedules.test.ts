import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CartWorld, type Fate, type Press } from '../../testing/cart-world.ts';
import { changeLines, scarceSku, type ModelLine } from '../../testing/model-cart-shop.ts';
import type { CartChange } from './cart-intent.ts';
import { retryPausesMs } from './cart-answers.ts';

type Act =
  | { readonly kind: 'press'; readonly tab: number; readonly change: CartChange }
  | { readonly kind: 'elsewhere'; readonly change: CartChange }
  | { readonly kind: 'reload'; readonly tab: number; readonly isOrderly: boolean }
  | { readonly kind: 'close'; readonly tab: number; readonly isOrderly: boolean }
  | { readonly kind: 'open' };

/** Of each of the two kinds. */
const schedules = Number(process.env['CART_SCHEDULES'] ?? 1_000);

const sku = fc.constantFrom('EX10000001', 'EX10000002', scarceSku);
const quantity = fc.integer({ min: 1, max: 4 });
const add = fc.record({ kind: fc.constant('add' as const), sku, parentSku: fc.constant(null), quantity });
const change: fc.Arbitrary<CartChange> = fc.oneof(
  { weight: 8, arbitrary: add },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('set' as const), sku, parentSku: fc.constant(null), quantity }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), sku, parentSku: fc.constant(null) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('choose-guarantee' as const),
      sku: fc.constant('4100010'),
      parentSku: sku,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('remove' as const), sku: fc.constant('4100010'), parentSku: sku }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('apply-coupon' as const), code: fc.constantFrom('SPRING', 'OLD') }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' } as const) },
);
const tab = fc.integer({ min: 0, max: 2 });
const clearedElsewhere = fc.constant({ kind: 'elsewhere', change: { kind: 'clear' } } as const);
const actsOf = (changes: fc.Arbitrary<CartChange>): fc.Arbitrary<Act> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.record({ kind: fc.constant('press' as const), tab, change: changes }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('elsewhere' as const), change: changes }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab, isOrderly: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), tab, isOrderly: fc.boolean() }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'open' } as const) },
  );
const pauseMs = fc.constantFrom(0, 20, 120, 299, 300, 900, 2_100, 4_000);
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('well' as const) },
  { weight: 4, arbitrary: fc.constantFrom<Fate>('lost', 'reply-lost', 'late', 'broken') },
);
const fates = fc.oneof(
  fc.array(fate, { maxLength: 40 }),
  fc.array(fc.constantFrom<Fate>('lost', 'reply-lost'), { maxLength: 30 }),
);

const anything = fc.oneof({ weight: 16, arbitrary: actsOf(change) }, { weight: 1, arbitrary: clearedElsewhere });
const scenario = (act: fc.Arbitrary<Act>) => ({
  scheduler: fc.scheduler(),
  acts: fc.array(fc.record({ act, pauseMs }), { minLength: 1, maxLength: 25 }),
  fates,
  hasLocks: fc.boolean(),
});

function perform(world: CartWorld, act: Act): void {
  switch (act.kind) {
    case 'press':
      world.press(act.tab, act.change);
      break;
    case 'elsewhere':
      world.pressElsewhere(act.change);
      break;
    case 'reload':
      world.close(act.tab, act.isOrderly);
      world.open();
      break;
    case 'close':
      if (world.openTabs().length > 1) world.close(act.tab, act.isOrderly);
      break;
    case 'open':
      world.open();
      break;
  }
}

interface Played {
  readonly scheduler: fc.Scheduler;
  readonly acts: readonly { readonly act: Act; readonly pauseMs: number }[];
  readonly fates: readonly Fate[];
  readonly hasLocks: boolean;
}

/** Plays a scenario until everything is quiet; in the end the shopper looks at every tab once more. */
async function play({ scheduler, acts, ...options }: Played): Promise<CartWorld> {
  const world = new CartWorld({ scheduler, ...options });
  world.open();
  void scheduler.scheduleSequence(
    acts.map(({ act, pauseMs: pause }) => ({
      label: act.kind,
      builder: () => {
        world.pass(pause);
        perform(world, act);
        return Promise.resolve();
      },
    })),
  );
  await scheduler.waitIdle();
  for (let look = 0; look < 3; look += 1) {
    world.pass(700_000);
    world.openTabs().forEach(({ store }) => {
      store.adopt();
      store.refresh();
    });
    await scheduler.waitIdle();
  }
  return world;
}

const keyOf = ({ sku: name, parentSku }: Pick<ModelLine, 'sku' | 'parentSku'>) => `${name}/${parentSku ?? ''}`;
const asTable = (lines: readonly ModelLine[]): ReadonlyMap<string, number> =>
  new Map(lines.map((line) => [keyOf(line), line.quantity]));

/** The presses one by one, as nobody ever sent them, in the order the shop took them. */
const replay = (world: CartWorld): readonly ModelLine[] =>
  world.shop.applied.reduce<readonly ModelLine[]>(
    (lines, { intentId }) =>
      world.presses
        .filter((press) => press.intentId === intentId)
        .reduce((next, press) => changeLines(next, press.change) ?? next, lines),
    [],
  );

const silentCodes = ['unknown', 'add-to-cart-failed', 'cart-not-found'];

function expectHonest(world: CartWorld, press: Press): void {
  const isApplied = world.shop.applied.some(({ intentId }) => intentId === press.intentId);
  const { outcome } = press;
  if (outcome === 'done') {
    expect(isApplied || press.change.kind === 'clear', 'what is acknowledged is done').toBe(true);
  } else if (outcome !== null && press.tab !== null) {
    expect(isApplied && !silentCodes.includes(outcome.code), 'what is refused is not done').toBe(false);
    if (outcome.code === 'unknown' || outcome.code === 'add-to-cart-failed')
      expect(world.faults, 'given up only after all retries').toBeGreaterThan(retryPausesMs.length);
  }
}

function expectSettled(world: CartWorld): void {
  expect(world.kept.length, 'nothing is kept for ever').toBe(0);
  const server = asTable(world.shop.lines());
  world.openTabs().forEach(({ shown }) => {
    expect(shown.isPending, 'nothing waits for ever').toBe(false);
    expect(asTable(shown.lines), 'what is shown is what the shop has').toEqual(server);
    expect(shown.cart === null || world.shop.served.has(shown.cart), 'amounts are the shop’s').toBe(true);
  });
  const ids = world.shop.applied.map(({ intentId }) => intentId);
  expect(new Set(ids).size, 'nothing is done twice').toBe(ids.length);
  expect(asTable(replay(world)), 'folding changes nothing').toEqual(server);
  world.presses.forEach((press) => expectHonest(world, press));
}

const quantityIn = (presses: readonly Press[], of: string) =>
  presses.reduce((sum, { change: made }) => sum + (made.kind === 'add' && made.sku === of ? made.quantity : 0), 0);

describe('a cart in several tabs, with a bad network', { timeout: 600_000 }, () => {
  it('ends as the shop has it, whatever was lost, repeated, reloaded or changed elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record(scenario(anything)), async (played) => expectSettled(await play(played))),
      { numRuns: schedules },
    );
  });

  it('holds the sum of all acknowledged adds, and of no other but those whose answer was lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.record(scenario(actsOf(add))), async (played) => {
        const world = await play(played);
        expectSettled(world);
        const made = new Set(world.shop.applied.map(({ intentId }) => intentId));
        const counted = world.presses.filter(({ outcome, intentId }) => outcome === 'done' || made.has(intentId));
        world.shop.lines().forEach((line) => expect(line.quantity).toBe(quantityIn(counted, line.sku)));
        // Without a fault everything is acknowledged or refused with a reason, also what a closed tab left behind.
        if (world.faults === 0) {
          world.presses
            .filter(({ outcome }) => outcome === null)
            .forEach(({ intentId }) => expect(made.has(intentId) || world.shop.refused.has(intentId)).toBe(true));
        }
      }),
      { numRuns: schedules },
    );
  });
});
