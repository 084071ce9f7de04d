import { Button, ButtonLink } from '../ui/inputs/button.tsx';
import { Modal } from '../ui/overlays/modal.tsx';
import styles from './filter-window.module.css';
import { Filters } from './filters.tsx';
import type { ListingView } from './listing-view.ts';

interface FilterWindowProps {
  readonly view: ListingView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The filters of a phone. It stays while values are chosen: the list below changes, and a button leads to it. */
export function FilterWindow({ view, isOpen, onClose }: FilterWindowProps) {
  const { filters, applied } = view;
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={filters.title}
      closeLabel={filters.close}
      shape={styles['window']}
      staysOnLinks
      actions={
        <div className={styles['actions']} data-stay>
          {applied !== null && (
            <ButtonLink kind="quiet" href={applied.removeAll.href} rel="nofollow">
              {applied.removeAll.name}
            </ButtonLink>
          )}
          <Button kind="primary" isWide onClick={onClose}>
            {filters.show}
          </Button>
        </div>
      }
    >
      <Filters filters={filters} />
    </Modal>
  );
}
