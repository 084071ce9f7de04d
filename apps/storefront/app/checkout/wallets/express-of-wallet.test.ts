import { describe, expect, it } from 'vitest';
import { readExpress } from '../express/read-express.ts';
import { expressOfApple, expressOfGoogle, placeOfLines } from './express-of-wallet.ts';

describe('a street in the lines of a wallet', () => {
  it.each([
    [['Lange Straße 5a'], { streetName: 'Lange Straße', streetNumber: '5a' }],
    [
      ['12 Market Street', 'Flat 3'],
      { streetName: 'Market Street', streetNumber: '12', additionalAddressInfo: 'Flat 3' },
    ],
    [['Via Roma, 12/B'], { streetName: 'Via Roma', streetNumber: '12/B' }],
    [['Via Roma, 12'], { streetName: 'Via Roma', streetNumber: '12' }],
    [['Hlavní 123/4'], { streetName: 'Hlavní', streetNumber: '123/4' }],
    [['Rose Cottage', 'High Street'], { streetName: 'High Street', streetNumber: 'Rose Cottage' }],
    [['Ermou', '14'], { streetName: 'Ermou', streetNumber: '14' }],
    [['High Street'], null],
    [['', ' '], null],
  ])('%o', (lines, place) => expect(placeOfLines(lines)).toEqual(place));
});

const google = {
  email: 'robin@example.test',
  shippingAddress: {
    name: 'Robin van Dijk',
    address1: '12 Market Street',
    address2: '',
    locality: 'Newtown',
    postalCode: 'SW1A 1AA',
    countryCode: 'GB',
    phoneNumber: '+44 20-7946 (0000)',
  },
};
const googleEvent = { ...google, paymentMethodData: { info: { billingAddress: google.shippingAddress } } };

const contact = {
  givenName: 'Robin',
  familyName: 'Walker',
  addressLines: ['Market Street 12'],
  locality: 'Newtown',
  postalCode: 'SW1A 1AA',
  countryCode: 'gb',
};
const appleEvent = {
  payment: {
    billingContact: contact,
    shippingContact: { ...contact, emailAddress: 'robin@example.test', phoneNumber: '+442079460000' },
  },
};

describe('who buys, and where it goes', () => {
  it("is read from Google's sheet in the form the shop takes", () => {
    const express = expressOfGoogle(googleEvent);
    expect(express?.shippingAddress).toEqual({
      firstName: 'Robin van',
      lastName: 'Dijk',
      streetName: 'Market Street',
      streetNumber: '12',
      postalCode: 'SW1A 1AA',
      city: 'Newtown',
      country: 'GB',
      phone: '+44 20 7946 0000',
    });
    expect(readExpress(express)).toEqual(express);
  });

  it("is read from Apple's sheet, which tells the phone with the delivery alone", () => {
    const express = expressOfApple(appleEvent);
    expect(express).toMatchObject({
      email: 'robin@example.test',
      billingAddress: { firstName: 'Robin', lastName: 'Walker', streetNumber: '12', country: 'GB' },
      shippingAddress: { phone: '+442079460000' },
    });
    expect(express?.billingAddress).not.toHaveProperty('phone');
    expect(readExpress(express)).toEqual(express);
  });

  it('is nothing where the sheet does not tell enough', () => {
    expect(expressOfGoogle(google)).toBeNull();
    expect(expressOfGoogle({ ...googleEvent, email: undefined })).toBeNull();
    const elsewhere = { ...google.shippingAddress, countryCode: 'US' };
    expect(expressOfGoogle({ ...googleEvent, shippingAddress: elsewhere })).toBeNull();
    expect(expressOfApple({ payment: { ...appleEvent.payment, billingContact: {} } })).toBeNull();
    expect(expressOfApple(null)).toBeNull();
  });
});
