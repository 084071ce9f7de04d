import type { Page } from 'playwright-core';
import { z } from 'zod';
import { ENGINE_URL } from '../../environment.ts';
import { askAsOperator } from './operator.ts';

const fees = z.object({ from: z.string(), parcelCents: z.int(), freightCents: z.int(), freeAboveCents: z.int() });
const found = z.object({
  data: z.object({
    countryStores: z.array(
      z.object({ key: z.string(), version: z.int(), phoneNumbers: z.record(z.string(), z.string()) }),
    ),
    shippingFees: z.object({ fees: z.tuple([fees]).rest(fees) }),
  }),
});

async function findStore(storeKey: string) {
  const query = `query ($storeKey: String!) { countryStores { key version phoneNumbers }
    shippingFees(storeKey: $storeKey) { fees { from parcelCents freightCents freeAboveCents } } }`;
  const { countryStores, shippingFees } = found.parse(await askAsOperator(query, { storeKey })).data;
  return { store: countryStores.find(({ key }) => key === storeKey), fees: shippingFees.fees[0] };
}

/** Puts phone and fees back as they are now. */
export async function rememberStore(storeKey: string): Promise<() => Promise<void>> {
  const before = await findStore(storeKey);
  return async () => {
    const { store, fees: seen } = await findStore(storeKey);
    const input = { key: storeKey, version: store?.version, phoneNumbers: before.store?.phoneNumbers };
    const mutation = `mutation ($input: UpdateCountryStoreInput!, $storeKey: String!, $fees: ShippingFeesInput!, $seen: ShippingFeesInput!) {
      updateCountryStore(input: $input) { key } saveShippingFees(storeKey: $storeKey, fees: $fees, seen: $seen) { storeKey } }`;
    await askAsOperator(mutation, { input, storeKey, fees: { ...before.fees, from: seen.from }, seen });
  };
}

const lowStock = z.object({ high: z.int(), middle: z.int(), low: z.int() });
const foundRule = z.object({ data: z.object({ lowStockRule: z.object({ pieces: lowStock }) }) });

/** Puts the pieces from which on few are left back as they are now. */
export async function rememberLowStock(storeKey: string): Promise<() => Promise<void>> {
  const find = async () => {
    const query = `query ($storeKey: String!) { lowStockRule(storeKey: $storeKey) { pieces { high middle low } } }`;
    return foundRule.parse(await askAsOperator(query, { storeKey })).data.lowStockRule.pieces;
  };
  const pieces = await find();
  return async () => {
    const mutation = `mutation ($storeKey: String!, $pieces: LowStockPiecesInput!, $seen: LowStockPiecesInput!) {
      saveLowStock(storeKey: $storeKey, pieces: $pieces, seen: $seen) { storeKey } }`;
    await askAsOperator(mutation, { storeKey, pieces, seen: await find() });
  };
}

/** What an operator does on the page of a store. */
export function storesDashboard(page: Page) {
  const press = async (button: string, mutation: string) => {
    const done = page.waitForResponse((response) => response.request().postData()?.includes(mutation) ?? false);
    await page.getByRole('button', { name: button, exact: true }).click();
    await done;
  };
  return {
    open: async (country: string) => {
      await page.goto(`${ENGINE_URL}/dashboard/stores`);
      await page.getByRole('link', { name: country, exact: true }).click();
      // Both are asked for by themselves.
      await page.getByRole('button', { name: 'Check again' }).waitFor();
      await page.getByRole('button', { name: 'Save the fees' }).waitFor();
      await page.getByRole('button', { name: 'Save low stock' }).waitFor();
    },
    type: (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text),
    problem: (words: RegExp) => page.getByText(words).first(),
    tryToSave: () => page.getByRole('button', { name: 'Save', exact: true }).click(),
    save: () => press('Save', 'UpdateCountryStore'),
    saveFees: () => press('Save the fees', 'SaveShippingFees'),
    foreseen: (words: RegExp) => page.getByText(words),
    saveLowStock: () => press('Save low stock', 'SaveLowStock'),
  };
}

const changedWords = z.object({
  data: z.object({
    changedWordings: z.array(z.object({ locale: z.string(), key: z.string(), words: z.string() })),
  }),
});

/** Gives a text of the shop its original back. */
export async function forgetWording(locale: string, key: string): Promise<void> {
  const { data } = changedWords.parse(await askAsOperator('{ changedWordings { locale key words } }'));
  const seen = data.changedWordings.find((each) => each.locale === locale && each.key === key)?.words;
  const mutation = `mutation ($locale: String!, $key: String!, $seen: String) {
    saveWording(locale: $locale, key: $key, words: "", seen: $seen) }`;
  if (seen !== undefined) await askAsOperator(mutation, { locale, key, seen });
}

/** What an operator does about a wrong word. */
export function wordingDashboard(page: Page) {
  return {
    open: () => page.goto(`${ENGINE_URL}/dashboard/wording`),
    find: async (language: string, words: string) => {
      await page.getByLabel('Language of the shop').selectOption({ label: language });
      await page.getByLabel('Words on the page').fill(words);
    },
    choose: (key: string) => page.getByRole('button', { name: key }).first().click(),
    type: (label: string, words: string) => page.getByLabel(label, { exact: true }).fill(words),
    fault: (words: string) => page.getByRole('status').filter({ hasText: words }),
    preview: (words: string) => page.locator('[data-preview]').filter({ hasText: words }),
    press: async (button: 'Save the words' | 'Back to the original') => {
      const done = page.waitForResponse((response) => response.request().postData()?.includes('SaveWording') ?? false);
      await page.getByRole('button', { name: button, exact: true }).click();
      await done;
    },
  };
}
