/** Returns a heading and a Markdown table; all columns but the first contain numbers. */
export function benchmarkTable(heading: string, head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, index) => (index ? '---:' : '---')));
  return [`### ${heading}`, '', line(head), rule, ...rows.map(line)].join('\n');
}
