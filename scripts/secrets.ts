import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dataFolder } from './project-folders.ts';

const secret = z.string().min(16);
const secrets = z.object({
  searchKey: secret,
  engineSecret: secret,
  cookieSecret: secret,
  superadminPassword: secret,
});

type Secrets = z.infer<typeof secrets>;

const secretsFile = join(dataFolder, 'secrets.json');

/** Secrets of this machine only, made up at first use: the repository holds none. */
export function readSecrets(): Secrets {
  if (!existsSync(secretsFile)) writeSecrets();
  return secrets.parse(JSON.parse(readFileSync(secretsFile, 'utf8')));
}

function writeSecrets(): void {
  const made: Secrets = {
    searchKey: madeUp(),
    engineSecret: madeUp(),
    cookieSecret: madeUp(),
    superadminPassword: madeUp(),
  };
  mkdirSync(dataFolder, { recursive: true });
  const draft = `${secretsFile}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made, null, 2), { mode: 0o600 });
  renameSync(draft, secretsFile);
}

function madeUp(): string {
  return randomBytes(24).toString('base64url');
}
