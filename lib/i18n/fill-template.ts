/**
 * Puts values into the `{names}` of a text: in the browser this replaces the translator for texts without plural forms.
 */
export function fillTemplate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
