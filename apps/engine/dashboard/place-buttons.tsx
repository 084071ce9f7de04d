import { Button } from '@vendure/dashboard';

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
      <Button {...button} aria-label={`Move up: ${name}`} disabled={isFirst} onClick={() => onMove(-1)}>
        ↑
      </Button>
      <Button {...button} aria-label={`Move down: ${name}`} disabled={isLast} onClick={() => onMove(1)}>
        ↓
      </Button>
      <Button {...button} aria-label={`Remove: ${name}`} onClick={onRemove}>
        ×
      </Button>
    </div>
  );
}
