import { succeed } from '@tradehall/domain/calls/result.ts';
import { addressFromComponents } from '@tradehall/domain/address/address-from-components.ts';
import { addressSuggestion, mostAddressSuggestions } from '@tradehall/domain/address/address-suggestion.ts';
import type { ValidatedAddress } from '@tradehall/domain/address/validated-address.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { AddressFinder } from '../context/services/address-finder.ts';
import { GoogleService } from './google-service.ts';

interface GooglePlacesOptions {
  readonly url: string;
  /** Google validates addresses at another address than it suggests them. */
  readonly validationUrl?: string;
  readonly key: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly timeoutMs?: number;
}

// No shops, no sights: what mail can be sent to, and streets.
const addressTypes = ['street_address', 'premise', 'subpremise', 'route'];

const predictions = z.object({
  suggestions: z
    .array(
      z.object({ placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }).optional() }),
    )
    .optional(),
});

const place = z.object({
  addressComponents: z
    .array(
      z.object({
        longText: z.string().default(''),
        shortText: z.string().default(''),
        types: z.array(z.string()).default([]),
      }),
    )
    .optional(),
});

const isSo = z.boolean().default(false);

/** What is not so is left out. */
const validation = z.object({
  result: z.object({
    verdict: z.object({ addressComplete: isSo, hasReplacedComponents: isSo, hasUnconfirmedComponents: isSo }),
    address: z.object({
      formattedAddress: z.string().default(''),
      addressComponents: z
        .array(
          z.object({
            componentName: z.object({ text: z.string() }),
            componentType: z.string(),
            spellCorrected: isSo,
            replaced: isSo,
            unexpected: isSo,
          }),
        )
        .default([]),
    }),
  }),
});

/** Google's Places API (New) and Address Validation API. Nothing that was typed, and nothing that was answered, is ever part of an error or a log line. */
export class GooglePlaces implements AddressFinder {
  readonly source = 'Google Maps';
  readonly #places: GoogleService;
  readonly #validation: GoogleService;

  constructor({ url, validationUrl = url, ...shared }: GooglePlacesOptions) {
    this.#places = new GoogleService({ ...shared, url, name: 'the address service' });
    this.#validation = new GoogleService({ ...shared, url: validationUrl, name: 'the validation of addresses' });
  }

  readonly suggest: AddressFinder['suggest'] = async (typed, { country, locale, sitting }) => {
    const answer = await this.#places.ask(predictions, [], {
      method: 'POST',
      path: '/v1/places:autocomplete',
      fields: 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
      body: {
        // Half a character makes a body that nobody can read.
        input: typed.toWellFormed(),
        includedPrimaryTypes: addressTypes,
        includedRegionCodes: [country.code.toLowerCase()],
        regionCode: country.code.toLowerCase(),
        languageCode: locale,
        sessionToken: sitting,
      },
    });
    if (!answer.ok) return answer;
    const found = (answer.value?.suggestions ?? []).flatMap(({ placePrediction }) => {
      const { placeId: id, text } = placePrediction ?? {};
      return addressSuggestion.safeParse({ id, text: text?.text }).data ?? [];
    });
    return succeed(found.slice(0, mostAddressSuggestions));
  };

  readonly find: AddressFinder['find'] = async (id, { country, locale, sitting }) => {
    const parameters = new URLSearchParams({
      sessionToken: sitting,
      languageCode: locale,
      regionCode: country.code.toLowerCase(),
    });
    // An id may come from anywhere: that it is unknown says nothing against the service.
    const answer = await this.#places.ask(place, [400, 404], {
      method: 'GET',
      path: `/v1/places/${encodeURIComponent(id)}?${parameters.toString()}`,
      fields: 'addressComponents',
    });
    if (!answer.ok) return answer;
    return succeed(addressFromComponents(country, answer.value?.addressComponents ?? []));
  };

  readonly validate: AddressFinder['validate'] = async ({ code }, { city, street, postalCode }) => {
    const lines = [city, street, postalCode].map((line) => line.toWellFormed());
    const answer = await this.#validation.ask(validation, [400], {
      method: 'POST',
      path: '/v1:validateAddress',
      fields: 'result.verdict,result.address',
      body: { address: { regionCode: code, addressLines: lines } },
    });
    if (!answer.ok) return answer;
    // An address it cannot even read has nothing complete about it.
    return succeed(answer.value === null ? unreadable : validatedOf(answer.value));
  };

  async close(): Promise<void> {
    await Promise.all([this.#places.close(), this.#validation.close()]);
  }
}

const unreadable: ValidatedAddress = {
  verdict: { addressComplete: false, hasReplacedComponents: false, hasUnconfirmedComponents: false },
  address: { formattedAddress: '', addressComponents: [] },
};

function validatedOf({ result: { verdict, address } }: z.output<typeof validation>): ValidatedAddress {
  const addressComponents = address.addressComponents.map(({ componentName, ...component }) => ({
    ...component,
    componentName: componentName.text,
  }));
  return { verdict, address: { ...address, addressComponents } };
}
