import { describe, expect, it } from 'vitest';
import { shownAction } from './shown-action.ts';

const url = 'https://bank.example/confirm';
const paymentData = 'what the provider remembers';

describe('an action of the provider', () => {
  it.each([
    [
      { type: 'redirect', method: 'GET', url },
      { kind: 'redirect', url },
    ],
    [
      { type: 'redirect', url },
      { kind: 'redirect', url },
    ],
    [
      { type: 'await', paymentData },
      { kind: 'await', paymentData },
    ],
    [
      { type: 'qrCode', paymentData, qrCodeData: 'abc', url },
      { kind: 'code', paymentData, code: 'abc', appUrl: url },
    ],
    [
      { type: 'qrCode', paymentData, qrCodeData: 'abc', url: 'javascript:alert(1)' },
      { kind: 'code', paymentData, code: 'abc', appUrl: null },
    ],
    [
      { type: 'qrCode', paymentData, qrCodeData: 'abc', url: 'swish://paymentrequest?token=abc' },
      { kind: 'code', paymentData, code: 'abc', appUrl: 'swish://paymentrequest?token=abc' },
    ],
    [{ type: 'voucher', reference: '1' }, { kind: 'later' }],
    [{ type: 'bankTransfer', iban: 'DE02' }, { kind: 'later' }],
  ])('is shown: %o', (action, shown) => {
    expect(shownAction(action)).toEqual(shown);
  });

  it.each([
    { type: 'redirect', method: 'POST', url, data: { MD: '1' } },
    { type: 'redirect', url: 'javascript:alert(1)' },
    { type: 'redirect' },
    { type: 'await' },
    { type: 'qrCode', paymentData },
    { type: 'threeDS2', subtype: 'challenge', token: 'x' },
    { type: 'sdk', sdkData: {} },
    { type: 'wechatpaySDK' },
    { type: 'nativeRedirect', url },
    { type: 'delegatedAuthentication' },
    { type: 'of next year' },
    {},
  ])('is refused: %o', (action) => {
    expect(shownAction(action)).toBeNull();
  });
});
