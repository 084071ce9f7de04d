const ownAddresses = [
  'DATABASE_URL',
  'REDIS_URL',
  'MEILISEARCH_URL',
  'ENGINE_URL',
  'MIDDLEWARE_URL',
  'MAIL_URL',
  'VAT_SERVICE_URL',
  'ADDRESS_SERVICE_URL',
  'BREACHED_PASSWORDS_URL',
  'GOOGLE_ISSUER_URL',
  'FACEBOOK_DIALOG_URL',
  'FACEBOOK_GRAPH_URL',
  'CASE_MANAGEMENT_URL',
  'CARD_PROVIDER_URL',
  'CARD_PROVIDER_FIELDS_URL',
  'WALLETS_ORIGIN',
];

/** Said by a command that starts another one in a folder which it throws away; whatever that one starts is on its stack. */
const saidByOwner = 'TRADEHALL_OWN_STACK';

let isOwn = process.env[saidByOwner] === 'yes';
Reflect.deleteProperty(process.env, saidByOwner);

/** Its services end with the command; those of the development stack stay. */
export const isOwnStack = (): boolean => isOwn;

/**
 * Puts this command on a stack of its own, whatever the shell has exported: it may fill, wipe and kill that stack and must
 * never meet another; `TRADEHALL_OWN_OFFSET` moves it elsewhere. To be called before `addresses.ts` is loaded.
 */
export function useOwnStack(portOffset: number): void {
  isOwn = true;
  for (const name of ownAddresses) Reflect.deleteProperty(process.env, name);
  process.env['TRADEHALL_PORT_OFFSET'] = process.env['TRADEHALL_OWN_OFFSET'] ?? String(portOffset);
}
