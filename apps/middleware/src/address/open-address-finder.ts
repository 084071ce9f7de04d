import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../context/environment.ts';
import { GooglePlaces } from './google-places.ts';

type AddressSettings = Pick<Environment, 'ADDRESS_SERVICE_URL' | 'ADDRESS_SERVICE_KEY' | 'ADDRESS_VALIDATION_URL'>;

/** Null where the shop has no such service: then addresses are typed. */
export function openAddressFinder(settings: AddressSettings, log: FastifyBaseLogger): GooglePlaces | null {
  const { ADDRESS_SERVICE_URL: url, ADDRESS_SERVICE_KEY: key, ADDRESS_VALIDATION_URL: validationUrl = url } = settings;
  return url === undefined || validationUrl === undefined || key === undefined
    ? null
    : new GooglePlaces({ url, validationUrl, key, log });
}
