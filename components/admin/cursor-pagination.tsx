import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';

type Props = { label: string; newest: Way | null; older: Way | null };
type Way = { href: string; text: string };

/** The ways through a staff list that goes from new to old; nothing where the whole of it is shown. */
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
