import ts from 'typescript';

/** Everyday words that docs/glossary.md replaces by a term of the field. */
const everyday =
  /^(answer|asks?|asked|told|kept|wish(es)?|says?|said|wants?|wanted|longest|typed|address(es)?|words|patience|fewest|refus(e|ed|als?))$/i;

/** More of them, which tests may use. */
const everydayInSite = /^(posted|keeps|looks?|shops?|settled?|elsewhere|further|tells?|most|least)$/i;

/** Declarations that may use one, each with the reason. */
const allowed: { name: RegExp; file?: RegExp; why: string }[] = [
  {
    name: /^answer(?!$)|WizardAnswer/i,
    file: /^(components|documents|lib|tests\/unit\/components)\/feeding/,
    why: 'answers of the plan wizard',
  },
  {
    name: /^(brandPostal|BrandPostal|Postal|postal|street|geocodeStore)Address(Line|Locale)?$/,
    why: 'postal addresses',
  },
  {
    name: /^address(Latin)?$/,
    file: /(brand|stores?|home|json-ld|columns)\b|^tests\/db\/|csv/,
    why: 'columns and schema.org',
  },
  { name: /^address$/, file: /^(lib\/mail|tests\/db\/smtp)/, why: 'names of nodemailer' },
  { name: /^address$/, file: /privacy/, why: 'a parameter of SQL functions' },
  { name: /^(peer|remote)Address$|^acceptedAnswer$|^address(Locality|Country)$/, why: 'names of Node and schema.org' },
  { name: /^words$/, file: /^(lib\/(leads|stores)|tests\/(db|load))\//, why: 'a parameter of SQL functions' },
  { name: /^wordsPerMinute$/, why: 'the unit of reading speed' },
  {
    name: /^refused$/,
    file: /feeding-plan|media|plan-export|resilience/,
    why: 'keys of messages, and connections that the system refuses',
  },
  { name: /^isLookAlike$/, why: 'look-alike characters' },
  { name: /^asks$/, file: /^components\/feeding-plan\//, why: 'keys of messages' },
];

// What an author names freely: also properties, unless they are quoted or repeat a column (`asked_at`).
const {
  VariableDeclaration,
  Parameter,
  FunctionDeclaration,
  TypeAliasDeclaration,
  PropertyDeclaration,
  PropertySignature,
  PropertyAssignment,
  MethodDeclaration,
  MethodSignature,
} = ts.SyntaxKind;
const named = [
  ...[VariableDeclaration, Parameter, FunctionDeclaration, TypeAliasDeclaration],
  ...[PropertyDeclaration, PropertySignature, PropertyAssignment, MethodDeclaration, MethodSignature],
];
const isNamed = ({ parent }: ts.Node) =>
  named.includes(parent.kind) ||
  (ts.isBindingElement(parent) && (parent.propertyName || ts.isArrayBindingPattern(parent.parent)));
const isColumn = (name: string) => /_/.test(name);

/** The declarations of a file with an everyday word in their name, as `file:line name`. */
export function findUnclearNames(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const isSite = !file.startsWith('tests/');
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && 'name' in node.parent && node.parent.name === node) {
      const parts = node.text.split(/(?=[A-Z])|[^a-zA-Z]+/);
      const isAllowed = allowed.some(({ name, file: place }) => name.test(node.text) && (place?.test(file) ?? true));
      const isUnclear = parts.some((part) => everyday.test(part) || (isSite && everydayInSite.test(part)));
      if (isNamed(node) && !isColumn(node.text) && !isAllowed && isUnclear)
        found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
