import { Button } from '@vendure/dashboard';
import { say } from './say';

interface PlaceButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** Up, down and away. */
export function PlaceButtons({ name, isFirst, isLast, onMove, onRemove }: PlaceButtonsProps) {
  const button = { type: 'button', variant: 'outline', size: 'sm' } as const;
  return (
    <div className="flex shrink-0 gap-1">
      <Button {...button} aria-label={say('Move up: {name}', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
        ↑
      </Button>
      <Button {...button} aria-label={say('Move down: {name}', { name })} disabled={isLast} onClick={() => onMove(1)}>
        ↓
      </Button>
      <Button {...button} aria-label={say('Remove: {name}', { name })} onClick={onRemove}>
        ×
      </Button>
    </div>
  );
}
