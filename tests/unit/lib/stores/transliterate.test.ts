import { expect, it } from 'vitest';
import { toLatin } from '@/lib/stores/transliterate';

it.each([
  ['Η Ουρά', 'I Oura', 'GR'],
  ['Μπόουλ & Λουρί', 'Booul & Louri', 'GR'],
  ['Εύβοια', 'Evvoia', 'GR'],
  ['Ναύπλιο, Λ. Αλεξάνδρας 5', 'Nafplio, L. Alexandras 5', 'GR'],
  ['ΘΕΣΣΑΛΟΝΙΚΗ', 'THESSALONIKI', 'GR'],
  ['Αγγελή 3, Ψυχικό', 'Angeli 3, Psychiko', 'GR'],
  ['Πέτρου Μαΐου', 'Petrou Maiou', 'GR'],
  ['Щастие, София', 'Shtastie, Sofiya', 'BG'],
  ['Pet City 24', 'Pet City 24', 'GR'],
])('writes %s in Latin letters', (text, latin, country) => expect(toLatin(text, country)).toBe(latin));
