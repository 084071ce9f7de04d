import { Badge } from '@vendure/dashboard';

interface StateBadgeProps {
  readonly variant: 'success' | 'warning' | 'secondary' | 'outline' | 'destructive';
  readonly words: string;
}

/** A state in a word or two. The library's amber on amber is too pale to be read. */
export function StateBadge({ variant, words }: StateBadgeProps) {
  return (
    <Badge variant={variant} className={variant === 'warning' ? 'text-foreground' : undefined}>
      {words}
    </Badge>
  );
}
