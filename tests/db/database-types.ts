import path from 'node:path';
import ts from 'typescript';

/** The type of a column in database.types.ts. */
export type TypeOf = {
  column: string;
  base: 'string' | 'number' | 'boolean' | 'Json' | 'string[]';
  nullable: boolean;
  choices: string[] | null;
};

const file = path.join(import.meta.dirname, '../../lib/supabase/database.types.ts');

/** Returns every column of `Database['public']['Tables']`, and those required on insert, both sorted. */
export function databaseTypes(): { rows: TypeOf[]; requiredOnInsert: string[] } {
  const program = ts.createProgram([file], { strict: true, noEmit: true, skipLibCheck: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} cannot be read`);
  const database = source.statements.find(
    (statement): statement is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(statement) && statement.name.text === 'Database',
  );
  if (!database) throw new Error('database.types.ts declares no Database');

  const at = (type: ts.Type, name: string) => {
    const property = type.getProperty(name);
    if (!property) throw new Error(`database.types.ts lacks ${name}`);
    return checker.getTypeOfSymbolAtLocation(property, database);
  };
  const tables = at(at(checker.getTypeAtLocation(database), 'public'), 'Tables');

  const rows: TypeOf[] = [];
  const requiredOnInsert: string[] = [];
  for (const table of tables.getProperties()) {
    const shape = at(tables, table.name);
    for (const column of at(shape, 'Row').getProperties()) {
      const type = checker.getTypeOfSymbolAtLocation(column, database);
      rows.push({ column: `${table.name}.${column.name}`, ...describeType(checker, type) });
    }
    for (const column of at(shape, 'Insert').getProperties()) {
      if (!(column.flags & ts.SymbolFlags.Optional)) requiredOnInsert.push(`${table.name}.${column.name}`);
    }
  }
  return { rows: rows.sort((a, b) => a.column.localeCompare(b.column)), requiredOnInsert: requiredOnInsert.sort() };
}

function describeType(checker: ts.TypeChecker, type: ts.Type): Omit<TypeOf, 'column'> {
  if (type.aliasSymbol?.name === 'Json') return { base: 'Json', nullable: false, choices: null };
  const nullable = checker.getNonNullableType(type) !== type;
  const bare = checker.getNonNullableType(type);
  if (checker.isArrayType(bare)) return { base: 'string[]', nullable, choices: null };
  const literals = bare.isUnion()
    ? bare.types.filter((part) => part.isStringLiteral()).map((part) => String(part.value))
    : [];
  if (literals.length > 0) return { base: 'string', nullable, choices: literals.sort() };
  const base = checker.typeToString(bare);
  if (base !== 'string' && base !== 'number' && base !== 'boolean') throw new Error(`Unexpected type ${base}`);
  return { base, nullable, choices: null };
}
