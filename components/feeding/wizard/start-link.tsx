'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';
import { buttonVariants } from '@/components/ui/button';

/** The way into the questions. What a product page's calculator put into the address goes along. */
export function StartLink({ href, label }: { href: string; label: string }) {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(location.search), []);
  return (
    <Link href={`${href}${query}`} prefetch={false} className={buttonVariants({ variant: 'inverse', size: 'lg' })}>
      {label}
    </Link>
  );
}
