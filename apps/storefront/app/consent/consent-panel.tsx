import { useState } from 'react';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { consentPurposes, type ConsentPurpose } from '@tradehall/domain/tracking/consent-choice.ts';
import { chooseConsent } from './choose-consent.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { useConsentWords } from './use-consent-words.ts';

const Settings = lazyPart(() => import('./consent-settings.tsx').then(({ ConsentSettings }) => ConsentSettings));

interface ConsentPanelProps {
  readonly locale: Locale;
  /** Where the words are. */
  readonly source: string;
  /** Somebody has yet to choose. */
  readonly isAsked: boolean;
  readonly areSettingsOpen: boolean;
  readonly onSettings: (isOpen: boolean) => void;
}

/** The question at the foot of the page, and the settings it leads to. */
export function ConsentPanel({ locale, source, isAsked, areSettingsOpen, onSettings }: ConsentPanelProps) {
  const words = useConsentWords(source);
  const [chosen, setChosen] = useState<'nothing' | 'sending' | 'failed'>('nothing');
  if (words === null) return null;
  const choose = async (purposes: readonly ConsentPurpose[]) => {
    setChosen('sending');
    const isChosen = await chooseConsent(locale, purposes);
    setChosen(isChosen ? 'nothing' : 'failed');
    if (isChosen) onSettings(false);
  };
  const state = { isBusy: chosen === 'sending', failure: chosen === 'failed' ? words.failed : null };
  return (
    <>
      {isAsked && (
        <ConsentBanner
          words={words}
          {...state}
          onNecessary={() => void choose([])}
          onChoose={() => onSettings(true)}
          onAccept={() => void choose(consentPurposes)}
        />
      )}
      <Settings
        isWanted={areSettingsOpen}
        props={{
          words,
          ...state,
          isOpen: areSettingsOpen,
          onClose: () => onSettings(false),
          onSave: (purposes) => void choose(purposes),
        }}
      />
    </>
  );
}
