import { brand } from '@/lib/config/brand';

/** Renames of pages: the kind, the name, its new name, and the path before and after. */
export const sampleRenames: [kind: string, name: string, newName: string, from: string, to: string][] = [
  ['product', 'simple', 'simple-chicken', `/products/${brand.slug}-simple`, '/products/simple-chicken'],
  ['product', 'beef-dinner', 'beef-and-liver', '/products/beef-dinner', '/products/beef-and-liver'],
  ['product', 'kittens-grow', 'kittens', '/products/cats/kittens-grow', '/products/cats/kittens'],
  ['post', 'bones', 'raw-bones', '/blog/bones', '/blog/raw-bones'],
  ['post', 'switching-in-10-days', 'ten-days', '/blog/switching-in-10-days', '/blog/ten-days'],
  ['category', 'feeding', 'nutrition', '/blog/category/feeding', '/blog/category/nutrition'],
  ['page', 'about', '/our-story', '/about', '/our-story'],
  ['page', 'faq', '/questions', '/faq', '/questions'],
];
