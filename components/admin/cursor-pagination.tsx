import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/lib/i18n/current-locale-and-link';

type Props = { label: string; newest: Way | null; older: Way | null };
type Way = { href: string; text: string };

/** Links to the older and the newest page of a staff list. Shows nothing if the list has a single page. */
export function CursorPagination({ label, newest, older }: Props) {
  const ways = [newest, older].flatMap((way) => way ?? []);
  if (ways.length === 0) return null;
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap gap-3">
      {ways.map(({ href, text }) => (
        <Link key={text} href={href} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
