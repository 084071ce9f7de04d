import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { couponRefusals } from '@tradehall/domain/cart/coupon-refusals.ts';
import { divideHalfUp } from '@tradehall/domain/money/divide-half-up.ts';
import { createDisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { engineEnvironment } from '../../testing/engine-process';
import { migratedTemplate } from '../../testing/migrated-template';
import { currencyOf, findStore } from '../../platform/stores/store';
import type { CartScenario } from '../../testing/cart-scenario';
import { askOracle } from '../../testing/pricing-oracle';
import { randomCart } from '../../testing/random-cart';

const carts = Number(process.env['PRICING_ENGINE_CARTS'] ?? 40);
// Others than those of the unit test.
const firstSeed = 1_000_000;

const sums = z.object({ gross: z.int(), net: z.int(), tax: z.int() });
const pricedCart = sums.extend({
  seed: z.int(),
  currency: z.string(),
  lines: z.array(
    z.object({
      sku: z.string(),
      parentSku: z.string().nullable(),
      giftOf: z.int().nullable(),
      gross: z.int(),
      net: z.int(),
      grossBefore: z.int(),
      explained: z.int(),
    }),
  ),
  refusals: z.array(z.tuple([z.int(), z.enum(couponRefusals).nullable()])),
  isStale: z.boolean(),
  withFee: sums,
});
type PricedCart = z.output<typeof pricedCart>;

it(`${carts} random carts cost in the engine what the oracle says`, { timeout: 900_000 }, async () => {
  await using database = await createDisposableDatabase({
    template: await prepareTemplateDatabase(migratedTemplate()),
  });
  const script = join(__dirname, '../../../dist/src/testing/price-carts.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, String(firstSeed), String(firstSeed + carts)],
    {
      env: { ...process.env, ...engineEnvironment(database.url, 'redis://127.0.0.1:1'), LOG_LEVEL: 'error' },
      maxBuffer: 100_000_000,
    },
  );
  const answers = stdout.split('\n').filter((line) => line.startsWith('{"seed"'));
  expect(answers).toHaveLength(carts);
  for (const line of answers) expectOracle(pricedCart.parse(JSON.parse(line)));
});

function expectOracle(cart: PricedCart): void {
  const { seed, currency, lines, refusals, gross, net, tax, isStale, withFee } = cart;
  const scenario = randomCart(seed);
  const oracle = askOracle(scenario);
  expect({ seed, currency, lines: lines.map(amountsOf), refusals, gross, net, isStale }).toEqual({
    seed,
    currency: currencyIn(scenario),
    lines: oracle.lines.map(({ key, gross: lineGross, net: lineNet }) => ({ key, gross: lineGross, net: lineNet })),
    refusals: [...oracle.refusals],
    gross: oracle.gross,
    net: oracle.net,
    isStale: false,
  });
  expect({ seed, tax }).toEqual({ seed, tax: gross - net });
  for (const line of lines) expect({ seed, ...line }).toMatchObject({ explained: line.grossBefore - line.gross });
  const fee = feeOf(scenario);
  expect({ seed, ...withFee }).toEqual({
    seed,
    gross: gross + fee.gross,
    net: net + fee.net,
    tax: tax + fee.gross - fee.net,
  });
}

function currencyIn({ storeKey }: CartScenario): string | null {
  const store = findStore(storeKey);
  return store && currencyOf(store);
}

function amountsOf({ sku, parentSku, giftOf, gross, net }: PricedCart['lines'][number]) {
  if (parentSku !== null) return { key: `guarantee ${parentSku}`, gross, net };
  return { key: giftOf === null ? sku : `gift ${giftOf}`, gross, net };
}

function feeOf({ storeKey, isAtHome, ratePermyriad, storeRatePermyriad }: CartScenario) {
  const cents = findStore(storeKey)?.country.cashOnDelivery.fee?.[0].value.centAmount ?? 0;
  const without = (rate: number) => divideHalfUp(BigInt(cents) * 10_000n, BigInt(10_000 + rate));
  if (isAtHome) return { gross: cents, net: without(ratePermyriad) };
  const net = without(storeRatePermyriad);
  return { gross: divideHalfUp(BigInt(net) * BigInt(10_000 + ratePermyriad), 10_000n), net };
}
