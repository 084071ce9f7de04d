import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fillMarks } from '../../i18n/fill-texts.ts';
import { callShop } from '../../request/browser-calls.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import type { PaymentView } from './payment-view.ts';

interface PaymentStoredCardProps {
  readonly id: string;
  readonly name: string;
  readonly texts: PaymentView['texts'];
  /** Of a card that is gone: the page chooses another way and says so. */
  readonly onRemoved: (text: string) => void;
}

/** A card that the provider keeps for the customer is forgotten there. */
export function PaymentStoredCard({ id, name, texts, onRemoved }: PaymentStoredCardProps) {
  const { revalidate } = useRevalidator();
  const [standing, setStanding] = useState<'kept' | 'asked' | 'failed'>('kept');
  const remove = async () => {
    setStanding('asked');
    const answer = await callShop('new-adyen', 'removeCard', { recurringDetailReference: id });
    // One that is not found is gone already.
    if (answer?.ok === true || answer?.failure.code === 'card-not-found') {
      onRemoved(fillMarks(texts.cardRemoved, { card: name }));
      await revalidate();
    } else {
      setStanding('failed');
    }
  };
  return (
    <div>
      {standing === 'failed' && (
        <Notice kind="error" isLive>
          {texts.cardNotRemoved}
        </Notice>
      )}
      <Button
        kind="quiet"
        isBusy={standing === 'asked'}
        aria-label={fillMarks(texts.removeCardOf, { card: name })}
        onClick={() => void remove()}
      >
        {texts.removeCard}
      </Button>
    </div>
  );
}
