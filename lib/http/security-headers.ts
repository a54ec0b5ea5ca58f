/** Headers of every response, whatever its content. The script policy differs from page to page (lib/http/csp.ts). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * For images that link previews, feed readers and search engines show on their own pages; replaces the header above.
 */
export const crossOriginImageHeader = { name: 'Cross-Origin-Resource-Policy', value: 'cross-origin' };

/** The paths of those images, as patterns for next.config.ts; files opened by a token are not included. */
export const crossOriginImagePathPatterns = [
  '/:folder(og|art|icons)/:file*',
  '/:icon(favicon\\.ico|icon\\.svg|apple-icon\\.png)',
  '/api/files/:file((?!signed/).+)',
];

/**
 * For responses over https: two years, as the preload lists require, and isolation from windows of other sites. Over
 * http browsers ignore both, and log a warning about the second.
 */
export const httpsHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
