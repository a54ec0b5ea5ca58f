/** Headers of every answer, whatever it carries. The policy for scripts differs from page to page (lib/csp.ts). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For pictures that link previews, feed readers and search engines show on pages of their own, in place of the header above. */
export const sharedPicture = { name: 'Cross-Origin-Resource-Policy', value: 'cross-origin' };

/** Where those pictures are, as patterns of next.config.ts; what a token opens is for nobody else. */
export const sharedPictures = [
  '/:folder(og|art|icons)/:file*',
  '/:icon(favicon\\.ico|icon\\.svg|apple-icon\\.png)',
  '/api/files/:file((?!signed/).+)',
];

/**
 * For answers that came over https: two years, as the preload lists ask, and windows that no other site holds on to. Over http browsers
 * ignore both, and complain about the second.
 */
export const httpsHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
