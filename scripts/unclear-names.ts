import ts from 'typescript';

/** Everyday words that docs/glossary.md replaces by a term of the field. */
const everyday = /^(answer|asks?|asked|told|kept|wish(es)?|says?|said|wanted|longest|typed|address(es)?|words)$/i;

/** Declarations that may use one, each with the reason. */
const allowed: { name: RegExp; file?: RegExp; why: string }[] = [
  {
    name: /^answer(Keys|Text|Field|Errors|Labels|Rows|Table|Columns)$/i,
    why: 'answers of the questionnaire of the plan',
  },
  { name: /^address(In|Line|Key|Locale)$|^byAddress$|^PostalAddress$/, why: 'postal addresses' },
  {
    name: /words/i,
    file: /^(lib\/(auth|content|forms|stores|text)|documents\/kit|scripts|tests)\//,
    why: 'split texts',
  },
];

// What an author names freely: a property may repeat a column, a message key or an API.
const { VariableDeclaration, Parameter, FunctionDeclaration, TypeAliasDeclaration } = ts.SyntaxKind;
const named = [VariableDeclaration, Parameter, FunctionDeclaration, TypeAliasDeclaration];
const isNamed = ({ parent }: ts.Node) =>
  named.includes(parent.kind) ||
  ts.isPropertyDeclaration(parent) ||
  (ts.isBindingElement(parent) && (parent.propertyName || ts.isArrayBindingPattern(parent.parent)));

/** The declarations of a file with an everyday word in their name, as `file:line name`. */
export function unclearNames(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && 'name' in node.parent && node.parent.name === node) {
      const parts = node.text.split(/(?=[A-Z])|[^a-zA-Z]+/);
      const isAllowed = allowed.some(({ name, file: place }) => name.test(node.text) && (place?.test(file) ?? true));
      if (isNamed(node) && !isAllowed && parts.some((part) => everyday.test(part)))
        found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
