'use client';

import Link from 'next/link';
import { useEffect, useState } from 'react';

/** The way into the questions. What a product page's calculator put into the address goes along. */
export function StartLink({ href, label, className }: { href: string; label: string; className: string }) {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(location.search), []);
  return (
    <Link href={`${href}${query}`} prefetch={false} className={className}>
      {label}
    </Link>
  );
}
