import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { buildRedirectRules, renamedPublicPathByRoute } from './lib/config/redirects';
import { dayInGreece } from './lib/content/sale-dates';
import {
  crossOriginImageHeader,
  crossOriginImagePathPatterns,
  httpsHeaders,
  securityHeaders,
} from './lib/http/security-headers';
import { defaultLocale, localeCodes } from './lib/i18n/locales';

const prefixed = localeCodes.filter((code) => code !== defaultLocale).join('|');
const isDevelopment = process.env.NODE_ENV === 'development';
const standalone = process.env.NEXT_OUTPUT === 'standalone';

const listed = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // The component catalogue (page.design.tsx) exists only in development and in test builds, the tools for editors
  // (page.dev.tsx) only in development.
  pageExtensions: [
    ...(isDevelopment || process.env.DESIGN_CATALOGUE ? ['design.tsx'] : []),
    ...(isDevelopment ? ['dev.tsx', 'dev.ts'] : []),
    'tsx',
    'ts',
  ],
  // For containers: a folder with only what the server needs.
  output: standalone ? 'standalone' : undefined,
  // A container detects Redis at start. Without Redis the handler is the one of Next.js.
  cacheHandler:
    standalone || process.env.REDIS_URL ? path.resolve('server/next-internals/cache-handler.mjs') : undefined,
  env: { BUILT_ON: dayInGreece(new Date()), BUILT_WITH_BACKEND: process.env.SUPABASE_URL ? 'yes' : '' },
  // `npm run check` and CI check the types; a build only has to run.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Image sizes are generated beforehand. Next.js's image route would generate them again on request and store each
  // result on disk.
  images: { unoptimized: true },
  reactStrictMode: true,
  serverExternalPackages: [
    // They render with react-dom/server, which Next.js excludes from its own server bundles.
    '@react-email/render',
    '@react-pdf/layout',
    '@react-pdf/render',
    'pdfkit',
    // Libraries of the server that need no bundling: a third of the compilation.
    '@mdx-js/mdx',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/sdk-trace-node',
    '@supabase/ssr',
    '@supabase/supabase-js',
    '@zxcvbn-ts/core',
    '@zxcvbn-ts/language-common',
    'any-ascii',
    'feedsmith',
    'file-type',
    'iconv-lite',
    'jose',
    'libphonenumber-js',
    'minisearch',
    'nodemailer',
    'postal-mime',
    'qrcode',
    'read-excel-file',
    'remark-frontmatter',
    'remark-gfm',
    'remark-mdx-frontmatter',
    'tailwind-merge',
    'write-excel-file',
    'zod',
  ],
  // Traced deployments must include the JSON and text files that the server reads with fs. Listing them for each route
  // takes memory and time, so a build that is served where it is goes without.
  outputFileTracingIncludes:
    process.env.NEXT_TRACED_FILES === 'none'
      ? {}
      : {
          '/*': [
            './content/**',
            './messages/**',
            // The fonts of the PDF plans.
            './assets/fonts/*.ttf',
            './node_modules/@expo-google-fonts/{commissioner,noto-sans-sc}/{400Regular,700Bold,800ExtraBold}/*.ttf',
          ],
        },
  turbopack: { resolveAlias: { './collect-segment-data': './server/next-internals/no-segment-data.ts' } },
  // No inlineCss: it would write the styles twice into every page rendered per request. The serving layer inlines them
  // in prerendered pages.
  experimental: {
    authInterrupts: true,
    cpus: 2,
    // Goes with no-segment-data.ts: with it the router would request again and again what a page has no data for.
    prefetchInlining: false,
    turbopackFileSystemCacheForBuild: process.env.NEXT_COMPILER_CACHE !== 'off',
    // A page's code is loaded when it is first rendered: all of it at the start took 105 MB and half a second of CPU
    // time.
    preloadEntriesOnStart: false,
    // Otherwise /EN would match as a language below, and no page exists for it.
    caseSensitiveRoutes: true,
  },
  headers: async () => [
    { source: '/:path*', headers: listed(securityHeaders) },
    ...crossOriginImagePathPatterns.map((source) => ({
      source,
      headers: [{ key: crossOriginImageHeader.name, value: crossOriginImageHeader.value }],
    })),
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: listed(httpsHeaders),
    },
  ],
  // Each rule also matches with a slash at the end, which Next.js would remove by a redirect of its own before them. The
  // middleware removes it from all other paths, with what else is not canonical.
  skipTrailingSlashRedirect: true,
  redirects: async () =>
    [
      ...buildRedirectRules(),
      { source: '/api/:path+/', destination: '/api/:path+' },
      // The development server matches the middleware a second time without the slash, and would send an empty page.
      ...(isDevelopment ? [{ source: '/:path+/', destination: '/:path+' }] : []),
      // The middleware, which can drop the parameter, leads to the final URL at once.
    ].map((rule) => ({ ...rule, permanent: true, missing: [{ type: 'query' as const, key: 'lang' }] })),
  rewrites: async () => ({
    beforeFiles: [],
    // After files, so that public assets and built pages skip the pattern.
    afterFiles: [
      ...Object.entries(renamedPublicPathByRoute).flatMap(([route, publicPath]) => [
        { source: publicPath, destination: `/${defaultLocale}${route}` },
        { source: `/:locale(${prefixed})${publicPath}`, destination: `/:locale${route}` },
      ]),
      // TypeScript passes over folders whose name begins with a dot.
      { source: '/.well-known/security.txt', destination: '/security.txt' },
      { source: '/', destination: `/${defaultLocale}` },
      {
        source: `/:path((?!(?:${defaultLocale}|${prefixed})(?:/|$)|_next/|api/).*)`,
        destination: `/${defaultLocale}/:path`,
      },
    ],
    fallback: [],
  }),
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
