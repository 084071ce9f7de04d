import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askProvider, paymentBody } from './ask-provider.ts';
import { startTestMerchant, testAccount } from './test-merchant.ts';

describe('the webhooks of the card provider fake', () => {
  let merchant: Awaited<ReturnType<typeof startTestMerchant>>;
  const pay = (tags: string, reference = 'TH-1') =>
    askProvider(merchant.provider.url, {
      path: '/payments',
      body: paymentBody({ reference, shopperEmail: `anna+${tags}@example.test` }),
    });
  const control = (path: string, method: string, body?: object) =>
    fetch(`${merchant.provider.url}${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const references = () => merchant.webhooks.map((item) => item['merchantReference']);
  const undelivered = async (): Promise<unknown> => (await control('/webhooks', 'GET')).json();

  beforeEach(async () => {
    merchant = await startTestMerchant();
  });

  afterEach(async () => {
    await merchant[Symbol.asyncDispose]();
  });

  it('are signed over what the provider’s documentation says', async () => {
    const { pspReference } = await pay('');
    await vi.waitFor(() => expect(merchant.webhooks).toHaveLength(1));
    const signed = `${pspReference ?? ''}::TestMerchant:TH-1:12345:EUR:AUTHORISATION:true`;
    const hmacSignature = createHmac('sha256', Buffer.from(testAccount.hmacKey, 'hex')).update(signed).digest('base64');
    expect(merchant.webhooks[0]).toMatchObject({ additionalData: { hmacSignature } });
  });

  it('come twice when the test wants it', async () => {
    await pay('webhook-twice');
    await vi.waitFor(() => expect(references()).toEqual(['TH-1', 'TH-1']));
  });

  it('come before the answer when the test wants it', async () => {
    await pay('webhook-first');
    expect(references()).toEqual(['TH-1']);
  });

  it('are held until released', async () => {
    await pay('webhook-held');
    await pay('', 'TH-2');
    await vi.waitFor(() => expect(references()).toEqual(['TH-2']));
    await control('/webhooks/release', 'POST');
    expect(references()).toEqual(['TH-2', 'TH-1']);
    expect(await undelivered()).toEqual([]);
  });

  it('get lost, and come a month late when somebody asks for them again', async () => {
    await pay('webhook-dropped');
    expect(await undelivered()).toEqual([]);
    expect(references()).toEqual([]);
    await control('/webhooks/repeat', 'POST', { reference: 'TH-1' });
    expect(references()).toEqual(['TH-1']);
  });

  it('that confirm what the merchant asked for never get lost', async () => {
    const { pspReference = '' } = await pay('webhook-dropped');
    await askProvider(merchant.provider.url, { path: `/payments/${pspReference}/reversals`, body: {} });
    await vi.waitFor(() =>
      expect(merchant.webhooks).toMatchObject([{ eventCode: 'CANCEL_OR_REFUND', success: 'true' }]),
    );
  });

  it('all get lost, double or wait by one rule', async () => {
    await control('/webhook-rules', 'PUT', { dropShare: 1 });
    await pay('');
    expect(await undelivered()).toEqual([]);
    await control('/webhook-rules', 'PUT', { copies: 3 });
    await pay('', 'TH-2');
    await vi.waitFor(() => expect(references()).toEqual(['TH-2', 'TH-2', 'TH-2']));
    expect((await control('/webhook-rules', 'PUT', { copies: 0 })).status).toBe(400);
    await control('/webhook-rules', 'DELETE');
    expect(await (await control('/webhook-rules', 'GET')).json()).toMatchObject({ copies: 1, dropShare: 0 });
  });

  it('arrive in another order than they were sent', async () => {
    await control('/webhook-rules', 'PUT', { delayMs: 0, shuffleWithinMs: 400 });
    const sent = Array.from({ length: 12 }, (_, index) => `TH-${index}`);
    for (const reference of sent) await pay('', reference);
    await vi.waitFor(() => expect(references()).toHaveLength(sent.length), { timeout: 3_000 });
    expect(references()).not.toEqual(sent);
    expect(references().toSorted()).toEqual(sent.toSorted());
  });

  it('are sent again until the merchant acknowledges them', async () => {
    merchant.answerWith(500);
    await pay('');
    await new Promise((resolve) => setTimeout(resolve, 100));
    merchant.answerWith(200);
    await vi.waitFor(() => expect(references()).toEqual(['TH-1']), { timeout: 3_000 });
  });

  it('that were not acknowledged are sent by the next process', async () => {
    await pay('webhook-held');
    await merchant.restartProvider();
    await vi.waitFor(() => expect(references()).toEqual(['TH-1']));
  });
});
