/**
 * Speculation rules by which the browser at once prefetches the pages that this page is there to lead to, unless the
 * visitor saves data. Browsers without them (Safari, Firefox) ignore the element.
 */
export function PrefetchRules({ urls }: { urls: string[] }) {
  const rules = JSON.stringify({ prefetch: [{ urls }] });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, which JSON needs as they are.
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: rules }} />;
}
