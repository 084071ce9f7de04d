import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startObjectStoreFake } from '@tradehall/fakes/object-store/object-store-fake.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FileMissing, type KeptFiles } from './kept-files.ts';
import { openUploads } from './open-kept-files.ts';

const amazons = { UPLOADS_BUCKET_REGION: 'eu-central-1', UPLOADS_BUCKET_ADDRESS: 'path' } as const;

interface Kept {
  readonly files: KeptFiles;
  /** What another process is told to reach the same files. */
  readonly settings: Parameters<typeof openUploads>[0];
  readonly setTouchedAt: (name: string, at: Date) => void;
}

function inFolder(): Promise<Kept> {
  const folder = mkdtempSync(join(tmpdir(), 'kept-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const settings = { ...amazons, UPLOADS_FOLDER: join(folder, 'not', 'there', 'yet') };
  const setTouchedAt = (name: string, at: Date) => utimesSync(join(settings.UPLOADS_FOLDER, name), at, at);
  return Promise.resolve({ files: openUploads(settings), settings, setTouchedAt });
}

async function inBucket(): Promise<Kept> {
  const store = await startObjectStoreFake();
  onTestFinished(() => store.stop());
  const settings = {
    ...amazons,
    UPLOADS_FOLDER: '/read-by-no-one-here',
    UPLOADS_BUCKET: store.bucket,
    UPLOADS_BUCKET_URL: store.url,
    UPLOADS_BUCKET_KEY_ID: store.key.id,
    UPLOADS_BUCKET_SECRET: store.key.secret,
  };
  const setTouchedAt = (name: string, at: Date) => {
    const object = store.objects.get(name);
    if (object !== undefined) object.modifiedAt = at;
  };
  return { files: openUploads(settings), settings, setTouchedAt };
}

async function namesIn(files: KeptFiles): Promise<string[]> {
  return (await Array.fromAsync(files.list())).toSorted();
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('a file in %s', (_where, open) => {
  it('comes back as it was put, whole and in every part', async () => {
    const { files } = await open();
    const bytes = randomBytes(2_500_000);
    await files.put('film.mp4', bytes);
    expect((await files.read('film.mp4')).equals(bytes)).toBe(true);
    expect((await buffer(await files.stream('film.mp4'))).equals(bytes)).toBe(true);
    for (const [first, last] of [
      [0, 0],
      [0, 1_048_575],
      [1_048_575, 1_048_576],
      [7, 2_400_000],
      [2_499_999, 2_499_999],
    ] as const) {
      const part = await buffer(await files.stream('film.mp4', { first, last }));
      expect(part.equals(bytes.subarray(first, last + 1)), `${first}-${last}`).toBe(true);
    }
  });

  it('is known by its size, until it is removed, and is put twice as well as once', async () => {
    const { files } = await open();
    expect(await files.facts('a.webp')).toBeNull();
    await Promise.all([1, 2, 3].map(() => files.put('a.webp', Buffer.from('picture'))));
    expect((await files.facts('a.webp'))?.size).toBe(7);
    expect(await namesIn(files)).toEqual(['a.webp']);
    await files.remove('a.webp');
    await files.remove('a.webp');
    expect(await files.facts('a.webp')).toBeNull();
    expect(await namesIn(files)).toEqual([]);
  });

  it('is missed by whoever reads it, and by nobody else', async () => {
    const { files } = await open();
    await expect(files.read('none.webp')).rejects.toThrow(FileMissing);
    await expect(files.stream('none.webp')).rejects.toThrow(FileMissing);
    await files.touch('none.webp');
    await files.remove('none.webp');
    expect(await namesIn(files)).toEqual([]);
  });

  it('is listed with all others, however many', async () => {
    const { files } = await open();
    const names = Array.from({ length: 8 }, (_none, at) => `picture-${at}.webp`);
    for (const name of names) await files.put(name, Buffer.from(name));
    expect(await namesIn(files)).toEqual(names);
  });

  it('is touched now, and stays what it is', async () => {
    const { files, setTouchedAt } = await open();
    await files.put('a.webp', Buffer.from('picture'));
    setTouchedAt('a.webp', new Date('2026-01-01T00:00:00Z'));
    expect((await files.facts('a.webp'))?.touchedAt).toEqual(new Date('2026-01-01T00:00:00Z'));
    await files.touch('a.webp');
    expect(Date.now() - ((await files.facts('a.webp'))?.touchedAt.getTime() ?? 0)).toBeLessThan(10_000);
    expect((await files.read('a.webp')).toString()).toBe('picture');
  });

  it.each(['', '.hidden', '../outside', 'in/a-folder', 'a\\b', 'a?b', 'a b', 'é', 'a'.repeat(201)])(
    'has a name of letters and digits, not %j',
    async (name) => {
      const { files } = await open();
      await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('is no name of a kept file');
      await expect(files.read(name)).rejects.toThrow('is no name of a kept file');
      await expect(files.stream(name)).rejects.toThrow('is no name of a kept file');
      await expect(files.facts(name)).rejects.toThrow('is no name of a kept file');
      await expect(files.touch(name)).rejects.toThrow('is no name of a kept file');
      await expect(files.remove(name)).rejects.toThrow('is no name of a kept file');
    },
  );

  it('is not kept where it is empty', async () => {
    const { files } = await open();
    await expect(files.put('a.webp', Buffer.alloc(0))).rejects.toThrow('an empty file is not kept');
    expect(await namesIn(files)).toEqual([]);
  });

  it('is whole or not there when the one who puts it is killed, and what is left of it is cleared', async () => {
    const { files, settings } = await open();
    const size = 4 * 1024 * 1024;
    const program = `
      import { openUploads } from ${JSON.stringify(join(import.meta.dirname, 'open-kept-files.ts'))};
      const files = openUploads(${JSON.stringify(settings)});
      for (let at = 1; at < 200; at += 1) await files.put('film-' + at + '.mp4', Buffer.alloc(${size}, at));`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    onTestFinished(() => void child.kill('SIGKILL'));
    await vi.waitUntil(async () => (await namesIn(files)).length > 1, { timeout: 15_000, interval: 3 });
    child.kill('SIGKILL');
    await ended;
    const names = await namesIn(files);
    expect(names.length).toBeLessThan(199);
    for (const name of names) {
      const whole = Buffer.alloc(size, Number(/\d+/.exec(name)?.[0]));
      expect((await files.read(name)).equals(whole), name).toBe(true);
    }
    await files.clearUnfinished(new Date(Date.now() + 60_000));
    expect(await files.clearUnfinished(new Date(Date.now() + 60_000))).toBe(0);
    expect(await namesIn(files)).toEqual(names);
  });
});
