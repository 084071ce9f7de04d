import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export const walletScriptName = 'wallet.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = new URL(`../../build/wallets/${walletScriptName}`, import.meta.url);
const bundle = z.array(z.object({ output: z.tuple([z.object({ code: z.string() })], z.unknown()) }));

/** The one script of ours in the wallets' documents, with all that it imports. */
export async function bundleWalletScript(): Promise<string> {
  const { build } = await import('vite');
  const made = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: 'app/checkout/wallets/wallet-page.ts', formats: ['iife'], name: 'wallet' },
    },
  });
  const [first] = bundle.parse([made].flat());
  return first?.output[0].code ?? '';
}

export interface WalletScript {
  readonly code: string;
  /** Of this very code: who has it keeps it. */
  readonly version: string;
}

/** While developing it is made anew each time, as it is now. */
export async function readWalletScript(isDevelopment: boolean): Promise<WalletScript> {
  const code = isDevelopment ? await bundleWalletScript() : await readFile(built, 'utf8');
  return { code, version: createHash('sha256').update(code).digest('hex').slice(0, 12) };
}
