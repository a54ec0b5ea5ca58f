// Resolves the specifiers of hosted functions, `npm:zod@4`, to the packages of this project.
const npmSpecifier = /^npm:\/?((?:@[^/@]+\/)?[^/@]+)(?:@[^/]+)?(\/.*)?$/;

export function resolve(specifier, context, next) {
  const [, name, path = ''] = npmSpecifier.exec(specifier) ?? [];
  return next(name ? `${name}${path}` : specifier, context);
}
