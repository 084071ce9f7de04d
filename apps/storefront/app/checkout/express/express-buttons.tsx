import { useEffect, useState, type ReactNode } from 'react';
import { ButtonLink } from '../../ui/inputs/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/overlays/notice.tsx';
import { Spinner } from '../../ui/inputs/spinner.tsx';
import type { ExpressPanelView } from './express-panel-view.ts';
import styles from './express-place.module.css';
import { fetchExpress } from './fetch-express.ts';
import { ProviderFrame } from '../payment/provider-frame.tsx';
import { useExpress } from './use-express.ts';

export interface ExpressButtonsProps {
  readonly address: string;
  /** Brings the cart to what is to be bought; answers why that cannot be, or null. */
  readonly prepare: () => Promise<string | null>;
  /** Said where no wallet can be shown. */
  readonly meanwhile: ReactNode;
}

/** The wallets of a page, each in a frame on an origin of their own: nothing of their makers' runs in ours. */
export function ExpressButtons({ address, prepare, meanwhile }: ExpressButtonsProps) {
  const [panel, setPanel] = useState<ExpressPanelView | 'none' | null>(null);
  useEffect(() => {
    let isHere = true;
    void fetchExpress(address).then((found) => isHere && setPanel(found ?? 'none'));
    return () => {
      isHere = false;
    };
  }, [address]);
  if (panel === null || panel === 'none') return meanwhile;
  return panel.wallets.length === 0 ? (
    <p className={styles['note']}>{panel.texts.unavailable}</p>
  ) : (
    <Wallets panel={panel} address={address} prepare={prepare} />
  );
}

type WalletsProps = Omit<ExpressButtonsProps, 'meanwhile'> & { readonly panel: ExpressPanelView };

function Wallets({ panel, address, prepare }: WalletsProps) {
  const { missing, isBusy, status, problem, hear } = useExpress(panel, address, prepare);
  const { checkout, wallets, texts } = panel;
  if (missing.length === wallets.length) return <p className={styles['note']}>{texts.unavailable}</p>;
  return (
    <>
      {problem !== null && (
        <Notice kind="error" isLive action={<ButtonLink href={checkout.href}>{checkout.label}</ButtonLink>}>
          {problem}
        </Notice>
      )}
      <ul className={styles['wallets']} aria-busy={isBusy}>
        {wallets.map((wallet) => (
          <li key={wallet.method} className={joinClasses(missing.includes(wallet.method) && styles['missing'])}>
            <ProviderFrame view={wallet.frame} onMessage={(message, reply) => hear(wallet, message, reply)} />
          </li>
        ))}
      </ul>
      <p role="status" className={styles['status']}>
        {isBusy && status !== '' && <Spinner size={16} />}
        {status}
      </p>
    </>
  );
}
