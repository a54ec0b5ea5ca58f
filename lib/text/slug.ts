const greek: Record<string, string> = Object.fromEntries(
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'
    .split(' ')
    .reduce<[string, string][]>((pairs, part, index, all) => {
      if (index % 2 === 0) pairs.push([part, all[index + 1] ?? '']);
      return pairs;
    }, []),
);

/**
 * A URL segment made from a text: Latin letters (ISO 843 simplified for Greek), digits and hyphens; empty when nothing
 * is left.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ου', 'ou')
    .replace(/[α-ως]/g, (letter) => greek[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}

/** True for a URL segment as this site writes it: lower-case Latin letters, digits and single hyphens. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
