import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { encodeCbor } from './cbor.ts';

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
}

/** What goes wrong in the browser or in the device. */
interface Doings {
  /** The page that asks, as the browser names it. */
  readonly origin: string;
  /** Nobody has unlocked the device. */
  readonly isUnlocked?: boolean;
  readonly counter?: number;
}

interface Key {
  readonly id: Buffer;
  readonly rpId: string;
  readonly userHandle: string;
  readonly secret: KeyObject;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const present = 0x01;
const unlocked = 0x04;
const withKey = 0x40;

/** A device with passkeys, as a page's script meets it: ES256, kept on the device, its uses counted. */
export class SoftwareAuthenticator {
  readonly #keys: Key[] = [];
  #uses = 0;

  create({ challenge, rp, user }: CreationOptions, { origin, isUnlocked = true }: Doings) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key = { id: randomBytes(32), rpId: rp.id, userHandle: user.id, secret: privateKey };
    this.#keys.push(key);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = (text: string) => Buffer.from(text, 'base64url');
    // COSE: an elliptic curve key for ES256 on P-256.
    const cose = encodeCbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
    const flags = present | withKey | (isUnlocked ? unlocked : 0);
    const length = Buffer.from([0, key.id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, key.id, cose]);
    const authData = Buffer.concat([this.#facts(rp.id, flags, 0), attested]);
    const attestation = encodeCbor(
      new Map<string, string | Buffer | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      ...named(key),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** With the last passkey that was made for the host. */
  use({ challenge, rpId }: RequestOptions, { origin, isUnlocked = true, counter }: Doings) {
    const key = this.#keys.findLast((kept) => kept.rpId === rpId);
    if (key === undefined) throw new Error(`the device has no passkey for ${rpId}`);
    this.#uses += 1;
    const facts = this.#facts(rpId, present | (isUnlocked ? unlocked : 0), counter ?? this.#uses);
    const data = clientData('webauthn.get', challenge, origin);
    const signature = sign('sha256', Buffer.concat([facts, sha256(data)]), key.secret);
    return {
      ...named(key),
      response: {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: facts.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: key.userHandle,
      },
    };
  }

  #facts(rpId: string, flags: number, counter: number): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted]);
  }
}

function named({ id }: Key) {
  const text = id.toString('base64url');
  return { id: text, rawId: text, type: 'public-key' } as const;
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
