import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askProvider, paymentBody } from './ask-provider.ts';
import { Books } from './books.ts';
import { testAccount } from './test-merchant.ts';

const startAll = join(import.meta.dirname, '../start-all.ts');
const anyPort = {
  FAKES_CONTROL_PORT: '0',
  MAIL_SMTP_PORT: '0',
  MAIL_INBOX_PORT: '0',
  VAT_PORT: '0',
  ADDRESSES_PORT: '0',
  TRACKING_PORT: '0',
  BREACHED_PASSWORDS_PORT: '0',
  IDENTITY_PORT: '0',
  RECOMMENDATIONS_PORT: '0',
  CASE_MANAGEMENT_PORT: '0',
  MERCHANT_SYSTEM_PORT: '0',
  CARD_PROVIDER_PORT: '0',
};

describe('the books of the card provider fake', () => {
  let folder: string;
  let running: ChildProcessByStdio<null, Readable, null> | null = null;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'card-provider-'));
  });

  afterEach(() => {
    running?.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  async function startFakes(): Promise<string> {
    const environment = {
      ...anyPort,
      CARD_PROVIDER_FOLDER: folder,
      CARD_PROVIDER_WEBHOOK_URL: 'http://127.0.0.1:9/nobody',
      CARD_PROVIDER_API_KEY: testAccount.apiKey,
      CARD_PROVIDER_HMAC_KEY: testAccount.hmacKey,
      CARD_PROVIDER_MERCHANT_ACCOUNT: testAccount.merchantAccount,
    };
    running = spawn(process.execPath, [startAll], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
    const said = await running.stdout.setEncoding('utf8').take(1).toArray();
    return /cards on (\S+)/.exec(said.join(''))?.[1] ?? '';
  }

  async function killFakes(): Promise<void> {
    const dead = running === null ? null : once(running, 'exit');
    running?.kill('SIGKILL');
    await dead;
  }

  it(
    'lose nothing when the process is killed: money, keys and what is still to be told',
    { timeout: 30_000 },
    async () => {
      const first = await startFakes();
      const paid = await askProvider(first, { path: '/payments', body: paymentBody(), key: 'key-1' });
      await killFakes();
      const second = await startFakes();
      expect(await (await fetch(`${second}/journal`)).json()).toMatchObject([
        { reference: 'TH-1', pspReference: paid.pspReference, kind: 'authorised', amountCents: 12_345 },
      ]);
      expect(await askProvider(second, { path: '/payments', body: paymentBody(), key: 'key-1' })).toEqual(paid);
      expect(await (await fetch(`${second}/webhooks`)).json()).toMatchObject([{ merchantReference: 'TH-1' }]);
    },
  );

  it('read on after a line that was cut off by the kill', () => {
    const books = new Books(folder);
    books.commit([{ type: 'delivered', id: 'one' }]);
    books.close();
    appendFileSync(join(folder, 'books.jsonl'), '[{"type":"movement","mov');
    const again = new Books(folder);
    const at = '2026-01-01T00:00:00.000Z';
    const movement = {
      reference: 'TH-1',
      pspReference: 'P',
      kind: 'authorised',
      amountCents: 1,
      currencyCode: 'EUR',
      at,
    } as const;
    again.commit([{ type: 'movement', movement }]);
    again.close();
    expect(new Books(folder).movements).toEqual([movement]);
  });
});
