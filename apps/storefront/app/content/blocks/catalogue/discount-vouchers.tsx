import Copy from 'lucide-react/icons/copy';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { Button } from '../../../ui/inputs/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { notify } from '../../../ui/overlays/notifications.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { BlockProps } from '../../block-props.ts';
import { CardGrid } from '../../parts/card-grid.tsx';
import { ContentSection } from '../../parts/content-section.tsx';
import styles from './discount-vouchers.module.css';

interface VoucherView {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly until: string | null;
  readonly copiedText: string;
}

interface DiscountVouchersView {
  readonly title: string;
  readonly emptyText: string;
  readonly vouchers: readonly VoucherView[];
  readonly codeLabel: string;
  readonly copyLabel: string;
  readonly copyFailedText: string;
}

async function copy(code: string, copiedText: string, failedText: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    notify({ kind: 'success', text: copiedText });
  } catch {
    notify({ kind: 'error', text: failedText });
  }
}

export function DiscountVouchers({ view }: BlockProps<DiscountVouchersView>) {
  return (
    <ContentSection title={view.title}>
      {view.vouchers.length === 0 ? (
        <EmptyState icon={TicketPercent} title={view.emptyText} />
      ) : (
        <CardGrid
          size="normal"
          items={view.vouchers.map((voucher) => ({
            key: voucher.code,
            content: <Voucher voucher={voucher} texts={view} />,
          }))}
        />
      )}
    </ContentSection>
  );
}

function Voucher({ voucher, texts }: { readonly voucher: VoucherView; readonly texts: DiscountVouchersView }) {
  const { code, title, text, until, copiedText } = voucher;
  return (
    <div className={styles['voucher']}>
      <h3 className={styles['title']}>{title}</h3>
      <p>{text}</p>
      {until !== null && <p className={styles['until']}>{until}</p>}
      <div className={styles['action']}>
        <p className={styles['code']}>
          <VisuallyHidden>{texts.codeLabel} </VisuallyHidden>
          <code translate="no">{code}</code>
        </p>
        <Button
          icon={Copy}
          aria-label={`${texts.copyLabel}: ${code}`}
          className={styles['copy']}
          onClick={() => void copy(code, copiedText, texts.copyFailedText)}
        >
          {texts.copyLabel}
        </Button>
      </div>
    </div>
  );
}
