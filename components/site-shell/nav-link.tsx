import type { ComponentProps } from 'react';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { ariaCurrent } from './nav-links';

type Props = Omit<ComponentProps<typeof Link>, 'href'> & { path: string; href: string };

/** A menu link that is marked as current if it leads to the current page (`path`). */
export function NavLink({ path, href, ...props }: Props) {
  return <Link href={href} aria-current={ariaCurrent(path, href)} {...props} />;
}
