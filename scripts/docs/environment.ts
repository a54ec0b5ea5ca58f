import { z } from 'zod';
import { variables } from '@/lib/env-variables';
import { variables as backEnd } from '@/supabase/embedded/settings';
import { table } from './table';
import { internalVariables, toolVariables } from './tool-variables';

const head = `# Environment variables

Written by \`npm run docs:env\` from \`lib/env-variables.ts\`; do not edit. An empty value means unset. \`npm start\` refuses to start while
one is malformed, and names it; elsewhere the error comes when the site first needs it. A \`.env.local\` file in the project's folder is read too. _Build_ marks what is written into built pages: after a
change, build again.
`;

/** What a schema accepts, in words for a table. */
function accepts(type: z.ZodType): string {
  const json = z.toJSONSchema(type, { io: 'output', unrepresentable: 'any' });
  if (json.enum) return json.enum.map((value) => `\`${value}\``).join(', ');
  if (json.type === 'integer') return `${json.minimum} to ${json.maximum}`;
  return json.format === 'uri' ? 'address' : json.format === 'email' ? 'e-mail' : 'text';
}

/** One row of the table: name, meaning, what it takes, default, required when, read at. */
export function variableRow(name: string, type: z.ZodType): string[] {
  const { description = '', when, built } = type.meta() ?? {};
  if (!description) throw new Error(`${name} has no description: add one with .meta() where it is declared`);
  const unset = type.safeParse(undefined);
  const fallback = unset.success && unset.data !== undefined && unset.data !== '' ? `\`${unset.data}\`` : '';
  const required = unset.success ? String(when || 'no') : String(when || 'yes');
  return [`\`${name}\``, description, accepts(type), fallback, required, built ? 'build' : 'start'];
}

const columns = ['name', 'meaning', 'takes', 'default', 'required', 'read at'];

/** The text of `docs/environment.md`; throws for a variable without a description. */
export function environmentPage(): string {
  const site = Object.entries(variables.shape).map(([name, type]) => variableRow(name, type));
  const own = Object.entries(backEnd.shape)
    .filter(([name]) => !(name in variables.shape) && !internalVariables.includes(name))
    .map(([name, type]) => variableRow(name, type));
  const tools = toolVariables.map(([name, meaning, fallback]) => [`\`${name}\``, meaning, fallback]);
  return `${head}
## The site

${table(columns, site)}

## The embedded back end

For \`npm start\` without \`SUPABASE_URL\`.

${table(columns, own)}

## Building and testing

${table(['name', 'meaning', 'default'], tools)}
`;
}
