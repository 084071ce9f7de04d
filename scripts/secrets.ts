import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dataFolder } from './project-folders.ts';

const secret = z.string().min(16);
const secrets = z.object({
  databasePassword: secret,
  redisPassword: secret,
  searchKey: secret,
  engineSecret: secret,
  cookieSecret: secret,
  superadminPassword: secret,
  staffSecret: secret,
  cacheSecret: secret,
  demoCustomerPassword: secret,
  cardProviderKey: secret,
  addressServiceKey: secret,
  identitySecret: secret,
  cardProviderHmacKey: z.string().regex(/^[\da-f]{64}$/),
});

const keptSecrets = secrets.partial();

type Secrets = z.infer<typeof secrets>;
type KeptSecrets = z.infer<typeof keptSecrets>;

const secretsFile = join(dataFolder, 'secrets.json');

/** Secrets of this machine only, made up at first use: the repository holds none. */
export function readSecrets(): Secrets {
  const kept = readKept();
  if (!secrets.safeParse(kept).success) writeSecrets(kept);
  // Read again: of two processes that made some up at once, both go by the file.
  return secrets.parse(readKept());
}

function readKept(): KeptSecrets {
  return existsSync(secretsFile) ? keptSecrets.parse(JSON.parse(readFileSync(secretsFile, 'utf8'))) : {};
}

/** What is there stays: services hold the other end of it. */
function writeSecrets(kept: KeptSecrets): void {
  const made: Secrets = {
    databasePassword: kept.databasePassword ?? madeUp(),
    redisPassword: kept.redisPassword ?? madeUp(),
    searchKey: kept.searchKey ?? madeUp(),
    engineSecret: kept.engineSecret ?? madeUp(),
    cookieSecret: kept.cookieSecret ?? madeUp(),
    superadminPassword: kept.superadminPassword ?? madeUp(),
    staffSecret: kept.staffSecret ?? madeUp(),
    cacheSecret: kept.cacheSecret ?? madeUp(),
    demoCustomerPassword: kept.demoCustomerPassword ?? madeUp(),
    cardProviderKey: kept.cardProviderKey ?? madeUp(),
    addressServiceKey: kept.addressServiceKey ?? madeUp(),
    identitySecret: kept.identitySecret ?? madeUp(),
    cardProviderHmacKey: kept.cardProviderHmacKey ?? randomBytes(32).toString('hex'),
  };
  mkdirSync(dataFolder, { recursive: true });
  const draft = `${secretsFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made, null, 2), { mode: 0o600 });
  renameSync(draft, secretsFile);
}

function madeUp(): string {
  return randomBytes(24).toString('base64url');
}
