import path from 'node:path';

/**
 * A plugin of the bundler: the content is read when it is imported, as without a bundle, from three folders above the
 * bundle. A file of the content that is missing or broken stops no bundling.
 */
export const contentAtRuntime = (root) => ({
  name: 'content-at-runtime',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\.json$/ }, ({ path: name, resolveDir }) => {
      const file = name.startsWith('@/') ? path.join(root, name.slice(2)) : path.resolve(resolveDir, name);
      const relative = path.relative(root, file).split(path.sep).join('/');
      return /^(?:content|messages)\//.test(relative) ? { path: relative, namespace: 'content' } : undefined;
    });
    onLoad({ filter: /./, namespace: 'content' }, ({ path: file }) => ({
      contents: [
        "import { readFileSync } from 'node:fs';",
        `const file = new URL(${JSON.stringify(`../../../${file}`)}, import.meta.url);`,
        "export default JSON.parse(readFileSync(file, 'utf8'));",
      ].join('\n'),
    }));
  },
});
