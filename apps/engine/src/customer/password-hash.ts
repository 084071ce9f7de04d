import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP: 19 MiB, two passes, one lane. */
const cost: Cost = { memory: 19 * 1_024, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

const pattern = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\d+/A-Za-z]{11,86})\$([\d+/A-Za-z]{22,86})$/;

interface ReadHash {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** In the PHC string format, so that the cost can be raised one day and old hashes still be checked. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await derive('argon2id', parameters(password, salt, tagBytes, cost));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

export async function isPasswordOf(password: string, hash: string): Promise<boolean> {
  const read = readHash(hash);
  if (!read) return false;
  const tag = await derive('argon2id', parameters(password, read.salt, read.tag.length, read.cost));
  return timingSafeEqual(tag, read.tag);
}

/** Whether it was made as hashes are made today. */
export function isHashOfToday(hash: string): boolean {
  const read = readHash(hash);
  return (
    read !== null &&
    read.cost.memory === cost.memory &&
    read.cost.passes === cost.passes &&
    read.cost.parallelism === cost.parallelism
  );
}

function parameters(password: string, nonce: Buffer, tagLength: number, { memory, passes, parallelism }: Cost) {
  // One letter may be written as one code or as two; keyboards differ, the password does not.
  return { message: password.normalize('NFKC'), nonce, tagLength, memory, passes, parallelism };
}

function readHash(hash: string): ReadHash | null {
  const [whole, memory, passes, parallelism, salt = '', tag = ''] = pattern.exec(hash) ?? [];
  if (whole === undefined) return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
