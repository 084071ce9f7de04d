import { expect, it } from 'vitest';
import { startHttpServer } from '@tradehall/fakes/http-server.ts';
import { launchChromium } from './chromium.ts';

it('Chromium opens a country host of this machine', async () => {
  const server = await startHttpServer(
    0,
    (request) =>
      new Response(`<h1>${request.headers.get('host') ?? ''}</h1>`, { headers: { 'content-type': 'text/html' } }),
  );
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const host = `de.localhost:${new URL(server.url).port}`;
    await page.goto(`http://${host}/`);
    expect(await page.getByRole('heading').textContent()).toBe(host);
  } finally {
    await browser.close();
    await server.stop();
  }
});
