import { AdyenCheckout, Bancontact, Card } from '@adyen/adyen-web';
// A file of its own: the shop's one style sheet is read by every page.
import providerStyles from '@adyen/adyen-web/styles/adyen.css?url';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { z } from './schemas-in-browser.ts';
import { providerMethods } from '@tradehall/domain/countries/payment-methods.ts';
import type { Money } from '@tradehall/domain/money/money.ts';
import type { FieldsDesk } from './fields-desk.ts';
import type { FrameMessage } from './payment-messages.ts';
import type { ProviderCardView } from './payment-methods-view.ts';

export interface AdyenCardProps {
  readonly card: ProviderCardView;
  readonly locale: string;
  readonly countryCode: string;
  readonly total: Money;
  readonly desk: FieldsDesk;
  readonly onMessage: (message: FrameMessage) => void;
}

const submitted = z.record(z.string().max(100), z.json());

/** As it goes over the wire. */
function readSubmitted(data: unknown): FrameMessage {
  const read = submitted.safeParse(JSON.parse(JSON.stringify(data)));
  if (!read.success) return { type: 'provider:invalid' };
  const { storePaymentMethod, ...componentData } = read.data;
  return { type: 'provider:submit', componentData, storeCard: storePaymentMethod === true, turn: 0 };
}

/** The provider's own component, loaded only where a client key is configured. It says what the frames of the fake say. */
export function AdyenCard({ card, locale, countryCode, total, desk, onMessage }: AdyenCardProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onMessage);
  const { clientKey, method, mayKeep, stored } = card;
  const hasNoCode = providerMethods[method].hasNoSecurityCode === true;
  const { centAmount, currencyCode } = total;
  useEffect(() => {
    let isGone = false;
    let mounted: Card | null = null;
    let withdraw: (() => void) | null = null;
    const mount = async (element: HTMLElement) => {
      const checkout = await AdyenCheckout({
        clientKey,
        environment: clientKey.startsWith('live_') ? 'live' : 'test',
        locale,
        countryCode,
        amount: { value: centAmount, currency: currencyCode },
        analytics: { enabled: false },
        showPayButton: false,
        onSubmit: ({ data, isValid }) => tell(isValid ? readSubmitted(data) : { type: 'provider:invalid' }),
        onError: () => tell({ type: 'provider:invalid' }),
      });
      if (isGone) return;
      mounted = new (hasNoCode ? Bancontact : Card)(checkout, {
        hasHolderName: stored === null,
        holderNameRequired: stored === null,
        enableStoreDetails: mayKeep,
        ...(stored !== null && {
          storedPaymentMethodId: stored.id,
          brand: stored.brand,
          lastFour: stored.lastFour,
        }),
      });
      const fields = mounted;
      withdraw = desk.offer(() => {
        if (fields.isValid) {
          fields.submit();
        } else {
          fields.showValidation();
          tell({ type: 'provider:invalid' });
        }
      });
      fields.mount(element);
    };
    if (place.current !== null) {
      // Without it the button finds no fields, and says so.
      mount(place.current).catch(() => undefined);
    }
    return () => {
      isGone = true;
      withdraw?.();
      mounted?.unmount();
    };
  }, [clientKey, hasNoCode, mayKeep, stored, locale, countryCode, centAmount, currencyCode, desk]);
  return <Place place={place} />;
}

function Place({ place }: { readonly place: RefObject<HTMLDivElement | null> }) {
  return (
    <>
      <link rel="stylesheet" href={providerStyles} precedence="default" />
      <div ref={place} />
    </>
  );
}
