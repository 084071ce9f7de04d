import { buffer } from 'node:stream/consumers';
import { startObjectStoreFake } from '@tradehall/fakes/object-store/object-store-fake.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BucketFiles } from './bucket-files.ts';

type Store = Awaited<ReturnType<typeof startObjectStoreFake>>;

let store: Store;

beforeEach(async () => {
  store = await startObjectStoreFake();
});

afterEach(() => store.stop());

const hasty = { connectMs: 2_000, answerMs: 1_000, putMs: 1_500, wholeMs: 15_000 };

function filesWith(more: { secret?: string; keyId?: string; region?: string; name?: string } = {}, patience = hasty) {
  const { bucket: name, url, key } = store;
  const told = { name, url, region: key.region, keyId: key.id, secret: key.secret, address: 'path' as const };
  return new BucketFiles({ ...told, ...more }, patience);
}

const picture = Buffer.from('picture');
const film = Buffer.alloc(2_500_000, 'film');
const asked = () => store.journal.entries.map(({ method, status }) => `${method} ${status}`);

describe('a bucket', () => {
  it.each([
    ['another secret', { secret: 'guessed' }],
    ['another key', { keyId: 'guessed' }],
    ['another region', { region: 'us-west-2' }],
    ['another bucket', { name: 'others' }],
  ])('takes nothing with %s', async (_what, more) => {
    await expect(filesWith(more).put('a.webp', picture)).rejects.toThrow();
    expect(store.objects.size).toBe(0);
  });

  it('keeps with a file what caches and browsers are told of it', async () => {
    await filesWith().put('a.webp', picture);
    expect(store.objects.get('a.webp')).toMatchObject({
      type: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });

  it('is asked again where it refuses because it is busy, three times in all', async () => {
    store.faults.set({ kind: 'refuse', times: 2 });
    await filesWith().put('a.webp', picture);
    expect(asked()).toEqual(['PUT 503', 'PUT 503', 'PUT 200']);
    store.journal.clear();
    store.faults.set({ kind: 'refuse' });
    await expect(filesWith().read('a.webp')).rejects.toThrow('SlowDown');
    expect(asked()).toEqual(['GET 503', 'GET 503', 'GET 503']);
  });

  it('is asked again where it does not answer, and given up in the end', async () => {
    store.faults.set({ kind: 'timeout', times: 1 });
    await filesWith().put('a.webp', picture);
    expect((await filesWith().read('a.webp')).equals(picture)).toBe(true);
    store.faults.set({ kind: 'timeout' });
    await expect(filesWith().put('b.webp', picture)).rejects.toThrow();
    expect([...store.objects.keys()]).toEqual(['a.webp']);
  });

  it('is waited for where it is slow', async () => {
    store.faults.set({ kind: 'slow', delayMs: 150 });
    await filesWith().put('a.webp', picture);
    expect((await filesWith().read('a.webp')).equals(picture)).toBe(true);
    expect(asked()).toEqual(['PUT 200', 'GET 200']);
  });

  it('has a file once where the answer to its upload got lost', async () => {
    store.faults.set({ kind: 'lost-answer', times: 1 });
    await filesWith().put('a.webp', picture);
    expect([...store.objects.keys()]).toEqual(['a.webp']);
    expect(asked()).toEqual(['PUT 0', 'PUT 200']);
  });

  it.each([false, true])('shows nothing of an upload that was cut (silently: %s)', async (isSilent) => {
    store.faults.set({ kind: 'cut', isSilent });
    await expect(filesWith().put('film.mp4', film)).rejects.toThrow();
    expect(store.objects.size).toBe(0);
    store.faults.clear();
    expect(await filesWith().facts('film.mp4')).toBeNull();
    store.faults.set({ kind: 'cut', isSilent, times: 1 });
    await filesWith().put('film.mp4', film);
    expect(store.objects.get('film.mp4')?.bytes.equals(film)).toBe(true);
  });

  it('is asked again for what was cut on its way here, whole and in parts', async () => {
    await filesWith().put('film.mp4', film);
    store.faults.set({ kind: 'cut', times: 1 });
    expect((await filesWith().read('film.mp4')).equals(film)).toBe(true);
    store.faults.set({ kind: 'cut', times: 2 });
    expect((await buffer(await filesWith().stream('film.mp4'))).equals(film)).toBe(true);
    store.faults.set({ kind: 'cut' });
    await expect(filesWith().read('film.mp4')).rejects.toThrow();
  });

  it('is given up where it stops in the middle of an answer and says nothing', async () => {
    await filesWith().put('film.mp4', film);
    store.faults.set({ kind: 'cut', isSilent: true });
    await expect(filesWith({}, { ...hasty, wholeMs: 500 }).read('film.mp4')).rejects.toThrow();
  });

  it('is not believed where the bytes are not those that were put', async () => {
    await filesWith().put('a.webp', picture);
    const kept = store.objects.get('a.webp');
    if (kept !== undefined) store.objects.set('a.webp', { ...kept, bytes: Buffer.from('picturE') });
    await expect(filesWith().read('a.webp')).rejects.toThrow('checksum');
  });

  it('ends in an error, not in parts of two files, where one was removed and put anew meanwhile', async () => {
    await filesWith().put('film.mp4', film);
    const reading = await filesWith().stream('film.mp4');
    await filesWith().put('film.mp4', Buffer.alloc(2_500_000, 'other'));
    await expect(buffer(reading)).rejects.toThrow('PreconditionFailed');
  });
});
