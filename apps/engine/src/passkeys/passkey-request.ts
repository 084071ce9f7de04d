import { locale } from '@tradehall/domain/calls/fields.ts';
import { newPasskey, passkeyName, usedPasskey } from '@tradehall/domain/customer/passkey.ts';
import { z } from 'zod';
import { browser, parseOrRefuse } from '../sign-in-providers/sign-in-request';

const ofBrowser = z.object({ browser });
export type OfBrowser = z.output<typeof ofBrowser>;

const addition = z.object({ browser, locale, name: passkeyName, credential: newPasskey });
export type Addition = z.output<typeof addition>;

const use = z.object({ browser, credential: usedPasskey });
export type Use = z.output<typeof use>;

/** A name that is no number names nobody's passkey. */
const removal = z.object({ passkeyId: z.coerce.number().int().min(1).max(2_147_483_647).catch(0) });
export type Removal = z.output<typeof removal>;

export const parseOfBrowser = (input: unknown): OfBrowser => parseOrRefuse(ofBrowser, input);
export const parseAddition = (input: unknown): Addition => parseOrRefuse(addition, input);
export const parseUse = (input: unknown): Use => parseOrRefuse(use, input);
export const parseRemoval = (input: unknown): Removal => parseOrRefuse(removal, input);
