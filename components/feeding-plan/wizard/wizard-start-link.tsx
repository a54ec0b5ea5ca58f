'use client';

import { useEffect, useState } from 'react';

const carried = /^[?#](weight=.*)/;

/**
 * The way into the questions. What a product page's calculator put into the URL goes along: after the `#`, where no
 * server reads it, unless the calculator was a plain form. It opens a new document: on a slow phone that is there
 * sooner than the page that the router would render in the browser (`PrefetchRules`).
 */
export function WizardStartLink({ href, label, className }: { href: string; label: string; className: string }) {
  const [values, setValues] = useState('');
  useEffect(() => {
    const [, found] = carried.exec(location.hash) ?? carried.exec(location.search) ?? [];
    setValues(found ? `#${found}` : '');
  }, []);
  return (
    <a href={`${href}${values}`} className={className}>
      {label}
    </a>
  );
}
