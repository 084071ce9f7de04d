// Many shoppers at once, on a stack of its own; what they are told and get is audited.
import { orSayWhy } from '../scripts/or-say-why.ts';
import { useOwnStack } from '../scripts/own-stack.ts';

useOwnStack(20_000);

const storms: Record<string, () => Promise<void>> = {
  checkout: async () => (await import('./storm/checkout.ts')).stormCheckout(),
  'flash-sale': async () => (await import('./storm/flash-sale.ts')).stormFlashSale(),
  stuffing: async () => (await import('./storm/stuffing.ts')).stormStuffing(),
  attack: async () => (await import('./storm/attack.ts')).stormAttack(),
  integrations: async () => (await import('./storm/integrations.ts')).stormIntegrations(),
  sockets: async () => (await import('./storm/sockets.ts')).stormWithSockets(),
};

await orSayWhy(async () => {
  const storm = storms[process.argv[2] ?? ''];
  if (storm === undefined) throw new Error(`npm run storm -- <${Object.keys(storms).join(' | ')}>`);
  await storm();
});
process.exit();
