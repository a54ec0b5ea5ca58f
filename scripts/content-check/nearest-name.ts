/** The known name that differs least from a misspelt one; null if none is similar. */
export function findNearestName(name: string, known: readonly string[]): string | null {
  const ranked = known
    .map((one) => ({ one, distance: countEdits(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  // More than a third of other letters is another word.
  return best && best.distance <= Math.max(1, Math.floor(name.length / 3)) ? best.one : null;
}

/** The Levenshtein distance: how many letters must be put in, left out or replaced. */
function countEdits(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 0; column < to.length; column += 1)
      current.push(
        Math.min(
          (current[column] ?? 0) + 1,
          (previous[column + 1] ?? 0) + 1,
          (previous[column] ?? 0) + (letter === to[column] ? 0 : 1),
        ),
      );
    previous = current;
  }
  return previous[to.length] ?? 0;
}
