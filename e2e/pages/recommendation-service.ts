import { onTestFinished } from 'vitest';
import { FAKES_CONTROL_URL, RECOMMENDATION_URL } from '../environment.ts';

const put = (address: string, body: unknown) =>
  fetch(address, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** What the service recommends until the end of the test. */
export async function recommend(...skus: readonly string[]): Promise<void> {
  onTestFinished(async () => {
    await put(`${RECOMMENDATION_URL}/taught`, []);
  });
  await put(`${RECOMMENDATION_URL}/taught`, skus);
}

/** It answers nothing any more; with the end of the test it is back. */
export async function takeRecommendationServiceAway(): Promise<void> {
  const faults = `${FAKES_CONTROL_URL}/recommendations/faults`;
  onTestFinished(async () => {
    await fetch(faults, { method: 'DELETE' });
  });
  await put(faults, { kind: 'timeout' });
}
