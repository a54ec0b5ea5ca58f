import type { Page } from '@playwright/test';

/**
 * Returns what is badly set on a page: a number parted from its unit, a torn range, a line that begins with a
 * separator, a heading or paragraph whose last line is one short word or one Chinese character, and a button of two
 * lines. A short word has at most three letters; units are signs such as kg, the Chinese measure words, and the
 * words for hours, days, weeks, months and years.
 */
export function typesettingProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const signs =
      '%|°C|℃|[mkμ]?g|kcal|kJ|kWh|cm|mm|km|IU|[mк]?л|мг|мкг|к?г|ккал|кДж|км|см|ч|克|千克|千卡|千焦|厘米|小时|分钟|天|周|个月|岁';
    const times =
      'hours?|days?|weeks?|months?|years?|ώρ\\p{L}+|ημέρ\\p{L}+|εβδομάδ\\p{L}+|μήν\\p{L}+|horas?|días?|semanas?|mes(?:es)?|años?|час\\p{L}*|д(?:ень|ня|ней|ни)|недел\\p{L}+|месяц\\p{L}*|heures?|jours?|semaines?|mois|ans?|дни|седмиц\\p{L}+|месец\\p{L}*|години|stund\\p{L}+|dien\\p{L}+|nedēļ\\p{L}+|mēne\\p{L}+|or[ae]|giorn\\p{L}+|settiman\\p{L}+|mes[ei]';
    const unit = new RegExp(`^(?:${signs}|${times})(?!\\p{L})|^(?:千克|千卡|千焦|小时|分钟|个月|克|天|周|岁)`, 'u');
    const problems = new Set<string>();
    for (const block of document.querySelectorAll<HTMLElement>(
      'h1, h2, h3, h4, p, li, dd, dt, td, th, figcaption, caption, label, legend, summary, blockquote',
    )) {
      if (!isShown(block)) continue;
      const lines = linesOf(block);
      lines.slice(1).forEach((line, index) => {
        const before = lines[index] ?? '';
        if (/\d$/.test(before) && unit.test(line)) problems.add(`unit: ${before} | ${line}`);
        if (/\d%?\s?[–~～至-]$/.test(before) && /^\d/.test(line)) problems.add(`range: ${before} | ${line}`);
        if (/^[–~～至-]\d/.test(line) && /\d$/.test(before)) problems.add(`range: ${before} | ${line}`);
        if (/^[·,;:.!?)\]|/»”’、，。；：！？）》…–—]/.test(line)) problems.add(`separator: ${before} | ${line}`);
      });
      const last = lines.at(-1) ?? '';
      const isText = /^(H[1-4]|P)$/.test(block.tagName);
      if (isText && lines.length > 1 && isShort(last)) problems.add(`last line: ${lines.at(-2)} | ${last}`);
    }
    // Buttons and links that look like one; a card that is a link as a whole is none.
    if (innerWidth < 400)
      for (const button of document.querySelectorAll<HTMLElement>('main .rounded-sm.justify-center.font-bold'))
        if (isShown(button) && linesOf(button).length > 1) problems.add(`button: ${linesOf(button).join(' | ')}`);
    return [...problems];

    function isShown(element: HTMLElement): boolean {
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('.sr-only, [aria-hidden="true"], svg, [data-sources]')
      );
    }

    /** True for a single word of at most three letters, and for a single Chinese character. */
    function isShort(line: string): boolean {
      const letters = line.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      return /\p{Script=Han}/u.test(line) ? letters < 2 : !/\s/.test(line) && letters <= 3;
    }

    /** The lines of a block's own text. A block with blocks inside has none: those are visited themselves. */
    function linesOf(block: HTMLElement): string[] {
      if (block.querySelector('h1, h2, h3, h4, p, li, dd, dt, td, th, label, table, ul, ol, dl')) return [];
      const lines: { bottom: number; text: string }[] = [];
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent || parent.closest('.sr-only, svg, [aria-hidden="true"], sup, sub')) continue;
        const content = text.textContent ?? '';
        for (let at = 0; at < content.length; at++) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const rect = range.getBoundingClientRect();
          if (rect.width === 0) continue;
          const line = lines.at(-1);
          // Smaller type in the same line overlaps it; the next line does not.
          if (line && rect.top < line.bottom - 3) line.text += content[at];
          else lines.push({ bottom: rect.bottom, text: content[at] ?? '' });
        }
      }
      return lines.map(({ text }) => text.trim()).filter(Boolean);
    }
  });
}
