import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { fillPlural, type PluralForms } from '../../../i18n/fill-texts.ts';
import { PageWidth } from '../../../ui/layout/page-width.tsx';
import type { BlockProps } from '../../block-props.ts';
import { countdownUnits, remainingTime, type CountdownUnit } from '../../countdown.ts';
import { ContentButton } from '../../parts/content-button.tsx';
import { useRemainingMs } from '../../remaining-ms.ts';
import type { LabelledLinkView } from '../../../ui/link-view.ts';
import styles from './campaign-countdown.module.css';

export interface CampaignCountdownView {
  readonly title: string;
  readonly text: string | null;
  readonly endsAt: string;
  readonly endsText: string;
  readonly endedText: string;
  /** When the page was made; the browser goes on from there. */
  readonly remainingMs: number;
  readonly timerLabel: string;
  readonly units: Readonly<Record<CountdownUnit, PluralForms>>;
  readonly locale: Locale;
  readonly link: LabelledLinkView | null;
}

export function CampaignCountdown({ view }: BlockProps<CampaignCountdownView>) {
  const { element, remainingMs } = useRemainingMs<HTMLDivElement>(view.endsAt, view.remainingMs);
  const remaining = remainingTime(remainingMs);
  return (
    <PageWidth>
      <div ref={element} data-promotion={view.title} className={styles['countdown']}>
        <div className={styles['words']}>
          <h2>{view.title}</h2>
          {view.text !== null && <p>{view.text}</p>}
          <p className={styles['end']}>
            {remaining === null ? view.endedText : <time dateTime={view.endsAt}>{view.endsText}</time>}
          </p>
        </div>
        {remaining !== null && (
          <div role="timer" aria-live="off" aria-label={view.timerLabel} className={styles['clock']}>
            {countdownUnits.map((unit) => (
              <span key={unit} className={styles[unit]}>
                <span className={styles['number']}>{String(remaining[unit]).padStart(2, '0')}</span>{' '}
                <span className={styles['unit']}>{fillPlural(view.units[unit], remaining[unit], view.locale)}</span>
              </span>
            ))}
          </div>
        )}
        {remaining !== null && <ContentButton link={view.link} kind="primary" className={styles['button']} />}
      </div>
    </PageWidth>
  );
}
