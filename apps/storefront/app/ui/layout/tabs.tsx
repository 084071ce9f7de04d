import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { movedIndex } from '../inputs/moved-index.ts';
import styles from './tabs.module.css';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly selectedId?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
}

/** One panel at a time; without JavaScript all of them, each under its name. */
export function Tabs({ label, tabs, selectedId, onSelect }: TabsProps) {
  const prefix = useId();
  const [ownId, setOwnId] = useState(tabs[0]?.id);
  const selected = selectedId ?? ownId;
  const select = (id: string) => {
    setOwnId(id);
    onSelect?.(id);
  };
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[movedIndex(event.key, index, tabs.length, 'horizontal') ?? -1];
    if (next !== undefined) {
      event.preventDefault();
      select(next.id);
      document.getElementById(`${prefix}-${next.id}-tab`)?.focus();
    }
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles['list']} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${prefix}-${tab.id}-tab`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${prefix}-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles['tab']}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${prefix}-${tab.id}`}
          role="tabpanel"
          aria-labelledby={`${prefix}-${tab.id}-tab`}
          data-name={tab.label}
          hidden={tab.id !== selected}
          tabIndex={0}
          className={styles['panel']}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
