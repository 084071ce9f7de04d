import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startHttpServer } from '../http-server.ts';
import { type CardProviderFake, startCardProviderFake } from './card-provider-fake.ts';

const message = z.object({
  notificationItems: z.tuple([
    z.object({
      NotificationRequestItem: z.looseObject({ eventCode: z.string(), success: z.string(), pspReference: z.string() }),
    }),
  ]),
});
type Item = z.infer<typeof message>['notificationItems'][0]['NotificationRequestItem'];

export const testAccount = {
  apiKey: 'the-api-key-under-test',
  hmacKey: '0123456789abcdef'.repeat(4),
  merchantAccount: 'TestMerchant',
  clientKey: 'test_UNDERTEST',
} as const;

interface TestMerchant extends AsyncDisposable {
  readonly provider: CardProviderFake;
  readonly webhooks: readonly Item[];
  /** The bodies as they came. */
  readonly bodies: readonly unknown[];
  /** How the merchant's server answers a webhook from now on. */
  readonly answerWith: (status: number) => void;
  /** Stops the provider and starts another on the same books. */
  readonly restartProvider: () => Promise<CardProviderFake>;
}

/** A merchant with a webhook address, and a provider with books of its own. */
export async function startTestMerchant(appMs = 50, allowedOrigins: readonly string[] = []): Promise<TestMerchant> {
  const folder = mkdtempSync(join(tmpdir(), 'card-provider-'));
  const webhooks: Item[] = [];
  const bodies: unknown[] = [];
  let status = 200;
  const server = await startHttpServer(0, async (request) => {
    const body: unknown = await request.json();
    if (status === 200) {
      bodies.push(body);
      webhooks.push(message.parse(body).notificationItems[0].NotificationRequestItem);
    }
    return new Response('[accepted]', { status });
  });
  const options = { ...testAccount, port: 0, folder, webhookUrl: server.url, appMs, allowedOrigins };
  const start = () => startCardProviderFake(options);
  const running = { provider: await start() };
  return {
    get provider() {
      return running.provider;
    },
    webhooks,
    bodies,
    answerWith: (next) => {
      status = next;
    },
    restartProvider: async () => {
      await running.provider.stop();
      running.provider = await start();
      return running.provider;
    },
    [Symbol.asyncDispose]: async () => {
      await running.provider.stop();
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
