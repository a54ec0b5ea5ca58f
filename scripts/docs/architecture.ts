import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '@/server/project-environment';
import { collectImportsByProjectPart } from './imports';

type Layer = { id: string; title: string; holds: (part: string) => boolean };

const shared = [
  'components',
  ...['forms', 'map', 'search', 'sections', 'site-shell', 'ui'].map((name) => `components/${name}`),
];
const ground = [
  'lib',
  ...['config', 'files', 'forms', 'http', 'i18n', 'mail', 'observability', 'supabase', 'text'].map(
    (name) => `lib/${name}`,
  ),
];

/**
 * From top to bottom: a layer imports only from those below it. A new folder is an area
 * or a domain unless it is listed here.
 */
const layers: Layer[] = [
  { id: 'routes', title: 'Routes: everything with a URL', holds: (part) => part === 'app' || part === 'entry points' },
  {
    id: 'areas',
    title: 'Areas: UI of one kind of page',
    holds: (part) => part.startsWith('components/') && !shared.includes(part) && part !== 'components/art',
  },
  { id: 'shared', title: 'Shared UI', holds: (part) => shared.includes(part) },
  {
    id: 'server',
    title: 'Server: start, HTTP layer, background work',
    holds: (part) => part.startsWith('server') && part !== 'server/embedded-supabase',
  },
  { id: 'documents', title: 'Documents: everything in PDF', holds: (part) => part.startsWith('documents/') },
  { id: 'art', title: 'Pictures: media, packs, scenes', holds: (part) => part === 'components/art' },
  { id: 'backend', title: 'Embedded back end', holds: (part) => part === 'server/embedded-supabase' },
  {
    id: 'domains',
    title: 'Domains: data and rules',
    holds: (part) => part.startsWith('lib/') && !ground.includes(part),
  },
  {
    id: 'ground',
    title: 'Foundation: configuration, HTTP, logs, languages, forms, mail, back end client',
    holds: (part) => ground.includes(part),
  },
];

/** Domains that build on others: the feeding plan applies the feeding rules to the products; the staff part of one. */
const joins: Record<string, string[]> = {
  'lib/feeding-plan': ['lib/content', 'lib/feeding'],
  'lib/newsletter/admin': ['lib/newsletter'],
};

function layerOf(part: string): Layer {
  const layer = layers.find(({ holds }) => holds(part));
  if (!layer) throw new Error(`${part} belongs to no layer: add it to scripts/docs/architecture.ts`);
  return layer;
}

/** Returns imports from a lower layer to a higher one: `part -> part`. There must be none. */
export function findUpwardImports(imports = collectImportsByProjectPart(projectDir)): string[] {
  return edges(imports).flatMap(([from, to]) =>
    layers.indexOf(layerOf(from)) > layers.indexOf(layerOf(to)) ? [`${from} -> ${to}`] : [],
  );
}

/**
 * Returns imports from one area or domain to another: `part -> part`. There must be none, except that
 * every domain may import `lib/auth`.
 */
export function findSidewaysImports(imports = collectImportsByProjectPart(projectDir)): string[] {
  return edges(imports).flatMap(([from, to]) => {
    const layer = layerOf(from);
    const apart = layer.id === 'areas' || layer.id === 'domains';
    const allowed = to === 'lib/auth' || joins[from]?.includes(to);
    return apart && layerOf(to) === layer && !allowed ? [`${from} -> ${to}`] : [];
  });
}

const edges = (imports: Map<string, string[]>) =>
  [...imports].flatMap(([from, targets]) => targets.map((to): [string, string] => [from, to]));

function drawing(imports: Map<string, string[]>): string {
  const boxes = layers.map(({ id, title, holds }) => {
    const parts = [...imports.keys()].filter(holds).join(', ');
    return `  ${id}["<b>${title}</b><br>${parts}"]`;
  });
  const arrows = new Set(
    edges(imports).flatMap(([from, to]) => {
      const [a, b] = [layerOf(from).id, layerOf(to).id];
      return a === b ? [] : [`  ${a} --> ${b}`];
    }),
  );
  // Calls at run time, which imports do not show.
  const calls = ['  server -. requests what is not in memory .-> routes', '  ground -. HTTP .-> backend'];
  return ['```mermaid', 'flowchart TD', ...boxes, ...[...arrows].sort(), ...calls, '```'].join('\n');
}

/** Returns the diagram of the layers, and the list of imports between folders. */
export function formatImportGraphMarkdown(imports: Map<string, string[]>): string {
  const lines = [...imports]
    .filter(([, targets]) => targets.length > 0)
    .map(([part, to]) => `- ${part}: ${to.join(', ')}`);
  return [
    drawing(imports),
    '<details><summary>Which folder imports which</summary>',
    lines.join('\n'),
    '</details>',
  ].join('\n\n');
}

const made = /(<!-- made by npm run docs -->\n)[\s\S]*(<!-- end -->)/;

/** Returns `docs/architecture.md` with the diagram and the list regenerated from the code. */
export function formatArchitectureMarkdown(): string {
  const text = readFileSync(path.join(projectDir, 'docs/architecture.md'), 'utf8');
  return text.replace(
    made,
    (_, start, end) => `${start}\n${formatImportGraphMarkdown(collectImportsByProjectPart(projectDir))}\n\n${end}`,
  );
}
