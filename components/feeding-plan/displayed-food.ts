import type { PictureFile } from '@/components/art/slot-and-pack-pictures';
import type { PlanFood } from '@/lib/content/plan-foods';

/** A food as the browser needs it: its figures for the plan, its URL and its pack. */
export type DisplayedFood = Omit<PlanFood, 'path' | 'formats'> & {
  href: string;
  pack: Omit<PictureFile, 'alt'>;
};
