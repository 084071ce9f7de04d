import { mostPasswordLength } from '@tradehall/domain/calls/field-patterns.ts';

export type OwnerProof = { readonly password: string } | { readonly token: string };

const mostTokenLength = 500;

function textIn(sent: FormData, name: string, mostLength: number): string | null {
  const value = sent.get(name);
  return typeof value === 'string' && value !== '' && value.length <= mostLength ? value : null;
}

/** Null where nothing was typed that could prove anything. */
export function readProof(sent: FormData): OwnerProof | null {
  const password = textIn(sent, 'currentPassword', mostPasswordLength);
  const token = readToken(sent);
  if (password !== null) return { password };
  return token === null ? null : { token };
}

export const readToken = (sent: FormData): string | null => textIn(sent, 'token', mostTokenLength);

export const readConfirmation = (sent: FormData): string | null => textIn(sent, 'confirmation', mostTokenLength);
