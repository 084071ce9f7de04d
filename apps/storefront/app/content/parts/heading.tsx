import type { ReactNode } from 'react';

interface HeadingProps {
  readonly level: 1 | 2 | 3;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A heading whose rank depends on what stands above it. */
export function Heading({ level, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={className}>{children}</Tag>;
}
