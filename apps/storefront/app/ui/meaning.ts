import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';

export type Meaning = 'info' | 'success' | 'warning' | 'error';

/** Colour alone says nothing to many people: each meaning has its shape as well. */
export const iconOfMeaning: Readonly<Record<Meaning, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
};
