'use client';

import { useEffect, useState } from 'react';

/** The way into the questions. What a product page's calculator put into the address goes along. */
export function StartLink({ href, label, className }: { href: string; label: string; className: string }) {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(location.search), []);
  return (
    <a href={`${href}${query}`} data-router="" className={className}>
      {label}
    </a>
  );
}
