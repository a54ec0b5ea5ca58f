const near = 2;
const allUpTo = 9;
const steps = 10;

/**
 * Returns the page numbers to link from one page, null for a gap: all of a short list; of a long list the first, the
 * last, the neighbours and every tenth, so that any page is at most four clicks away.
 */
export function computePaginationWindow(page: number, pages: number): (number | null)[] {
  const shown = (number: number) =>
    pages <= allUpTo || number === 1 || number === pages || number % steps === 0 || Math.abs(number - page) <= near;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(shown);
  return numbers.flatMap((number, index) =>
    index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
}
