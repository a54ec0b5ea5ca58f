import ts from 'typescript';
import { escapeForPattern } from '@/lib/text/escape-for-pattern';

/**
 * The messages that a source file uses. A pattern is a key in which `*` stands for a part that is known only at run
 * time, and a final `**` for all keys below.
 */
export type MessageUsesOfSourceFile = {
  /** Keys from the root of the message file. */
  patterns: Set<string>;
  /** Keys of a translator that is a parameter: it comes from another function or from a file that imports this one. */
  received: Set<string>;
  /** Namespaces of the translators that the file creates. */
  namespaces: Set<string>;
};

/** Functions that return a translator: those of next-intl, and the site's own. */
export const translatorFactoryNames = [
  'getTranslations',
  'useTranslations',
  'getTranslator',
  'getTranslatorForSpecies',
  'createTranslator',
];
/** Functions that return the messages themselves. */
export const messageReaders = ['getMessages', 'useMessages', 'readMessages', 'mergeSpeciesMessages'];
const methods = ['rich', 'raw', 'markup', 'has'];

/** Finds the messages that a source file uses. */
export function findMessageUsesInSourceFile(source: ts.SourceFile): MessageUsesOfSourceFile {
  const uses: MessageUsesOfSourceFile = { patterns: new Set(), received: new Set(), namespaces: new Set() };
  const translators = new Map<string, Set<string>>();
  // Local name -> key of the group of messages that it holds.
  const groups = new Map<string, string>();
  walk(source, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) bind(node.name, node.initializer);
  });
  walk(source, (node) => {
    if (ts.isCallExpression(node)) {
      const namespace = namespaceOf(node);
      if (namespace !== null) uses.namespaces.add(namespace);
      readCall(node);
    } else if (isChainEnd(node)) readChain(node);
  });
  return uses;

  function bind(name: ts.BindingName, initializer: ts.Expression): void {
    const value = unwrap(initializer);
    if (ts.isArrayBindingPattern(name)) {
      const list = ts.isCallExpression(value) ? value.arguments[0] : undefined;
      if (!list || !ts.isArrayLiteralExpression(list)) return;
      name.elements.forEach((element, index) => {
        const item = list.elements[index];
        if (ts.isBindingElement(element) && item) bind(element.name, item);
      });
      return;
    }
    const namespace = namespaceOf(value);
    if (namespace !== null && ts.isIdentifier(name)) {
      translators.set(name.text, (translators.get(name.text) ?? new Set()).add(namespace));
      return;
    }
    const group = groupOf(value);
    if (group !== null) bindGroup(name, group);
  }

  function bindGroup(name: ts.BindingName, group: string): void {
    if (ts.isIdentifier(name)) groups.set(name.text, group);
    else
      for (const element of name.elements)
        if (ts.isBindingElement(element))
          bindGroup(element.name, join(group, (element.propertyName ?? element.name).getText()));
  }

  function groupOf(value: ts.Expression): string | null {
    if (ts.isIdentifier(value)) return groups.get(value.text) ?? null;
    if (ts.isPropertyAccessExpression(value)) {
      const outer = groupOf(unwrap(value.expression));
      return outer === null ? null : join(outer, value.name.text);
    }
    return calledName(value) && messageReaders.includes(calledName(value) ?? '') ? '' : null;
  }

  function readCall(call: ts.CallExpression): void {
    const callee = unwrap(call.expression);
    const target =
      ts.isPropertyAccessExpression(callee) && methods.includes(callee.name.text) ? unwrap(callee.expression) : callee;
    const keys = keysOf(call.arguments[0]);
    if (!keys.length) return;
    const calledNamespace = namespaceOf(target);
    if (calledNamespace !== null) {
      for (const key of keys) uses.patterns.add(join(calledNamespace, key));
    } else if (ts.isIdentifier(target)) {
      const namespaces = translators.get(target.text);
      for (const namespace of namespaces ?? []) for (const key of keys) uses.patterns.add(join(namespace, key));
      if (!namespaces && /^(t|common|text|translate)$/.test(target.text))
        for (const key of keys) uses.received.add(key);
    }
  }

  /** True for a complete chain of properties, not for a part of one: `messages.fields.name`. */
  function isChainEnd(node: ts.Node): node is ts.Expression {
    return (
      (ts.isPropertyAccessExpression(node) || ts.isIdentifier(node)) &&
      !(ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node) &&
      !ts.isBindingElement(node.parent) &&
      !ts.isVariableDeclaration(node.parent)
    );
  }

  function readChain(node: ts.Expression): void {
    const group = groupOf(node);
    if (!group) return;
    uses.patterns.add(group);
    uses.patterns.add(`${group}.**`);
  }
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

const join = (...parts: string[]) => parts.filter(Boolean).join('.');

function unwrap(node: ts.Expression): ts.Expression {
  if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return unwrap(node.expression);
  return node;
}

function calledName(node: ts.Node): string | null {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : null;
}

/** The namespace of a translator that an expression creates; '' for all messages, null for anything else. */
function namespaceOf(node: ts.Expression): string | null {
  if (!translatorFactoryNames.includes(calledName(node) ?? '')) return null;
  const [first] = (node as ts.CallExpression).arguments;
  if (!first) return '';
  if (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)) return keysOf(first)[0] ?? '';
  if (!ts.isObjectLiteralExpression(first)) return '';
  const property = first.properties.find(({ name }) => name?.getText() === 'namespace');
  if (!property) return '';
  return ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer)
    ? property.initializer.text
    : '*';
}

/** The keys that the first argument of a translator may be. */
function keysOf(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return keysOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')];
  return ['**'];
}

/** True if a key matches a pattern. */
export function matchesKeyPattern(pattern: string, key: string): boolean {
  if (!pattern.includes('*')) return pattern === key;
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? '.+' : part === '*' ? '[^.]*' : escapeForPattern(part)))
    .join('');
  return new RegExp(`^${source}$`).test(key);
}
