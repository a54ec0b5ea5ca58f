'use client';

import { Button } from '@/components/ui/button';

const themes = ['light', 'dark'] as const;

/** Switches the theme of this page only. */
export function DesignThemeSwitch() {
  return (
    <div className="container-page flex gap-4 pt-8">
      {themes.map((theme) => (
        <Button
          key={theme}
          variant="outline"
          size="sm"
          onClick={() => {
            document.documentElement.dataset.theme = theme;
          }}
        >
          {theme}
        </Button>
      ))}
    </div>
  );
}
