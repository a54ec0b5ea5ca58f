import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { sourceFilesUnder } from '@/scripts/docs/imports';

/** A source file of the site with the files of the site that it imports. */
export type ImportGraphNode = { file: string; source: ts.SourceFile; imports: string[] };

/** Every source file that may show a text, by its path. */
export function readSourceGraph(): Map<string, ImportGraphNode> {
  const files = ['app', 'components', 'documents', 'lib', 'server'].flatMap((folder) => sourceFilesUnder('.', folder));
  // Files that only the development server uses show no text to visitors.
  const publicFiles = files.filter((file) => /\.tsx?$/.test(file) && !/\/(dev|design)\//.test(file));
  return new Map(publicFiles.map((file) => [file, readNode(file)]));
}

function readNode(file: string): ImportGraphNode {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const imports = new Set<string>();
  const add = (name: ts.Node | undefined) => {
    const target = name && ts.isStringLiteral(name) ? resolveImport(file, name.text) : null;
    if (target) imports.add(target);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) add(node.moduleSpecifier);
    else if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
    node.forEachChild(visit);
  };
  visit(source);
  return { file, source, imports: [...imports] };
}

function resolveImport(from: string, name: string): string | null {
  if (!name.startsWith('.') && !name.startsWith('@/')) return null;
  const target = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(from), name);
  return [`${target}.ts`, `${target}.tsx`, target].find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}

/** File -> those of the `entries` that import it, directly or through other files. */
export function mapFilesToEntryPoints(
  graph: Map<string, ImportGraphNode>,
  entries: string[],
): Map<string, Set<string>> {
  const entriesByFile = new Map<string, Set<string>>();
  for (const entry of entries) {
    const pending = [entry];
    while (pending.length) {
      const file = pending.pop() as string;
      const fileEntries = entriesByFile.get(file) ?? new Set();
      if (fileEntries.has(entry)) continue;
      entriesByFile.set(file, fileEntries.add(entry));
      pending.push(...(graph.get(file)?.imports ?? []));
    }
  }
  return entriesByFile;
}
