import { describe, expect } from 'vitest';
import { journey, type Visitor } from '../fixtures.ts';
import { takeAddressServiceAway } from '../pages/address-service.ts';
import { addressesPage } from '../pages/addresses-page.ts';
import { buyers } from '../pages/buyers.ts';
import { addressOfBuyer, findsStepInOrder, putInCart, sendAddresses } from '../pages/checkout-steps.ts';
import { shopAddress } from '../shops.ts';

const { DE: buyer } = buyers;
const fewMinutesMs = 120_000;

async function openAddresses(visitor: Visitor) {
  await putInCart(visitor, buyer);
  await visitor.openAlive(shopAddress(buyer.country, '/checkout/addresses'));
  return addressesPage(visitor.page, buyer.locale);
}

describe('who types a street', () => {
  journey('chooses a suggested address by keyboard, and goes on where something is missing', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const addresses = await openAddresses(visitor);
    // Sent too early: what is filled in by the choice is wrong no more.
    await addresses.goOn.click();
    await addresses.field('billing.firstName').fill('Anna');
    await addresses.field('billing.lastName').fill('Müller');
    const street = addresses.field('billing.streetName');
    await street.pressSequentially('Lange');
    await page.getByRole('option', { name: 'Lange Straße, Rostock' }).waitFor();
    await findsStepInOrder(visitor, buyer);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => street.inputValue()).toBe('Lange Straße');
    expect(await addresses.field('billing.postalCode').inputValue()).toBe('18055');
    expect(await addresses.field('billing.city').inputValue()).toBe('Rostock');
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('billing.streetNumber');
    expect(await addresses.field('billing.city').getAttribute('aria-invalid')).toBeNull();
    await page.keyboard.type('4');
    await addresses.field('email').fill(addressOfBuyer());
    await sendAddresses(visitor, buyer);
  });

  journey('chooses by a click, and may do without', async ({ arrive }) => {
    const visitor = await arrive();
    const { page } = visitor;
    const addresses = await openAddresses(visitor);
    const street = addresses.field('billing.streetName');
    await street.pressSequentially('Kurf');
    await page.getByRole('option', { name: 'Kurfürstendamm 22, Berlin' }).click();
    await expect.poll(() => addresses.field('billing.streetNumber').inputValue()).toBe('22');
    await street.fill('Gasse, die niemand kennt');
    await page.keyboard.press('Escape');
    expect(await street.inputValue()).toBe('Gasse, die niemand kennt');
    expect(await page.getByRole('listbox').count()).toBe(0);
  });

  journey('is left alone when nobody knows addresses', { timeout: fewMinutesMs }, async ({ arrive }) => {
    const visitor = await arrive();
    visitor.expectsInConsole(/501/);
    const addresses = await openAddresses(visitor);
    await takeAddressServiceAway();
    const asked = visitor.page.waitForResponse(/suggest-addresses/);
    await addresses.field('billing.streetName').pressSequentially('Kurf');
    await asked;
    await addresses.fillFor(buyer, addressOfBuyer());
    await sendAddresses(visitor, buyer);
  });
});
