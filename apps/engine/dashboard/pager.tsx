import { Button } from '@vendure/dashboard';
import { say } from './say';

interface PagerProps {
  readonly skip: number;
  readonly take: number;
  readonly totalItems: number;
  readonly onChange: (skip: number) => void;
}

export function Pager({ skip, take, totalItems, onChange }: PagerProps) {
  const last = Math.min(skip + take, totalItems);
  // There is nothing to turn.
  if (totalItems <= take && skip === 0)
    return (
      <p className="pt-3 text-sm text-muted-foreground">
        {totalItems === 0 ? say('None') : say('{totalItems} in all', { totalItems })}
      </p>
    );
  return (
    <nav aria-label={say('Pages of the list')} className="flex items-center gap-2 pt-3 text-sm">
      <span>
        {totalItems === 0 ? say('None') : say('{first}–{last} of {totalItems}', { first: skip + 1, last, totalItems })}
      </span>
      <Button variant="outline" size="sm" disabled={skip === 0} onClick={() => onChange(Math.max(0, skip - take))}>
        {say('Previous')}
      </Button>
      <Button variant="outline" size="sm" disabled={last >= totalItems} onClick={() => onChange(skip + take)}>
        {say('Next')}
      </Button>
    </nav>
  );
}
