import { flushSync } from 'react-dom';
import type { FoundAddress } from '@tradehall/domain/address/address-suggestion.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { nextEmptyPart, partsToFill } from './address-filling.ts';
import { fieldName, type AddressPurpose } from './written-address.ts';

/** The inputs keep their own values: past React's own setter it takes the new one for typed. */
function write(input: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
}

/** Writes an address into the form as if it had been typed, and brings the cursor to where typing goes on. */
export function fillAddress(
  form: HTMLFormElement,
  purpose: AddressPurpose,
  country: Country,
  found: FoundAddress,
): void {
  const inputOf = (part: string): HTMLInputElement | null => {
    const input = form.elements.namedItem(fieldName(purpose, part));
    return input instanceof HTMLInputElement ? input : null;
  };
  const textOf = (part: string): string => inputOf(part)?.value ?? '';
  const parts = partsToFill(found, { streetName: textOf('streetName'), streetNumber: textOf('streetNumber') });
  const written = Object.entries(parts).flatMap(([part, text]) => {
    const input = inputOf(part);
    return input === null ? [] : [{ input, text }];
  });
  written.forEach(({ input, text }) => write(input, text));
  // One after the other: what was wrong with a field is known by the last drawing of the form.
  for (const { input } of written) {
    flushSync(() => {
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  if (document.activeElement === inputOf('streetName')) {
    const next = nextEmptyPart(country, {
      firstName: textOf('firstName'),
      lastName: textOf('lastName'),
      streetName: textOf('streetName'),
      streetNumber: textOf('streetNumber'),
      postalCode: textOf('postalCode'),
      city: textOf('city'),
    });
    inputOf(next ?? 'streetName')?.focus();
  }
}
