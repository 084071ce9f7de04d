import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readUpload } from './uploaded-file';

function upload(pieces: Iterable<Buffer>) {
  const stream = Readable.from(pieces, { objectMode: false });
  return { stream, file: Promise.resolve({ filename: 'list.csv', createReadStream: () => stream }) };
}

function* endless() {
  for (;;) yield Buffer.alloc(1024);
}

it('reads a file that is as long as it may be', async () => {
  const { file } = upload([Buffer.alloc(1024, 'a'), Buffer.alloc(1024, 'b')]);
  expect(await readUpload(file, 2048)).toMatchObject({ filename: 'list.csv', bytes: { length: 2048 } });
});

it('stops reading one that is longer, and says what to do with it', async () => {
  const { file, stream } = upload(endless());
  await expect(readUpload(file, 1024 * 1024, ' Cut it.')).rejects.toThrow('list.csv is larger than 1 MB. Cut it.');
  expect(stream.destroyed).toBe(true);
});

it('tells one that the engine breaks off from one that got lost', async () => {
  const failing = (failure: Error) => ({
    filename: 'list.csv',
    createReadStream: () =>
      new Readable({
        read() {
          this.destroy(failure);
        },
      }),
  });
  await expect(readUpload(failing(Object.assign(new Error(''), { status: 413 })), 1024 * 1024)).rejects.toThrow('1 MB');
  await expect(readUpload(failing(new Error('the line broke')), 1024)).rejects.toThrow('the line broke');
});
